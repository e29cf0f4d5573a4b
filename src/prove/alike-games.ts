import type { Board } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import { isRegionOfRules } from '../play/regions.js';
import type { Game, GamePiece } from '../play/game.js';
import { MECHANICS } from '../play/mechanics.js';
import { compileStuck } from '../play/tables/tables.js';
import { piecesMoveAlike } from '../play/tables/moves-of-like.js';
import { compileVectors } from '../play/tables/vectors.js';
import { rulesAlike } from './alike-rules.js';
import { isSameType, matchTypes, type Pairing } from './pairing.js';

/**
 * The mechanics of which it is known what they ask of types: none by its engine's name but the pawn, the king and the rook, and no number of
 * pieces of one but for limits of promotion. Games with any other are played.
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
  'n-move',
  'repetition',
] as const);

/**
 * True if play cannot tell two games apart, though their data differ in form: types have other names and another order, rules name squares beside
 * the board or types that are not there, a rule stands with the pieces in one of them. A promoted form without a letter of its own may be the type
 * that moves like it. Then the two still disagree on whether a position comes again in which those two have changed places; no random play sees that.
 */
export function gamesAlike(game: Game, other: Game): boolean {
  const types = matchTypes(game, other);
  if (types === null) return false;
  const pairing = { game, other, types };
  return havePlainRules(pairing) && Object.values(GAME_PARTS).every((isAlike) => isAlike(pairing));
}

/** What is alike in alike games, part by part: the compiler asks for each new one. */
const GAME_PARTS: Readonly<Record<keyof Game, (pairing: Pairing) => boolean>> = {
  name: () => true,
  board: ({ game, other }) => sameBoard(game.board, other.board),
  // Those that a movement names are compared with it.
  regions: () => true,
  rules: rulesAlike,
  king: (pairing) => isSameType(pairing, pairing.game.king, pairing.other.king),
  royals: ({ game, other }) => game.royals === undefined && other.royals === undefined,
  mainPromotionPawn: (pairing) => {
    const [one, like] = [pairing.game.mainPromotionPawn, pairing.other.mainPromotionPawn];
    return isSameType(pairing, one.white, like.white) && isSameType(pairing, one.black, like.black);
  },
  beyond: ({ game, other }) => JSON.stringify(game.beyond) === JSON.stringify(other.beyond),
  startFen: ({ game, other }) => withEmptyHand(game.startFen) === withEmptyHand(other.startFen),
  // The most work comes last.
  pieces: (pairing) =>
    pairing.game.pieces.every((piece, type) => {
      const like = pairing.other.pieces[pairing.types[type] ?? -1];
      const one = { ...pairing, piece, like: like ?? piece };
      return like !== undefined && Object.values(PIECE_PARTS).every((isAlike) => isAlike(one));
    }) && areStuckAlike(pairing),
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
  reach: ({ piece, like }) => piece.reach === undefined && like.reach === undefined,
  movement: ({ game, piece, other, like }) => piecesMoveAlike(game, piece, other, like),
  mobility: () => true,
  barsItsKind: () => true,
  promotesTo: (pairing) => isSameType(pairing, pairing.piece.promotesTo, pairing.like.promotesTo),
  promotionLimit: ({ piece, like }) => piece.promotionLimit === like.promotionLimit,
  dropMateLoses: ({ piece, like }) => piece.dropMateLoses === like.dropMateLoses,
  compulsory: () => true,
  // A form without a letter is in no hand.
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

/** Custom pieces of the engine have no name that a rule could mean. */
function nameOf({ kind }: GamePiece): string | null {
  return kind?.startsWith('customPiece') === true ? null : kind;
}

/** Can a piece of this type be on the board that was another before? */
function canBeMade({ pieces, rules }: Game, id: PieceId): boolean {
  const { white, black } = rules.promotionPieceTypes;
  return [...white, ...black].includes(id) || pieces.some(({ promotesTo }) => promotesTo === id);
}

/** Where types may not be dropped nor stay, whether a rule says it or each piece. */
function areStuckAlike({ game, other, types }: Pairing): boolean {
  const stuck = compileStuck(game, compileVectors(game));
  const like = compileStuck(other, compileVectors(other));
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

/** The same mechanics, and of those only plain ones; no piece in hand but those that have a letter. */
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
    // These two ask for squares beside the board, too.
    !rules.flagPieceBlockedWin &&
    rules.diagonalLines.length === other.rules.diagonalLines.length &&
    (new Set(types).size === types.length || (!isLimited && passesNoSquare(game)))
  );
}

/** Whether no square is ever passed, after which it matters how the engine calls a type. */
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
