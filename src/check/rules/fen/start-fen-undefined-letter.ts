import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { letterList } from '../../facts/words.js';
import { hasUnusualBoard } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-undefined-letter',
  severity: 'error',
  title: 'The start position contains a piece that the variant does not have.',
  why: 'The engine skips the letter, so the piece is missing and the rest of its rank moves one file to the left.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1⟧\n',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+QKBNR w KQkq - 0 1⟧\n',
    },
  ],
  good: [
    '[x:chess]\narchbishop = a\npieceToCharTable = -\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n',
  ],
  concerns: hasUnusualBoard,
  check: (section, at) => {
    const { unrecognized } = startPosition(section);
    if (unrecognized.length === 0) return [];
    const shown = unrecognized.slice(0, 10);
    const words = shown.map(({ text }) => `\`${text}\``).join(', ');
    return [
      {
        at,
        message: `${words} ${unrecognized.length > 1 ? 'are not pieces' : 'is not a piece'} of this variant, so the engine skips ${unrecognized.length > 1 ? 'them' : 'it'}; the pieces are ${letterList(section.rules)}`,
        notes: shown.map((part) => ({
          message: `\`${part.text}\``,
          at: placeIn(at, part),
        })),
      },
    ];
  },
});
