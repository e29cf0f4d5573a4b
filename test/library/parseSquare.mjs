import { parseSquare, printSquare } from 'fairyc';

console.log(printSquare(parseSquare('h10')), parseSquare('10h')); // h10 null
