import type { MoveSentence } from '../../../grammar/prose/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { referenceOf } from './known-pieces.js';
import type { PieceEntry } from './piece-entry.js';
import { sentencesOf, type PieceSentence } from './piece-sentences.js';
import { sideOf, withSides } from './sides.js';

/** A piece that an entry defines, with the sentences on its moves as they hold for it. */
export interface PieceDraft {
  readonly entry: PieceEntry;
  readonly name: string;
  /** Names what its entry leaves open: `knight`, `quail` for both quails. */
  readonly openName: string;
  /** All sentences of the entry; those on moves with left and right settled. */
  readonly sentences: readonly PieceSentence[];
}

/** The pieces of the entries that do say how a piece moves; of several entries for one piece the first. */
export function pieceDrafts(
  entries: readonly PieceEntry[],
  diagnostics: Diagnostic[],
): readonly PieceDraft[] {
  const budget = { left: MOST_TEXT_OF_PAGE };
  const read = entries.map((entry) => ({
    entry,
    texts: textsWithin(entry, budget, diagnostics).map(sentencesOf),
  }));
  const names = new Map<string, PieceEntry>();
  const accepted = read.filter(({ entry, texts }) => {
    const isDefined = entry.names.some((name) => names.has(name.toLowerCase()));
    const isTried = entry.isSure && texts[0]?.some(({ trouble }) => trouble.length > 0) === true;
    if (isDefined || !(entry.isUsual || isTried || texts.flat().some(isMoves))) return false;
    for (const name of [...entry.names, ...entry.aliases]) names.set(name.toLowerCase(), entry);
    return true;
  });
  return accepted.flatMap(({ entry, texts }) => {
    const own = texts.flat().map((one) => (isOfOther(one, entry, names) ? without(one) : one));
    diagnostics.push(...own.flatMap(({ mended }) => mended));
    return entry.names.map((name) => draftOf(entry, name, own, diagnostics));
  });
}

/** Longer than all that pages say of one piece, and of all their pieces: more takes longer to read than anybody waits. */
const MOST_TEXT_OF_PIECE = 10_000;
const MOST_TEXT_OF_PAGE = 100_000;

/** The paragraphs of an entry that are read; a warning says what is not. */
function textsWithin(
  { names, span, texts }: PieceEntry,
  budget: { left: number },
  diagnostics: Diagnostic[],
): PieceEntry['texts'] {
  let length = 0;
  const isWithin = ({ text }: Excerpt): boolean => {
    length += text.length;
    return length <= Math.min(MOST_TEXT_OF_PIECE, budget.left);
  };
  const within = texts.filter(isWithin);
  const isCut = within.length < texts.length;
  budget.left -= within.reduce((sum, { text }) => sum + text.length, 0);
  if (isCut) {
    const message = `The text on ${names.join(' and ')} is too long: of one piece ${MOST_TEXT_OF_PIECE} letters are read, of all pieces of a page ${MOST_TEXT_OF_PAGE}. The rest is not read.`;
    diagnostics.push(diagnose('doc/too-large', 'warning', span, message));
  }
  return within;
}

/** Understood, or at least meant to be. */
function isMoves({ betza, sentence, trouble }: PieceSentence): boolean {
  return (sentence !== null && !sentence.isExample) || (trouble.length > 0 && betza.length > 0);
}

/** True for a sentence that begins with the name of another piece of the page. */
function isOfOther(
  { sentence }: PieceSentence,
  entry: PieceEntry,
  names: ReadonlyMap<string, PieceEntry>,
): boolean {
  if (sentence === null || sentence.isExample || sentence.subject === null) return false;
  const other = names.get(referenceOf(sentence.subject.text).noun);
  return other !== undefined && other !== entry;
}

function without(sentence: PieceSentence): PieceSentence {
  return { ...sentence, sentence: null, trouble: [], mended: [] };
}

function draftOf(
  entry: PieceEntry,
  name: string,
  sentences: readonly PieceSentence[],
  diagnostics: Diagnostic[],
): PieceDraft {
  const said = sentences.flatMap(({ sentence }) => sentence ?? []);
  const settled = withSides(said, sideOf(name));
  if (settled === null) {
    const message = `This depends on the side of the board on which ${name} starts, which its name does not say; write left or right.`;
    const place = said[0]?.span ?? entry.span;
    diagnostics.push(diagnose('doc/move-not-understood', 'error', place, message));
  }
  const bySaid = new Map(said.map((one, index) => [one, settled?.[index] ?? null]));
  return {
    entry,
    name,
    openName: slugOf(entry, name),
    sentences: sentences.map((one) =>
      one.sentence === null ? one : { ...one, sentence: bySaid.get(one.sentence) ?? null },
    ),
  };
}

function slugOf({ names }: PieceEntry, name: string): string {
  const words = name.toLowerCase().split(/\s+/);
  return names.length > 1 ? (words.at(-1) ?? '') : words.join('-');
}

/** The sentences of a draft on its moves. */
export function moveSentences({ sentences }: PieceDraft): readonly MoveSentence[] {
  return sentences.flatMap(({ sentence }) => sentence ?? []);
}
