import type { Game } from '../../play/game.js';
import type { Match } from '../../play/match.js';
import { otherTurn } from '../../play/notation/simpler-fen.js';
import { SIDES } from '../../play/piece-code.js';
import { isThreatened } from '../../play/player.js';
import type { Position } from '../../play/position.js';
import { countWithHand } from '../../play/type-counts.js';
import type { EndingKind } from './ending-kinds.js';
import { ENDINGS } from './endings.js';
import type { Judge } from './judge.js';
import type { PositionMaterial } from './position-material.js';

/**
 * Sets up a position from which a game can continue. False if the FEN is invalid, the game is over, kings are missing, or the player
 * who is not to move is in check or has already won.
 */
export function startsFairly(
  fen: string,
  match: Match,
  judge: Judge,
  material: PositionMaterial,
): boolean {
  const { game } = match.compiled.tables;
  if (match.start(otherTurn(fen)) !== null || isThreatened(match.position)) return false;
  const before = judge(match);
  if (before !== null && isWonBefore(game, before.kind)) return false;
  return (
    match.start(fen) === null && judge(match) === null && hasAllKings(match.position, material)
  );
}

/** Whether each side has as many kings as at the start. */
export function hasAllKings(position: Position, { kings }: PositionMaterial): boolean {
  return SIDES.every((side) => countWithHand(position, side, position.tables.king) === kings[side]);
}

/** Whether the pieces on the board alone decide this ending, so that the game was over before the last move. */
function isWonBefore({ rules }: Game, kind: EndingKind): boolean {
  const { by } = ENDINGS[kind];
  return by.includes('connect') || (by.includes('flag') && !rules.flagMove);
}
