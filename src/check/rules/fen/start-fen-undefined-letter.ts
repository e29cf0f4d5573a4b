import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { areSkipped, letterList } from '../../facts/words.js';
import { hasUnusualBoard } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-undefined-letter',
  severity: 'error',
  title: 'The start position contains a piece that the variant does not have.',
  why: 'The engine skips the letter, so the piece is missing and the rest of its rank moves one file to the left.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1⟧\n',
      says: '`A` is not a piece of this variant, so the engine skips it;',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+QKBNR w KQkq - 0 1⟧\n',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBZKBXR w KQkq - 0 1⟧\n',
      says: '`Z`, `X` are not pieces of this variant, so the engine skips them;',
    },
    {
      text: '[x:chess]\nstartFen = ⟦acdefghi/jlmostuv/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1⟧\n',
      says: '`a`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, `j`, `l`, … are not pieces',
    },
    {
      text: '[x]\nstartFen = ⟦k7/8/8/8/8/8/8/8 w - - 0 1⟧\n',
      says: 'the pieces are none: without a parent',
    },
  ],
  good: [
    '[x:chess]\narchbishop = a\npieceToCharTable = -\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1\n',
    '[x:chess]\npromotionPieceTypes = q\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1\n',
    '[x:chess]\npromotionPieceTypesWhite = -\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1\n',
    '[x:chess]\npromotionPieceTypesBlack = -\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1\n',
  ],
  concerns: hasUnusualBoard,
  check: (section, at) => {
    const { unrecognized } = startPosition(section);
    if (unrecognized.length === 0) return [];
    const shown = unrecognized.slice(0, 10);
    return [
      {
        at,
        message: `${areSkipped(unrecognized)}; the pieces are ${letterList(section.rules)}`,
        notes: shown.map((part) => ({
          message: `\`${part.text}\``,
          at: placeIn(at, part),
        })),
      },
    ];
  },
});
