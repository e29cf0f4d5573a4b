import type { PieceId, PieceType } from '../../ir/piece.js';
import { capitalized } from '../../text/words.js';

/** The names by which a document refers to a piece. */
type Named = Pick<PieceType, 'glyphs' | 'abbreviation' | 'name'>;

/** Finds pieces by glyph, abbreviation or name, in this order. If several match, the first wins. Abbreviations are in upper case. */
interface PieceLookup<P> {
  find(name: string): P | null;
  /** A limited list of names, for suggestions. */
  readonly names: readonly string[];
}

const MOST_SUGGESTIONS = 128;

export function pieceLookup<P>(pieces: readonly P[], typeOf: (piece: P) => Named): PieceLookup<P> {
  const glyphs = new Map<string, P>();
  const abbreviations = new Map<string, P>();
  const names = new Map<string, P>();
  const written: string[] = [];
  const add = (map: Map<string, P>, key: string, piece: P): void => {
    if (!map.has(key)) map.set(key, piece);
  };
  for (const piece of pieces) {
    const { glyphs: own, abbreviation, name } = typeOf(piece);
    for (const glyph of own) add(glyphs, glyph, piece);
    if (abbreviation !== null) add(abbreviations, abbreviation, piece);
    if (name === null) continue;
    add(names, name.toLowerCase(), piece);
    written.push(name);
  }
  return {
    find: (name) =>
      glyphs.get(name) ??
      abbreviations.get(name) ??
      names.get(name.toLowerCase()) ??
      abbreviations.get(name.toUpperCase()) ??
      names.get(otherNumber(name.toLowerCase())) ??
      null,
    names: [...glyphs.keys(), ...abbreviations.keys(), ...written].slice(0, MOST_SUGGESTIONS),
  };
}

/** `Queens` for `Queen`, and `Queen` for `Queens`. */
function otherNumber(name: string): string {
  return /[a-z]{3}s$/.test(name) ? name.slice(0, -1) : `${name}s`;
}

/** The name of a piece with a capital first letter. */
export function nameOf(id: PieceId, pieces: readonly PieceType[]): string {
  const name = pieces.find((one) => one.id === id)?.name ?? '';
  return /^[a-z]/.test(name) ? capitalized(name) : name;
}

/** The words and signs that separate pieces in lists. */
const SIGNS_OF_LISTS = /[,;:()=`/]|\b(?:and|or|as|from|all|none|white|black)\b/i;

/** The first of glyph, abbreviation and name by which the reader finds this piece and no other; otherwise the first that it has. */
export function referenceTo(id: PieceId, pieces: readonly PieceType[]): string {
  const piece = pieces.find((one) => one.id === id);
  if (piece === undefined) return '';
  const others = pieces.filter((one) => one !== piece);
  const words = [piece.glyphs[0] ?? '', piece.abbreviation ?? '', nameOf(id, pieces)];
  const isOwn = (word: string): boolean =>
    word !== '' &&
    !SIGNS_OF_LISTS.test(word) &&
    others.every(
      (other) =>
        !other.glyphs.includes(word) &&
        other.abbreviation !== word &&
        nameOf(other.id, pieces).toLowerCase() !== word.toLowerCase(),
    );
  return words.find(isOwn) ?? words.find((word) => word !== '') ?? '';
}
