import type { CompiledGame } from '../../play/compiled-game.js';
import { createMatch, type Match } from '../../play/match.js';
import { parseMove } from '../../play/notation/uci.js';
import type { Ending } from '../difference.js';
import type { LineShowing } from '../difference.js';

/** Moves back and forth: after so many all is as it was. */
const CYCLE = 4;
/** Most times that they are made again. */
const MOST_ROUNDS = 10;

/** Adds to a repetition that only one game ends how the other ends when both players go on in the same way. */
export function withEnding(
  first: CompiledGame,
  second: CompiledGame,
  showing: LineShowing,
): LineShowing {
  if (showing.kind !== 'result') return showing;
  if (showing.first !== null && showing.second !== null) return showing;
  const later = endingOf(showing.first === null ? first : second, showing.line);
  return { ...showing, later };
}

function endingOf(compiled: CompiledGame, { fen, moves }: LineShowing['line']): Ending | null {
  const cycle = moves.slice(-CYCLE);
  const isCycle =
    moves.length >= 2 * CYCLE && cycle.every((move, i) => move === moves.at(i - 2 * CYCLE));
  const match = createMatch(compiled);
  if (!isCycle || match.start(fen) !== null || !moves.every((move) => play(match, move)))
    return null;
  const more: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const move of cycle) {
      if (!play(match, move)) return null;
      more.push(move);
      const outcome = match.outcome();
      if (outcome !== null) return { moves: more, outcome };
    }
  }
  return null;
}

/** False if the move is not legal. */
function play(match: Match, text: string): boolean {
  const move = parseMove(match.compiled, match.position, text);
  if (move !== null) match.play(move);
  return move !== null;
}
