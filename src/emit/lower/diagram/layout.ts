import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { occursUnpromoted } from '../share-types.js';

/** One line of the diagram: a piece as it stands on the board at first, or as another piece promotes to it. */
export interface DiagramLine {
  readonly piece: PieceType;
  /** By which positions and choices name it; unique. */
  readonly id: string;
  /** Only a promoted form: it has no squares at the start. */
  readonly isForm: boolean;
}

/** The pieces in an order in which the parameters can say what promotes to what. */
export interface DiagramLayout {
  readonly lines: readonly DiagramLine[];
  /** So many of the first lines promote. */
  readonly maxPromote: number;
  /** From a piece to its promoted form; 0: promotion is to a choice. */
  readonly promoOffset: number;
}

/** What promotes comes first, then the other pieces, then a promoted form for each of the first, in the same order. */
export function layOutForDiagram(variant: Variant): DiagramLayout {
  const present = variant.pieces.filter((piece) => occursUnpromoted(variant, piece));
  const manner = present.some(({ promotion }) => promotion.style === 'shogi') ? 'shogi' : 'pawn';
  const promoting = present.filter(({ promotion }) => promotion.style === manner);
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

/** The abbreviation if it is free, `+` and the id of what promotes to it, or a letter of its name that is free. */
function freeId(
  { abbreviation, name, id }: PieceType,
  promoter: string | null,
  taken: ReadonlySet<string>,
  own: ReadonlySet<string>,
): string {
  const isFree = (word: string): boolean => word !== '' && !taken.has(word);
  if (
    abbreviation !== null &&
    isFree(abbreviation) &&
    (promoter === null || !own.has(abbreviation))
  )
    return abbreviation;
  if (promoter !== null) return `+${promoter}`;
  const letters = [...(name ?? id).toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
    (letter) => /^[A-Z]$/.test(letter),
  );
  const wanted = [...letters, ...letters.map((letter) => `${letter}X`)];
  return wanted.find((word) => isFree(word) && !own.has(word)) ?? `X${taken.size}`;
}
