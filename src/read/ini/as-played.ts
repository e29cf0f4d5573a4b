import { byColor } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Position } from '../../ir/position.js';
import { NO_SQUARES } from '../../ir/region.js';
import { isNumber } from '../../notation/fen-fields.js';
import type { ReadFen } from '../../notation/fen.js';

/** The engine reads the field after the castling rights as an en passant square whatever it contains: `w - 0 1` starts with the clock at 1. */
export function withEngineClock({ castlingStated, position, tail }: ReadFen): Position | null {
  const [passing, clock] = tail;
  return position !== null && castlingStated && isNumber(passing) && Number(clock) > 0
    ? { ...position, clock: Number(clock) }
    : position;
}

/** The engine drops the castling rights of a player without a piece that castles as the king, or without one that castles as the rook. */
export function withEngineRights(position: Position | null, rules: EngineRules): Position | null {
  if (position === null || rules.gating) return position;
  const types = new Set<string>(rules.pieces.map(({ type }) => type)).add('*');
  const castles = byColor(
    (color) =>
      types.has(rules.castlingKingPiece[color]) &&
      rules.castlingRookPieces[color].some((rook) => types.has(rook)),
  );
  const kept = [...position.castlingRights].filter((letter) =>
    letter === letter.toUpperCase() ? castles.white : castles.black,
  );
  return { ...position, castlingRights: kept.join('') || '-' };
}

/** The rules without those for a single type that is not in the game: no piece can reach the goal or has to be dropped. */
export function withoutLostTypes(rules: EngineRules): EngineRules {
  const { flagPiece, flagRegion, mustDrop, mustDropType, pieces } = rules;
  const isLost = (wanted: string): boolean =>
    wanted !== '*' && pieces.every(({ type }) => type !== wanted);
  return {
    ...rules,
    flagRegion: byColor((color) => (isLost(flagPiece[color]) ? NO_SQUARES : flagRegion[color])),
    mustDrop: mustDrop && !isLost(mustDropType),
  };
}
