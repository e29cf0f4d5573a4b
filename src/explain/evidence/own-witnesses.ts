import type { Game } from '../../play/game.js';
import type { Witness } from '../../play/mechanic.js';
import { MECHANICS } from '../../play/mechanics.js';

const WITNESSES: readonly Witness[] = MECHANICS.flatMap(({ witnesses }) => [...witnesses]);

/** Positions that show rules of play, those of the game itself first; the others may fit it as well. */
export function witnessesFor({ name }: Game): readonly Witness[] {
  const isOwn = ({ game }: Witness): boolean => game === `parent = ${name}`;
  return [...WITNESSES.filter(isOwn), ...WITNESSES.filter((witness) => !isOwn(witness))];
}

/** Are there moves to it? In other witnesses the game is over as they stand. */
export function isLine({ moves = [] }: Witness): boolean {
  return moves.length > 0;
}
