import { isInCheck } from '../play/legal.js';
import type { Match } from '../play/match.js';
import type { Outcome } from '../play/mechanic.js';
import type { MoveCode } from '../play/move.js';
import { endAtOnce, endByMoves } from '../play/outcome.js';
import { evaluationOf, type Evaluation } from './evaluation.js';

/** Limits of a search. */
interface Limits {
  /** The maximum number of positions. */
  readonly nodes: number;
  /** The maximum depth in plies. */
  readonly depth?: number;
  /** Called regularly; returns whether the time is up. */
  readonly isOver?: () => boolean;
}

/** The result of a search. */
interface Found {
  readonly move: MoveCode;
  /** The score for the side to move; for a forced win, `WIN` minus the plies to the end. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

export const WIN = 1_000_000;
const LONGEST_QUIESCENCE = 8;
const DEEPEST = 60;
/** The number of positions searched between two checks of the clock. */
const LOOK = 256;

/** Makes an opponent for a match. Each search leaves the match unchanged. */
export function createOpponent(match: Match): (limits: Limits) => Found | null {
  const evaluation = evaluationOf(match);
  return (limits) => new Search(match, evaluation, limits).deepen();
}

/** Alpha-beta with quiescence. All scores are from the view of the side to move. */
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

  /** Searches one ply deeper each time until a limit is reached. Null if there is no legal move. */
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

  /** Searches all root moves to a depth. Null if the time ran out before the first was done. */
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

  /** The best of `floor` and the scores of the moves, each from the opponent's reply; `low` is the score to beat. */
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

  /** Counts a position. Returns its score if a limit is reached or the game is over whatever the moves are, or null if the game goes on. */
  #overAt(ply: number): number | null {
    const { isOver, nodes } = this.#limits;
    this.#nodes++;
    this.#isStopped ||= this.#nodes >= nodes || (this.#nodes % LOOK === 0 && isOver?.() === true);
    if (this.#isStopped) return 0;
    const { compiled, history, position } = this.#match;
    return this.#scoreOf(endAtOnce(compiled, position, history), ply);
  }

  /** The score if the game ends, given whether the player has moves. A player without moves draws if no rule says otherwise. */
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
