import { diagnose } from '../../catalog/diagnose.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { shareTypes, type SharedType } from './share-types.js';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters that pieces have in an engine, and what stood in the way. */
export interface Letters {
  /** A-Z by piece; pieces that share a type share its letter. Without the pieces for which none was left. */
  readonly byPiece: ReadonlyMap<PieceId, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * One letter for each type. First the document's own (its letter, or an abbreviation of one letter), then, in the order
 * of the document, the first free one of abbreviation, name and alphabet: a piece added at the end changes no other.
 * More than 26 types: `letters/too-many`. `target` is named in the message.
 */
export function allocateLetters(
  variant: Variant,
  target: string,
  types: readonly SharedType[] = shareTypes(variant),
): Letters {
  const owner = new Map<string, SharedType>();
  for (const type of types) {
    const own = ownLetter(type[0]);
    if (own !== null && !owner.has(own)) owner.set(own, type);
  }
  const settled = new Set(owner.values());
  const left: SharedType[] = [];
  for (const type of types) {
    if (settled.has(type)) continue;
    const letter = [...mnemonicLetters(type[0]), ...ALPHABET].find((l) => !owner.has(l));
    if (letter === undefined) left.push(type);
    else owner.set(letter, type);
  }
  const byPiece = new Map<PieceId, string>();
  for (const [letter, type] of owner) for (const piece of type) byPiece.set(piece.id, letter);
  return { byPiece, diagnostics: tooMany(variant, target, types.length, left) };
}

/** The letter that the document itself gives: its column, or an abbreviation that is one letter. */
function ownLetter(piece: PieceType): string | null {
  const wanted = (piece.letter ?? piece.abbreviation ?? '').toUpperCase();
  return ALPHABET.includes(wanted) ? wanted : null;
}

/** Initials of the words first, then all letters: `N'` Knight gives N, K, I, … */
function mnemonicLetters(piece: PieceType): readonly string[] {
  const name = (piece.name ?? piece.id).toUpperCase();
  const initials = name.split(/[^A-Z]+/).map((word) => word.slice(0, 1));
  const wanted = [...(piece.abbreviation ?? '').toUpperCase(), ...initials, ...name];
  return wanted.filter((letter) => ALPHABET.includes(letter));
}

function tooMany(
  variant: Variant,
  target: string,
  count: number,
  left: readonly SharedType[],
): readonly Diagnostic[] {
  const [first] = left;
  if (first === undefined) return [];
  const names = left.map(([piece]) => piece.name ?? piece.id).join(', ');
  return [
    diagnose(
      'letters/too-many',
      'error',
      first[0].span,
      `${variant.title} has ${count} kinds of piece, but ${target} has one letter, A to Z, for each: none is left for ${names}.`,
    ),
  ];
}
