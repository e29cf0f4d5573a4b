import { expect, it } from 'vitest';
import { builtinDefinition, gameOf } from '../../src/definitions.js';
import { openPlayer } from '../../src/play/player.js';
import { randomNumbers } from '../../src/play/random-numbers.js';

it('does not keep the array of its caller: a changed line is replayed', () => {
  const definition = builtinDefinition('chess');
  const player = openPlayer(gameOf(definition ?? expect.fail(), 'as-engine'));
  const line: { fen: string; moves: string[] } = { fen: player.game.startFen, moves: [] };
  // Fool's mate, then shorter lines.
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

it('blocks a check with a drop on an attacked square', () => {
  const player = openPlayer(gameOf(builtinDefinition('crazyhouse') ?? expect.fail(), 'as-engine'));
  const view = player.look({ fen: '4r2k/8/8/8/8/8/8/4K3[N] w - - 0 1', moves: [] });
  // By hand: four king moves off the file, and a knight drop on each square between.
  expect([...('kind' in view ? [] : view.moves)].sort()).toEqual(
    'N@e2 N@e3 N@e4 N@e5 N@e6 N@e7 e1d1 e1d2 e1f1 e1f2'.split(' '),
  );
});

it.each(['chess', 'fischerandom', 'duck', 'seirawan', 'janggi', 'racingkings'])(
  'a move means the same whether the moves were listed before or not: %s',
  (name) => {
    const game = gameOf(builtinDefinition(name) ?? expect.fail(), 'as-engine');
    const looking = openPlayer(game);
    const parsing = openPlayer(game);
    const random = randomNumbers(name);
    const moves: string[] = [];
    for (let ply = 0; ply < 60; ply++) {
      const view = looking.look({ fen: game.startFen, moves });
      if ('kind' in view || view.moves.length === 0) break;
      // Replayed from the start without listing moves, so that the texts must be parsed.
      parsing.perft({ fen: game.startFen, moves: [] }, 1);
      expect(parsing.look({ fen: game.startFen, moves })).toEqual(view);
      moves.push(view.moves[Math.floor(random() * view.moves.length)] ?? expect.fail());
    }
    expect(moves.length).toBeGreaterThan(10);
  },
);
