import { explainBetza, printBetza } from 'fairyc';

const { names } = explainBetza(
  { file: 'a piece', text: 'WF' },
  'fairy-stockfish',
  null,
  printBetza,
);
console.log(names.types); // [ 'commoner', 'king' ]
