import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { COLORS } from '../../../ir/board.js';
import { inCase } from '../../../notation/print-fen.js';
import { KING, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { isAccepted, parseTable, slotOf } from '../../facts/xboard-table.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

/** Templates whose royal piece has another place. */
const OTHERS = ['xiangqi', 'knightmate', 'spartan'];

export default defineRule({
  code: 'xboard/king-slot',
  severity: 'info',
  title: 'The last place of a half of pieceToCharTable is not that of its king.',
  why: 'XBoard guards the piece of the last place against check. Without such a piece on the board it refuses all moves of that player, so there has to be a `.` for a player without a king.',
  profiles: XBOARD_PROFILES,
  bad: [
    { text: '[x:chess]\npieceToCharTable = ⟦KPNBRQkpnbrq⟧\n' },
    {
      text: '[x:horde]\npieceToCharTable = ⟦PNBRQKpnbrqk⟧\n',
      says: 'write `.` for White there',
    },
  ],
  good: [
    '[x:chess]\npieceToCharTable = PNBRQKpnbrqk\n',
    '[x:horde]\npieceToCharTable = PNBRQ.pnbrqk\n',
    '[x:xiangqi]\npieceToCharTable = PN.R.AB..K.C.pn.r.ab..k.c.\n',
  ],
  reads: 'section',
  keys: ['pieceToCharTable'],
  check: (section) => {
    const pair = ownPair(section, 'pieceToCharTable');
    const { pieces, variantTemplate } = section.rules;
    if (pair === null || OTHERS.includes(variantTemplate)) return [];
    const table = parseTable(pair.value);
    const king = pieces.find(({ type }) => type === KING);
    if (table === null || king === undefined || !isAccepted(table)) return [];
    const kings = kingsOnBoard(startPosition(section));
    const wanted = COLORS.flatMap((color) => {
      const half = table.halves[color];
      const id = kings[color] > 0 ? inCase(king.letter, color) : '.';
      // Another rule reports a letter that the table lacks.
      const isRight = half.at(-1)?.id === id || (id !== '.' && slotOf(half, id) === null);
      return isRight ? [] : [`\`${id}\` for ${PLAYER[color]}`];
    });
    if (wanted.length === 0) return [];
    const message = `XBoard guards the piece in the last place of each half as the king, and refuses all moves of a player without it; write ${wanted.join(' and ')} there`;
    return [{ at: pair.valueAt, message }];
  },
});
