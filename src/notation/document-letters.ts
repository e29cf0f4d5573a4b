import type { PieceId, PieceType } from '../ir/piece.js';
import type { Variant } from '../ir/variant.js';

/** The letters of a document's piece in FENs, in lower case. */
export interface DocumentLetters {
  readonly letter: string | null;
  /** A second form that is also read and that belongs to no other type. */
  readonly synonym: string | null;
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The abbreviations of a document as FEN letters: `p`, `n'`, or `ce@` with a mark, because two letters could be two pieces. A promoted form
 * without an abbreviation is written with that of its unpromoted type; any other piece without one gets a free letter.
 */
export function documentLetters(variant: Variant): ReadonlyMap<PieceId, DocumentLetters> {
  const written = new Map<PieceId, string>();
  const taken = new Set<string>();
  const give = (id: PieceId, letter: string): void => {
    if (taken.has(letter)) return;
    taken.add(letter);
    written.set(id, letter);
  };
  for (const { id, abbreviation } of variant.pieces)
    if (abbreviation !== null) give(id, marked(abbreviation.toLowerCase()));
  for (const piece of variant.pieces) {
    if (written.has(piece.id) || isWrittenAsPromoted(variant, piece)) continue;
    const free = candidates(piece).find((letter) => !taken.has(letter));
    if (free !== undefined) give(piece.id, free);
  }
  const spellings = new Map<PieceId, DocumentLetters>();
  for (const { id, letter: wanted } of variant.pieces) {
    const letter = written.get(id) ?? null;
    const other = wanted?.toLowerCase() ?? null;
    const synonym = letter !== null && other !== null && !taken.has(other) ? other : null;
    if (synonym !== null) taken.add(synonym);
    spellings.set(id, { letter, synonym });
  }
  return spellings;
}

/** A piece cannot begin or end with a character that has a meaning in a FEN: digits, `/`, `+`, `~`, brackets. */
function marked(abbreviation: string): string {
  return /^[a-z]{2,}$/.test(abbreviation) ? `${abbreviation}@` : abbreviation;
}

/** Whether a type occurs only as the promoted form of another and promotes no further. */
function isWrittenAsPromoted({ pieces, start }: Variant, { id, promotion }: PieceType): boolean {
  const isForm = pieces.some(
    (piece) => piece.promotion.style === 'shogi' && piece.promotion.to === id,
  );
  const isChoice = pieces.some(
    (piece) => piece.promotion.style === 'pawn' && piece.promotion.to.includes(id),
  );
  if (!isForm || isChoice || promotion.style !== 'none') return false;
  if (start === null) return true;
  const { placements, hands } = start.value;
  return (
    !placements.some(({ piece, promotedFrom }) => piece === id && promotedFrom === null) &&
    ![...hands.white, ...hands.black].some(({ piece }) => piece === id)
  );
}

/** Letters to try, in order: the type's own letter, those of its name, the alphabet, and pairs of letters. */
function candidates({ name, letter, id }: PieceType): readonly string[] {
  const own = [...(letter ?? ''), ...(name ?? id)].map((one) => one.toLowerCase());
  const pairs = ALPHABET.flatMap((one) => ALPHABET.map((two) => `${one}${two}@`));
  return [...own.filter((one) => ALPHABET.includes(one)), ...ALPHABET, ...pairs];
}
