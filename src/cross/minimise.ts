import {
  countPieces,
  otherTurn,
  simplerFields,
  withoutPiece,
} from '../play/notation/simpler-fen.js';
import { differenceIn, isSameDifference, type Difference } from './difference.js';
import type { Line } from '../play/player.js';
import { EngineDied, type OpponentGame } from './engine/opponent.js';
import type { OurGame } from './our-game.js';

/** Most positions that are tried to make one smaller. */
const MOST_TRIALS = 3000;

/** The smallest line that shows a difference, as far as was found before the engine crashed of one (null: it lives). */
interface Minimised {
  readonly difference: Difference;
  readonly died: EngineDied | null;
}

/**
 * Makes the line of a difference smaller as long as it shows the same: the fewest last moves, then fewer pieces, rights and counts.
 * Only positions that the engine's own validator accepts are tried.
 */
export async function minimise(
  ours: OurGame,
  theirs: OpponentGame,
  first: Difference,
): Promise<Minimised> {
  let difference = first;
  let trials = 0;
  const take = async (line: Line): Promise<boolean> => {
    trials += 1;
    if (trials > MOST_TRIALS) return false;
    const mine = ours.look(line);
    if (mine === null || !isFullyLegal(ours, line)) return false;
    if ((await theirs.validate(line.fen))?.valid === false) return false;
    const other = await theirs.look(line);
    if (other === null) return false;
    const shown = differenceIn(first.kind, line, mine, other);
    if (shown === null || !isSameDifference(shown, first)) return false;
    difference = shown;
    return true;
  };
  try {
    await fewestMoves(ours, first.line, take);
    await fewestPieces(() => difference.line, take);
  } catch (error) {
    if (error instanceof EngineDied) return { difference, died: error };
    throw error;
  }
  return { difference, died: null };
}

type Take = (line: Line) => Promise<boolean>;

/** Nobody may be left in check by the move before: that is no position to start from. */
function isFullyLegal(ours: OurGame, { fen }: Line): boolean {
  return ours.look({ fen: otherTurn(fen), moves: [] })?.inCheck === false;
}

async function fewestMoves(ours: OurGame, line: Line, take: Take): Promise<void> {
  for (let left = 0; left < line.moves.length; left++) {
    const at = line.moves.length - left;
    const fen = ours.look({ fen: line.fen, moves: line.moves.slice(0, at) })?.fen;
    if (typeof fen === 'string' && (await take({ fen, moves: line.moves.slice(at) }))) return;
  }
}

async function fewestPieces(now: () => Line, take: Take): Promise<void> {
  for (let before = ''; before !== now().fen;) {
    before = now().fen;
    for (const simpler of simplerFields(before)) {
      const line = now();
      await take({ ...line, fen: simpler(line.fen) });
    }
    // From behind, so that places before keep their number.
    for (let piece = countPieces(before) - 1; piece >= 0; piece--) {
      const line = now();
      const fen = withoutPiece(line.fen, piece);
      if (fen !== null) await take({ ...line, fen });
    }
  }
}
