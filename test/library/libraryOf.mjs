import { libraryOf } from 'fairyc';

const library = libraryOf([{ file: 'games/my-shogi.md', text: '# My shogi\n' }]);
console.log(library('My Shogi').file); // games/my-shogi.md
