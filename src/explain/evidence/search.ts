import type { Match } from '../../play/match.js';
import type { MoveCode } from '../../play/move.js';
import { positionKey } from '../../play/position-key.js';
import type { EndingKind } from './ending-kinds.js';
import type { Judge, Judgement } from './judge.js';

/** The number of positions that may still be searched. A search decreases it. */
export interface Budget {
  left: number;
}

/** A line of moves to an end of the game. */
export interface FoundLine {
  readonly moves: readonly MoveCode[];
  readonly judgement: Judgement;
}

/** The result of a search. */
interface SearchResult {
  /** The first line found to each wanted ending, which is a shortest one. */
  readonly found: ReadonlyMap<EndingKind, FoundLine>;
  /** Every line of up to this many plies was searched. */
  readonly plies: number;
  /** Whether every line of the game was searched. */
  readonly isAll: boolean;
}

/**
 * Searches the shortest lines from the position of a match to the wanted endings: first all lines of one ply, then of two, and so on.
 * It visits each position once for each length, and so it cannot find endings by repetition.
 */
export function searchLines(
  match: Match,
  judge: Judge,
  wanted: ReadonlySet<EndingKind>,
  budget: Budget,
  mostPlies = Infinity,
): SearchResult {
  const found = new Map<EndingKind, FoundLine>();
  const line: MoveCode[] = [];
  let goesOn = true;
  let plies = 0;
  while (goesOn && plies < mostPlies && found.size < wanted.size && budget.left > 0) {
    goesOn = false;
    const seen = new Set<string>();
    visit(plies + 1, seen);
    if (budget.left > 0) plies += 1;
  }
  return { found, plies, isAll: !goesOn && budget.left > 0 };

  /** Visits all positions that are `rest` plies from here. */
  function visit(rest: number, seen: Set<string>): void {
    for (const move of match.moves()) {
      if (budget.left <= 0 || found.size >= wanted.size) return;
      match.play(move);
      line.push(move);
      const key = `${rest} ${positionKey(match.position)}`;
      if (!seen.has(key)) {
        seen.add(key);
        look(rest, seen);
      }
      line.pop();
      match.takeBack();
    }
  }

  function look(rest: number, seen: Set<string>): void {
    budget.left -= 1;
    const judgement = judge(match);
    if (judgement === null) {
      if (rest > 1) visit(rest - 1, seen);
      else goesOn = true;
      return;
    }
    // An ending in fewer plies was found in an earlier round.
    if (wanted.has(judgement.kind) && !found.has(judgement.kind))
      found.set(judgement.kind, { moves: [...line], judgement });
  }
}
