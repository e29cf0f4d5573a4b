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
 * Sets up a position from which a game could go on. False: it is none, the game is over, kings are missing, or the player who is not to move is in check
 * or had won already.
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

/** Has each side as many kings as at the start? */
export function hasAllKings(position: Position, { kings }: PositionMaterial): boolean {
  return SIDES.every((side) => countWithHand(position, side, position.tables.king) === kings[side]);
}

/** Is it an end that the pieces of the player to move have brought about before his move? */
function isWonBefore({ rules }: Game, kind: EndingKind): boolean {
  const { by } = ENDINGS[kind];
  return by.includes('connect') || (by.includes('flag') && !rules.flagMove);
}
