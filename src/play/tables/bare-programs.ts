import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { ALWAYS, COMPASS, type Move } from '../../ir/movement.js';
import type { Game, GamePiece } from '../game.js';
import { INITIAL_REGION, PROMOTED_SOLDIERS, SINGLE_STEP } from '../regions.js';
import { compilePrograms, type Programs } from './programs.js';

/**
 * Programs for the notations of pieces alone, which the engine uses in a few places: without regions, first moves and lines of a palace, and
 * usually with the king of chess. For `attack` every capture is also a quiet move.
 */
export function compileBarePrograms(
  game: Game,
  what: 'move' | 'attack',
  king: 'of-chess' | 'own' = 'of-chess',
): Programs {
  const bare = game.pieces.map((piece): GamePiece => {
    const isOfChess = piece.kind === 'king' && king === 'of-chess';
    const movement = isOfChess ? KING : piece.movement.flatMap(bareMove);
    return {
      ...piece,
      mobility: null,
      // Arrows also fly over cannons.
      barsItsKind: what === 'attack' && piece.barsItsKind,
      movement: what === 'move' ? movement : movement.flatMap(asAttack),
    };
  });
  return compilePrograms({ ...game, pieces: bare }, false);
}

/** Attack programs with the piece's own squares and conditions: it may also move to every square where it could capture. */
export function compileAttackPrograms(game: Game): Programs {
  const pieces = game.pieces.map((piece) => ({
    ...piece,
    movement: piece.movement.flatMap(asAttack),
  }));
  return compilePrograms({ ...game, pieces }, false);
}

const KING: readonly Move[] = COMPASS.flatMap((vector) =>
  (['quiet', 'capture'] as const).map((modality): Move => ({
    kind: 'leap',
    vector,
    modality,
    condition: ALWAYS,
    enPassant: false,
  })),
);

/** A move without the regions that rules add. Moves that exist only because of such a region are dropped. */
function bareMove(move: Move): readonly Move[] {
  const { from, initial } = move.condition;
  if (initial || from === INITIAL_REGION) return [];
  if (from === PROMOTED_SOLDIERS || from === SINGLE_STEP) return [{ ...move, condition: ALWAYS }];
  return from?.startsWith('@') === true ? [] : [move];
}

function asAttack(move: Move): readonly Move[] {
  return move.modality === 'capture' ? [move, { ...move, modality: 'quiet' }] : [];
}

/** The engine's number of a type, from 1; 0 for an unknown type. */
export function engineTypeNumber(kind: string | null): number {
  const index = kind === null ? -1 : NAMES.indexOf(kind);
  // The engine has a slot for a king with its own moves between the custom pieces and the king.
  return index + (kind === 'king' ? 2 : 1);
}

const NAMES: readonly string[] = [...ENGINE_PIECE_TYPE_BY_NAME.keys()];
