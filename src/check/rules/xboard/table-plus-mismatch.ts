import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { COLORS } from '../../../ir/board.js';
import { inCase } from '../../../notation/print-fen.js';
import { hasPromotedForm, isAccepted, parseTable, slotOf } from '../../facts/xboard-table.js';
import { ownValueAt } from '../../facts/own-value.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'xboard/table-plus-mismatch',
  severity: 'warning',
  title: 'Promotions differ between the engine and pieceToCharTable.',
  why: 'In XBoard the promoted form of slots 0 to 10 is a `+` eleven slots later; for any other piece it is the entry `^X`. If it is missing, XBoard refuses `+X` and the promotion. If it is there but the piece does not promote, XBoard offers moves that the engine refuses.',
  profiles: XBOARD_PROFILES,
  bad: [
    {
      text: '[x:minishogi]\npieceToCharTable = ⟦P.BR.S...G...+.++.+Kp.br.s...g...+.++.+k⟧\n',
    },
    { text: '[x:minishogi]\npromotedPieceType = ⟦p:g s:g b:h r:d g:s⟧\n', says: '`G` promotes' },
  ],
  good: [
    '[x:minishogi]\npieceToCharTable = P.BR.S...G.+.++.+Kp.br.s...g.+.++.+k\n',
    '[x:chess]\npieceToCharTable = PNBRQKpnbrqk\n',
    '[x:minishogi]\npieceToCharTable = -\n',
    '[x:minishogi]\npieceToCharTable = P.BR.S.....+.++.+Kp.br.s.....+.++.+k\n',
  ],
  reads: 'section',
  keys: ['pieceToCharTable', 'promotedPieceType'],
  check: (section) => {
    const { pieceToCharTable, pieces, promotedPieceType } = section.rules;
    if (promotedPieceType.size === 0 && !/[+^*]/.test(pieceToCharTable)) return [];
    const at = /[+^]/.test(pieceToCharTable)
      ? ownValueAt(section, ['pieceToCharTable', 'promotedPieceType'])
      : ownValueAt(section, ['pieceToCharTable']); // An inherited table without promotions is too common to report.
    const table = parseTable(pieceToCharTable);
    if (at === null || table === null || !isAccepted(table)) return [];
    const lacking = new Set<string>();
    const ineffective = new Set<string>();
    for (const { letter, type } of pieces) {
      for (const color of COLORS) {
        const half = table.halves[color];
        const id = inCase(letter, color);
        if (slotOf(half, id) === null) continue;
        const promotes = promotedPieceType.has(type);
        if (promotes !== hasPromotedForm(half, id))
          (promotes ? lacking : ineffective).add(letter.toUpperCase());
      }
    }
    const listed = (letters: ReadonlySet<string>): string =>
      [...letters].map((letter) => `\`${letter}\``).join(', ');
    const parts = [
      ...(lacking.size === 0
        ? []
        : [
            `${listed(lacking)} promotes (promotedPieceType), but the table has neither a \`+\` eleven places later nor a \`^\` for it`,
          ]),
      ...(ineffective.size === 0
        ? []
        : [`${listed(ineffective)} has a promoted form in the table, but does not promote`]),
    ];
    return parts.length === 0
      ? []
      : [{ at, message: `XBoard and the engine disagree on promotion: ${parts.join('; ')}` }];
  },
});
