import {
  parseAlternatives,
  parseChoices,
  parseMoves,
  parseNoteNumbers,
  parseUses,
} from '../../grammar/table/parse.js';
import { DIALECTS, type Dialect } from '../catalog/betza/dialects.js';
import type { Definition } from '../definitions.js';
import { byColor } from '../ir/board.js';
import { NO_SQUARES } from '../ir/region.js';
import type { PieceType } from '../ir/piece.js';
import type { Variant } from '../ir/variant.js';
import { BULLETS } from '../notation/document/bullet-names.js';
import type { Row } from '../read/markdown/blocks.js';
import { readBullets } from '../read/markdown/bullets.js';
import type { Column } from '../notation/document/columns-and-notes.js';
import { COLUMNS, readColumns } from '../read/markdown/columns.js';
import type { PieceTable, Section } from '../read/markdown/sections.js';
import type { Snippet } from '../read/markdown/snippet.js';
import type { Source } from '../text/source.js';
import { subspan, type Span } from '../text/span.js';
import type { About, Mark, Naming } from './marks.js';

/** Every mark of a document; `variants` are those of its sections, in their order. */
export function documentMarks(
  source: Source,
  sections: readonly Section[],
  variants: readonly Variant[],
): readonly Mark[] {
  return sections
    .flatMap((section, index) => {
      const variant = variants[index];
      return variant === undefined ? [] : sectionMarks(source, section, variant);
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** What the parts of a section are read by. */
interface Context {
  readonly variant: Variant;
  readonly dialect: Dialect;
  readonly definition: () => Definition;
}

function sectionMarks(source: Source, section: Section, variant: Variant): readonly Mark[] {
  const { regions, values } = readBullets(section);
  const dialect = DIALECTS.find((one) => one === values.get('Betza')?.text) ?? 'fairy-stockfish';
  const definition = (): Definition => ({ kind: 'document', name: variant.id, variant, source });
  const context: Context = { variant, dialect, definition };
  const start = values.get('Start');
  return [
    markOf(
      section.heading.span,
      { kind: 'variant', name: variant.title, definition },
      { id: `variant ${variant.id}`, isDefinition: true, by: 'name' },
    ),
    ...section.bullets.flatMap(bulletMark),
    ...regions.flatMap(({ name, value }) => [
      regionMark(name, true, context),
      markOf(value.span, squaresOf(name.text, context)),
    ]),
    ...section.uses.flatMap((uses) => usesMarks(uses, context)),
    ...section.tables.flatMap((table, index) => tableMarks(table, index, context)),
    ...[...(start === undefined ? [] : [start]), ...section.starts].flatMap((one) =>
      startMarks(one, context),
    ),
    ...section.options.flatMap(({ key, keySpan, valueSpan }) => [
      markOf(keySpan, { kind: 'key', key, resolution: null }),
      markOf(valueSpan, { kind: 'word' }),
    ]),
  ];
}

function markOf({ end, start }: Span, about: About, naming: Naming | null = null): Mark {
  return { start, end, about, naming };
}

/** The words before the colon, if they are a bullet that says something. */
function bulletMark({ span, text }: Snippet): readonly Mark[] {
  const words = /^[^:：]{1,40}(?=[:：])/.exec(text)?.[0].trim() ?? '';
  const name = BULLETS.find((bullet) => bullet.toLowerCase() === words.toLowerCase());
  return name === undefined
    ? []
    : [markOf(subspan(span, 0, words.length), { kind: 'bullet', name })];
}

function squaresOf(region: string, { variant }: Context): About {
  const found = variant.regions.find(({ name }) => name === region.toLowerCase());
  const squares = found?.squares ?? byColor(() => NO_SQUARES);
  return { kind: 'squares', squares, board: variant.board.value };
}

function regionMark(
  { span, text }: { readonly span: Span; readonly text: string },
  isDefinition: boolean,
  context: Context,
): Mark {
  const id = `region ${context.variant.id} ${text.toLowerCase()}`;
  return markOf(span, squaresOf(text, context), { id, isDefinition, by: 'name' });
}

/** `Uses all pieces from shogi`: the variant, and the pieces that are named. */
function usesMarks({ span, text }: Snippet, context: Context): readonly Mark[] {
  const line = parseUses(text, span).value;
  if (line === null) return [];
  const { pieces, variant } = line;
  return [
    markOf(variant.span, { kind: 'parent', name: variant.text, definition: () => null }),
    ...(pieces ?? []).flatMap(({ as, piece }) =>
      pieceMark(as ?? piece, byGlyph(as ?? piece, context), true, context),
    ),
  ];
}

type Named = Pick<Snippet, 'span' | 'text'>;
interface FoundPiece {
  readonly piece: PieceType;
  readonly by: 'glyph' | 'letter' | 'name';
}

/** The piece that a text names, by whatever it names it. */
function byGlyph({ text }: Named, { variant: { pieces } }: Context): FoundPiece | null {
  for (const piece of pieces) {
    if (piece.glyphs.includes(text)) return { piece, by: 'glyph' };
    if (piece.abbreviation === text) return { piece, by: 'letter' };
    if (piece.name?.toLowerCase() === text.toLowerCase()) return { piece, by: 'name' };
  }
  return null;
}

function pieceMark(
  { span, text }: Named,
  found: FoundPiece | null,
  isDefinition: boolean,
  { definition, variant }: Context,
): readonly Mark[] {
  if (found === null) return [];
  const { by, piece } = found;
  // Of several glyphs each has a name of its own, which a renaming keeps apart.
  const called = by === 'glyph' ? ` ${text}` : '';
  const naming = { id: `piece ${variant.id} ${piece.id}${called}`, isDefinition, by };
  return [markOf(span, { kind: 'piece', id: piece.id, definition }, naming)];
}

function tableMarks(table: PieceTable, index: number, context: Context): readonly Mark[] {
  const { places } = readColumns(table.header);
  const idOf = (number: number): string => `note ${context.variant.id} ${index} ${number}`;
  const notes = new Map(table.notes.map(({ number, text }) => [number, text.text]));
  const cellMarks = (row: Row, column: Column): readonly Mark[] => {
    const cell = row.cells[places.get(column) ?? -1];
    if (cell === undefined || cell.text === '') return [];
    const own = context.variant.pieces.find(({ span }) => span.start === row.line.span.start);
    const piece = (name: Named, by: FoundPiece['by']): readonly Mark[] =>
      pieceMark(name, own === undefined ? null : { piece: own, by }, true, context);
    switch (column) {
      case 'Piece':
        return parseAlternatives(cell.text, cell.span).value.flatMap((name) =>
          piece(name, 'glyph'),
        );
      case 'Name':
        return piece(cell, 'name');
      case 'Abbr':
        return piece(cell, 'letter');
      case 'Betza':
        return movesMarks(cell, context);
      case 'Promote':
        return parseChoices(cell.text, cell.span)
          .value.flat()
          .flatMap((name) => pieceMark(name, byGlyph(name, context), false, context));
      case 'Notes':
        return parseNoteNumbers(cell.text, cell.span).value.map(({ number, span }) =>
          markOf(
            span,
            { kind: 'note', text: notes.get(number) ?? '' },
            { id: idOf(number), isDefinition: false, by: 'number' },
          ),
        );
      case 'Letter':
      case 'Value':
        return [markOf(cell.span, { kind: 'number' })];
    }
  };
  return [
    ...table.rows.flatMap((row) => COLUMNS.flatMap((column) => cellMarks(row, column))),
    ...table.notes.map(({ number, text: { span, text } }) =>
      markOf(span, { kind: 'note', text }, { id: idOf(number), isDefinition: true, by: 'number' }),
    ),
  ];
}

/** `W; connected: F`. */
function movesMarks({ span, text }: Snippet, context: Context): readonly Mark[] {
  if (text === '-') return [];
  return parseMoves(text, span).value.flatMap(({ betza, region }) => [
    ...(region === null ? [] : [regionMark(region, false, context)]),
    markOf(betza.span, { kind: 'betza', text: betza.text, dialect: context.dialect }),
  ]);
}

/** A start position; of a FEN also its letters. */
function startMarks({ span, text }: Snippet, context: Context): readonly Mark[] {
  const whole = markOf(span, { kind: 'start', definition: context.definition });
  const board = /^[^\s[]+(?:\[[^\]]*\])?/.exec(text)?.[0] ?? '';
  if (!board.includes('/') || text.trim().includes('\n')) return [whole];
  const letters = [...board.matchAll(/[a-z]{2}(?=@)|[a-z]/gi)].flatMap(({ 0: letter, index }) => {
    const piece = context.variant.pieces.find(
      ({ abbreviation }) => abbreviation?.toLowerCase() === letter.toLowerCase(),
    );
    const at = subspan(span, index, index + letter.length);
    return pieceMark(
      { span: at, text: letter },
      piece === undefined ? null : { piece, by: 'letter' },
      false,
      context,
    );
  });
  return [whole, ...letters];
}
