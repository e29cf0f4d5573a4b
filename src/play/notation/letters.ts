import type { Game } from '../game.js';
import { bitOf, sideOf, typeOf, type PieceCode, type Side } from '../piece-code.js';

/** The letters for the pieces of a game: `P`, `p`, `CE`; upper case is White. */
export interface Letters {
  /** The codes by text, including synonyms. */
  readonly codes: ReadonlyMap<string, PieceCode>;
  /** The maximum length in characters. */
  readonly longest: number;
  /** By type, in lower case; null for a type that is written only as a promoted form. */
  readonly ofType: readonly (string | null)[];
}

export function lettersOf(game: Game): Letters {
  const known = lettersKnown.get(game);
  if (known !== undefined) return known;
  const letters = findLetters(game);
  lettersKnown.set(game, letters);
  return letters;
}

/** Every position of a game uses the same letters. */
const lettersKnown = new WeakMap<Game, Letters>();

function findLetters(game: Game): Letters {
  const codes = new Map<string, PieceCode>();
  const enter = (letter: string | null, type: number): void => {
    if (letter === null) return;
    for (const side of [0, 1] as const) codes.set(cased(letter, side), type | bitOf(side));
  };
  for (const [type, { synonym }] of game.pieces.entries()) enter(synonym, type);
  for (const [type, { letter }] of game.pieces.entries()) enter(letter, type);
  return {
    codes,
    longest: Math.max(1, ...[...codes.keys()].map((text) => text.length)),
    ofType: game.pieces.map(({ letter }) => letter),
  };
}

function cased(letter: string, side: Side): string {
  return side === 0 ? letter.toUpperCase() : letter.toLowerCase();
}

/** A piece as in a FEN, without its promotion; `?` for a type without a letter. */
export function printLetter(letters: Letters, code: PieceCode): string {
  return cased(letters.ofType[typeOf(code)] ?? '?', sideOf(code));
}

/** The longest piece text at a place in a text, or null. */
export function letterAt(
  letters: Letters,
  text: string,
  at: number,
): { readonly code: PieceCode; readonly length: number } | null {
  for (let length = letters.longest; length > 0; length--) {
    const code = letters.codes.get(text.slice(at, at + length));
    if (code !== undefined) return { code, length };
  }
  return null;
}
