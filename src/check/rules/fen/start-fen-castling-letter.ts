import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-castling-letter',
  severity: 'error',
  title: 'A letter among the castling rights that is neither a right nor a file.',
  why: 'The third field gives the castling rights (`KQkq`, or the files of the rooks) and the gates. The engine silently skips any other letter; its `check` calls the position invalid.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1\n',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQIq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\n',
    '[x:makruk]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w KQkq - 0 1\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const { castling } = startPosition(section);
    if (castling === null) return [];
    const isKnown = (letter: string): boolean => {
      const file = letter.toLowerCase().charCodeAt(0) - 97;
      return '-KQkq'.includes(letter) || (file >= 0 && file < section.rules.maxFile);
    };
    const letters = [...castling.text];
    const unknown = letters.filter((letter) => !isKnown(letter));
    if (unknown.length === 0) return [];
    const kept = letters.filter(isKnown).join('') || '-';
    const place = placeIn(at, castling);
    return [
      {
        at,
        message: `\`${unknown.join('')}\` is neither a castling right (\`KQkq\`) nor a file of the board, so the engine skips it; write \`${kept}\``,
        notes: [{ message: 'the castling rights', at: place }],
        fix: {
          title: `Write \`${kept}\``,
          safety: 'suggestion',
          replacements: [{ at: place, text: kept }],
        },
      },
    ];
  },
});
