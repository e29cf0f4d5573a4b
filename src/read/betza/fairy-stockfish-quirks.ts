import type { BetzaTerm, LetterAtom } from '../../../grammar/betza/syntax.js';
import type { DiagnosticCode } from '../../catalog/codes.js';
import type { Vector } from '../../ir/movement.js';
import { isLivePair } from './fairy-stockfish-directions.js';
import type { EngineEntry } from './fairy-stockfish-scan.js';

/** A reason why the engine reads a term differently from what its author meant. */
interface Quirk {
  readonly code: DiagnosticCode;
  readonly applies: (term: LetterTerm, entry: EngineEntry) => boolean;
  /** What the engine does and what to write instead. It follows the quoted term: `"R10": …`. */
  readonly sentence: string;
}

type LetterTerm = BetzaTerm & { readonly atom: LetterAtom };

const QUIRKS: readonly Quirk[] = [
  {
    code: 'betza/range-digits',
    applies: ({ suffix }) => suffix.repeats === 0 && suffix.digits.length > 1,
    sentence:
      'the engine reads one digit of a range and skips the rest; write 1 to 9, or double the letter for an unlimited rider',
  },
  {
    code: 'betza/range-digits',
    applies: ({ suffix }) => suffix.repeats > 0 && suffix.digits !== '',
    sentence:
      'the engine reads a doubled letter as unlimited and skips the number; write the letter once',
  },
  {
    code: 'betza/range-digits',
    applies: ({ suffix }) => suffix.repeats > 1,
    sentence:
      'the engine reads two letters as a rider and the third as a separate atom without modifiers; write the letter twice',
  },
  {
    code: 'betza/dead-rider',
    applies: (_term, { table, directions }) => table === 'slider' && directions.some(isNoRiderStep),
    sentence: 'the engine has only riders of W, F, K and N; list the leaps that are meant',
  },
  {
    code: 'betza/dead-lame-leaper',
    applies: (_term, { table, limit, directions }) =>
      table === 'steps' && limit !== 0 && directions.some(isNoLameStep),
    sentence: 'the engine has lame leapers only of N, A, D and Z; remove the n if it should leap',
  },
  {
    code: 'betza/ignored-lame',
    applies: ({ prefix }, { table, directions }) =>
      table === 'slider' && !directions.some(isNoRiderStep) && hasModifier(prefix, 'n'),
    sentence: 'the engine ignores n on a rider and has no lame riders',
  },
  {
    code: 'betza/dead-hopper',
    applies: (_term, { table, directions }) =>
      table === 'hopper' && directions.some((step) => longest(step) > 1),
    sentence: 'the engine has hoppers only along ranks, files and diagonals (R B Q W F K)',
  },
  {
    code: 'betza/hopper-range',
    applies: ({ prefix, suffix, atom }, { table, directions }) =>
      table === 'hopper' &&
      directions.every((step) => longest(step) === 1) &&
      (suffix.digits === '1' ||
        'WFK'.includes(atom.letter) ||
        (suffix.digits !== '' && hasModifier(prefix, 'g'))),
    sentence:
      'the engine reads a hopper as an unlimited pR or gR unless a digit follows; for both p and g the digit counts from the origin, with 0 for unlimited and 1 for a grasshopper; write pR, pR2 to pR9, or gR',
  },
  {
    code: 'betza/dead-directions',
    applies: ({ atom }, { pairs }) =>
      pairs.some((pair) => !isLivePair(pair)) &&
      (!'WDHR'.includes(atom.letter) || pairs.includes('hh')),
    sentence:
      'the engine pairs s only with f or b before it (fs, bs), v only with l or r (lv, rv), and h only with f, b, l or r; other pairs select no direction',
  },
  {
    code: 'betza/king-directions',
    applies: ({ atom }, { pairs }) =>
      'KQ'.includes(atom.letter) && pairs.some((pair) => pair.charAt(0) !== pair.charAt(1)),
    sentence:
      'in K and Q the engine reads a pair of directions as a diagonal, so the orthogonal half gets no direction or a wrong one; write the W and F (R and B) parts separately',
  },
  {
    code: 'betza/parted-directions',
    applies: ({ prefix }) => /[fblrvsh][^fblrvsh]+[fblrvsh]/.test(textOf(prefix)),
    sentence:
      'the engine pairs direction letters only when they are adjacent; put the other modifiers before or after both',
  },
  {
    code: 'betza/initial-capture',
    applies: (_term, { initial, capture }) => initial && capture,
    sentence:
      'the engine drops the captures of an initial move; write im for the move, and the capture separately if it should work from everywhere',
  },
];

/** The quirks that explain why the engine's reading of a term differs from its author's. */
export function quirksOf(
  term: BetzaTerm,
  entries: readonly EngineEntry[],
): readonly Pick<Quirk, 'code' | 'sentence'>[] {
  if (!isLetterTerm(term)) return [];
  return QUIRKS.filter(({ applies }) => entries.some((entry) => applies(term, entry)));
}

function isLetterTerm(term: BetzaTerm): term is LetterTerm {
  return term.atom.kind === 'letter';
}

function hasModifier(prefix: BetzaTerm['prefix'], letter: string): boolean {
  return prefix.some((item) => item.kind === 'modifier' && item.text === letter);
}

function textOf(prefix: BetzaTerm['prefix']): string {
  return prefix.map((item) => (item.kind === 'repetition' ? ' ' : item.text)).join('');
}

function longest({ dx, dy }: Vector): number {
  return Math.max(Math.abs(dx), Math.abs(dy));
}

function shortest({ dx, dy }: Vector): number {
  return Math.min(Math.abs(dx), Math.abs(dy));
}

/** Whether the step is not (0,1), (1,1) or (1,2). */
function isNoRiderStep(step: Vector): boolean {
  return longest(step) > 2 || (longest(step) === 2 && shortest(step) !== 1);
}

/** Whether the step is not (0,2), (1,2), (2,2) or (2,3). */
function isNoLameStep(step: Vector): boolean {
  return longest(step) === 3 ? shortest(step) !== 2 : longest(step) !== 2;
}
