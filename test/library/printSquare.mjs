import { printSquare, parseSquare } from 'fairyc';

console.log(printSquare(parseSquare('a1'))); // a1
