import { explainOption, printOptionExplanation } from 'fairyc';

console.log(printOptionExplanation(explainOption('stalemateValue'))[0].includes('stalemateValue')); // true
