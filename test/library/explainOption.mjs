import { explainOption } from 'fairyc';

const { default: initially, kind } = explainOption('stalemateValue');
console.log(kind, initially, explainOption('stalemateFoo')); // option draw null
