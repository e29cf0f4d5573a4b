import { startFenRule } from '../../facts/start-fen-rule.js';
import { fileOf, printSquare, rankOf, type Square } from '../../../ir/board.js';
import { areTouching, bothKings } from '../../facts/kings.js';
import { placeIn, startPosition } from '../../facts/start-position.js';

export default startFenRule({
  code: 'fen/start-fen-facing-kings',
  severity: 'error',
  title: 'The kings face each other in the start position, which `flyingGeneral` forbids.',
  why: 'With `flyingGeneral` no move may leave the kings on one line with nothing between them. In such a position only moves are legal that end it, if there are any.',
  bad: [
    { text: '[x:xiangqi]\nstartFen = ⟦4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1⟧\n', says: 'e1 and e10' },
    {
      text: '[x:chess]\ncastling = false\nflyingGeneral = true\nstartFen = ⟦8/8/8/k6K/8/8/8/8 w - - 0 1⟧\n',
    },
  ],
  good: [
    '[x:xiangqi]\nstartFen = 4k4/9/9/4p4/9/9/9/9/9/R3K4 w - - 0 1\n',
    '[x:xiangqi]\nstartFen = 4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1\n',
    '[x:xiangqi]\nflyingGeneral = false\nstartFen = 4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1\n',
    '[x:janggi]\nstartFen = 4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1\n',
  ],
  readsSquares: true,
  check: (section, at) => {
    const position = startPosition(section);
    const kings = bothKings(position);
    if (!section.rules.flyingGeneral || kings === null || areTouching(section, kings)) return [];
    const line = [fileOf, rankOf].find((of) => of(kings.white.square) === of(kings.black.square));
    if (line === undefined) return [];
    const isBetween = (square: Square): boolean =>
      line(square) === line(kings.white.square) &&
      square > Math.min(kings.white.square, kings.black.square) &&
      square < Math.max(kings.white.square, kings.black.square);
    if ([...position.pieces.map(({ square }) => square), ...position.walls].some(isBetween))
      return [];
    const [white, black] = [printSquare(kings.white.square), printSquare(kings.black.square)];
    return [
      {
        at,
        message: `the kings on ${white} and ${black} face each other, which \`flyingGeneral\` forbids; put a piece between them, or move one of them`,
        notes: [
          { message: "White's king", at: placeIn(at, kings.white) },
          { message: "Black's king", at: placeIn(at, kings.black) },
        ],
      },
    ];
  },
});
