import { differenceIn, type Difference } from './difference.js';
import type { OpponentGame } from './engine/opponent.js';
import type { OurGame } from './our-game.js';

/**
 * True if the engine itself says that it is wrong: it differs from us after a move, and agrees as soon as it is given the position that it
 * has reached by that move. Then it has lost something while moving. One move alone, so that nothing can depend on what was played before.
 */
export async function contradictsItself(
  ours: OurGame,
  theirs: OpponentGame,
  { kind, line }: Difference,
): Promise<boolean> {
  const last = line.moves.at(-1);
  if (last === undefined || kind === 'fen' || kind === 'result') return false;
  const before = ours.look({ fen: line.fen, moves: line.moves.slice(0, -1) })?.fen ?? null;
  if (before === null) return false;
  const short = { fen: before, moves: [last] };
  const mine = ours.look(short);
  const other = await theirs.look(short);
  if (mine === null || other === null || other.fen === null) return false;
  const again = await theirs.look({ fen: other.fen, moves: [] });
  return (
    again !== null &&
    differenceIn(kind, short, mine, other) !== null &&
    differenceIn(kind, short, mine, again) === null
  );
}
