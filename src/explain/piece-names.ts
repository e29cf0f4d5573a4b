import {
  ENGINE_PIECE_TYPE_BY_NAME,
  ENGINE_PIECE_TYPES,
  type EnginePieceTypeRow,
} from '../catalog/piece-types.js';
import { equalMovements } from '../ir/compare.js';
import type { Movement } from '../ir/movement.js';
import type { PieceId } from '../ir/piece.js';
import { findPiece, type Variant } from '../ir/variant.js';
import type { Game, GamePiece } from '../play/game.js';
import { readEngineBetza } from './section-game.js';

/** The names of the pieces of a game, in lower case and without an article. */
export type PieceNames = (id: PieceId) => string;

/** The names from a document; the glyph or the id of a piece without a name. */
export function documentNames(variant: Variant): PieceNames {
  return (id) => {
    const piece = findPiece(variant, id);
    return piece?.name?.split(' ').map(inSentence).join(' ') ?? piece?.glyphs[0] ?? id;
  };
}

/** Lower case except for abbreviations: `FIDE knight`. */
function inSentence(word: string): string {
  return /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase();
}

/** Players' names for the engine's piece types. A custom piece gets the name of a type that moves the same way, if there is one. */
export function engineNames(game: Game): PieceNames {
  const names = new Map<PieceId, string>();
  for (const piece of game.pieces) {
    const name = nameOf(piece, game);
    const isTaken = [...names.values()].includes(name);
    names.set(piece.id, isTaken ? `${name} ${(piece.letter ?? piece.id).toUpperCase()}` : name);
  }
  return (id) => names.get(id) ?? id;
}

function nameOf(piece: GamePiece, game: Game): string {
  const usual = USUAL_NAMES.get(`${piece.id} ${piece.letter ?? ''}`);
  if (usual !== undefined) return usual;
  const row = ENGINE_PIECE_TYPE_BY_NAME.get(piece.id);
  const [first] = row?.names ?? [];
  if (row !== undefined && first !== undefined) return nameByLetter(row, piece.letter) ?? first;
  const like = namedLike(piece.movement, game);
  const letter = (piece.letter ?? piece.id).toUpperCase();
  if (like === null) return `piece ${letter}`;
  return nameByLetter(like, piece.letter) ?? like.names[0] ?? `piece ${letter}`;
}

/** Engine types whose letter shows which piece they stand for. */
const USUAL_NAMES: ReadonlyMap<string, string> = new Map([
  ['commoner k', 'king'],
  ['fers a', 'advisor'],
  ['wazir a', 'advisor'],
  ['shogiKnight n', 'knight'],
]);

/** The first name that begins with the letter. */
function nameByLetter({ names }: EnginePieceTypeRow, letter: string | null): string | null {
  return names.find((name) => name.charAt(0) === letter) ?? null;
}

/** The first engine piece type with these moves; null if there is none. */
function namedLike(movement: Movement, { board }: Game): EnginePieceTypeRow | null {
  return (
    ENGINE_PIECE_TYPES.find(
      ({ betza, names }) =>
        betza !== null &&
        betza !== '' &&
        names.length > 0 &&
        equalMovements(readEngineBetza(betza), movement, board),
    ) ?? null
  );
}
