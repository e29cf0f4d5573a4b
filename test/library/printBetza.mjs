import { printBetza, readBetza } from 'fairyc';

const { value } = readBetza('mfWcfF', 'fairy-stockfish', { file: 'pawn', start: 0, end: 6 });
console.log(printBetza(value.asRead, 'fairy-stockfish').kind); // printed
