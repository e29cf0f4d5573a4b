import { lineColumnsOf } from 'fairyc/report';

console.log(lineColumnsOf('[x:chess]\nmaxRank = 8\n')(20)); // { line: 2, column: 11 }
