import type { OptionKey } from '../../../catalog/options/option-key.js';
import {
  COLORS,
  fileOf,
  MAX_BOARD_SIDE,
  printSquare,
  rankOf,
  type Color,
  type Square,
} from '../../../ir/board.js';
import { counted } from '../../../text/counted.js';
import { ownValueAt } from '../../facts/own-value.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

/** The keys that can cause it, the likeliest first. */
const KEYS: readonly OptionKey[] = [
  'connectN',
  'collinearN',
  'connectNxN',
  'connectPieceTypes',
  'connectHorizontal',
  'connectVertical',
  'connectDiagonal',
  'startFen',
];

export default defineRule({
  code: 'rule/connect-already-at-start',
  severity: 'error',
  title: 'The start position has a winning row.',
  why: 'connectN pieces of connectPieceTypes (by default any pieces) in a row end the game, and so do collinearN of them on a line and a full square with sides of connectNxN. If the start position has such a row, line or square, the game is over before the first move or right after it.',
  bad: [
    { text: '[x:chess]\nconnectN = ⟦4⟧\n', says: 'White has 4 pieces in a row from a2' },
    {
      text: '[x:chess]\ncastling = false\nconnectN = ⟦3⟧\nconnectPieceTypes = p\nconnectHorizontal = false\nstartFen = 4k3/8/p7/1p6/2p5/8/8/4K3 w - - 0 1\n',
    },
    { text: '[x:chess]\nconnectN = ⟦2⟧\n' },
    { text: '[x:chess]\ncollinearN = ⟦3⟧\n', says: 'White has 3 pieces on a line from a1' },
    { text: '[x:chess]\nconnectNxN = ⟦2⟧\n', says: 'White has a square of 2x2 pieces from a1' },
    {
      text: '[x:chess]\ncastling = false\ncollinearN = ⟦3⟧\nconnectPieceTypes = p\nstartFen = 4k3/8/4P3/8/2P5/8/P7/4K3 w - - 0 1\n',
      says: 'White has 3 pieces on a line from a2',
    },
    {
      text: '[x:chess]\ncastling = false\nconnectN = ⟦3⟧\nconnectPieceTypes = p\nconnectHorizontal = false\nconnectDiagonal = false\nstartFen = 4k3/8/p7/p7/p7/8/8/4K3 w - - 0 1\n',
    },
    {
      text: '[x:chess]\ncastling = false\nconnectN = ⟦3⟧\nconnectPieceTypes = p\nconnectHorizontal = false\nstartFen = 4k3/8/2p5/1p6/p7/8/8/4K3 w - - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nconnectN = 4\nconnectPieceTypes = n\n',
    '[x:chess]\nconnectN = 4\nconnectPieceTypes = p\nconnectHorizontal = false\n',
    '[x:chess]\nconnectN = 1\n',
    '[x:chess]\ncollinearN = 3\nconnectPieceTypes = n\n',
    '[x:chess]\nconnectNxN = 3\n',
    '[x:chess]\ncastling = false\ncollinearN = 3\nconnectPieceTypes = p\nconnectDiagonal = false\nstartFen = 4k3/8/4P3/8/2P5/8/P7/4K3 w - - 0 1\n',
    '[x:chess]\ncastling = false\nconnectN = 3\nconnectPieceTypes = p\nstartFen = 4k3/8/8/8/8/8/P1P1P3/4K3 w - - 0 1\n',
    '[x:chess]\ncastling = false\nconnectN = 3\nconnectPieceTypes = p\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = false\nstartFen = 4k3/8/p7/p7/p7/8/8/4K3 w - - 0 1\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { collinearN, connectN, connectNxN } = section.rules;
    if (connectN < 2 && collinearN < 1 && connectNxN < 1) return [];
    const at = ownValueAt(section, KEYS);
    if (at === null || !startPosition(section).boardFits) return [];
    for (const color of COLORS) {
      const found = connection(section, color);
      if (found === null) continue;
      const { start, what, key } = found;
      const message = `${PLAYER[color]} has ${what} from ${printSquare(start)} in the start position, so the game is over at once; limit connectPieceTypes to the pieces that count, or raise ${key}`;
      return [{ at, message }];
    }
    return [];
  },
});

/** What ends the game at the start, with its first square. */
interface Connection {
  readonly start: Square;
  readonly what: string;
  readonly key: OptionKey;
}

function connection(section: LintedSection, color: Color): Connection | null {
  const { collinearN, connectN, connectNxN } = section.rules;
  const squares = connectors(section, color);
  // `rule/connect-n-one` reports rows of one.
  const row = connectN < 2 ? null : rowStart(section, squares);
  if (row !== null) return { start: row, what: `${connectN} pieces in a row`, key: 'connectN' };
  const line = collinearN < 1 ? null : lineStart(section, squares);
  if (line !== null)
    return { start: line, what: `${counted(collinearN, 'piece')} on a line`, key: 'collinearN' };
  const corner = connectNxN < 1 ? null : corneredBy(squares, connectNxN);
  const what = `a square of ${connectNxN}x${connectNxN} pieces`;
  return corner === null ? null : { start: corner, what, key: 'connectNxN' };
}

/** The squares of the pieces that count. */
function connectors(section: LintedSection, color: Color): readonly Square[] {
  const { connectPieceTypes } = section.rules;
  const isAny = connectPieceTypes.includes('*');
  return startPosition(section)
    .pieces.filter((piece) => piece.color === color)
    .filter(({ type }) => isAny || connectPieceTypes.includes(type))
    .map(({ square }) => square);
}

/** The first square of a row that wins; null if no row wins. */
function rowStart(section: LintedSection, squares: readonly Square[]): Square | null {
  const { connectN } = section.rules;
  const counting: ReadonlySet<number> = new Set(squares);
  const steps = stepsOf(section);
  const isRow = (start: Square): boolean =>
    steps.some((step) => {
      let length = 1;
      while (length < connectN && counting.has(start + length * step)) length += 1;
      return length === connectN;
    });
  return squares.find(isRow) ?? null;
}

/** The lowest square of a line with enough pieces, with or without gaps; null if there is none. */
function lineStart(section: LintedSection, squares: readonly Square[]): Square | null {
  const { collinearN } = section.rules;
  const rising = squares.toSorted((a, b) => a - b);
  const isLine = (start: Square): boolean =>
    stepsOf(section).some(
      (step) => rising.filter((square) => isOnLine(square, start, step)).length >= collinearN,
    );
  return rising.find(isLine) ?? null;
}

/** Whether a square can be reached from another by such steps in one of both directions. */
function isOnLine(square: Square, start: Square, step: number): boolean {
  const files = fileOf(square) - fileOf(start);
  const ranks = rankOf(square) - rankOf(start);
  switch (step) {
    case 1:
      return ranks === 0;
    case UP:
      return files === 0;
    case UP + 1:
      return files === ranks;
    default:
      return files === -ranks;
  }
}

/** The lowest corner of a full square with such sides; null if there is none. */
function corneredBy(squares: readonly Square[], side: number): Square | null {
  const counting: ReadonlySet<number> = new Set(squares);
  const range = Array.from({ length: side }, (_, index) => index);
  const isCorner = (corner: Square): boolean =>
    range.every((up) => range.every((right) => counting.has(corner + up * UP + right)));
  return squares.toSorted((a, b) => a - b).find(isCorner) ?? null;
}

/** The difference of the numbers of a square and the one above it. */
const UP = MAX_BOARD_SIDE;

/** Steps from one square of a row to the next, as differences of their numbers. No board is wide enough for a row to wrap around. */
function stepsOf({ rules }: LintedSection): readonly number[] {
  return [
    ...(rules.connectHorizontal ? [1] : []),
    ...(rules.connectVertical ? [UP] : []),
    ...(rules.connectDiagonal ? [UP - 1, UP + 1] : []),
  ];
}
