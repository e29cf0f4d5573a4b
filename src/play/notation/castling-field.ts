import { castlingKings, castlingRankStart, giveRight } from '../castling.js';
import type { CompiledGame } from '../compiled-game.js';
import { isPiece, sideOf, typeOf, type Side } from '../piece-code.js';
import { CASTLING_KING, GATES, type Position } from '../position.js';
import { ofSide, typeTable } from '../tables/tables.js';

/** Reads castling rights and gates, which share one field. Returns the index of a character that is neither, or null. */
export function setCastling(
  compiled: CompiledGame,
  position: Position,
  text: string,
): number | null {
  const { tables } = compiled;
  const { game } = tables;
  const { rules } = game;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '-') continue;
    const side: Side = letter === letter.toLowerCase() ? 1 : 0;
    const upper = letter.toUpperCase();
    const first = castlingRankStart(tables, side);
    const isRook = rookTest(compiled, position, side);
    let rook = -1;
    if (rules.castling && upper === 'K') {
      rook = Math.min(first + rules.castlingRookKingsideFile, first + tables.files - 1);
      while (rook > first && !isRook(rook)) rook -= 1;
    } else if (rules.castling && upper === 'Q') {
      const file = rules.castlingRookQueensideFile;
      rook = file < tables.files ? first + file : -1;
      while (rook >= first && rook < first + tables.files - 1 && !isRook(rook)) rook += 1;
    } else {
      const file = upper.charCodeAt(0) - 65;
      // Castling rights in a game without castling are accepted out of habit.
      if ((upper === 'K' || upper === 'Q') && file >= tables.files) continue;
      if (file < 0 || file >= tables.files) return index;
      rook = first + file;
    }
    placeRight(compiled, position, { side, rook, upper, isRook });
  }
  if (rules.gating && rules.castling) giveGateRights(compiled, position);
  return null;
}

type RookTest = (square: number) => boolean;

function rookTest({ tables }: CompiledGame, position: Position, side: Side): RookTest {
  const types = typeTable(tables.game, ofSide(tables.game.rules.castlingRookPieces, side));
  return (square) => {
    const code = position.board[square] ?? 0;
    return isPiece(code) && sideOf(code) === side && types[typeOf(code)] === 1;
  };
}

interface WantedRight {
  readonly side: Side;
  readonly rook: number;
  readonly upper: string;
  readonly isRook: RookTest;
}

function placeRight(
  compiled: CompiledGame,
  position: Position,
  { side, rook, upper, isRook }: WantedRight,
): void {
  const { tables } = compiled;
  const { rules } = tables.game;
  const { state, board } = position;
  if (rules.castling && (state[CASTLING_KING + side] ?? -1) < 0)
    state[CASTLING_KING + side] = findCastlingKing(position, side);
  const king = state[CASTLING_KING + side] ?? -1;
  if (rules.gating) {
    const there = board[rook] ?? 0;
    const first = castlingRankStart(tables, side);
    if (isPiece(there) && sideOf(there) === side) addGate(position, side, rook - first);
    if ((upper === 'K' || upper === 'Q') && king >= 0) addGate(position, side, king - first);
    else if (!rules.seirawanGating || (position.handTotal[side] ?? 0) > 0 || rules.capturesToHand)
      return;
  }
  if (rules.castling && king >= 0 && isRook(rook)) giveRight(position, side, rook);
}

function addGate(position: Position, side: Side, file: number): void {
  position.state[GATES + side] = (position.state[GATES + side] ?? 0) | (1 << file);
}

/** The castling king if there is only one candidate, otherwise the one on the king's file. */
function findCastlingKing(position: Position, side: Side): number {
  const kings = castlingKings(position, side);
  const [only] = kings;
  if (only !== undefined && kings.length === 1) return only;
  const home =
    castlingRankStart(position.tables, side) + position.tables.game.rules.castlingKingFile;
  return kings.includes(home) ? home : -1;
}

/** In a chess960 game the gates tell which rooks may castle if no letter does. */
function giveGateRights(compiled: CompiledGame, position: Position): void {
  const { tables } = compiled;
  const { rules } = tables.game;
  for (const side of [0, 1] as const) {
    const rights = (position.state[0] ?? 0) & (3 << (2 * side));
    const inHand = (position.handTotal[side] ?? 0) > 0;
    if (rights !== 0 || (rules.seirawanGating && !inHand && !rules.capturesToHand)) continue;
    const first = castlingRankStart(tables, side);
    const gates = position.state[GATES + side] ?? 0;
    const kings = castlingKings(position, side);
    const isRook = rookTest(compiled, position, side);
    const squares = Array.from({ length: tables.files }, (_, file) => first + file).filter(
      (square) => (gates & (1 << (square - first))) !== 0,
    );
    if (!squares.some((square) => kings.includes(square))) continue;
    for (const square of squares) if (isRook(square)) giveRight(position, side, square);
  }
}
