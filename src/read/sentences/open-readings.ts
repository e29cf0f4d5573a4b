import { diagnose } from '../../catalog/diagnose.js';
import { equalMovements } from '../../ir/compare.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { nearest } from '../../text/nearest.js';
import type { Span } from '../../text/span.js';
import type { Block } from '../page/blocks.js';
import { choicesOf, howOf, keyOf, type ChoiceKey, type OpenChoice } from './choices.js';
import { contradictions } from './evidence.js';
import type { Chosen, PieceMoves } from './piece-moves.js';
import type { Subject } from './subject.js';

/** Something that the text on a piece leaves open. One choice decides it for all pieces that move like it. */
export interface OpenReading {
  /** `knight`, as in `--reading knight=lame`. */
  readonly name: string;
  readonly options: readonly {
    /** `lame` */
    readonly key: string;
    /** In words that follow "it goes". */
    readonly how: string;
  }[];
  readonly span: Span;
  /** The names of all pieces that depend on it. */
  readonly pieces: readonly string[];
}

/** The possible meanings of an entry, given everything else on the page. */
interface Candidates {
  /** At least one, the simplest first. */
  readonly choices: readonly OpenChoice[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A sentence anywhere on the page on how far a piece goes: "the quail has an unlimited diagonal". */
export interface ReachRemark {
  /** In small letters. */
  readonly piece: string;
  readonly key: ChoiceKey;
  readonly span: Span;
  readonly text: string;
}

const REACH =
  /\b([A-Za-z]+)\s+ha(?:s|ve)\s+(?:an?\s+)?(unlimited|unbounded|endless|one-step|single-step)\s+(?:diagonal|orthogonal|range|move|reach)s?\b/g;

/** The verb of every such remark, which most texts lack. */
const HAS = /\bha(?:s|ve)\b/;

/** All such remarks of a page. */
export function reachRemarks(blocks: readonly Block[]): readonly ReachRemark[] {
  return blocks.filter(({ kind }) => kind === 'prose').flatMap(({ excerpt }) => remarksOf(excerpt));
}

function remarksOf({ place, text }: Excerpt): readonly ReachRemark[] {
  if (!HAS.test(text)) return [];
  return [...text.matchAll(REACH)].map(({ 0: whole, 1: piece = '', 2: word = '', index }) => ({
    piece: piece.toLowerCase(),
    key: word.endsWith('step') ? 'one-square' : 'as-far',
    span: place(index, index + whole.length),
    text: whole.split(/\s+/).join(' '),
  }));
}

/** The choices for a piece that no number, notation or remark of the page contradicts. `decided` is the choice of the user. */
export function candidatesOf(
  subject: Subject,
  moves: PieceMoves,
  remarks: readonly ReachRemark[],
  decided: string | null,
): Candidates {
  const { openName } = subject.entry;
  const given = (open: OpenChoice): Chosen => new Map([[openName, open]]);
  const all = distinctChoices(subject, moves, given);
  const judged = all.map((open) => ({
    open,
    against: contradictions(subject, given(open), moves),
  }));
  const fitting = judged.filter(({ against }) => against.length === 0).map(({ open }) => open);
  const place = openPlace(subject);
  if (fitting.length === 0)
    return { choices: all.slice(0, 1), diagnostics: judged[0]?.against ?? [] };
  if (decided !== null) {
    const chosen = fitting.find((open) => keyOf(open) === decided);
    if (chosen !== undefined) return { choices: [chosen], diagnostics: [] };
    return { choices: fitting, diagnostics: [unknownReading(openName, decided, fitting, place)] };
  }
  const remark = remarks.find(({ piece }) => piece === openName || piece === `${openName}s`);
  const remarked = fitting.filter((open) => remark !== undefined && open.keys.includes(remark.key));
  if (remark !== undefined && remarked.length > 0 && remarked.length < fitting.length)
    return { choices: remarked, diagnostics: [decidedBy(openName, remarked, remark, place)] };
  const [only] = fitting;
  const dropped = judged.find(({ against }) => against.length > 0);
  const isDecided = fitting.length === 1 && only !== undefined && dropped !== undefined;
  return {
    choices: fitting,
    diagnostics: isDecided ? [evident(openName, only, dropped.against, place)] : [],
  };
}

/** One choice for each different set of moves. */
function distinctChoices(
  subject: Subject,
  moves: PieceMoves,
  given: (open: OpenChoice) => Chosen,
): readonly OpenChoice[] {
  const all = choicesOf(moves.asked(subject));
  if (all.length === 1) return all;
  const made = all.map((open) => ({ open, made: moves.made(subject, given(open)) }));
  return made
    .filter(
      ({ made: one }, index) =>
        !made
          .slice(0, index)
          .some(
            ({ made: before }) =>
              'trouble' in one ||
              'trouble' in before ||
              equalMovements(one.made.movement, before.made.movement),
          ),
    )
    .map(({ open }) => open);
}

/** The place of the sentence that leaves something open. */
function openPlace({ entry, statements }: Subject): Span {
  const open = statements.find(({ isOpen }) => isOpen) ?? statements[0];
  return open?.span ?? entry.span;
}

/** What stays open about a piece. Null if nothing. */
export function openReading(
  subject: Subject,
  choices: readonly OpenChoice[],
  pieces: readonly string[],
): OpenReading | null {
  if (choices.length < 2) return null;
  return {
    name: subject.entry.openName,
    options: choices.map((open) => ({ key: keyOf(open), how: howOf(open) })),
    span: openPlace(subject),
    pieces,
  };
}

/** Reports what a text leaves open, and how to decide it. */
export function ambiguous({ name, options, pieces, span }: OpenReading): Diagnostic {
  const ways = options.map(({ how, key }) => `${how} (${key})`).join(', or ');
  const [first = '', ...others] = pieces;
  const alike = others.length === 0 ? '' : ` ${others.join(', ')} move like it.`;
  const keys = options.map(({ key }) => `--reading ${name}=${key}`).join(' or ');
  const message = `${first} can be read in ${options.length} ways: it goes ${ways}.${alike} Make the text unambiguous, or choose with ${keys}.`;
  return diagnose('doc/ambiguous-move', 'warning', span, message);
}

function decidedBy(
  name: string,
  remarked: readonly OpenChoice[],
  { span, text }: ReachRemark,
  place: Span,
): Diagnostic {
  const how = remarked.map(howOf).join(' or ');
  const message = `This sentence does not say how far the ${name} goes; "${text}" settles it: ${how}.`;
  return diagnose('doc/ambiguous', 'info', place, message, {
    notes: [{ message: `"${text}" stands here`, span }],
  });
}

/** Reports that a number, a notation or a picture of the same entry rules out all readings but one. */
function evident(
  name: string,
  open: OpenChoice,
  against: readonly Diagnostic[],
  place: Span,
): Diagnostic {
  const message = `The moves of the ${name} are ambiguous; other sentences about it settle it: it goes ${howOf(open)}.`;
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
  const known =
    keys.length === 0 ? 'nothing about it is ambiguous' : `it can be ${keys.join(' or ')}`;
  const hint = near === null ? '' : `; is ${near} meant?`;
  const message = `${name} has no reading "${decided}": ${known}${hint}`;
  return diagnose('doc/unknown-reading', 'error', place, message);
}
