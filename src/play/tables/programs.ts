import {
  fileOf,
  isOnBoard,
  rankOf,
  type Board,
  type ByColor,
  type Square,
} from '../../ir/board.js';
import {
  MODALITIES,
  type Hop,
  type LameLeap,
  type Move,
  type Path,
  type Reach,
  type Ride,
  type Vector,
} from '../../ir/movement.js';
import type { SquareSet } from '../../ir/region.js';
import type { GameMoves, PieceMoves } from '../game.js';
import { SIDES, type Side } from '../piece-code.js';
import { DIAGONALS } from '../regions.js';
import { addAll } from '../../text/add-all.js';
import {
  CAPTURE,
  CAPTURE_LEAPS,
  END,
  HOP,
  LAME,
  LAME_RAY,
  LEAPS,
  MASKED_RAY,
  MIXED_LEAPS,
  PASSED,
  PATH,
  QUIET,
  QUIET_RAY,
  RAY,
} from './instructions.js';
import { joinModalities, MODALITY_BITS, type JoinedMove } from './joined-moves.js';

/** A path of several legs, turned for one colour, with the limits of its targets. */
export interface CompiledPath {
  readonly legs: readonly {
    readonly dx: number;
    readonly dy: number;
    readonly least: number;
    readonly most: number;
    readonly end: 'quiet' | 'capture' | 'own-capture' | 'hurdle' | 'enemy-hurdle';
  }[];
  /** 1 for each square on which the path may end. */
  readonly allowed: Uint8Array;
}

export interface Programs {
  readonly code: Int32Array;
  /** The index of the program for a type, side and square, at `((side * types) + type) * squares + square`. */
  readonly start: Int32Array;
  readonly paths: readonly CompiledPath[];
  /** 1 for each type with paths, lame rides or captures as first moves, whose attacks cannot be tabulated. */
  readonly isIrregular: Uint8Array;
  /** 1 for each type that may reach one square in two ways. */
  readonly overlaps: Uint8Array;
}

/**
 * `unmoved` adds the moves that a piece has only before it first moves. `attacks` compiles attacks as the engine finds them: along the lines of
 * a palace it ignores where pieces may stand.
 */
export function compilePrograms(game: GameMoves, unmoved: boolean, attacks = false): Programs {
  const { board, pieces } = game;
  const squares = board.files * board.ranks;
  const code: number[] = [];
  const start = new Int32Array(2 * pieces.length * squares);
  const paths: CompiledPath[] = [];
  const isIrregular = new Uint8Array(pieces.length);
  const overlaps = new Uint8Array(pieces.length);
  const seen: Seen = { now: 0, quiet: new Int32Array(squares), capture: new Int32Array(squares) };
  for (const side of SIDES) {
    const regions = new Map(
      [...game.regions].map(([name, region]) => [name, squareTable(board, region, side)]),
    );
    for (const [type, piece] of pieces.entries()) {
      const movement = piece.movement.filter(({ condition }) => unmoved || !condition.initial);
      const moves = joinModalities(movement, side);
      const mobility = squareTable(board, piece.mobility, side);
      if (
        moves.some(({ move }) => isIrregularMove(move)) ||
        piece.movement.some((move) => move.condition.initial && move.modality !== 'quiet')
      )
        isIrregular[type] = 1;
      for (let square = 0; square < squares; square++) {
        start[(side * pieces.length + type) * squares + square] = code.length;
        const setting = { board, piece, square, mobility, regions, attacks, code, paths, seen };
        const builder = new ProgramBuilder(setting);
        for (const joined of moves) builder.add(joined);
        builder.finish();
        if (builder.overlaps) overlaps[type] = 1;
      }
    }
  }
  return { code: Int32Array.from(code), start, paths, isIrregular, overlaps };
}

function isIrregularMove(move: Move): boolean {
  return (
    move.kind === 'path' ||
    (move.kind === 'ride' && (move.lame.length > 0 || move.skip > 0)) ||
    move.modality === 'own-capture'
  );
}

/** The region of one side as a table of 0 and 1 over the board's own squares; null if all squares. */
export function squareTable(
  board: Board,
  squares: ByColor<SquareSet> | null,
  side: Side,
): Uint8Array | null {
  if (squares === null) return null;
  const table = new Uint8Array(board.files * board.ranks);
  for (const square of side === 0 ? squares.white : squares.black) {
    const index = boardIndex(board, square);
    if (index !== null) table[index] = 1;
  }
  return table;
}

/** The number of an IR square on this board, or null if it is beside the board. */
export function boardIndex(board: Board, square: Square): number | null {
  const file = fileOf(square);
  const rank = rankOf(square);
  return isOnBoard(board, file, rank) ? rank * board.files + file : null;
}

function steps(reach: Reach): number {
  return reach === 'edge' ? 255 : reach;
}

interface ProgramSetting {
  readonly board: Board;
  readonly piece: PieceMoves;
  readonly square: number;
  readonly mobility: Uint8Array | null;
  readonly regions: ReadonlyMap<string, Uint8Array | null>;
  readonly attacks: boolean;
  /** The programs so far, and data that grows with them. */
  readonly code: number[];
  readonly paths: CompiledPath[];
  readonly seen: Seen;
}

/** Targets of the program under construction: those that are marked with the number `now`. */
interface Seen {
  now: number;
  readonly quiet: Int32Array;
  readonly capture: Int32Array;
}

/** Builds the program of one piece on one square. */
class ProgramBuilder {
  /** Targets of leaps by modality. */
  private readonly leaps = new Map<number, number[]>();
  overlaps = false;

  constructor(private readonly setting: ProgramSetting) {
    setting.seen.now += 1;
  }

  add({ move, modality }: JoinedMove): void {
    const { from } = move.condition;
    if (from !== null && !this.holds(from, this.setting.square)) return;
    switch (move.kind) {
      case 'leap':
        this.addLeap(move.vector, move, modality);
        return;
      case 'lame-leap':
        this.addLameLeap(move, modality);
        return;
      case 'ride':
        if (move.lame.length > 0 || move.skip > 0) this.addLameRide(move, modality);
        else this.addRide(move, modality);
        return;
      case 'hop':
        this.addHop(move, modality);
        return;
      case 'path':
        this.addPath(move, modality);
        return;
    }
  }

  finish(): void {
    for (const [modality, targets] of this.leaps) {
      if (modality === (QUIET | CAPTURE)) this.emit(LEAPS, targets);
      else if (modality === CAPTURE) this.emit(CAPTURE_LEAPS, targets);
      else this.emit(MIXED_LEAPS, [modality, ...targets]);
    }
    this.setting.code.push(END, 0);
  }

  private emit(op: number, words: readonly number[]): void {
    const { code } = this.setting;
    code.push(op, words.length + 2);
    for (const word of words) code.push(word);
  }

  private addLeap(vector: Vector, move: Move, modality: number): void {
    const target = this.along(vector, 1);
    if (target === null || !this.isTarget(target, move)) return;
    this.note(target, modality);
    const targets = this.leaps.get(modality) ?? [];
    targets.push(target);
    this.leaps.set(modality, targets);
  }

  private addLameLeap(move: LameLeap, modality: number): void {
    const target = this.along(move.vector, 1);
    if (target === null || !this.isTarget(target, move)) return;
    const empty = move.empty.flatMap((vector) => this.along(vector, 1) ?? []);
    const occupied = move.occupied.map((vector) => this.along(vector, 1));
    // Squares beside the board are never occupied.
    if (occupied.includes(null)) return;
    this.note(target, modality);
    const standing = occupied.flatMap((square) => square ?? []);
    this.emit(LAME, [modality, target, empty.length, ...empty, ...standing]);
  }

  private addRide(move: Ride, modality: number): void {
    const masked = this.masked(this.line(move.step, steps(move.reach)), move, modality);
    while (masked.length > 0 && (masked.at(-1) ?? 0) >= PASSED) masked.pop();
    if (masked.length === 0) return;
    const plain = masked.every((square) => square < PASSED);
    if (plain && modality === (QUIET | CAPTURE)) this.emit(RAY, masked);
    else if (plain && modality === QUIET) this.emit(QUIET_RAY, masked);
    else this.emit(MASKED_RAY, [modality, ...masked]);
  }

  private addLameRide(move: Ride, modality: number): void {
    const line = this.line(move.step, steps(move.reach));
    if (line.length === 0) return;
    this.overlaps = true;
    const words = [modality, line.length, move.skip];
    for (const [index, square] of line.entries()) {
      const empty = move.lame.flatMap((vector) => {
        const { dx, dy } = move.step;
        return this.along({ dx: vector.dx + dx * index, dy: vector.dy + dy * index }, 1) ?? [];
      });
      words.push(this.isTarget(square, move) ? square : square | PASSED);
      words.push(empty.length, ...empty);
    }
    this.emit(LAME_RAY, words);
  }

  private addHop(move: Hop, modality: number): void {
    const line = this.line(move.step, steps(move.reach));
    if (line.length < 2) return;
    const masked = this.masked(line, move, modality);
    const bars = this.setting.piece.barsItsKind ? 1 : 0;
    this.emit(HOP, [modality, steps(move.hurdle), steps(move.beyond), bars, ...masked]);
  }

  private addPath(move: Path, modality: number): void {
    const squares = this.setting.board.files * this.setting.board.ranks;
    const allowed = new Uint8Array(squares);
    for (let square = 0; square < squares; square++)
      if (this.isTarget(square, move)) allowed[square] = 1;
    const legs = move.legs.map(({ step, least, most, end }) => ({
      dx: step.dx,
      dy: step.dy,
      least,
      most: steps(most),
      end,
    }));
    const { step, least, most } = move.last;
    this.overlaps = true;
    for (const end of MODALITIES) {
      if ((modality & MODALITY_BITS[end]) === 0) continue;
      const last = { dx: step.dx, dy: step.dy, least, most: steps(most), end };
      this.emit(PATH, [MODALITY_BITS[end], this.setting.paths.length]);
      this.setting.paths.push({ legs: [...legs, last], allowed });
    }
  }

  /** The squares in one direction, as far as the edge or the reach. */
  private line(step: Vector, reach: number): number[] {
    const line: number[] = [];
    for (let count = 1; count <= reach; count++) {
      const square = this.along(step, count);
      if (square === null) break;
      line.push(square);
    }
    return line;
  }

  private along({ dx, dy }: Vector, count: number): number | null {
    const { board, square } = this.setting;
    const { files, ranks } = board;
    const file = (square % files) + dx * count;
    const rank = Math.floor(square / files) + dy * count;
    return file < 0 || rank < 0 || file >= files || rank >= ranks ? null : rank * files + file;
  }

  private isTarget(square: number, move: Move): boolean {
    const { attacks, mobility } = this.setting;
    const { to } = move.condition;
    const isHeld = !attacks || to !== DIAGONALS;
    if (isHeld && mobility !== null && mobility[square] !== 1) return false;
    return to === null || this.holds(to, square);
  }

  private holds(region: string, square: number): boolean {
    const table = this.setting.regions.get(region);
    return table === null || table?.[square] === 1;
  }

  /** A line in which squares that are not targets are marked. */
  private masked(line: readonly number[], move: Move, modality: number): number[] {
    return line.map((square) => {
      if (!this.isTarget(square, move)) return square | PASSED;
      this.note(square, modality);
      return square;
    });
  }

  /** Records a target, to find out whether one is reached in two ways. */
  private note(target: number, modality: number): void {
    const { now, quiet, capture } = this.setting.seen;
    if ((modality & QUIET) !== 0) {
      if (quiet[target] === now) this.overlaps = true;
      quiet[target] = now;
    }
    if ((modality & CAPTURE) !== 0) {
      if (capture[target] === now) this.overlaps = true;
      capture[target] = now;
    }
  }
}

/** Every square to which a program may lead, possibly with duplicates. Paths are not followed. */
export function squaresInProgram({ code }: Programs, start: number): readonly number[] {
  const found: number[] = [];
  for (let at = start; (code[at] ?? END) !== END; at += code[at + 1] ?? 2) {
    const op = code[at] ?? END;
    const words = [...code.subarray(at + 2, at + (code[at + 1] ?? 2))];
    addAll(found, words.slice(FIRST_SQUARE[op] ?? 0, op === LAME ? 2 : undefined));
  }
  return found.map((word) => word & 255);
}

/** The number of words before the squares of an instruction, if it has any. A lame ride has other words in between, which are treated as squares. */
const FIRST_SQUARE: Readonly<Record<number, number>> = {
  [MIXED_LEAPS]: 1,
  [MASKED_RAY]: 1,
  [LAME]: 1,
  [HOP]: 4,
  [LAME_RAY]: 3,
  [PATH]: 2,
};
