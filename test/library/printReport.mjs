import { lintIni, makeReport, printReport } from 'fairyc';

const source = { file: 'variants.ini', text: '[x:chess]\ncastling = yes\n' };
const report = makeReport(
  lintIni(source, 'fairy-stockfish'),
  new Map([[source.file, source.text]]),
);
console.log(printReport(report, 'compact', { color: false, version: '1' }).slice(0, 22)); // variants.ini:2:12: err
