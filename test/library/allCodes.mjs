import { allCodes } from 'fairyc/report';

console.log(allCodes().includes('rule/nfold-perspective')); // true
