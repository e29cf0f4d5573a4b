import { builtinDefinition, gamePages } from 'fairyc';

const files = gamePages([builtinDefinition('chess')], { coordinates: 'chess', formats: ['svg'] });
console.log([...files.keys()].slice(0, 2)); // [ 'chess/start.svg', 'chess/zone-1.svg' ]
console.log(files.get('chess/start.svg').slice(0, 4)); // <svg
