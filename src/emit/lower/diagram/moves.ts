import { fileOf, rankOf, rotateSquare, type Color, type Square } from '../../../ir/board.js';
import { DOUBLE_STEP, goesForward, type Movement } from '../../../ir/movement.js';
import { getsDoubleStep } from '../../../ir/pawn.js';
import type { PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { printBetza } from '../../betza/print-betza.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';

/** The moves of a piece in XBetza, and what they cannot express. */
interface DiagramMoves {
  readonly text: string;
  readonly shortfalls: readonly Shortfall[];
}

/** `O`, castling by no squares, which gives no moves. */
const IMMOBILE_TEXT = 'O';

/** The moves of a piece, to which a diagram adds the first moves of pawns. Castling is added to the king's moves elsewhere. */
export function diagramMoves(variant: Variant, piece: PieceType): DiagramMoves {
  const movement = withFirstMoves(variant, piece);
  const expressible = movement.filter(
    ({ condition }) => condition.from === null && condition.to === null,
  );
  const board = variant.board.value;
  const printed = expressible.length === 0 ? null : printBetza(expressible, 'xbetza', board);
  const problems = [
    ...(expressible.length < movement.length
      ? [`that ${pieceWords(piece)} moves differently on different squares`]
      : []),
    ...(printed?.kind === 'refused' ? [`the moves of ${pieceWords(piece)} (${printed.why})`] : []),
    ...firstMoveProblems(variant, piece, movement),
  ];
  return {
    text: printed?.kind === 'printed' ? printed.text : nearestText(expressible, variant),
    shortfalls: problems.map((what) => {
      const { span } = piece.movement.origin;
      return notExpressible('conversion', span, cannotExpress('An Interactive Diagram', what));
    }),
  };
}

/** The text of those moves that can each be printed alone. */
function nearestText(movement: Movement, { board }: Variant): string {
  const parts = movement.filter(
    (move) => printBetza([move], 'xbetza', board.value).kind === 'printed',
  );
  const printed = parts.length === 0 ? null : printBetza(parts, 'xbetza', board.value);
  return printed?.kind === 'printed' ? printed.text : IMMOBILE_TEXT;
}

/** Applies the rules of the variant: a double step for pieces that promote as in chess, and en passant only for the types that have it. */
function withFirstMoves({ rules }: Variant, piece: PieceType): Movement {
  const { id, movement } = piece;
  const passes =
    rules.doubleStep && rules.enPassantTypes.white.some((type) => type === '*' || type === id);
  const written = movement.value.map((move) =>
    move.enPassant && !passes ? { ...move, enPassant: false } : move,
  );
  return getsDoubleStep(piece, rules) ? [...written, DOUBLE_STEP] : written;
}

/** In a diagram, a piece may make a first move if it has never moved; by the rules of a variant, if it is in a region. */
function firstMoveProblems(
  variant: Variant,
  piece: PieceType,
  movement: Movement,
): readonly string[] {
  if (!movement.some(({ condition }) => condition.initial)) return [];
  const { rules, start } = variant;
  const homes = (start?.value.placements ?? []).filter((placed) => placed.piece === piece.id);
  const isSame = homes.every(({ square, color }) => {
    const region = rules.doubleStepRegion[color];
    const height = heightOf(variant, square, color);
    return (
      region.includes(square) && region.every((other) => heightOf(variant, other, color) <= height)
    );
  });
  const canReturn = rules.pieceDrops || movement.some((move) => !goesForward(move));
  return isSame && !canReturn
    ? []
    : [
        `that the first move of ${pieceWords(piece)} depends on its square, and not on whether it has moved,`,
      ];
}

/** The rank as seen from the player's side. */
function heightOf({ board }: Variant, square: Square, color: Color): number {
  const seen = color === 'white' ? square : rotateSquare(board.value, square);
  return seen === null ? 0 : rankOf(seen);
}

/** How the king castles: `isO2`, `irO3ilO2`, or not. */
interface DiagramCastling {
  readonly text: string;
  /** Whether right and left are those of the board, not of the player. */
  readonly flips: boolean;
  readonly shortfalls: readonly Shortfall[];
}

const NO_CASTLING: DiagramCastling = { text: '', flips: false, shortfalls: [] };

/** Castling as moves of the king by a number of squares to each side, with the outermost pieces of its rank. */
export function diagramCastling(variant: Variant): DiagramCastling {
  const { rules, start } = variant;
  const rights = start?.value.castlingRights ?? '-';
  if (start === null || !rules.castling || rights === '-') return NO_CASTLING;
  const [white, black] = [castlerOf(variant, 'white'), castlerOf(variant, 'black')];
  const king = white?.king ?? 0;
  const right = rights.includes('K') ? rules.castlingKingsideFile - king : 0;
  const left = rights.includes('Q') ? king - rules.castlingQueensideFile : 0;
  const word = (right > 0 ? 'K' : '') + (left > 0 ? 'Q' : '');
  const isExpressible =
    word !== '' &&
    rights === word + word.toLowerCase() &&
    [white, black].every(
      (castler) =>
        castler?.king === king && (right === 0 || castler.right) && (left === 0 || castler.left),
    );
  if (!isExpressible) return { ...NO_CASTLING, shortfalls: [castlingShortfall(variant)] };
  if (right === left) return { text: `isO${right}`, flips: false, shortfalls: [] };
  const sides = [right > 0 ? `irO${right}` : '', left > 0 ? `ilO${left}` : ''];
  return { text: sides.join(''), flips: true, shortfalls: [] };
}

function castlingShortfall({ origins, span, title }: Variant): Shortfall {
  const message = cannotExpress(
    'an Interactive Diagram',
    'this castling',
    'both players castle alike, with a royal piece and the outermost pieces of its rank',
  );
  return notExpressible('conversion', origins.castling?.span ?? span, `${title}: ${message}`);
}

/** The file of a player's king, and whether the outermost pieces of its rank may castle with it. Null: no king is on the rank. */
function castlerOf(
  { rules, start, board, pieces }: Variant,
  color: Color,
): { readonly king: number; readonly right: boolean; readonly left: boolean } | null {
  const rank = color === 'white' ? rules.castlingRank : board.value.ranks - 1 - rules.castlingRank;
  const row = (start?.value.placements ?? [])
    .filter((placed) => placed.color === color && rankOf(placed.square) === rank)
    .toSorted((a, b) => a.square - b.square);
  const king = row.find(({ piece }) => pieces.some(({ id, royal }) => id === piece && royal));
  if (king === undefined) return null;
  const mayCastle = (placed: (typeof row)[number] | undefined): boolean =>
    placed !== undefined && rules.castlingRookPieces[color].includes(placed.piece);
  return { king: fileOf(king.square), right: mayCastle(row.at(-1)), left: mayCastle(row[0]) };
}
