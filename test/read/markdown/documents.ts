import type { Variant } from '../../../src/ir/variant.js';
import { printSquare } from '../../../src/ir/board.js';
import type { PieceType } from '../../../src/ir/piece.js';
import type { SquareSet } from '../../../src/ir/region.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import type { Diagnostic } from '../../../src/text/diagnostic.js';
import type { Source } from '../../../src/text/source.js';

export interface ReadText {
  readonly variants: readonly Variant[];
  /** The first variant. */
  readonly variant: Variant;
  readonly diagnostics: readonly Diagnostic[];
  /** Errors and warnings, each as its code and the text at its place. */
  readonly found: readonly string[];
}

/** Reads a document; `library` has other documents by name. */
export function read(text: string, library: Readonly<Record<string, string>> = {}): ReadText {
  const shipped = new Map(
    Object.entries(library).map(([name, content]): [string, Source] => [
      name,
      { file: `variants/${name}.md`, text: content },
    ]),
  );
  const { value, diagnostics } = readDocument(
    { file: 'test.md', text },
    { library: (name) => shipped.get(name) ?? null },
  );
  const [variant] = value;
  if (variant === undefined) throw new Error('the test document has no variant');
  return {
    variants: value,
    variant,
    diagnostics,
    found: diagnostics
      .filter(({ severity }) => severity !== 'info')
      .map(({ code, span }) => `${code} "${text.slice(span.start, span.end)}"`),
  };
}

export function pieceOf(variant: Variant, id: string): PieceType {
  const piece = variant.pieces.find((candidate) => candidate.id === id);
  if (piece === undefined)
    throw new Error(`no piece ${id}; there are ${variant.pieces.map((one) => one.id).join(', ')}`);
  return piece;
}

/** The vectors of a piece's leaps and slides, as `0,1`, sorted. */
export function steps(piece: PieceType): readonly string[] {
  const vectors = piece.movement.value.flatMap((move) => {
    if (move.kind === 'leap') return [move.vector];
    return move.kind === 'ride' ? [move.step] : [];
  });
  return [...new Set(vectors.map(({ dx, dy }) => `${dx},${dy}`))].sort();
}

export function squares(set: SquareSet): string {
  return set.map(printSquare).join(' ');
}

/** A complete document: no rule is assumed, and there are no findings. */
export const SMALL = `# Small shogi

* Size: 3x4
* Rules: shogi
* Promotion zone: 1 farthest rank
* Promotion: optional
* Drops: yes
* Immobile pieces: forbidden
* Castling: no
* Double step: no
* Move rule: none
* Repetition: fourfold is a draw
* Perpetual check: loses
* Stalemate: loss
* Start: \`skp/3/3/PKS[-] w 0 1\`

## Initial pieces

| Piece | Name   | Abbr | Betza | Promote | Notes |
| ----- | ------ | ---- | ----- | ------- | ----- |
| 王(玉)| King   | K    | K     |         | 1     |
| 銀    | Silver | S    | FfW   | 全      |       |
| 歩    | Pawn   | P    | fW    | と(个)  | 2, 3  |

1. Royal piece
2. Only one per column
3. Cannot be dropped to give mate

## Promoted pieces

| Piece | Name  | Betza |
| ----- | ----- | ----- |
| 全    |       | WfF   |
| と    | Tokin | WfF   |
`;
