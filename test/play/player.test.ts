import { expect, it } from 'vitest';
import { builtinDefinition, gameOf } from '../../src/definitions.js';
import { openPlayer } from '../../src/play/player.js';

it('keeps no array of its caller: a line that grows is looked at anew', () => {
  const definition = builtinDefinition('chess');
  const player = openPlayer(gameOf(definition ?? expect.fail(), 'as-engine'));
  const line: { fen: string; moves: string[] } = { fen: player.game.startFen, moves: [] };
  // Fool's mate, and back.
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) {
    line.moves.push(move);
    player.look(line);
  }
  expect(player.look(line)).toMatchObject({ result: '0-1', moves: [] });
  line.moves.pop();
  expect(player.look(line)).toMatchObject({ result: '*' });
  line.moves[2] = 'e2e4';
  expect(player.look(line)).toMatchObject({
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5P2/PPPP2PP/RNBQKBNR b KQkq - 0 2',
  });
});
