import type { Match } from '../../play/match.js';
import type { MoveCode } from '../../play/move.js';
import { positionKey } from '../../play/position-key.js';
import type { EndingKind } from './ending-kinds.js';
import type { Judge, Judgement } from './judge.js';

/** How many more positions may be looked at; a search takes from it. */
export interface Budget {
  left: number;
}

/** A line to an end of the game. */
export interface FoundLine {
  readonly moves: readonly MoveCode[];
  readonly judgement: Judgement;
}

/** What a search has seen. */
interface SearchResult {
  /** The first line found to each wanted end; it is a shortest one. */
  readonly found: ReadonlyMap<EndingKind, FoundLine>;
  /** Every line of up to so many plies was looked at. */
  readonly plies: number;
  /** No line is longer: there is nothing else to be found. */
  readonly isAll: boolean;
}

/**
 * Looks for the shortest lines from where a match stands to ends of the game: first all of one ply, then all of two, and so on. A position that comes about
 * in several ways is looked at once for each length, so that ends by repetition are none of its business.
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

  /** Looks at all positions so many plies from here. */
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
    // What ends earlier was found when lines were as short.
    if (wanted.has(judgement.kind) && !found.has(judgement.kind))
      found.set(judgement.kind, { moves: [...line], judgement });
  }
}
