import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { COLORS } from '../../../ir/board.js';
import { inCase } from '../../../notation/print-fen.js';
import { KING, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { isAccepted, parseTable, slotOf } from '../../facts/xboard-table.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

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
      says: 'White has no king at the start',
      fixed: '[x:horde]\npieceToCharTable = PNBRQ.pnbrqk\n',
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
    const table = pair === null ? null : parseTable(pair.value);
    const { pieces, variantTemplate } = section.rules;
    const king = pieces.find(({ type }) => type === KING);
    if (pair === null || table === null || king === undefined || !isAccepted(table)) return [];
    if (OTHERS.includes(variantTemplate)) return [];
    const kings = kingsOnBoard(startPosition(section));
    const lasts = COLORS.flatMap((color) => {
      const half = table.halves[color];
      const last = half.at(-1);
      const id = inCase(king.letter, color);
      const isRight = last === undefined || last.id === (kings[color] > 0 ? id : '.');
      return isRight ? [] : [{ color, id, last, isElsewhere: slotOf(half, id) !== null }];
    });
    // Another rule reports what the table lacks.
    const misplaced = lasts.filter(({ color, isElsewhere }) => kings[color] > 0 && isElsewhere);
    const quoted = (ids: readonly string[]): string => ids.map((id) => `\`${id}\``).join(' and ');
    const message = `in XBoard the last place of a half is the king's, so ${quoted(misplaced.map(({ last }) => last.id))} would be royal; write ${quoted(misplaced.map(({ id }) => id))} there`;
    return [
      ...(misplaced.length === 0 ? [] : [{ at: pair.valueAt, message }]),
      ...lasts
        .filter(({ color }) => kings[color] === 0)
        .map(({ color, last: { end, id, start } }): Finding => ({
          at: pair.valueAt,
          message: `${PLAYER[color]} has no king at the start, and because of the last place \`${id}\` XBoard refuses all of ${PLAYER[color]}'s moves; write \`.\` there`,
          fix: {
            title: `Write \`.\` in the last place of ${PLAYER[color]}'s half`,
            safety: 'suggestion',
            replacements: [
              {
                at: { start: pair.valueAt.start + start, end: pair.valueAt.start + end },
                text: '.',
              },
            ],
          },
        })),
    ];
  },
});
