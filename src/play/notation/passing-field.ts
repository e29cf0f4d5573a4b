import { othersTakeInPassing } from '../en-passant.js';
import { takesOn } from '../run-program.js';
import type { CompiledGame } from '../compiled-game.js';
import { isPiece, otherSide, pieceCode, sideOf, typeOf } from '../piece-code.js';
import type { Position } from '../position.js';
import { kindNumber } from '../tables/tables.js';

/**
 * Whether an en passant square in a FEN is worth keeping. With only the pieces of chess, the engine requires a pawn that can capture there, the
 * enemy pawn one or two squares in front, and no piece on the square or behind it. If other types move or capture en passant, it accepts the
 * field as it is.
 */
export function pawnThreatens(compiled: CompiledGame, position: Position, square: number): boolean {
  const { tables } = compiled;
  const { game, files } = tables;
  const pawn = kindNumber(game, 'pawn');
  if (!hasPlainPieces(compiled) || othersTakeInPassing(game, position.turn)) return true;
  const { board, turn } = position;
  const them = otherSide(turn);
  // The direction of the side that has just moved: its pawn stands there.
  const onward = them === 0 ? files : -files;
  const enemyPawn = pieceCode(pawn, them);
  const isEmpty = (at: number): boolean => !isPiece(board[at] ?? 0);
  return (
    (board[square + onward] === enemyPawn || board[square + 2 * onward] === enemyPawn) &&
    isEmpty(square) &&
    isEmpty(square - onward) &&
    pawnsOf(position).some((from) => takesOn(position, from, square))
  );

  function pawnsOf({ list, total }: Position): readonly number[] {
    const start = turn * tables.squares;
    return [...list.subarray(start, start + (total[turn] ?? 0))].filter((from) => {
      const code = board[from] ?? 0;
      return typeOf(code) === pawn && sideOf(code) === turn;
    });
  }
}

/** The types with which the engine follows the rules of chess for this field, if nothing else is unusual (its `fastAttacks`). */
const PLAIN_TYPES: ReadonlySet<string> = new Set([
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
  'commoner',
  'archbishop',
  'chancellor',
  'immobile',
]);

function hasPlainPieces({ tables }: CompiledGame): boolean {
  const { pieces, rules } = tables.game;
  return (
    pieces.every(
      ({ isUnusualKing, kind, mobility }) =>
        kind !== null && PLAIN_TYPES.has(kind) && mobility === null && isUnusualKing !== true,
    ) &&
    !rules.cambodianMoves &&
    rules.diagonalLines.length === 0
  );
}
