import { fixIni } from 'fairyc';

const { applied, text } = fixIni(
  { file: 'x.ini', text: '[x:chess]\nflagRegionWhite = d4,e4\n' },
  'fairy-stockfish',
  'all',
);
console.log(JSON.stringify(text), applied.length); // "[x:chess]\nflagRegionWhite = d4 e4\n" 1
