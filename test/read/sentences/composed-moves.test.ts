import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import { readingOf } from '../../../src/page-reading.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { sampleOf } from '../../thorough.js';

/*
 * One sentence on a piece, and a second that adds to it, takes from it or says how it captures: what the two mean together is known from the
 * sentences alone. A piece that is read means that; all else may only be unread.
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

/** How a piece goes to empty squares, and how it captures, in Betza; null: in no way that these sentences could say. */
interface Meaning {
  readonly quiet: string;
  readonly capture: string;
}

interface Sentence {
  readonly text: string;
  /** `open`: nobody can say. */
  readonly means: (before: Meaning) => Meaning | 'open' | null;
}

const both = (betza: string): Meaning => ({ quiet: betza, capture: betza });

const FIRST: readonly Sentence[] = [
  ...WAYS.map(([words, betza]) => ({ text: `It moves ${words}.`, means: () => both(betza) })),
  ...LEAPS.map(([words, betza]) => ({ text: `It leaps ${words}.`, means: () => both(betza) })),
  ...WAYS.flatMap(([one, a]) =>
    WAYS.slice(5).flatMap(([other, b]): readonly Sentence[] => [
      { text: `It moves ${one} or ${other}.`, means: () => both(a + b) },
      // Nobody says so of one and the same way.
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

/** What is added to a piece that captures otherwise than it moves may capture, or not. */
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
  // Beside a way to capture it contradicts itself.
  {
    text: 'It never captures.',
    means: ({ capture, quiet }) => (capture === quiet ? { quiet, capture: '' } : null),
  },
  // Of these nothing can be read beside the first.
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

/** The moves in Betza, each atom with the letter of its use. */
function movementOf({ capture, quiet }: Meaning) {
  const atoms = (betza: string, use: string): string =>
    (betza.match(/[fbs]?[A-Z]/g) ?? []).map((atom) => use + atom).join('');
  return readAsProgram(atoms(quiet, 'm') + atoms(capture, 'c'), 'fairy-stockfish');
}

/** What is read of a piece otherwise than it is meant; null: nothing. */
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

test('a sentence alone means what it says, and is read', () => {
  const texts = FIRST.map(({ means, text }) => ({ text, meaning: means(NOTHING) }));
  expect(texts.flatMap(({ meaning, text }) => misread(text, meaning) ?? [])).toEqual([]);
});

test('two sentences mean what they say together, or the piece is not read', () => {
  const pairs = FIRST.flatMap((first) => SECOND.map((second) => ({ first, second })));
  const wrong = sampleOf(pairs, 400).flatMap(({ first, second }) => {
    const before = first.means(NOTHING);
    const meaning = before === null || before === 'open' ? before : second.means(before);
    return misread(`${first.text} ${second.text}`, meaning) ?? [];
  });
  expect(wrong).toEqual([]);
});
