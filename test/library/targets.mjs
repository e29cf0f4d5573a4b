import { parseSquare, printSquare, readBetza, targets } from 'fairyc';

const { value } = readBetza('N', 'fairy-stockfish', { file: 'knight', start: 0, end: 1 });
const { capture, quiet } = targets(value.asRead, {
  board: { files: 8, ranks: 8 },
  origin: parseSquare('a1'),
  color: 'white',
  occupant: (square) => (printSquare(square) === 'c2' ? 'enemy' : null),
  initial: false,
  regionHolds: () => true,
});
console.log(quiet.map(printSquare), capture.map(printSquare)); // [ 'b3' ] [ 'c2' ]
