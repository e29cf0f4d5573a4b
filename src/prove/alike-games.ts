import type { Board } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import { isRegionOfRules } from '../play/regions.js';
import type { Game, GamePiece } from '../play/game.js';
import { MECHANICS } from '../play/mechanics.js';
import { compileStuck } from '../play/tables/tables.js';
import { piecesMoveAlike } from '../play/tables/moves-of-like.js';
import { compileVectors, vectorsAlike, type Vectors } from '../play/tables/vectors.js';
import { rulesAlike } from './alike-rules.js';
import { isSameType, matchTypes, type Pairing } from './pairing.js';

/**
 * The mechanics that are known to depend on few properties of types: they refer to the pawn, the king and the rook by the engine's names, but
 * to no others, and they count the pieces of a type only for promotion limits. Games with other mechanics are played.
 */
const PLAIN_MECHANICS: ReadonlySet<(typeof MECHANICS)[number]['name']> = new Set([
  'movement',
  'promotion',
  'en-passant',
  'castling',
  'drops',
  'flag',
  'drop-mate',
  'checkmate',
  'stalemate',
  'immobility',
  'n-move',
  'repetition',
] as const);

/**
 * True if play cannot tell two games apart, though their data may differ in form: types may have other names and another order, rules may name
 * squares beside the board or absent types, and one game may state a rule with its pieces. A promoted form without a letter may correspond to
 * the type that moves like it. In that case the two may still disagree on whether a position repeats in which those two types have changed
 * places; no random play would find that either.
 */
export function gamesAlike(game: Game, other: Game): boolean {
  const types = matchTypes(game, other);
  if (types === null) return false;
  const pairing = { game, other, types };
  return havePlainRules(pairing) && Object.values(GAME_PARTS).every((isAlike) => isAlike(pairing));
}

/** The comparison of each part of a game. TypeScript demands an entry for each new part. */
const GAME_PARTS: Readonly<Record<keyof Game, (pairing: Pairing) => boolean>> = {
  name: () => true,
  board: ({ game, other }) => sameBoard(game.board, other.board),
  // The regions that a movement uses are compared with the movement.
  regions: () => true,
  rules: rulesAlike,
  king: (pairing) => isSameType(pairing, pairing.game.king, pairing.other.king),
  // Only draws by material depend on it, and games with those are played.
  emptyPalace: () => true,
  royals: ({ game, other }) => game.royals === undefined && other.royals === undefined,
  mainPromotionPawn: (pairing) => {
    const [one, like] = [pairing.game.mainPromotionPawn, pairing.other.mainPromotionPawn];
    return isSameType(pairing, one.white, like.white) && isSameType(pairing, one.black, like.black);
  },
  beyond: ({ game, other }) => JSON.stringify(game.beyond) === JSON.stringify(other.beyond),
  startFen: ({ game, other }) => withEmptyHand(game.startFen) === withEmptyHand(other.startFen),
  // Compared last because it takes the most work.
  pieces: (pairing) =>
    pairing.game.pieces.every((piece, type) => {
      const like = pairing.other.pieces[pairing.types[type] ?? -1];
      const one = { ...pairing, piece, like: like ?? piece };
      return like !== undefined && Object.values(PIECE_PARTS).every((isAlike) => isAlike(one));
    }) && reachAlike(pairing),
};

interface PiecePairing extends Pairing {
  readonly piece: GamePiece;
  readonly like: GamePiece;
}

const PIECE_PARTS: Readonly<Record<keyof GamePiece, (pairing: PiecePairing) => boolean>> = {
  id: () => true,
  kind: ({ game, piece, other, like }) =>
    nameOf(piece) === nameOf(like) ||
    (piece.letter === null && passesNoSquare(game) && passesNoSquare(other)),
  ghost: ({ piece, like }) => piece.ghost === undefined && like.ghost === undefined,
  isUnusualKing: ({ piece, like }) => piece.isUnusualKing === like.isUnusualKing,
  letter: ({ piece, like }) => piece.letter === null || piece.letter === like.letter,
  synonym: ({ piece, like }) => piece.letter === null || piece.synonym === like.synonym,
  // Compared for all types together.
  reach: () => true,
  movement: ({ game, piece, other, like }) => piecesMoveAlike(game, piece, other, like),
  mobility: () => true,
  barsItsKind: () => true,
  promotesTo: (pairing) => isSameType(pairing, pairing.piece.promotesTo, pairing.like.promotesTo),
  promotionLimit: ({ piece, like }) => piece.promotionLimit === like.promotionLimit,
  dropMateLoses: ({ piece, like }) => piece.dropMateLoses === like.dropMateLoses,
  compulsory: () => true,
  // A form without a letter cannot be in hand.
  droppable: ({ piece, like }) => piece.letter === null || piece.droppable === like.droppable,
  perFile: ({ piece, like }) => piece.letter === null || piece.perFile === like.perFile,
  perFileCountsForms: ({ game, piece, like }) =>
    piece.letter === null ||
    piece.perFileCountsForms === like.perFileCountsForms ||
    piece.perFile === Infinity ||
    !canBeMade(game, piece.id),
  choices: ({ piece, like }) => piece.choices === undefined && like.choices === undefined,
};

function sameBoard(board: Board, other: Board): boolean {
  return JSON.stringify(board) === JSON.stringify(other);
}

function withEmptyHand(fen: string): string {
  return fen.replace('[-]', '[]');
}

/** The engine's name for a type; null for custom pieces, which no rule refers to by name. */
function nameOf({ kind }: GamePiece): string | null {
  return kind?.startsWith('customPiece') === true ? null : kind;
}

/** Whether a piece on the board can become this type. */
function canBeMade({ pieces, rules }: Game, id: PieceId): boolean {
  const { white, black } = rules.promotionPieceTypes;
  return [...white, ...black].includes(id) || pieces.some(({ promotesTo }) => promotesTo === id);
}

/** Whether types can go to the same squares on an empty board, and may not be dropped or stay on the same squares. */
function reachAlike(pairing: Pairing): boolean {
  const { game, other, types } = pairing;
  const [own, others] = [compileVectors(game), compileVectors(other)];
  return vectorsAlike(own, others, types, game.board) && areStuckAlike(pairing, own, others);
}

/** The same squares, whether a general rule or each piece names them. */
function areStuckAlike({ game, other, types }: Pairing, own: Vectors, others: Vectors): boolean {
  const stuck = compileStuck(game, own);
  const like = compileStuck(other, others);
  const squares = game.board.files * game.board.ranks;
  return [0, 1].every((side) =>
    types.every((of, type) => {
      const at = (side * types.length + type) * squares;
      const there = (side * other.pieces.length + of) * squares;
      for (let square = 0; square < squares; square++)
        if ((stuck?.[at + square] ?? 0) !== (like?.[there + square] ?? 0)) return false;
      return true;
    }),
  );
}

/** Whether both games use the same mechanics and only plain ones. */
function havePlainRules({ game, other, types }: Pairing): boolean {
  const { rules } = game;
  const isPlain = MECHANICS.every((mechanic) => {
    const applies = mechanic.appliesTo(game);
    return (
      applies === mechanic.appliesTo(other) && (!applies || PLAIN_MECHANICS.has(mechanic.name))
    );
  });
  const isLimited = game.pieces.some(({ promotionLimit }) => promotionLimit > 0);
  return (
    isPlain &&
    rules.chasingRule === 'none' &&
    rules.materialCounting === 'none' &&
    !rules.dropLoop &&
    !rules.freeDrops &&
    // These two also depend on squares beside the board.
    !rules.flagPieceBlockedWin &&
    rules.diagonalLines.length === other.rules.diagonalLines.length &&
    (new Set(types).size === types.length || (!isLimited && passesNoSquare(game)))
  );
}

/** Whether no move passes over a square. After such a move the engine's name for a type matters. */
function passesNoSquare({ pieces }: Game): boolean {
  return pieces.every(
    ({ kind, movement }) =>
      kind !== 'pawn' &&
      movement.every(
        ({ condition: { from, initial, to } }) =>
          !initial && ![from, to].some((name) => name !== null && isRegionOfRules(name)),
      ),
  );
}
