import type { Dialect } from '../catalog/betza/dialects.js';
import type { Definition } from '../engine-definitions.js';
import type { Board, ByColor } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { SquareSet } from '../ir/region.js';
import type { Source } from '../text/source.js';
import type { IniSection, TextRange } from '../read/ini/scan.js';

/** What a stretch of a text is about. What is costly is made when somebody asks. */
export type About =
  /** The name of a variant, where it is defined or where another starts from it; null: there is nothing to play. */
  | {
      readonly kind: 'variant' | 'parent';
      readonly name: string;
      readonly definition: () => Definition | null;
    }
  /** A key of variants.ini, and what it is here; null: the engine skips the section. */
  | { readonly kind: 'key'; readonly key: string; readonly here: (() => Held | null) | null }
  /** A piece by its letter, glyph or name; null: none has it. */
  | {
      readonly kind: 'piece';
      readonly id: PieceId | null;
      readonly definition: () => Definition | null;
    }
  | { readonly kind: 'betza'; readonly text: string; readonly dialect: Dialect }
  | { readonly kind: 'squares'; readonly squares: ByColor<SquareSet>; readonly board: Board }
  | { readonly kind: 'start'; readonly definition: () => Definition | null }
  /** A code of diagnostics, in a suppression. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'bullet'; readonly name: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'word' | 'number' | 'text' | 'comment' };

/** The value of a key, and where it comes from; null: from here. */
export interface Held {
  readonly value: string;
  readonly origin: string | null;
}

/** What is named in several places. Places of one `id` are about the same thing. */
export interface Naming {
  readonly id: string;
  readonly isDefinition: boolean;
  /** How it is called here: renaming changes only places that call it the same. Letters are written in both cases. */
  readonly by: 'name' | 'letter' | 'glyph' | 'number';
  /** Where another document defines it. */
  readonly elsewhere?: () => Target | null;
}

/** A place in a document, whichever it is. */
export interface Target {
  readonly source: Source;
  readonly at: TextRange;
}

/** A stretch that means something. Marks may lie within others: the letters of a FEN. */
export interface Mark extends TextRange {
  readonly about: About;
  /** Null: it names nothing that stands elsewhere. */
  readonly naming: Naming | null;
}

/** The marks around an offset, the innermost first. One that ends there counts where nothing as short begins: a cursor after a word is at it. */
export function marksAt(marks: readonly Mark[], offset: number): readonly Mark[] {
  const around = marks.filter(({ end, start }) => start <= offset && offset <= end);
  const least = Math.min(
    ...around.filter(({ end }) => end > offset).map(({ end, start }) => end - start),
  );
  return around
    .filter(({ end, start }) => end > offset || end - start < least)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
}

/** The section of a file that holds an offset; null: it lies before the first. */
export function sectionAt(sections: readonly IniSection[], offset: number): IniSection | null {
  return sections.findLast(({ start }) => start <= offset) ?? null;
}
