import type { CompiledGame } from '../../play/compiled-game.js';
import { createMatch, type Match } from '../../play/match.js';
import { parseMove } from '../../play/notation/uci.js';
import type { Ending } from '../difference.js';
import type { LineShowing } from '../difference.js';

/** The number of moves, back and forth for both sides, after which the position is the same. */
const CYCLE = 4;
/** The most times that they are repeated. */
const MOST_ROUNDS = 10;

/** For a repetition that ends only one game, adds how the other game ends if the players continue to repeat the moves. */
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

/** Makes a move; false if it is not legal. */
function play(match: Match, text: string): boolean {
  const move = parseMove(match.compiled, match.position, text);
  if (move !== null) match.play(move);
  return move !== null;
}
