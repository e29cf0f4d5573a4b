import { parseSentences } from '../../../grammar/prose/parse.js';
import type { MoveSentence } from '../../../grammar/prose/syntax.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import { betzaAsides, type BetzaAside } from './betza-asides.js';
import { moveCounts, type MoveCount } from './move-counts.js';

/** A sentence that is said of a piece, with what stands in brackets behind it. */
export interface PieceSentence {
  readonly span: Span;
  /** Null: it is not about moves, or not fully understood. */
  readonly sentence: MoveSentence | null;
  /** It is about moves and not understood: why. */
  readonly trouble: readonly Diagnostic[];
  /** What was mended to understand it. */
  readonly mended: readonly Diagnostic[];
  readonly betza: readonly BetzaAside[];
  /** How many squares it says that the piece can go to. */
  readonly counts: readonly MoveCount[];
  /** Without the signs of emphasis. */
  readonly text: string;
}

/** Sentences that draw conclusions, or are about other rules, whatever words of motion they have. */
const REMARKS =
  /^\W*(?:(?:also\s+)?note\b|thus\b|therefore\b|hence\b|so\b|unlike\b|as\b)|\bpromot|\bdropp?|\bcaptured\b|\bcheckmate/i;

const BULLET = /^\s*(?:(?:[-*+•]|\d{1,2}[.)])\s+)?/;

/** The sentences of a paragraph or an item on a piece. */
export function sentencesOf(whole: Excerpt): readonly PieceSentence[] {
  const text = partOf(whole, BULLET.exec(whole.text)?.[0].length ?? 0, whole.text.length);
  const readings = parseSentences(text);
  const asides = betzaAsides(text);
  const counts = moveCounts(text);
  return readings.map((reading, index) => {
    const next = readings[index + 1]?.start ?? Infinity;
    const isHere = ({ start }: { readonly start: number }): boolean =>
      (index === 0 || start >= reading.start) && start < next;
    const { diagnostics, end, isOfMoves, sentence, start } = reading;
    const words = text.text.slice(start, end).replace(/[*_`]/g, '');
    const isTrouble = sentence === null && isOfMoves && !REMARKS.test(words);
    return {
      span: text.place(start, end),
      sentence,
      trouble: isTrouble ? diagnostics : [],
      mended: sentence === null ? [] : diagnostics,
      betza: asides.filter(isHere),
      counts: counts.filter(isHere),
      text: words,
    };
  });
}
