import { diagnose } from '../../catalog/diagnose.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { shareTypes, typeOf, type SharedType } from './share-types.js';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters of the pieces in an engine, with an error if there are too few letters. */
export interface Letters {
  /** A-Z; types for which no letter was left are absent. */
  readonly byType: ReadonlyMap<SharedType, string>;
  /** The letters by piece: that of its unpromoted type if it has one. */
  readonly byPiece: ReadonlyMap<PieceId, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Allocates one letter to each type. Letters that the document gives (its letter, or an abbreviation of one letter) come first. The other
 * types, in the order of the document, get the first free letter of abbreviation, name and alphabet, so that a piece added at the end
 * changes no other letter. More than 26 types give `letters/too-many`, whose message names `target`.
 */
export function allocateLetters(
  variant: Variant,
  target: string,
  types: readonly SharedType[] = shareTypes(variant),
): Letters {
  const byType = new Map<SharedType, string>();
  const free = new Set(ALPHABET);
  const give = (type: SharedType, letter: string | undefined): void => {
    if (letter === undefined || byType.has(type) || !free.delete(letter)) return;
    byType.set(type, letter);
  };
  for (const type of types) give(type, ownLetter(type.piece));
  for (const type of types)
    give(
      type,
      [...mnemonicLetters(type.piece), ...ALPHABET].find((letter) => free.has(letter)),
    );
  const byPiece = new Map<PieceId, string>();
  for (const { id } of variant.pieces) {
    const type = typeOf(types, id);
    const letter = type === null ? undefined : byType.get(type);
    if (letter !== undefined) byPiece.set(id, letter);
  }
  const left = types.filter((type) => !byType.has(type));
  return { byType, byPiece, diagnostics: tooMany(variant, target, types.length, left) };
}

/** The letter that the document gives: the letter column, or an abbreviation of one letter. */
function ownLetter(piece: PieceType): string | undefined {
  const wanted = (piece.letter ?? piece.abbreviation ?? '').toUpperCase();
  return ALPHABET.find((letter) => letter === wanted);
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
  const names = left.map(({ piece }) => piece.name ?? piece.id).join(', ');
  return [
    diagnose(
      'letters/too-many',
      'error',
      first.piece.span,
      `${variant.title} needs ${count} piece types in ${target}, which has one letter from A to Z for each; none is left for ${names}.`,
    ),
  ];
}
