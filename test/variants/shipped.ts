import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  parseSquare,
  printSquare,
  rotateSquare,
  type Color,
  type Square,
} from '../../src/ir/board.js';
import type { PieceType } from '../../src/ir/piece.js';
import { squareSet, type SquareSet } from '../../src/ir/region.js';
import { targets } from '../../src/ir/targets.js';
import type { Variant } from '../../src/ir/variant.js';
import { readDocument } from '../../src/read/markdown/read-document.js';
import type { Parsed } from '../../src/text/diagnostic.js';
import type { Source } from '../../src/text/source.js';

const folder = fileURLToPath(new URL('../../variants/', import.meta.url));

/** File names of the shipped documents, without `.md`. */
export const DOCUMENTS: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replace(/\.md$/, ''))
  .sort();

function sourceOf(document: string): Source {
  const file = `variants/${document}.md`;
  return { file, text: readFileSync(`${folder}${document}.md`, 'utf8') };
}

/** A shipped document as its reader sees it. */
export function readShipped(document: string): Parsed<readonly Variant[]> {
  return read(sourceOf(document));
}

/** A document that is given as text. */
export function readText(text: string): Parsed<readonly Variant[]> {
  return read({ file: 'text.md', text });
}

/** Reads with the shipped documents as the library. */
function read(source: Source): Parsed<readonly Variant[]> {
  const library = (name: string) => {
    const wanted = name.toLowerCase().replaceAll(' ', '-');
    return DOCUMENTS.includes(wanted) ? sourceOf(wanted) : null;
  };
  return readDocument(source, { library });
}

/** The variant with an id, from the document of that name or from `document`. */
export function shippedVariant(id: string, document = id): Variant {
  const variant = readShipped(document).value.find((candidate) => candidate.id === id);
  if (variant === undefined) throw new Error(`variants/${document}.md has no variant ${id}`);
  return variant;
}

/** The piece with a name (`Left Quail`) or a main glyph. */
export function pieceNamed(variant: Variant, name: string): PieceType {
  const piece = variant.pieces.find(
    (candidate) => candidate.name === name || candidate.glyphs[0] === name,
  );
  if (piece === undefined) throw new Error(`${variant.id} has no piece ${name}`);
  return piece;
}

export function square(text: string): Square {
  const parsed = parseSquare(text);
  if (parsed === null) throw new Error(`${text} is not a square`);
  return parsed;
}

/** `a1 c3` in the order of the board. */
export function squares(text: string): SquareSet {
  return squareSet(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(square),
  );
}

export function printSquares(set: Iterable<Square>): string {
  return squareSet(set).map(printSquare).join(' ');
}

export interface Surroundings {
  readonly color?: Color;
  readonly own?: string;
  readonly enemy?: string;
}

/** Where a piece of the variant can go from a square; quiet moves and captures together, as `a1 b2`. */
export function reach(
  variant: Variant,
  name: string,
  origin: string,
  { color = 'white', own = '', enemy = '' }: Surroundings = {},
): string {
  const [ownSquares, enemySquares] = [squares(own), squares(enemy)];
  const found = targets(pieceNamed(variant, name).movement.value, {
    board: variant.board.value,
    origin: square(origin),
    color,
    occupant: (at) => (ownSquares.includes(at) ? 'own' : enemySquares.includes(at) ? 'enemy' : null),
    initial: false,
    regionHolds: (region, at) =>
      variant.regions.find(({ name: own }) => own === region)?.squares[color].includes(at) ?? false,
  });
  return printSquares([...found.quiet, ...found.capture]);
}

/** The start position as `white K`: names of pieces by square, `e1: White King`. */
export function startOf(variant: Variant): ReadonlyMap<string, string> {
  if (variant.start === null) throw new Error(`${variant.id} has no start position`);
  const names = new Map(variant.pieces.map(({ id, name, glyphs }) => [id, name ?? glyphs[0] ?? id]));
  return new Map(
    variant.start.value.placements.map(({ square: at, color, piece }) => [
      printSquare(at),
      `${color} ${names.get(piece) ?? piece}`,
    ]),
  );
}

/** One rank of the start position in words, file a first; `-` for an empty square. */
export function rankOf(variant: Variant, rank: number): readonly string[] {
  const start = startOf(variant);
  return Array.from({ length: variant.board.value.files }, (_, file) => {
    const name = `${String.fromCharCode(97 + file)}${rank}`;
    return start.get(name) ?? '-';
  });
}

/** `Silver > Gold`: each piece that promotes, and what to. */
export function promotions(variant: Variant): readonly string[] {
  const nameOf = (id: string) => {
    const piece = variant.pieces.find((candidate) => candidate.id === id);
    return piece?.name ?? piece?.glyphs[0] ?? id;
  };
  return variant.pieces.flatMap(({ id, promotion }) => {
    switch (promotion.style) {
      case 'none':
        return [];
      case 'shogi':
        return [`${nameOf(id)} > ${nameOf(promotion.to)}`];
      case 'pawn':
        return [`${nameOf(id)} > ${promotion.to.map(nameOf).join(', ')}`];
    }
  });
}

/** The square on the other side of the board. */
export function opposite(variant: Variant, text: string): string {
  const rotated = rotateSquare(variant.board.value, square(text));
  return rotated === null ? '-' : printSquare(rotated);
}
