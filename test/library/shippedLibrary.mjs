import { shippedLibrary } from 'fairyc/shipped';

console.log(shippedLibrary('tori shogi').file); // variants/tori-shogi.md
