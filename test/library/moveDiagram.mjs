import { moveDiagram, parseSquare, printSquare, readBetza } from 'fairyc';

const { value } = readBetza('fmWfcF', 'fairy-stockfish', { file: 'pawn', start: 0, end: 6 });
const place = { board: { files: 3, ranks: 3 }, origin: parseSquare('b1') };
const { marks } = moveDiagram(value.asRead, place);
const squares = (has) => marks.filter(has).map(({ square }) => printSquare(square));
console.log(squares(({ quiet }) => quiet)); // [ 'b2' ]
console.log(squares(({ capture }) => capture)); // [ 'a2', 'c2' ]
