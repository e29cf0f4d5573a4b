import { smallerLines } from '../../play/notation/simpler-fen.js';
import type { Line } from '../../play/player.js';
import type { LineShowing } from '../difference.js';
import type { LockStep } from './lock-step.js';

/** The most positions to try. */
const MOST_TRIALS = 400;

/** Shows the same difference with fewer moves, and then with fewer pieces, rights and counts. */
export function makeSmall(step: LockStep, shown: LineShowing): LineShowing {
  let small = shown;
  const lines = smallerLines(shown.line, (line) => fenAfter(step, line));
  let next = lines.next();
  for (let trial = 0; next.done !== true && trial < MOST_TRIALS; trial++) {
    const showing = step.after(next.value);
    const isSame = showing !== null && isSameShowing(showing, shown);
    if (isSame) small = showing;
    next = lines.next(isSame ? showing.line : null);
  }
  return small;
}

function fenAfter(step: LockStep, { fen, moves }: Line): string | null {
  return step.start(fen) && moves.every((move) => step.play(move)) ? step.fen() : null;
}

/** Whether two positions show the same difference: the same first additional moves, the same results, or a different position after the same move. */
function isSameShowing(one: LineShowing, other: LineShowing): boolean {
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

/** Whether the same is true of the same line in both. */
export function isEqualShowing(one: LineShowing, other: LineShowing): boolean {
  if (!isSameShowing(one, other)) return false;
  return String(one.first) === String(other.first) && String(one.second) === String(other.second);
}
