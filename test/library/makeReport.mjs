import { lintIni, makeReport } from 'fairyc';

const source = { file: 'variants.ini', text: '[x:chess]\ncastling = yes\n' };
const report = makeReport(
  lintIni(source, 'fairy-stockfish'),
  new Map([[source.file, source.text]]),
);
console.log(report.diagnostics.map(({ code }) => code)); // [ 'ini/bool-not-true-false' ]
