import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { nearest } from '../../text/nearest.js';
import type { Span } from '../../text/span.js';
import type { Block } from '../page/blocks.js';
import type { OpenReading } from './page-prose.js';
import { moveSentences, type PieceDraft } from './piece-drafts.js';
import { contradictions } from './piece-evidence.js';
import type { Chosen, PieceMovements } from './piece-movements.js';
import { distinctReadings } from './read-moves.js';
import { choicesFor, CHOICE_WORDS, type ChoiceKey, type OpenChoice } from './sentence-choices.js';

/** What an entry may mean, after all that the page says of it. */
export interface Candidates {
  /** At least one; the plainest first. */
  readonly choices: readonly OpenChoice[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A sentence anywhere on the page that says how far a piece goes: "the quail has an unlimited diagonal". */
export interface ReachRemark {
  /** In small letters. */
  readonly piece: string;
  readonly key: ChoiceKey;
  readonly span: Span;
  readonly text: string;
}

const REACH =
  /\b([A-Za-z]+)\s+ha(?:s|ve)\s+(?:an?\s+)?(unlimited|unbounded|endless|one-step|single-step)\s+(?:diagonal|orthogonal|range|move|reach)s?\b/g;

/** All such remarks of a page. */
export function reachRemarks(blocks: readonly Block[]): readonly ReachRemark[] {
  return blocks.filter(({ kind }) => kind === 'prose').flatMap(({ excerpt }) => remarksOf(excerpt));
}

function remarksOf({ place, text }: Excerpt): readonly ReachRemark[] {
  return [...text.matchAll(REACH)].map(({ 0: whole, 1: piece = '', 2: word = '', index }) => ({
    piece: piece.toLowerCase(),
    key: word.endsWith('step') ? 'one-square' : 'as-far',
    span: place(index, index + whole.length),
    text: whole.split(/\s+/).join(' '),
  }));
}

/** The choices of a piece that no number, notation or remark of the page contradicts; `decided` is what its users chose. */
export function candidatesOf(
  draft: PieceDraft,
  movements: PieceMovements,
  remarks: readonly ReachRemark[],
  decided: string | null,
): Candidates {
  const { openName } = draft;
  const given = (open: OpenChoice): Chosen => new Map([[openName, open]]);
  const all = distinctChoices(draft);
  const judged = all.map((open) => ({
    open,
    against: contradictions(draft, given(open), movements),
  }));
  const fitting = judged.filter(({ against }) => against.length === 0).map(({ open }) => open);
  const place = openPlace(draft);
  if (fitting.length === 0)
    return { choices: all.slice(0, 1), diagnostics: judged[0]?.against ?? [] };
  if (decided !== null) {
    const chosen = fitting.find((open) => keyOf(open) === decided);
    if (chosen !== undefined) return { choices: [chosen], diagnostics: [] };
    return { choices: fitting, diagnostics: [unknownReading(openName, decided, fitting, place)] };
  }
  const remark = remarks.find(({ piece }) => piece === openName || piece === `${openName}s`);
  const told = fitting.filter((open) => remark !== undefined && open.keys.includes(remark.key));
  if (remark !== undefined && told.length > 0 && told.length < fitting.length)
    return { choices: told, diagnostics: [decidedBy(openName, told, remark, place)] };
  const [only] = fitting;
  const dropped = judged.find(({ against }) => against.length > 0);
  const isDecided = fitting.length === 1 && only !== undefined && dropped !== undefined;
  return {
    choices: fitting,
    diagnostics: isDecided ? [evident(openName, only, dropped.against, place)] : [],
  };
}

/** Choices that come to the same moves are one. */
function distinctChoices(draft: PieceDraft): readonly OpenChoice[] {
  const choices = choicesFor(moveSentences(draft));
  if (choices.length === 1) return choices;
  return distinctReadings(moveSentences(draft), choices, () => [], []).map(({ open }) => open);
}

/** The sentence that leaves something open. */
function openPlace(draft: PieceDraft): Span {
  const sentences = moveSentences(draft);
  const open = sentences.find((sentence) => choicesFor([sentence]).length > 1) ?? sentences[0];
  return open?.span ?? draft.entry.span;
}

/** `lame` of a choice. */
export function keyOf({ keys }: OpenChoice): string {
  return keys.join('+');
}

function howOf({ keys }: OpenChoice): string {
  return keys.map((key) => CHOICE_WORDS[key]).join(', ');
}

/** What stays open of a piece; null: nothing. */
export function openReading(
  draft: PieceDraft,
  choices: readonly OpenChoice[],
  pieces: readonly string[],
): OpenReading | null {
  if (choices.length < 2) return null;
  return {
    name: draft.openName,
    options: choices.map((open) => ({ key: keyOf(open), how: howOf(open) })),
    span: openPlace(draft),
    pieces,
  };
}

/** Says what a text leaves open, and how to decide it. */
export function ambiguous({ name, options, pieces, span }: OpenReading): Diagnostic {
  const ways = options.map(({ how, key }) => `${how} (${key})`).join(', or ');
  const [first = '', ...others] = pieces;
  const alike = others.length === 0 ? '' : ` ${others.join(', ')} move like it.`;
  const keys = options.map(({ key }) => `--reading ${name}=${key}`).join(' or ');
  const message = `${first} can be read in ${options.length} ways: it goes ${ways}.${alike} Say which in the text, or decide with ${keys}.`;
  return diagnose('doc/ambiguous-move', 'warning', span, message);
}

function decidedBy(
  name: string,
  told: readonly OpenChoice[],
  { span, text }: ReachRemark,
  place: Span,
): Diagnostic {
  const how = told.map(howOf).join(' or ');
  const message = `How far the ${name} goes is not said here; "${text}" decides that it goes ${how}.`;
  return diagnose('doc/ambiguous', 'info', place, message, {
    notes: [{ message: `"${text}" stands here`, span }],
  });
}

/** A number, a notation or a picture of the same entry rules out all readings but one. */
function evident(
  name: string,
  open: OpenChoice,
  against: readonly Diagnostic[],
  place: Span,
): Diagnostic {
  const message = `The moves of the ${name} can be read in several ways; what else is said of it decides that it goes ${howOf(open)}.`;
  const notes = against.map(({ message: why, span }) => ({
    message: `Otherwise: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
    span,
  }));
  return diagnose('doc/ambiguous', 'info', place, message, { notes });
}

function unknownReading(
  name: string,
  decided: string,
  choices: readonly OpenChoice[],
  place: Span,
): Diagnostic {
  const keys = choices.map(keyOf).filter((key) => key !== '');
  const near = nearest(decided, keys);
  const known = keys.length === 0 ? 'it leaves nothing open' : `it can be ${keys.join(' or ')}`;
  const hint = near === null ? '' : `; is ${near} meant?`;
  const message = `${name} has no reading "${decided}": ${known}${hint}`;
  return diagnose('doc/unknown-reading', 'error', place, message);
}
