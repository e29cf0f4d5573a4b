import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import { readingOf } from '../../../src/page-reading.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { sampleOf } from '../../thorough.js';

/*
 * One sentence about a piece, and a second one that adds moves, removes moves or says how the piece captures. The meaning of both together
 * follows from the sentences. If the piece is read, it must have that meaning; otherwise it must be unread.
 */

type Way = readonly [words: string, betza: string];

const WAYS: readonly Way[] = [
  ['one square orthogonally', 'W'],
  ['one square diagonally', 'F'],
  ['one square straight forward', 'fW'],
  ['any number of squares orthogonally', 'R'],
  ['any number of squares forward', 'fR'],
  ['like a rook', 'R'],
  ['like a knight', 'N'],
  ['like a king', 'K'],
  ['one square sideways', 'sW'],
  ['one square diagonally backward', 'bF'],
];
const LEAPS: readonly Way[] = [
  ['two squares orthogonally', 'D'],
  ['three squares diagonally', 'G'],
  ['like a knight', 'N'],
];

/** How a piece moves to empty squares, and how it captures, in Betza. */
interface Meaning {
  readonly quiet: string;
  readonly capture: string;
}

interface Sentence {
  readonly text: string;
  /** The meaning of the piece with this sentence; `open` if it is ambiguous, null if the piece must not be read. */
  readonly means: (before: Meaning) => Meaning | 'open' | null;
}

const both = (betza: string): Meaning => ({ quiet: betza, capture: betza });

const FIRST: readonly Sentence[] = [
  ...WAYS.map(([words, betza]) => ({ text: `It moves ${words}.`, means: () => both(betza) })),
  ...LEAPS.map(([words, betza]) => ({ text: `It leaps ${words}.`, means: () => both(betza) })),
  ...WAYS.flatMap(([one, a]) =>
    WAYS.slice(5).flatMap(([other, b]): readonly Sentence[] => [
      { text: `It moves ${one} or ${other}.`, means: () => both(a + b) },
      // Nobody would write this if both were the same.
      ...(a === b
        ? []
        : [
            {
              text: `It moves ${one}, but captures ${other}.`,
              means: () => ({ quiet: a, capture: b }),
            },
          ]),
    ]),
  ),
  ...WAYS.flatMap(([one, a]) =>
    LEAPS.map(([other, b]): Sentence => ({
      text: `It moves ${one} or leaps ${other}.`,
      means: () => both(a + b),
    })),
  ),
];

/** If a piece moves and captures differently, it is open whether an added move can capture. */
const added =
  (betza: string): Sentence['means'] =>
  ({ capture, quiet }) =>
    capture === quiet ? both(quiet + betza) : 'open';

const SECOND: readonly Sentence[] = [
  ...WAYS.flatMap(([words, betza]): readonly Sentence[] => [
    { text: `It can also move ${words}.`, means: added(betza) },
    {
      text: `It captures only ${words}.`,
      means: ({ capture, quiet }) => (capture === quiet ? { quiet, capture: betza } : 'open'),
    },
    {
      text: `It can also move, but not capture, ${words}.`,
      means: ({ capture, quiet }) => ({ quiet: quiet + betza, capture }),
    },
  ]),
  ...LEAPS.map(([words, betza]) => ({ text: `It may also leap ${words}.`, means: added(betza) })),
  // Contradicts a sentence that says how the piece captures.
  {
    text: 'It never captures.',
    means: ({ capture, quiet }) => (capture === quiet ? { quiet, capture: '' } : null),
  },
  // With one of these sentences, the piece must not be read.
  ...[
    'It can also move two squares.',
    'Once per game it can move like a queen.',
    'It cannot give check.',
    'In its own half of the board it moves like a queen.',
    'It jumps over friendly pieces only.',
    'After that it may move again.',
    'It can only be captured by a pawn.',
    'It captures by leaping over the piece.',
  ].map((text): Sentence => ({ text, means: () => null })),
];

/** The movement: each Betza atom gets `m` or `c`. */
function movementOf({ capture, quiet }: Meaning) {
  const atoms = (betza: string, use: string): string =>
    (betza.match(/[fbs]?[A-Z]/g) ?? []).map((atom) => use + atom).join('');
  return readAsProgram(atoms(quiet, 'm') + atoms(capture, 'c'), 'fairy-stockfish');
}

/** The text of a piece and the wrong moves that were read; null if it is read correctly or unread. */
function misread(text: string, meaning: ReturnType<Sentence['means']>): string | null {
  if (meaning === 'open') return null;
  const page = `# A game\n\n### Duke (D)\n\n${text}\n`;
  const [piece] = readingOf({ file: 'page.md', text: page }).games[0]?.pieces ?? [];
  if (piece === undefined || piece.verdict !== 'read') return null;
  const { betza } = piece;
  if (meaning === null) return `${text} => ${betza ?? 'no Betza'}`;
  const isSame =
    betza !== null && equalMovements(readAsProgram(betza, 'fairy-stockfish'), movementOf(meaning));
  return isSame ? null : `${text} => ${betza ?? 'no Betza'}`;
}

const NOTHING = both('');

test('a single sentence is not read with a wrong meaning', () => {
  const texts = FIRST.map(({ means, text }) => ({ text, meaning: means(NOTHING) }));
  expect(texts.flatMap(({ meaning, text }) => misread(text, meaning) ?? [])).toEqual([]);
});

test('two sentences are not read with a wrong meaning', () => {
  const pairs = FIRST.flatMap((first) => SECOND.map((second) => ({ first, second })));
  const wrong = sampleOf(pairs, 400).flatMap(({ first, second }) => {
    const before = first.means(NOTHING);
    const meaning = before === null || before === 'open' ? before : second.means(before);
    return misread(`${first.text} ${second.text}`, meaning) ?? [];
  });
  expect(wrong).toEqual([]);
});
