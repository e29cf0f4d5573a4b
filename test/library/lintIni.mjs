import { lintIni } from 'fairyc';

const text = '[x:chess]\nnMoveRule = 20 ; plies\n';
const [finding] = lintIni({ file: 'x.ini', text }, 'fairy-stockfish');
console.log(finding.code, text.slice(finding.span.start, finding.span.end)); // ini/int-inline-comment 20 ; plies
