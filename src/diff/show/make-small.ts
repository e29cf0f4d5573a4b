import { countPieces, simplerFields, withoutPiece } from '../../play/notation/simpler-fen.js';
import type { Line } from '../../play/player.js';
import type { LineShowing } from '../difference.js';
import type { LockStep } from './lock-step.js';

/** Most positions that are tried to make one smaller. */
const MOST_TRIALS = 400;

/** The same shown with fewer moves, then with fewer pieces, rights and counts. */
export function makeSmall(step: LockStep, shown: LineShowing): LineShowing {
  let trials = 0;
  let small = shown;
  const take = (line: Line): boolean => {
    trials += 1;
    const next = trials > MOST_TRIALS ? null : step.after(line);
    if (next === null || !isSameShowing(next, shown)) return false;
    small = next;
    return true;
  };
  const { line } = shown;
  for (let left = 0; left < line.moves.length; left++) {
    const at = line.moves.length - left;
    const fen = fenAfter(step, { ...line, moves: line.moves.slice(0, at) });
    if (fen !== null && take({ fen, moves: line.moves.slice(at) })) break;
  }
  for (let before = ''; before !== small.line.fen;) {
    before = small.line.fen;
    for (const simpler of simplerFields(before))
      take({ ...small.line, fen: simpler(small.line.fen) });
    // From behind, so that places before keep their number.
    for (let piece = countPieces(before) - 1; piece >= 0; piece--) {
      const fen = withoutPiece(small.line.fen, piece);
      if (fen !== null) take({ ...small.line, fen });
    }
  }
  return small;
}

function fenAfter(step: LockStep, { fen, moves }: Line): string | null {
  return step.start(fen) && moves.every((move) => step.play(move)) ? step.fen() : null;
}

/** Whether two positions show the same thing: a move that one game has, the same two results, another position after the same move. */
export function isSameShowing(one: LineShowing, other: LineShowing): boolean {
  switch (one.kind) {
    case 'moves':
      return (
        other.kind === 'moves' &&
        one.first[0] === other.first[0] &&
        one.second[0] === other.second[0]
      );
    case 'result':
      return other.kind === 'result' && one.first === other.first && one.second === other.second;
    case 'position':
      return other.kind === 'position' && one.line.moves.at(-1) === other.line.moves.at(-1);
  }
}
