import type { Game } from '../game.js';
import { pieceCode, SIDES } from '../piece-code.js';
import { squareTable } from './programs.js';
import { hasQuietMove, type Vectors } from './vectors.js';

/**
 * Where a piece may neither be dropped nor stay unpromoted, at `((side * types) + type) * squares + square`: squares that its
 * own definition names, and, where the rules forbid it, those from which it could never move again. Null: nowhere.
 */
export function compileStuck(game: Game, vectors: Vectors): Uint8Array | null {
  const { pieces, board, rules } = game;
  if (!rules.immobilityIllegal && pieces.every(({ compulsory }) => compulsory === null))
    return null;
  const squares = board.files * board.ranks;
  const table = new Uint8Array(2 * pieces.length * squares);
  for (const side of SIDES) {
    for (const [type, { compulsory }] of pieces.entries()) {
      const named = squareTable(board, compulsory, side);
      const code = pieceCode(type, side);
      for (let square = 0; square < squares; square++) {
        const immobile =
          rules.immobilityIllegal && !hasQuietMove(vectors, code, square, () => true, squares);
        if (immobile || named?.[square] === 1)
          table[(side * pieces.length + type) * squares + square] = 1;
      }
    }
  }
  return table;
}
