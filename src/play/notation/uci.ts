import { printFile } from '../../ir/board.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { castlingTargets } from '../castling.js';
import { runProgram } from '../run-program.js';
import { legalMoves } from '../legal.js';
import { takenOnWay } from '../locust.js';
import type { CompiledGame } from '../compiled-game.js';
import {
  CASTLING,
  CASTLING_GATING,
  DEMOTION,
  DROP,
  EN_PASSANT,
  extraOf,
  fromOf,
  GATING,
  kindOf,
  LOCUST,
  LOCUST_PROMOTION,
  moveCode,
  NORMAL,
  PIECE_PROMOTION,
  PROMOTION,
  SPECIAL,
  toOf,
  typeIn,
  type MoveCode,
} from '../move.js';
import type { Position } from '../position.js';
import { lettersOf, type Letters } from './letters.js';
import { engineTypeNumber } from '../tables/bare-programs.js';
import { compileWallSquares, findWallSquares } from '../wall-squares.js';
import { printSquareNumber } from './squares.js';
import { keeperOf } from '../../text/keep.js';

/** A move in the engine's notation: `e2e4`, `a7a8q`, `b7b8+`, `P@e5`, `e1g1` (`e1h1` in chess960), `b1c3h`, `e2e4,e4e3`. `e5d6e7` captures on d6. */
export function printMove(compiled: CompiledGame, position: Position, move: MoveCode): string {
  return printerOf(compiled)(position, move);
}

type PrintMove = (position: Position, move: MoveCode) => string;

/** If moves choose walls, a game has too many texts to keep them all. */
const MOST_KEPT = 1 << 14;

/** Only the text of castling depends on the position, so all other texts are cached. */
const printerOf = keeperOf((compiled: CompiledGame): PrintMove => {
  const letters = lettersOf(compiled.tables.game);
  const texts = new Map<MoveCode, string>();
  return (position, move) => {
    const kept = texts.get(move);
    if (kept !== undefined) return kept;
    const text = printMoveWith(letters, compiled, position, move);
    const kind = kindOf(move);
    if (kind !== CASTLING && kind !== CASTLING_GATING && texts.size < MOST_KEPT)
      texts.set(move, text);
    return text;
  };
});

function printMoveWith(
  letters: Letters,
  { tables }: CompiledGame,
  position: Position,
  move: MoveCode,
): string {
  const square = (number: number): string => printSquareNumber(tables, number);
  // A FEN needs a mark after two letters. Here it is left out, because nothing follows that could be read as part of the piece.
  const letter = (type: number): string => (letters.ofType[type] ?? '?').replace(/@$/, '');
  const kind = kindOf(move);
  const from = fromOf(move);
  const to = toOf(move);
  const wall = tables.game.rules.wallingRule === 'none' ? -1 : extraOf(move);
  const type = typeIn(move, tables.typeMask);
  switch (kind) {
    case DROP: {
      const dropped = tables.promoted[from] === type ? `+${letter(from)}` : letter(type);
      return `${dropped.toUpperCase()}@${square(to)}${printWallOfDrop()}`;
    }
    case CASTLING:
      return square(from) + square(castlingGoal()) + printWall(castlingGoal());
    case CASTLING_GATING: {
      const gate = extraOf(move);
      if (gate === to) return square(to) + square(from) + letter(type) + printWall(from, gate);
      return square(from) + square(castlingGoal()) + letter(type) + printWall(castlingGoal(), gate);
    }
    case PROMOTION:
      return square(from) + square(to) + letter(type) + printWall(to);
    case PIECE_PROMOTION:
      return `${square(from)}${square(to)}+${printWall(to)}`;
    case DEMOTION:
      return `${square(from)}${square(to)}-${printWall(to)}`;
    case GATING:
      return square(from) + square(to) + letter(type) + printWall(to, from);
    case NORMAL:
    case EN_PASSANT:
    case SPECIAL:
      return square(from) + square(to) + printWall(to);
    case LOCUST:
    case LOCUST_PROMOTION: {
      const way = takenOnWay(tables, move).map(square).join('');
      return square(from) + way + square(to) + (kind === LOCUST ? '' : '+');
    }
    default:
      throw new Error(`No kind of move ${kind}.`);
  }

  /** Where there are walls, the engine also writes the square of a gate as if it were one. */
  function printWall(end: number, at = wall): string {
    return wall < 0 ? '' : `,${square(end)}${square(at)}`;
  }

  /** The square may be beside the board: the engine uses the number of the type as a square. */
  function printWallOfDrop(): string {
    if (wall < 0) return '';
    const number = engineTypeNumber(tables.game.pieces[from]?.kind ?? null);
    const file = number % ENGINE_BOARD.files;
    const rank = Math.floor(number / ENGINE_BOARD.files);
    return `,${square(to)}${printFile(file)}${rank + 1}`;
  }

  /** The plain move with which the engine compares castling puts its wall on a1. The two are ambiguous only if that is allowed. */
  function mayWallFirst(goal: number): boolean {
    if (wall < 0 || tables.game.rules.wallOrMove) return true;
    const squares = compileWallSquares(tables);
    findWallSquares(position, moveCode(from, goal, NORMAL), squares);
    return squares.open[0] === 1;
  }

  /** The king's destination, or the rook's square if a plain move of the king has the same destination. */
  function castlingGoal(): number {
    if (tables.game.rules.chess960) return to;
    const { king } = castlingTargets(tables, position.turn, to > from ? 0 : 1);
    // A king that castles with another piece may stand on another rank. The engine writes the king's own rank.
    const goal = (king % tables.files) + from - (from % tables.files);
    const { top, board, moves } = position;
    const end = runProgram(position, tables.programs, from, board[from] ?? 0, top);
    let ambiguous = false;
    for (let i = top; i < end; i++) if (toOf(moves[i] ?? 0) === goal) ambiguous = true;
    return ambiguous && mayWallFirst(goal) ? to : goal;
  }
}

/** The legal moves of a position with their texts. */
export interface ListedMoves {
  readonly codes: readonly MoveCode[];
  readonly texts: readonly string[];
}

/** Lists all legal moves with their texts. */
export function listMoves(compiled: CompiledGame, position: Position): ListedMoves {
  const print = printerOf(compiled);
  const codes = legalCodes(compiled, position);
  return { codes, texts: codes.map((code) => print(position, code)) };
}

function legalCodes(compiled: CompiledGame, position: Position): readonly MoveCode[] {
  const start = position.top;
  legalMoves(compiled, position);
  const codes = [...position.moves.subarray(start, position.top)];
  position.top = start;
  return codes;
}

/** The texts of all legal moves. */
export function printLegalMoves(compiled: CompiledGame, position: Position): readonly string[] {
  return listMoves(compiled, position).texts;
}

/** The legal move that a text denotes, or null. A pass may be written with any two equal squares. A final `=` declines a promotion. */
export function parseMove(
  compiled: CompiledGame,
  position: Position,
  text: string,
): MoveCode | null {
  const print = printerOf(compiled);
  const codes = legalCodes(compiled, position);
  return moveWithText(codes, text, (_, code) => print(position, code));
}

/** `parseMove` for a list of moves. */
export function findMove({ codes, texts }: ListedMoves, text: string): MoveCode | null {
  return moveWithText(codes, text, (index) => texts[index]);
}

function moveWithText(
  codes: readonly MoveCode[],
  text: string,
  textOf: (index: number, code: MoveCode) => string | undefined,
): MoveCode | null {
  const wanted = text.endsWith('=') ? text.slice(0, -1) : text;
  let found: MoveCode | null = null;
  for (const [index, code] of codes.entries()) {
    if (textOf(index, code) !== wanted) continue;
    // If castling and a plain move have the same text, the engine plays the plain move.
    if (kindOf(code) !== CASTLING) return code;
    found = code;
  }
  return found;
}

/** `e2e4` -> `e4e2`; an empty string if the text is not a plain move. */
export function reversedMove(move: string): string {
  const squares = /^([a-p]\d{1,2})([a-p]\d{1,2})$/.exec(move);
  return `${squares?.[2] ?? ''}${squares?.[1] ?? ''}`;
}
