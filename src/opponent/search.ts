import { isInCheck } from '../play/legal.js';
import type { Match } from '../play/match.js';
import type { Outcome } from '../play/mechanic.js';
import type { MoveCode } from '../play/move.js';
import { endAtOnce, endByMoves } from '../play/outcome.js';
import { evaluationOf, type Evaluation } from './evaluation.js';

/** Limits of a search. */
interface Limits {
  /** Positions, at most. */
  readonly nodes: number;
  /** Plies, at most. */
  readonly depth?: number;
  /** Called regularly: is the time up? */
  readonly isOver?: () => boolean;
}

/** The result of a search. */
interface Found {
  readonly move: MoveCode;
  /** For the side to move; `WIN` minus the plies to the end for a forced win. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

export const WIN = 1_000_000;
const LONGEST_QUIESCENCE = 8;
const DEEPEST = 60;
/** How many positions are searched between two checks of the clock. */
const LOOK = 256;

/** Makes an opponent for a match. After each search the match is unchanged. */
export function createOpponent(match: Match): (limits: Limits) => Found | null {
  const evaluation = evaluationOf(match);
  return (limits) => new Search(match, evaluation, limits).deepen();
}

/** Alpha-beta with quiescence. Scores are those of the side to move. */
class Search {
  readonly #match: Match;
  readonly #evaluation: Evaluation;
  readonly #limits: Limits;
  #nodes = 0;
  #isStopped = false;

  constructor(match: Match, evaluation: Evaluation, limits: Limits) {
    this.#match = match;
    this.#evaluation = evaluation;
    this.#limits = limits;
  }

  /** Looks one ply further until a limit is reached; null: there is no move. */
  deepen(): Found | null {
    const [any] = this.#match.moves();
    if (any === undefined) return null;
    const deepest = Math.min(DEEPEST, this.#limits.depth ?? DEEPEST);
    let found: Found | null = null;
    for (let depth = 1; depth <= deepest; depth++) {
      found = this.#atRoot(depth, found) ?? found;
      if (this.#isStopped || (found !== null && Math.abs(found.score) >= WIN - depth)) break;
    }
    return found ?? { move: any, score: 0, depth: 0, nodes: this.#nodes };
  }

  /** Searches all root moves at a depth; null if the time was up before the first was done. */
  #atRoot(depth: number, before: Found | null): Found | null {
    const match = this.#match;
    let found: Found | null = null;
    for (const move of this.#evaluation.ordered(match.moves(), before?.move ?? null)) {
      match.play(move);
      const beta: number = found === null ? WIN : -found.score;
      const score: number = -this.#search(-WIN, beta, 1, depth - 1);
      match.takeBack();
      if (this.#isStopped) break;
      if (found === null || score > found.score) found = { move, score, depth, nodes: this.#nodes };
    }
    return found;
  }

  #search(alpha: number, beta: number, ply: number, depth: number): number {
    if (depth <= 0) return this.#quiesce(alpha, beta, ply, LONGEST_QUIESCENCE);
    const over = this.#overAt(ply);
    if (over !== null) return over;
    const moves = this.#match.moves();
    const end = this.#endOf(moves.length === 0, ply);
    if (end !== null) return end;
    return this.#bestOf(moves, -WIN, alpha, beta, (low) =>
      this.#search(-beta, -low, ply + 1, depth - 1),
    );
  }

  #quiesce(alpha: number, beta: number, ply: number, left: number): number {
    const over = this.#overAt(ply);
    if (over !== null) return over;
    const inCheck = isInCheck(this.#match.position);
    const best = inCheck && left > 0 ? -WIN : this.#evaluation.position();
    if (left <= 0 || best >= beta) return best;
    const moves = this.#match.moves();
    if (moves.length === 0) return this.#endOf(true, ply) ?? 0;
    const tried = inCheck ? moves : moves.filter((one) => this.#evaluation.gainOf(one) > 0);
    return this.#bestOf(tried, best, Math.max(alpha, best), beta, (low) =>
      this.#quiesce(-beta, -low, ply + 1, left - 1),
    );
  }

  /** The best of some score and those of moves, each from the opponent's reply to it; `low` is what must be beaten. */
  #bestOf(
    moves: readonly MoveCode[],
    floor: number,
    alpha: number,
    beta: number,
    reply: (low: number) => number,
  ): number {
    let best = floor;
    let low = alpha;
    for (const move of this.#evaluation.ordered(moves, null)) {
      this.#match.play(move);
      const score = -reply(low);
      this.#match.takeBack();
      if (this.#isStopped) break;
      best = Math.max(best, score);
      low = Math.max(low, score);
      if (low >= beta) break;
    }
    return best;
  }

  /** Counts a position; the score if a limit is reached, or the game is over there whatever moves there are; null: it goes on. */
  #overAt(ply: number): number | null {
    const { isOver, nodes } = this.#limits;
    this.#nodes++;
    this.#isStopped ||= this.#nodes >= nodes || (this.#nodes % LOOK === 0 && isOver?.() === true);
    if (this.#isStopped) return 0;
    const { compiled, history, position } = this.#match;
    return this.#scoreOf(endAtOnce(compiled, position, history), ply);
  }

  /** The score if the game ends with these moves; a player without any, of whom no rule speaks, draws. */
  #endOf(isStuck: boolean, ply: number): number | null {
    const { compiled, history, position } = this.#match;
    const outcome = endByMoves(compiled, position, history, isStuck);
    return this.#scoreOf(outcome ?? (isStuck ? 'draw' : null), ply);
  }

  #scoreOf(outcome: Outcome | null, ply: number): number | null {
    if (outcome === null || outcome === 'draw') return outcome === null ? null : 0;
    return (outcome === 'white') === (this.#match.position.turn === 0) ? WIN - ply : ply - WIN;
  }
}
