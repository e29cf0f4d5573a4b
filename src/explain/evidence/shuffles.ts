import type { Match } from '../../play/match.js';
import { fromOf, kindOf, NORMAL, toOf, type MoveCode } from '../../play/move.js';
import { positionKey } from '../../play/position-key.js';
import { hasQuietMove } from '../../play/tables/vectors.js';
import type { EndingKind } from './ending-kinds.js';
import type { Judge } from './judge.js';
import type { Budget, FoundLine } from './search.js';

/** Longest line of moves back and forth, in plies. */
const LONGEST = 40;

/**
 * Lines on which both players move one piece back and forth until a rule ends the game. After four plies the position is the one of
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
      const way = wayBack(move, reply);
      if (way !== null) tryRounds([move, reply, ...way]);
      match.takeBack();
    }
    match.takeBack();
  }
  return found;

  /** After two moves: those that take them back, after which all is as it was; null: there are none. */
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

/** Moves of a piece to an empty square, from which it could go back on an empty board. */
function quietMoves(match: Match): readonly MoveCode[] {
  const { board, tables } = match.position;
  return match.moves().filter((move) => {
    const [from, to] = [fromOf(move), toOf(move)];
    if (kindOf(move) !== NORMAL || from === to || board[to] !== 0) return false;
    const isBack = (square: number): boolean => square === from;
    return hasQuietMove(tables.vectors, board[from] ?? 0, to, isBack, tables.squares);
  });
}

/** Walls aside. */
function takesBack(move: MoveCode, before: MoveCode): boolean {
  return fromOf(move) === toOf(before) && toOf(move) === fromOf(before);
}

function playLegal(match: Match, move: MoveCode | undefined): boolean {
  if (move === undefined || !match.moves().includes(move)) return false;
  match.play(move);
  return true;
}
