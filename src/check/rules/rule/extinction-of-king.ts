import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS } from '../../../ir/board.js';
import { findingAtFirst } from '../../facts/findings.js';
import { hasKing, KING, kingsInHand, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';
import type { LintedSection } from '../../linted-file.js';

/** The likeliest first. */
const KEYS: readonly OptionKey[] = [
  'extinctionPieceTypes',
  'extinctionPieceCount',
  'extinctionValue',
  'king',
];

export default defineRule({
  code: 'rule/extinction-of-king',
  severity: 'warning',
  title: 'The game should end when a royal king, or every piece, is captured.',
  why: 'A `king` is royal: no move may leave it attacked, so it is never captured, and its player always has a piece left. Only a type that is not royal (a `commoner`) can be captured.',
  bad: [
    { text: '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = ⟦k⟧\n' },
    {
      text: '[x:chess]\nmustCapture = true\nextinctionValue = win\nextinctionPieceTypes = ⟦*⟧\n',
      says: 'a player with a king never loses every piece',
    },
    {
      text: '[x:chess]\ncommoner = c\npromotionPieceTypes = qc\nextinctionValue = loss\nextinctionPieceTypes = ⟦kq⟧\n',
      says: 'each of the other types counts for itself',
    },
    { text: '[x:kinglet]\ncommoner = -\nking = k\nextinctionPieceTypes = ⟦k⟧\n' },
  ],
  good: [
    '[x:chess]\nking = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\n',
    '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = *\nextinctionPieceCount = 1\n',
    '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = q\n',
    '[x:chess]\nextinctionPieceTypes = k\n',
    '[x:horde]\nextinctionPieceTypes = *\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { extinctionPieceTypes: types } = section.rules;
    const isWhole = types.includes('*');
    if (!(isWhole || types.includes(KING)) || !keepsKings(section)) return [];
    if (types.length > 1)
      return isWhole
        ? []
        : findingAtFirst(
            section,
            KEYS,
            'the king is royal and never captured, so it has no effect in `extinctionPieceTypes`; each of the other types counts for itself: a player loses with the last piece of any of them',
          );
    const message =
      types[0] === KING
        ? 'the king is royal and never captured, so it cannot become extinct; for a king that is captured write `king = -` and `commoner = k`'
        : 'a player with a king never loses every piece; write `extinctionPieceCount = 1` for a bare king, or `king = -` and `commoner = k` for a king that is captured';
    return findingAtFirst(section, KEYS, message);
  },
});

/** Whether each player has exactly one king and cannot lose it, and extinction needs its loss. */
function keepsKings(section: LintedSection): boolean {
  const { rules } = section;
  const position = startPosition(section);
  const [board, hand] = [kingsOnBoard(position), kingsInHand(position)];
  return (
    rules.extinctionValue !== 'none' &&
    rules.extinctionPieceCount < 1 &&
    !rules.extinctionPseudoRoyal &&
    hasKing(section) &&
    COLORS.every((color) => board[color] === 1 && hand[color] === 0) &&
    !rules.blastOnCapture &&
    rules.wallingRule !== 'duck' &&
    rules.flipEnclosedPieces === 'none' &&
    !rules.petrifyOnCaptureTypes.includes(KING)
  );
}
