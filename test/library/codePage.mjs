import { codePage } from 'fairyc/report';

console.log(codePage('rule/nfold-perspective').split('\n')[0]); // # rule/nfold-perspective
