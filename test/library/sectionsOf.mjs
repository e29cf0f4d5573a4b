import { gameOf, openPlayer, sectionsOf } from 'fairyc';

const text = '[calm:chess]\ndoubleStep = false\n';
const [calm] = sectionsOf({ file: 'calm.ini', text }).definitions;
const player = openPlayer(gameOf(calm, 'as-engine'));
// Eight pawn steps, and two moves for each of two knights.
console.log(player.look({ fen: player.game.startFen, moves: [] }).moves.length); // 12
