import type { Alternatives, Name } from '../../../grammar/table/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { didYouMean, nearest, respelled } from '../../text/nearest.js';
import { subspan, type Span } from '../../text/span.js';
import type { Snippet } from './snippet.js';

/** A piece before it becomes a `PieceType`: it has no final id yet, and its promotion is not looked up. */
export interface PieceDraft {
  /** The fields of the `PieceType` except `id` and `promotion`. */
  piece: Omit<PieceType, 'id' | 'promotion'>;
  /** Comes from a table of promoted pieces: never at the start, never in hand. */
  readonly promotedOnly: boolean;
  /** A note says that it is not royal, whatever its name. */
  readonly isSaidNotRoyal: boolean;
  /** The id in the variant that it was taken from; null for a row of this variant. */
  readonly importedId: PieceId | null;
  /** What the Promote cell says. */
  promote: { readonly choices: readonly Alternatives[]; readonly span: Span } | null;
  /** The abbreviation of the piece that promotes to this one, from a row `+P` of the promoted pieces. */
  readonly promotedFrom: string | null;
  /** What it promotes to, once known. */
  promotion: { readonly style: 'shogi' | 'pawn'; readonly to: readonly PieceDraft[] } | null;
  /** The places that messages about its glyph, abbreviation and letter point to. */
  places: { readonly glyph: Span; readonly abbreviation: Span; readonly letter: Span };
}

/**
 * The piece that an unknown name stands for: the nearest name, or the only one that contains it or that it contains (`Gold` for
 * `Gold general`).
 */
function meantPiece(text: string, known: readonly string[]): string | null {
  const near = nearest(text, known);
  if (near !== null) return near;
  const words = ` ${text.toLowerCase()} `;
  const [first, ...others] = known.filter((name) => {
    const other = ` ${name.toLowerCase()} `;
    return name.length > 2 && (other.includes(words) || words.includes(other));
  });
  return others.length > 0 ? null : (first ?? null);
}

/** The finding for the first unknown name in a list of pieces for which it is clear which piece is meant; null if there is none. */
export function misnamedPiece(value: Snippet, known: readonly string[]): Diagnostic | null {
  const lower = new Set(known.map((name) => name.toLowerCase()));
  for (const { 0: part, index } of value.text.slice(0, 1000).matchAll(/[^,;:]+/g)) {
    const text = part.trim().replace(/^(?:white|black) +/i, '');
    if (text === '' || lower.has(text.toLowerCase()) || meantPiece(text, known) === null) continue;
    const start = index + part.lastIndexOf(text);
    return unknownPiece({ text, span: subspan(value.span, start, start + text.length) }, known);
  }
  return null;
}

export function unknownPiece({ text, span }: Name, known: readonly string[]): Diagnostic {
  const near = meantPiece(text, known);
  const advice = didYouMean('; ', near, '"');
  const message = `There is no piece "${text}"${advice}`;
  return diagnose('doc/unknown-piece', 'error', span, message, respelled(span, near));
}
