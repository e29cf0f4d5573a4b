import type { Match } from '../../play/match.js';
import { fromOf, kindOf, NORMAL, toOf, type MoveCode } from '../../play/move.js';
import { positionKey } from '../../play/position-key.js';
import { hasQuietMove } from '../../play/tables/vectors.js';
import type { EndingKind } from './ending-kinds.js';
import type { Judge } from './judge.js';
import type { Budget, FoundLine } from './search.js';

/** The longest line of moves back and forth, in plies. */
const LONGEST = 40;

/**
 * Lines in which both players move one piece back and forth until a rule ends the game. Each round of four plies returns to the first
 * position, which is the shortest possible repetition.
 */
export function searchShuffles(
  match: Match,
  judge: Judge,
  wanted: ReadonlySet<EndingKind>,
  budget: Budget,
): ReadonlyMap<EndingKind, FoundLine> {
  const found = new Map<EndingKind, FoundLine>();
  const start = positionKey(match.position);
  for (const move of quietMoves(match)) {
    match.play(move);
    for (const reply of quietMoves(match)) {
      if (budget.left <= 0 || found.size >= wanted.size) break;
      budget.left -= 1;
      match.play(reply);
      const way = wayBack(move, reply);
      if (way !== null) tryRounds([move, reply, ...way]);
      match.takeBack();
    }
    match.takeBack();
  }
  return found;

  /** The two moves that return to the first position after a move and a reply; null if there are none. */
  function wayBack(move: MoveCode, reply: MoveCode): readonly MoveCode[] | null {
    const third = quietMoves(match).find((one) => takesBack(one, move));
    if (third === undefined) return null;
    match.play(third);
    const fourth = quietMoves(match).find((one) => takesBack(one, reply) && leadsToStart(one));
    match.takeBack();
    return fourth === undefined ? null : [third, fourth];
  }

  function leadsToStart(move: MoveCode): boolean {
    match.play(move);
    const isSame = positionKey(match.position) === start;
    match.takeBack();
    return isSame;
  }

  /** Repeats a round, whose first two moves have been played, until the game is over. */
  function tryRounds(round: readonly MoveCode[]): void {
    const moves = round.slice(0, 2);
    let judgement = judge(match);
    while (judgement === null && moves.length < LONGEST) {
      const move = round[moves.length % round.length];
      if (!playLegal(match, move)) break;
      moves.push(move ?? 0);
      budget.left -= 1;
      judgement = judge(match);
    }
    for (let i = 2; i < moves.length; i++) match.takeBack();
    if (judgement !== null && wanted.has(judgement.kind) && !found.has(judgement.kind))
      found.set(judgement.kind, { moves, judgement });
  }
}

/** The moves of a piece to an empty square from which it could return on an empty board. */
function quietMoves(match: Match): readonly MoveCode[] {
  const { board, tables } = match.position;
  return match.moves().filter((move) => {
    const [from, to] = [fromOf(move), toOf(move)];
    if (kindOf(move) !== NORMAL || from === to || board[to] !== 0) return false;
    const isBack = (square: number): boolean => square === from;
    return hasQuietMove(tables.vectors, board[from] ?? 0, to, isBack, tables.squares);
  });
}

/** Whether a move takes a piece back to where it came from. Ignores walls. */
function takesBack(move: MoveCode, before: MoveCode): boolean {
  return fromOf(move) === toOf(before) && toOf(move) === fromOf(before);
}

function playLegal(match: Match, move: MoveCode | undefined): boolean {
  if (move === undefined || !match.moves().includes(move)) return false;
  match.play(move);
  return true;
}
