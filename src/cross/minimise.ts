import { otherTurn, smallerLines } from '../play/notation/simpler-fen.js';
import { differenceIn, isSameDifference, type Difference } from './difference.js';
import type { Line } from '../play/player.js';
import { EngineDied, type OpponentGame } from './engine/opponent.js';
import type { OurGame } from './our-game.js';

/** Maximum number of positions to try when minimising. */
const MOST_TRIALS = 3000;

/** The smallest line found that shows a difference. If the engine crashed during the search, `died` says so; otherwise it is null. */
interface Minimised {
  readonly difference: Difference;
  readonly died: EngineDied | null;
}

/**
 * Minimises the line of a difference while it shows the same: first the fewest last moves, then fewer pieces, rights and counts. Only positions
 * that the engine's own validator accepts are tried.
 */
export async function minimise(
  ours: OurGame,
  theirs: OpponentGame,
  first: Difference,
): Promise<Minimised> {
  let difference = first;
  const take = async (line: Line): Promise<Line | null> => {
    const mine = ours.look(line);
    if (mine === null || !isFullyLegal(ours, line)) return null;
    if ((await theirs.validate(line.fen))?.valid === false) return null;
    const other = await theirs.look(line);
    if (other === null) return null;
    const shown = differenceIn(first.kind, line, mine, other);
    if (shown === null || !isSameDifference(shown, first)) return null;
    difference = shown;
    return shown.line;
  };
  const lines = smallerLines(first.line, (line) => ours.look(line)?.fen ?? null);
  try {
    let next = lines.next();
    for (let trial = 0; next.done !== true && trial < MOST_TRIALS; trial++)
      next = lines.next(await take(next.value));
  } catch (error) {
    if (error instanceof EngineDied) return { difference, died: error };
    throw error;
  }
  return { difference, died: null };
}

/** The side that has just moved must not be in check: no game starts from such a position. */
function isFullyLegal(ours: OurGame, { fen }: Line): boolean {
  return ours.look({ fen: otherTurn(fen), moves: [] })?.inCheck === false;
}
