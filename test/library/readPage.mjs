import { readPage, sayMovement } from 'fairyc';

const text = `# Small shogi

All rules are the same as orthodox Shogi.

Guard (G): Moves one square orthogonally or diagonally.
`;
const options = { library: () => null, completion: null };
const [variant] = readPage({ file: 'page.txt', text }, options, 'prose').value;
const guard = variant.pieces.find(({ name }) => name === 'Guard');
console.log(variant.id, variant.board.value.files, guard.abbreviation); // small-shogi 9 G
console.log(sayMovement(guard.movement.value).join(' '));
// Moves one square in any direction.
