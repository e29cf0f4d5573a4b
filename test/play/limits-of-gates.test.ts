import { expect, test } from 'vitest';
import { builtinDefinition, firstGame, gameOf } from '../../src/definitions.js';
import { whyUnplayable } from '../../src/play/lower-variant.js';
import { openPlayer } from '../../src/play/player.js';

/** Duck chess or plain chess on another board with a given number of piece types. */
function game(name: string, files: number, ranks: number, types: number) {
  const definition = builtinDefinition(name);
  const base = definition === null ? null : gameOf(definition, 'as-engine');
  const [king] = base?.pieces ?? [];
  if (base === null || king === undefined) throw new Error(name);
  return { ...base, board: { files, ranks }, pieces: Array.from({ length: types }, () => king) };
}

// The limits on the page of doc/unplayable: 62 types, or with walls or gates 32 types on 128 squares.
test.each([
  ['duck', 16, 8, 32, true],
  ['duck', 16, 9, 32, false],
  ['duck', 16, 8, 33, false],
  ['seirawan', 16, 9, 7, false],
  ['chess', 16, 16, 62, true],
  ['chess', 16, 16, 63, false],
] as const)('%s on %ix%i with %i types: %s', (name, files, ranks, types, isPlayable) => {
  expect(whyUnplayable(game(name, files, ranks, types)) === null).toBe(isPlayable);
});

// The engine castles with whatever it finds beyond the board, if anything.
test('gates give no right to castle if any piece may be the king and none is known', () => {
  const text = '[g:chess]\ngating = true\ncastlingKingPieceWhite = *\n';
  const gated = firstGame({ file: 'g.ini', text });
  if (gated === null) throw new Error('no game');
  const seen = openPlayer(gated).look({ fen: '4k3/8/8/8/8/8/8/R6R w Q - 0 1', moves: [] });
  // 13 moves of each rook.
  expect('moves' in seen && seen.moves).toHaveLength(26);
});
