import type { Match } from '../../play/match.js';
import { fromOf, kindOf, moveCode, NORMAL, toOf, type MoveCode } from '../../play/move.js';
import { positionKey } from '../../play/position-key.js';
import type { EndingKind } from './endings.js';
import type { Judge } from './judge.js';
import { movesOf, type Budget, type FoundLine } from './search.js';

/** Longest line of moves to and fro, in plies. */
const LONGEST = 40;

/**
 * Lines on which both players move one piece to and fro until a rule ends the game. After four plies the position is the one of
 * the beginning, so that nothing shorter repeats it.
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
      const round = [move, reply, back(move), back(reply)];
      if (comesBack(round)) tryRounds(round);
      match.takeBack();
    }
    match.takeBack();
  }
  return found;

  /** After the first two moves: are the other two legal, and is all as it was? */
  function comesBack([, , third, fourth]: readonly MoveCode[]): boolean {
    if (!playLegal(match, third)) return false;
    const isBack = playLegal(match, fourth);
    const isSame = isBack && positionKey(match.position) === start;
    if (isBack) match.takeBack();
    match.takeBack();
    return isSame;
  }

  /** After the first two moves of a round: plays on until the game is over. */
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

/** Moves of a piece to an empty square, nothing else changed. */
function quietMoves(match: Match): readonly MoveCode[] {
  return movesOf(match).filter(
    (move) =>
      kindOf(move) === NORMAL &&
      fromOf(move) !== toOf(move) &&
      match.position.board[toOf(move)] === 0,
  );
}

function back(move: MoveCode): MoveCode {
  return moveCode(toOf(move), fromOf(move), NORMAL);
}

function playLegal(match: Match, move: MoveCode | undefined): boolean {
  if (move === undefined || !movesOf(match).includes(move)) return false;
  match.play(move);
  return true;
}
