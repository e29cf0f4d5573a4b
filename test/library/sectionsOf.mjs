import { gameOf, openPlayer, sectionsOf } from 'fairyc';

const text = '[calm:chess]\ndoubleStep = false\n';
const [calm] = sectionsOf({ file: 'calm.ini', text }).definitions;
const player = openPlayer(gameOf(calm, 'as-engine'));
// Eight pawns one step, two knights two ways each.
console.log(player.look({ fen: player.game.startFen, moves: [] }).moves.length); // 12
