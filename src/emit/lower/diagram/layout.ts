import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { occursUnpromoted } from '../share-types.js';

/** One line of the diagram: a piece that can be there unpromoted, or a promoted form of another piece. */
export interface DiagramLine {
  readonly piece: PieceType;
  /** The unique id that positions and choices use. */
  readonly id: string;
  /** Whether it is a promoted form, which has no squares at the start. */
  readonly isForm: boolean;
}

/** The pieces in an order that lets the parameters express which piece promotes to which. */
export interface DiagramLayout {
  readonly lines: readonly DiagramLine[];
  /** How many lines promote; they come first. */
  readonly maxPromote: number;
  /** The number of lines from a piece to its promoted form; 0: the player chooses the piece. */
  readonly promoOffset: number;
}

/** Puts promoting pieces first, then the other pieces, then the promoted form of each promoting piece, in the same order. */
export function layOutForDiagram(variant: Variant): DiagramLayout {
  const present = variant.pieces.filter((piece) => occursUnpromoted(variant, piece));
  const style = present.some(({ promotion }) => promotion.style === 'shogi') ? 'shogi' : 'pawn';
  const promoting = present.filter(({ promotion }) => promotion.style === style);
  const others = present.filter((piece) => !promoting.includes(piece));
  const taken = new Set<string>();
  const own = new Set(present.flatMap(({ abbreviation }) => abbreviation ?? []));
  const line = (piece: PieceType, isForm: boolean, promoter: string | null): DiagramLine => {
    const id = freeId(piece, promoter, taken, own);
    taken.add(id);
    return { piece, id, isForm };
  };
  const first = [...promoting, ...others].map((piece) => line(piece, false, null));
  const forms = promoting.flatMap(({ promotion }, index) => {
    const form = promotion.style === 'shogi' ? pieceOf(variant, promotion.to) : null;
    return form === null ? [] : [line(form, true, first[index]?.id ?? null)];
  });
  return {
    lines: [...first, ...forms],
    maxPromote: promoting.length,
    promoOffset: forms.length === 0 ? 0 : first.length,
  };
}

function pieceOf({ pieces }: Variant, id: PieceId): PieceType | null {
  return pieces.find((piece) => piece.id === id) ?? null;
}

/** The abbreviation if it is free; or else `+` and the id of the piece that promotes to it, or a word that no piece has. */
function freeId(
  { abbreviation }: PieceType,
  promoter: string | null,
  taken: ReadonlySet<string>,
  own: ReadonlySet<string>,
): string {
  if (
    abbreviation !== null &&
    abbreviation !== '' &&
    !taken.has(abbreviation) &&
    (promoter === null || !own.has(abbreviation))
  )
    return abbreviation;
  return promoter === null ? `X${taken.size}` : `+${promoter}`;
}
