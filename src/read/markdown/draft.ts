import type { Alternatives, Name } from '../../../grammar/table/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest } from '../../text/nearest.js';
import type { Span } from '../../text/span.js';

/** A piece on its way from its row to its `PieceType`: without its final id, its promotion not yet looked up. */
export interface PieceDraft {
  /** All but `id` and `promotion` is final. */
  piece: Omit<PieceType, 'id' | 'promotion'>;
  /** Comes from a table of promoted pieces: never at the start, never in hand. */
  readonly promotedOnly: boolean;
  /** A note says that it is not royal, whatever its name. */
  readonly isSaidNotRoyal: boolean;
  /** The id in the variant that it was taken from; null for a row of this variant. */
  readonly importedId: PieceId | null;
  /** What the Promote cell says. */
  readonly promote: { readonly choices: readonly Alternatives[]; readonly span: Span } | null;
  /** What it promotes to, once known. */
  promotion: { readonly style: 'shogi' | 'pawn'; readonly to: readonly PieceDraft[] } | null;
  /** Where messages about its glyph, its abbreviation and its letter point. */
  places: { readonly glyph: Span; readonly abbreviation: Span; readonly letter: Span };
}

/** Finds pieces by glyph, abbreviation or name, in this order; the first of equals. */
export interface PieceLookup<P> {
  find(name: string): P | null;
  /** Names by which pieces can be found, for suggestions: not more than a reader would look through. */
  readonly names: readonly string[];
}

const MOST_SUGGESTIONS = 128;

export function pieceLookup<P>(
  pieces: readonly P[],
  typeOf: (piece: P) => Pick<PieceType, 'glyphs' | 'abbreviation' | 'name'>,
): PieceLookup<P> {
  const glyphs = new Map<string, P>();
  const abbreviations = new Map<string, P>();
  const names = new Map<string, P>();
  const add = (map: Map<string, P>, key: string, piece: P): void => {
    if (!map.has(key)) map.set(key, piece);
  };
  for (const piece of pieces) {
    const { glyphs: own, abbreviation, name } = typeOf(piece);
    for (const glyph of own) add(glyphs, glyph, piece);
    if (abbreviation !== null) add(abbreviations, abbreviation, piece);
    if (name !== null) add(names, name.toLowerCase(), piece);
  }
  return {
    find: (name) =>
      glyphs.get(name) ?? abbreviations.get(name) ?? names.get(name.toLowerCase()) ?? null,
    names: [...glyphs.keys(), ...abbreviations.keys(), ...names.keys()].slice(0, MOST_SUGGESTIONS),
  };
}

export function unknownPiece({ text, span }: Name, known: readonly string[]): Diagnostic {
  const near = nearest(text, known);
  const advice = near === null ? '' : `; did you mean "${near}"?`;
  return diagnose('doc/unknown-piece', 'error', span, `There is no piece "${text}"${advice}`);
}
