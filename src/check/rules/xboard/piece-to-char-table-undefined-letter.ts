import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import { letterList } from '../../facts/words.js';
import { parseTable } from '../../facts/xboard-table.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'xboard/piece-to-char-table-undefined-letter',
  severity: 'error',
  title: 'A letter in pieceToCharTable that no piece has.',
  why: 'XBoard then shows a piece that the engine does not know.',
  profiles: XBOARD_PROFILES,
  bad: [
    {
      text: '[x:chess]\npieceToCharTable = ⟦PNBRQAKpnbrqak⟧\n',
      fixed: '[x:chess]\npieceToCharTable = PNBRQ.Kpnbrq.k\n',
    },
  ],
  good: [
    '[x:chess]\npieceToCharTable = PNBRQKpnbrqk\n',
    '[x:chess]\npieceToCharTable = PNBRQ.K=Spnbrq.k\n',
    '[x:chess]\npieceToCharTable = -\n',
  ],
  reads: 'section',
  keys: ['pieceToCharTable'],
  check: (section) => {
    const pair = ownPair(section, 'pieceToCharTable');
    const table = pair === null ? null : parseTable(pair.value);
    if (pair === null || table === null) return [];
    const known = lettersOf(section.rules);
    const unknown = [...table.letters].filter((letter) => !known.has(letter));
    if (unknown.length === 0) return [];
    const unrecognized = [...table.halves.white, ...table.halves.black].filter(({ id }) =>
      unknown.includes(id.charAt(0).toLowerCase()),
    );
    const named = [...new Set(unrecognized.map(({ id }) => `\`${id}\``))].join(', ');
    return [
      {
        at: pair.valueAt,
        message: `no piece has the letter ${named}; write \`.\` in its place, or define the piece; the letters are ${letterList(section.rules)}`,
        fix: {
          title: `Write \`.\` for ${named}`,
          safety: 'suggestion',
          replacements: unrecognized.map(({ end, start }) => ({
            at: { start: pair.valueAt.start + start, end: pair.valueAt.start + end },
            text: '.',
          })),
        },
      },
    ];
  },
});

function lettersOf({ pieces }: EngineRules): ReadonlySet<string> {
  return new Set(pieces.flatMap(({ letter, synonym }) => [letter, synonym ?? letter]));
}
