import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS } from '../../../ir/board.js';
import { canEndByExtinction } from '../../../ir/extinction.js';
import type { TextRange } from '../../../read/ini/scan.js';
import { extinctAtStart } from '../../facts/extinction.js';
import { KING } from '../../facts/kings.js';
import { ownValueAt } from '../../facts/own-value.js';
import { PIECE_KEYS } from '../../facts/piece-lines.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

/** The options that can cause it, the likeliest first. */
const OPTIONS: readonly OptionKey[] = [
  'extinctionPieceTypes',
  'extinctionPieceCount',
  'extinctionValue',
  'extinctionOpponentPieceCount',
];

export default defineRule({
  code: 'rule/extinction-already-at-start',
  severity: 'error',
  title: 'A player has too few pieces of an extinction type in the start position.',
  why: 'The game ends as soon as a player has no more than extinctionPieceCount pieces of one of the extinctionPieceTypes. If that is true in the start position, the game is over before the first move.',
  bad: [
    {
      text: '[x:chess]\narchbishop = a\npieceToCharTable = -\nextinctionValue = loss\nextinctionPieceTypes = ⟦a⟧\n',
    },
    {
      text: '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = ⟦pq⟧\nextinctionPieceCount = 1\n',
      says: 'at most 1 pieces of the type queen',
    },
    {
      text: '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = ⟦*⟧\nextinctionPieceCount = 16\n',
      says: 'at most 16 pieces in all',
    },
    {
      text: '[x:extinction]\nqueen = ⟦-⟧\nstartFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n',
      says: 'pieces of the type queen',
    },
  ],
  good: [
    '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = q\n',
    '[x:chess]\nextinctionValue = win\nextinctionPieceTypes = q\nextinctionPieceCount = 1\nextinctionOpponentPieceCount = 2\n',
    '[x:extinction]\nqueen = -\nextinctionPieceTypes = pnbrk\nstartFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n',
    // Reported by piece/option-loses-letter.
    '[x:extinction]\nqueen = -\ncustomPiece1 = q:QN\n',
  ],
  reads: 'section',
  keys: [...OPTIONS, 'startFen', ...PIECE_KEYS],
  check: (section) => {
    if (!canEndByExtinction(section.rules) || !startPosition(section).boardFits) return [];
    for (const color of COLORS) {
      const type = extinctAtStart(section, color);
      if (type === null) continue;
      const at = causeOf(section, type);
      if (at === null) return [];
      const few = section.rules.extinctionPieceCount;
      const what = type === '*' ? 'pieces in all' : `pieces of the type ${type}`;
      const amount = few <= 0 ? 'no' : `at most ${few}`;
      const message = `${PLAYER[color]} starts with ${amount} ${what}, so the game is over before the first move; change extinctionPieceTypes or the start position`;
      return [{ at, message }];
    }
    return [];
  },
});

/** The line that causes it: an option, the removal of a type that an inherited option names, or the start position. */
function causeOf(section: LintedSection, type: string): TextRange | null {
  const { base, rules } = section;
  const option = ownValueAt(section, OPTIONS);
  const before = base.pieces.find((piece) => piece.type === type);
  const isGone = !rules.pieces.some((piece) => piece.type === type);
  if (option === null && before !== undefined && isGone) {
    // If another type has taken its letter, piece/option-loses-letter reports it.
    const heir = rules.pieces.find(({ letter }) => letter === before.letter);
    if (heir !== undefined && heir.type !== KING) return null;
    const removal = ownPair(section, type);
    if (removal !== null) return removal.valueAt;
  }
  return option ?? ownValueAt(section, ['startFen']);
}
