import type { Dialect } from '../catalog/betza/dialects.js';
import type { Definition } from '../engine-definitions.js';
import type { Board, ByColor } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { SquareSet } from '../ir/region.js';
import type { Source } from '../text/source.js';
import type { IniSection, TextRange } from '../read/ini/scan.js';

/** The meaning of a range of a text. Functions compute what is slow, on request. */
export type About =
  /** The name of a variant, where it is defined or where another starts from it. Null if the variant cannot be played. */
  | {
      readonly kind: 'variant' | 'parent';
      readonly name: string;
      readonly definition: () => Definition | null;
    }
  /** A key of variants.ini, and its value here; null if the engine skips the section. */
  | { readonly kind: 'key'; readonly key: string; readonly here: (() => Held | null) | null }
  /** A piece by its letter, glyph or name; null if no piece has it. */
  | {
      readonly kind: 'piece';
      readonly id: PieceId | null;
      readonly definition: () => Definition | null;
    }
  | { readonly kind: 'betza'; readonly text: string; readonly dialect: Dialect }
  | { readonly kind: 'squares'; readonly squares: ByColor<SquareSet>; readonly board: Board }
  | { readonly kind: 'start'; readonly definition: () => Definition | null }
  /** A diagnostic code in a suppression. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'bullet'; readonly name: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'word' | 'number' | 'text' | 'comment' };

/** The value of a key, and its origin; null if it is set here. */
export interface Held {
  readonly value: string;
  readonly origin: string | null;
}

/** A name that occurs in several places. Places with the same `id` name the same thing. */
export interface Naming {
  readonly id: string;
  readonly isDefinition: boolean;
  /** The type of name used here. Renaming changes only places with the same type of name. Letters occur in both cases. */
  readonly by: 'name' | 'letter' | 'glyph' | 'number';
  /** The definition, if it is in another document. */
  readonly elsewhere?: () => Target | null;
}

/** A place in any document. */
export interface Target {
  readonly source: Source;
  readonly at: TextRange;
}

/** A range of a text with a meaning. Marks may be nested, like the letters in a FEN. */
export interface Mark extends TextRange {
  readonly about: About;
  /** Null if it is not a name. */
  readonly naming: Naming | null;
}

/** The marks around an offset, the innermost first. A mark that ends at the offset counts unless one that is as short begins there. */
export function marksAt(marks: readonly Mark[], offset: number): readonly Mark[] {
  const around = marks.filter(({ end, start }) => start <= offset && offset <= end);
  const least = Math.min(
    ...around.filter(({ end }) => end > offset).map(({ end, start }) => end - start),
  );
  return around
    .filter(({ end, start }) => end > offset || end - start < least)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
}

/** The section that contains an offset; null if the offset is before the first. */
export function sectionAt(sections: readonly IniSection[], offset: number): IniSection | null {
  return sections.findLast(({ start }) => start <= offset) ?? null;
}
