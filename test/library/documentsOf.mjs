import { documentsOf, gameOf, openPlayer } from 'fairyc';

const text = `# Tiny

* Size: 3x3
* Start: k2/3/2K w - - 0 1

| Piece | Name | Abbr | Betza |
| ----- | ---- | ---- | ----- |
| K     | King | K    | WF    |
`;
const [tiny] = documentsOf({ file: 'tiny.md', text }, () => null).definitions;
const player = openPlayer(gameOf(tiny, 'as-written'));
// From the corner to b1 and c2; b2 is next to the other king.
console.log(player.look({ fen: player.game.startFen, moves: [] }).moves); // [ 'c1b1', 'c1c2' ]
