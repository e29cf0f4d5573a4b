import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasPlus } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-unpromotable-piece',
  severity: 'error',
  title: 'A `+` before a piece that does not promote.',
  why: 'The engine skips the `+` and sets up the piece as it is. Its `check` reports White’s pieces only.',
  bad: [
    {
      text: '[x:shogi]\nstartFen = ⟦lnsg+kgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1⟧\n',
      fixed:
        '[x:shogi]\nstartFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1\n',
    },
  ],
  good: [
    '[x:shogi]\nstartFen = lnsgkgsnl/1+r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1\n',
  ],
  concerns: hasPlus,
  check: (section, at) => {
    const { unpromotable } = startPosition(section);
    if (unpromotable.length === 0) return [];
    const words = [...new Set(unpromotable.map(({ text }) => `\`${text}\``))].join(', ');
    return [
      {
        at,
        message: `${words}: this piece does not promote, so the engine skips the \`+\`; remove it, or add a promotion to promotedPieceType`,
        notes: unpromotable.map((part) => ({ message: `\`${part.text}\``, at: placeIn(at, part) })),
        fix: {
          title: 'Remove the `+`',
          safety: 'safe',
          replacements: unpromotable.map(({ start }) => ({
            at: placeIn(at, { start, end: start + 1 }),
            text: '',
          })),
          changes: ['startFen'],
        },
      },
    ];
  },
});
