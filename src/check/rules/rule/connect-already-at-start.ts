import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS, MAX_BOARD_SIDE, printSquare, type Color, type Square } from '../../../ir/board.js';
import { ownValueAt } from '../../facts/own-value.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

/** The keys that can cause it, the likeliest first. */
const KEYS: readonly OptionKey[] = [
  'connectN',
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
  why: 'connectN pieces of connectPieceTypes (by default any pieces) in a row end the game. If the start position has such a row, the game is over before the first move or right after it.',
  bad: [
    { text: '[x:chess]\nconnectN = ⟦4⟧\n', says: 'White has 4 pieces in a row from a2' },
    {
      text: '[x:chess]\ncastling = false\nconnectN = ⟦3⟧\nconnectPieceTypes = p\nconnectHorizontal = false\nstartFen = 4k3/8/p7/1p6/2p5/8/8/4K3 w - - 0 1\n',
    },
    { text: '[x:chess]\nconnectN = ⟦2⟧\n' },
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
    '[x:chess]\ncastling = false\nconnectN = 3\nconnectPieceTypes = p\nstartFen = 4k3/8/8/8/8/8/P1P1P3/4K3 w - - 0 1\n',
    '[x:chess]\ncastling = false\nconnectN = 3\nconnectPieceTypes = p\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = false\nstartFen = 4k3/8/p7/p7/p7/8/8/4K3 w - - 0 1\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const at = ownValueAt(section, KEYS);
    const { connectN } = section.rules;
    // `rule/connect-n-one` reports rows of one.
    if (at === null || connectN < 2 || !startPosition(section).boardFits) return [];
    for (const color of COLORS) {
      const start = rowStart(section, color);
      if (start === null) continue;
      const message = `${PLAYER[color]} has ${connectN} pieces in a row from ${printSquare(start)} in the start position, so the game is over at once; limit connectPieceTypes to the pieces that count, or raise connectN`;
      return [{ at, message }];
    }
    return [];
  },
});

/** The first square of a row that wins; null if no row wins. */
function rowStart(section: LintedSection, color: Color): Square | null {
  const { connectN, connectPieceTypes } = section.rules;
  const isAny = connectPieceTypes.includes('*');
  const squares = startPosition(section)
    .pieces.filter((piece) => piece.color === color)
    .filter(({ type }) => isAny || connectPieceTypes.includes(type))
    .map(({ square }) => square);
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

/** Steps from one square of a row to the next, as differences of their numbers. No board is wide enough for a row to wrap around. */
function stepsOf({ rules }: LintedSection): readonly number[] {
  const up = MAX_BOARD_SIDE;
  return [
    ...(rules.connectHorizontal ? [1] : []),
    ...(rules.connectVertical ? [up] : []),
    ...(rules.connectDiagonal ? [up - 1, up + 1] : []),
  ];
}
