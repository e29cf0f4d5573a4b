import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { ALWAYS, COMPASS, type Move } from '../../ir/movement.js';
import type { Game, GamePiece } from '../game.js';
import { INITIAL_REGION, PROMOTED_SOLDIERS, SINGLE_STEP } from '../regions.js';
import { compilePrograms, type Programs } from './programs.js';

/**
 * How pieces move by their notation alone, as the engine asks its tables in a few places: no region holds them, there are no first moves and
 * no lines of a palace, and mostly the king is the king of chess. Of an `attack` every capture is a quiet move, too.
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
      // Arrows fly over cannons, too.
      barsItsKind: what === 'attack' && piece.barsItsKind,
      movement: what === 'move' ? movement : movement.flatMap(asAttack),
    };
  });
  return compilePrograms({ ...game, pieces: bare }, false);
}

/** The same with the piece's own squares and conditions: whatever it takes on, it may also go to. */
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

/** What is left of a move without the regions that rules add; moves that only such a region gives are gone. */
function bareMove(move: Move): readonly Move[] {
  const { from, initial } = move.condition;
  if (initial || from === INITIAL_REGION) return [];
  if (from === PROMOTED_SOLDIERS || from === SINGLE_STEP) return [{ ...move, condition: ALWAYS }];
  return from?.startsWith('@') === true ? [] : [move];
}

function asAttack(move: Move): readonly Move[] {
  return move.modality === 'capture' ? [move, { ...move, modality: 'quiet' }] : [];
}

/** The engine's number of a type, from 1; 0 for one that it does not know. */
export function engineTypeNumber(kind: string | null): number {
  const index = kind === null ? -1 : NAMES.indexOf(kind);
  // Between the custom pieces and the king it keeps a slot for a king with moves of its own.
  return index + (kind === 'king' ? 2 : 1);
}

const NAMES: readonly string[] = [...ENGINE_PIECE_TYPE_BY_NAME.keys()];
