import { describeCode } from 'fairyc/report';

console.log(describeCode('fen/rank-count') === null, describeCode('no/such-code')); // false null
