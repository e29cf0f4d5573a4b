import { equalMovements, readBetza } from 'fairyc';

const read = (text) =>
  readBetza(text, 'fairy-stockfish', { file: '', start: 0, end: text.length }).value.asRead;
console.log(equalMovements(read('WF'), read('K')), equalMovements(read('WF'), read('Q'))); // true false
