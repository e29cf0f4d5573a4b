import { differenceIn, type Difference } from './difference.js';
import type { OpponentGame, Sight } from './engine/opponent.js';
import type { OurGame } from './our-game.js';

/**
 * Where the engine contradicts itself is listed by cause in contradictions.ts, with a game that shows it.
 *
 * True if the engine itself says that it is wrong: it differs from us after a move, and agrees as soon as it is given the position that it
 * has reached by that move. Then it has lost something while moving. One move alone, so that nothing can depend on what was played before.
 */
export async function contradictsItself(
  ours: OurGame,
  theirs: OpponentGame,
  { kind, line }: Difference,
): Promise<boolean> {
  const last = line.moves.at(-1);
  if (last === undefined) return false;
  const before = ours.look({ fen: line.fen, moves: line.moves.slice(0, -1) })?.fen ?? null;
  if (before === null) return false;
  const short = { fen: before, moves: [last] };
  const mine = ours.look(short);
  const other = await theirs.look(short);
  if (mine === null || other === null || other.fen === null) return false;
  const again = await theirs.look({ fen: other.fen, moves: [] });
  if (again === null || differenceIn(kind, short, mine, other) === null) return false;
  switch (kind) {
    case 'legal-moves':
    case 'check':
      return differenceIn(kind, short, mine, again) === null;
    // Counts and results follow from a check that it has lost.
    case 'fen':
    case 'result':
      return losesCheck(mine, other, again) && samePieces(mine, other);
  }
}

function losesCheck(mine: Sight, other: Sight, again: Sight): boolean {
  return other.isThreatened !== again.isThreatened && again.isThreatened === mine.isThreatened;
}

function samePieces(mine: Sight, other: Sight): boolean {
  const board = ({ fen }: Sight): string => (fen ?? '').split(' ')[0] ?? '';
  return board(mine) === board(other);
}
