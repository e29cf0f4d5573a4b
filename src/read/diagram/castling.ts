import type { BetzaTerm } from '../../../grammar/betza/syntax.js';
import { byColor, fileOf, rankOf, type Board, type Color } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import type { Placement } from '../../ir/position.js';
import type { RuleFields } from '../../ir/rules.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { DiagramPieceDraft } from './pieces.js';
import { unsupported, type Settings } from './settings.js';

/** The rules of castling, and the rights at the start. */
export interface DiagramCastling {
  readonly rules: Partial<RuleFields<PieceId>>;
  readonly rights: string;
}

const NO_CASTLING: DiagramCastling = { rules: { castling: false }, rights: '-' };

/** A castling piece, and how many squares it goes to the right and to the left; 0 if it does not castle there. */
interface Castler {
  readonly draft: DiagramPieceDraft;
  readonly right: number;
  readonly left: number;
}

/** Reads castling from the moves of a royal piece: `isO2`, `irO3ilO2`. Its partners are the outermost pieces on its rank. */
export function readCastling(
  drafts: readonly DiagramPieceDraft[],
  royals: ReadonlySet<string>,
  placements: readonly Placement[],
  settings: Settings,
  diagnostics: Diagnostic[],
): DiagramCastling {
  const castlers = drafts
    .filter(({ id }) => royals.has(id))
    .map(castlerOf)
    .filter(({ left, right }) => left + right > 0);
  const [castler] = castlers;
  if (castler === undefined) return NO_CASTLING;
  const { draft, left, right } = castler;
  const board = settings.board.value;
  const [white, black] = (['white', 'black'] as const).map((color) =>
    homeOf(draft, color, placements, board),
  );
  if (white === undefined || black === undefined || white === null || black === null)
    return NO_CASTLING;
  const turns = left !== right && !settings.castleFlip;
  const isAlike = white.king === black.king && white.rank === black.rank;
  const problem =
    castlers.length > 1
      ? 'Castling with several kinds of piece'
      : !isAlike || turns
        ? 'Castling to other files for Black than for White'
        : null;
  if (problem !== null) {
    diagnostics.push(unsupported(draft.betza.span, problem));
    return NO_CASTLING;
  }
  const partners = [white.rightPartner, white.leftPartner].flatMap((placed) => placed ?? []);
  const sides = (home: Home): string =>
    (right > 0 && home.rightPartner !== null ? 'K' : '') +
    (left > 0 && home.leftPartner !== null ? 'Q' : '');
  const rights = sides(white) + sides(black).toLowerCase();
  if (rights === '') return NO_CASTLING;
  return {
    rules: {
      castling: true,
      castlingKingFile: white.king,
      castlingRank: white.rank,
      castlingKingsideFile: white.king + right,
      castlingQueensideFile: white.king - left,
      castlingRookKingsideFile: fileOfPlaced(white.rightPartner) ?? board.files - 1,
      castlingRookQueensideFile: fileOfPlaced(white.leftPartner) ?? 0,
      castlingKingPiece: byColor(() => draft.id),
      castlingRookPieces: byColor(() => [...new Set(partners.map(({ piece }) => piece))]),
    },
    rights,
  };
}

function castlerOf(draft: DiagramPieceDraft): Castler {
  const terms = draft.syntax.terms.filter(({ atom }) => atom.kind === 'castling');
  const reach = (sides: readonly string[]): number =>
    Math.max(0, ...terms.filter((term) => goesTo(term, sides)).map(squaresOfTerm));
  return { draft, right: reach(['r', 's']), left: reach(['l', 's']) };
}

/** Whether a term castles to one of the sides. Without a direction it castles to both. */
function goesTo({ prefix }: BetzaTerm, sides: readonly string[]): boolean {
  const directions = prefix.filter(({ kind }) => kind === 'direction');
  return (
    directions.length === 0 ||
    directions.some((item) => item.kind === 'direction' && sides.includes(item.text))
  );
}

function squaresOfTerm({ suffix }: BetzaTerm): number {
  return Number(suffix.digits);
}

/** The square of a player's king, and the pieces it castles with. */
interface Home {
  readonly king: number;
  /** Counted from the player's own side, from 0. */
  readonly rank: number;
  readonly rightPartner: Placement | null;
  readonly leftPartner: Placement | null;
}

/** The player's home; null if the player has no such king. */
function homeOf(
  { id }: DiagramPieceDraft,
  color: Color,
  placements: readonly Placement[],
  board: Board,
): Home | null {
  const king = placements.find((placed) => placed.color === color && placed.piece === id);
  if (king === undefined) return null;
  const rank = rankOf(king.square);
  const own = placements.filter(
    (placed) => placed.color === color && rankOf(placed.square) === rank && placed !== king,
  );
  const outermost = own.toSorted((a, b) => a.square - b.square);
  const [first] = outermost;
  const last = outermost.at(-1);
  return {
    king: fileOf(king.square),
    rank: color === 'white' ? rank : board.ranks - 1 - rank,
    leftPartner: first !== undefined && first.square < king.square ? first : null,
    rightPartner: last !== undefined && last.square > king.square ? last : null,
  };
}

function fileOfPlaced(placed: Placement | null): number | null {
  return placed === null ? null : fileOf(placed.square);
}
