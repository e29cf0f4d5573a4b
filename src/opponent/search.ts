import { isInCheck, legalMoves } from '../play/legal.js';
import type { Match } from '../play/match.js';
import type { Outcome } from '../play/mechanic.js';
import {
  CASTLING,
  DROP,
  EN_PASSANT,
  kindOf,
  LOCUST,
  PROMOTION,
  toOf,
  fromOf,
  type MoveCode,
} from '../play/move.js';
import { isPiece, sideOf, typeOf } from '../play/piece-code.js';
import { pieceValues } from './piece-values.js';

/** How long to look ahead. */
interface Limits {
  /** Positions, at most. */
  readonly nodes: number;
  /** Plies, at most. */
  readonly depth?: number;
  /** Asked now and then: is the time up? */
  readonly isOver?: () => boolean;
}

/** What was found. */
interface Found {
  readonly move: MoveCode;
  /** For the side to move; `WIN` less the plies to the end: it wins by force. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

export const WIN = 1_000_000;
const LONGEST_QUIESCENCE = 8;
const DEEPEST = 60;
/** How many positions are looked at between two looks at the clock. */
const LOOK = 256;

/** Makes an opponent for a match; it gives the match back as it was. */
export function createOpponent(match: Match): (limits: Limits) => Found | null {
  const { compiled, history, position } = match;
  const { tables } = compiled;
  const { squares } = tables;
  const values = pieceValues(tables.game);
  /** Where losing all pieces wins, they are worth less than nothing. */
  const worth = tables.game.rules.extinctionValue === 'win' ? -1 : 1;
  const inHand = handValues(values, squares, tables.types);
  let nodes = 0;
  let budget = 0;
  let isOver = (): boolean => false;
  let stopped = false;
  const isStopped = (): boolean => stopped;

  function movesNow(): MoveCode[] {
    const { top } = position;
    legalMoves(compiled, position);
    const moves = [...position.moves.subarray(top, position.top)];
    position.top = top;
    return moves;
  }

  function count(): void {
    nodes++;
    if (nodes >= budget || (nodes % LOOK === 0 && isOver())) stopped = true;
  }

  /** For the side to move. */
  function scoreOf(outcome: Outcome, ply: number): number {
    if (outcome === 'draw') return 0;
    return (outcome === 'white') === (position.turn === 0) ? WIN - ply : ply - WIN;
  }

  /** Over by a rule, whatever moves there are; null: it goes on. */
  function overNow(): Outcome | null {
    for (const ends of compiled.immediateEnds) {
      const outcome = ends(position, history);
      if (outcome !== null) return outcome;
    }
    for (const isDead of compiled.isDead) if (isDead(position)) return 'draw';
    return null;
  }

  function endOf(isStuck: boolean): Outcome | null {
    for (const ends of isStuck ? compiled.stuckEnds : compiled.optionalEnds) {
      const outcome = ends(position, history);
      if (outcome !== null) return outcome;
    }
    return isStuck ? 'draw' : null;
  }

  function evaluate(): number {
    let sum = 0;
    for (let side = 0; side < 2; side++) {
      const sign = side === position.turn ? worth : -worth;
      const from = side * squares;
      for (let i = from; i < from + (position.total[side] ?? 0); i++) {
        const square = position.list[i] ?? 0;
        const type = typeOf(position.board[square] ?? 0);
        sum += sign * (values[type * squares + seen(square, side)] ?? 0);
      }
      for (let type = 0; type < tables.types; type++)
        sum +=
          sign * Math.max(0, position.hand[side * tables.types + type] ?? 0) * (inHand[type] ?? 0);
    }
    return sum;
  }

  /** The square as the side's values have it: Black's board is turned. */
  function seen(square: number, side: number): number {
    return side === 0 ? square : squares - 1 - square;
  }

  /** What a move takes; 0: nothing. */
  function gainOf(move: MoveCode): number {
    const kind = kindOf(move);
    if (kind === DROP || kind === CASTLING) return 0;
    if (kind === EN_PASSANT || kind >= LOCUST) return 100;
    const taken = position.board[toOf(move)] ?? 0;
    const isTaken =
      isPiece(taken) && fromOf(move) !== toOf(move) && sideOf(taken) !== position.turn;
    const promotes = kind === PROMOTION ? 300 : 0;
    return promotes + (isTaken ? 1 + (values[typeOf(taken) * squares + toOf(move)] ?? 0) : 0);
  }

  function ordered(moves: readonly MoveCode[], first: MoveCode | null): MoveCode[] {
    const keys = new Map(
      moves.map((move) => {
        const gain = gainOf(move);
        const mover = kindOf(move) === DROP ? 0 : (position.board[fromOf(move)] ?? 0);
        const risk =
          gain === 0 || !isPiece(mover) ? 0 : (values[typeOf(mover) * squares] ?? 0) / 16;
        return [move, move === first ? Infinity : gain - risk];
      }),
    );
    return [...moves].sort((a, b) => (keys.get(b) ?? 0) - (keys.get(a) ?? 0));
  }

  /** The best of some score and those of moves, each from the opponent's reply to it; `low` is what must be beaten. */
  function bestOf(
    moves: readonly MoveCode[],
    floor: number,
    alpha: number,
    beta: number,
    reply: (low: number) => number,
  ): number {
    let best = floor;
    let low = alpha;
    for (const move of ordered(moves, null)) {
      match.play(move);
      const score = -reply(low);
      match.takeBack();
      if (isStopped()) return 0;
      best = Math.max(best, score);
      low = Math.max(low, score);
      if (low >= beta) break;
    }
    return best;
  }

  function quiesce(alpha: number, beta: number, ply: number, left: number): number {
    count();
    if (isStopped()) return 0;
    const over = overNow();
    if (over !== null) return scoreOf(over, ply);
    const inCheck = isInCheck(position);
    const best = inCheck && left > 0 ? -WIN : evaluate();
    if (left <= 0 || best >= beta) return best;
    const moves = movesNow();
    if (moves.length === 0) return scoreOf(endOf(true) ?? 'draw', ply);
    const tried = inCheck ? moves : moves.filter((one) => gainOf(one) > 0);
    return bestOf(tried, best, Math.max(alpha, best), beta, (low) =>
      quiesce(-beta, -low, ply + 1, left - 1),
    );
  }

  function search(alpha: number, beta: number, ply: number, depth: number): number {
    if (depth <= 0) return quiesce(alpha, beta, ply, LONGEST_QUIESCENCE);
    count();
    if (isStopped()) return 0;
    const over = overNow();
    if (over !== null) return scoreOf(over, ply);
    const moves = movesNow();
    const end = endOf(moves.length === 0);
    if (end !== null) return scoreOf(end, ply);
    return bestOf(moves, -WIN, alpha, beta, (low) => search(-beta, -low, ply + 1, depth - 1));
  }

  /** All moves of the root at a depth; null: the time was up before the first was done. */
  function atRoot(depth: number, before: Found | null): Found | null {
    let found: Found | null = null;
    for (const move of ordered(movesNow(), before?.move ?? null)) {
      match.play(move);
      const beta: number = found === null ? WIN : -found.score;
      const score: number = -search(-WIN, beta, 1, depth - 1);
      match.takeBack();
      if (isStopped()) break;
      if (found === null || score > found.score) found = { move, score, depth, nodes };
    }
    return found;
  }

  return (limits) => {
    nodes = 0;
    stopped = false;
    budget = limits.nodes;
    isOver = limits.isOver ?? (() => false);
    const [any] = movesNow();
    if (any === undefined) return null;
    let found: Found | null = null;
    for (let depth = 1; depth <= Math.min(DEEPEST, limits.depth ?? DEEPEST); depth++) {
      found = atRoot(depth, found) ?? found;
      if (isStopped() || (found !== null && Math.abs(found.score) >= WIN - depth)) break;
    }
    return found ?? { move: any, score: 0, depth: 0, nodes };
  };
}

/** A piece in hand is worth what it is on a usual square, and a little for going anywhere. */
function handValues(values: Int32Array, squares: number, types: number): Int32Array {
  return Int32Array.from({ length: types }, (_, type) => {
    let sum = 0;
    for (let i = type * squares; i < (type + 1) * squares; i++) sum += values[i] ?? 0;
    return Math.round((1.1 * sum) / squares);
  });
}
