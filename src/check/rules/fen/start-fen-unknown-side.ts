import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';
import type { RuleFix } from '../../rule.js';

export default startFenRule({
  code: 'fen/start-fen-unknown-side',
  severity: 'error',
  title: 'A side to move other than `w` and `b`.',
  why: 'The engine assumes White unless the field starts with a lowercase `b`, and reads what follows the first letter as castling rights; its `check` calls the position invalid.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦4k3/8/8/8/8/8/8/4K2R - - - 0 1⟧\n' },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR white KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
      says: 'assumes White',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1\n',
      says: 'assumes Black',
    },
  ],
  good: ['[x:chess]\ncastling = false\nstartFen = 4k3/8/8/8/8/8/8/4K3 b - - 0 1\n'],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const { fields } = startPosition(section);
    const side = fields[1];
    if (side === undefined || /^[wb]$/.test(side.text)) return [];
    const meant = /^[wb]/i.test(side.text) ? side.text.charAt(0).toLowerCase() : null;
    const place = placeIn(at, side);
    const fix: RuleFix | null =
      meant === null
        ? null
        : {
            title: `Write \`${meant}\``,
            safety: meant === 'w' ? 'safe' : 'suggestion',
            replacements: [{ at: place, text: meant }],
            changes: ['startFen'],
          };
    return [
      {
        at,
        message: `\`${side.text}\` is not a side to move, so the engine assumes ${side.text.startsWith('b') ? 'Black' : 'White'}; write \`w\` or \`b\``,
        notes: [{ message: 'the side to move', at: place }],
        ...(fix === null ? {} : { fix }),
      },
    ];
  },
});
