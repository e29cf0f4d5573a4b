import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { builtinDefinition, gameOf } from '../../src/definitions.js';
import type { Game } from '../../src/play/game.js';
import { createMatch } from '../../src/play/match.js';
import { compileGame } from '../../src/play/move-api.js';
import { perftByTables } from '../../src/play/perft.js';
import type { CompiledGame } from '../../src/play/compiled-game.js';

/** A sample, because all variants take half a minute. */
const GAMES: readonly Game[] = BUILTIN_NAMES.filter(
  (name, index) => index % 8 === 0 || name === 'shogi' || name === 'chess',
).flatMap((name) => {
  const definition = builtinDefinition(name);
  return definition === null ? [] : gameOf(definition, 'as-engine');
});

/** The game with an additional unused type, like a document, which has a type for each promoted form. */
function withOneMore(game: Game): Game {
  const [first] = game.pieces;
  if (first === undefined) return game;
  const extra = { ...first, id: 'one-more', kind: null, letter: null, synonym: null };
  return { ...game, pieces: [...game.pieces, { ...extra, promotesTo: null }] };
}

function nodes(compiled: CompiledGame): number | string {
  const match = createMatch(compiled);
  const problem = match.start(compiled.tables.game.startFen);
  return problem?.message ?? perftByTables(compiled, match.position, 2);
}

test('with the move tables of a game with the same moves, a game plays as with its own tables', () => {
  let shared = 0;
  for (const game of GAMES) {
    const own = compileGame(game);
    const larger = compileGame(withOneMore(game));
    const taken = compileGame(game, undefined, larger);
    expect([game.name, nodes(taken)]).toEqual([game.name, nodes(own)]);
    if (taken.tables.probes === larger.tables.probes) shared += 1;
    const same = compileGame({ ...game, name: 'other' }, undefined, own);
    expect(same.tables.programs).toBe(own.tables.programs);
    expect([game.name, nodes(same)]).toEqual([game.name, nodes(own)]);
  }
  expect(shared).toBeGreaterThan(GAMES.length / 2);
});

test('tables of a game in which any piece moves differently are not used', () => {
  const [shogi, chess] = ['shogi', 'chess'].map((name) => GAMES.find((game) => game.name === name));
  if (shogi === undefined || chess === undefined) throw new Error('They are built in.');
  const [first, second, ...rest] = chess.pieces;
  if (first === undefined || second === undefined) throw new Error('Chess has pieces.');
  const turned = { ...chess, pieces: [second, first, ...rest] };
  for (const [game, other] of [
    [chess, shogi],
    [turned, chess],
    [{ ...chess, board: { files: 10, ranks: 8 } }, chess],
  ] as const) {
    const own = compileGame(other);
    expect(compileGame(game, undefined, own).tables.programs).not.toBe(own.tables.programs);
  }
});
