import {
  parseAlternatives,
  parseChoices,
  parseMoves,
  parseNoteNumbers,
} from '../../grammar/table/parse.js';
import type { Definition } from '../definitions.js';
import { engineRulesOf } from '../engine-rules-of.js';
import type { Variant } from '../ir/variant.js';
import type { Row } from '../read/markdown/blocks.js';
import { readBullets } from '../read/markdown/bullets.js';
import type { Column } from '../notation/document/columns-and-notes.js';
import { COLUMNS, readColumns } from '../read/markdown/columns.js';
import { dialectOf } from '../read/markdown/dialect.js';
import { documentOf, type Library } from '../read/markdown/lower-pieces.js';
import type { PieceTable, Section } from '../read/markdown/sections.js';
import type { Snippet } from '../read/markdown/snippet.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';
import {
  byName,
  letterName,
  markOf,
  pieceMark,
  squaresOf,
  type DocumentContext,
  type FoundPiece,
  type Named,
} from './document-context.js';
import {
  bulletMarks,
  optionMarks,
  regionMark,
  startMarks,
  usesMarks,
} from './document-line-marks.js';
import type { Mark } from './marks.js';

/** All marks of a document. `variants` are those of its sections, in the same order. */
export function documentMarks(
  source: Source,
  sections: readonly Section[],
  variants: readonly Variant[],
  library: Library,
): readonly Mark[] {
  const { byName: named } = documentOf(source.file, sections);
  const variantNamed: DocumentContext['variantNamed'] = (name) => {
    const section = named.get(name);
    return variants[section === undefined ? -1 : sections.indexOf(section)] ?? null;
  };
  return sections
    .flatMap((section, index) => {
      const variant = variants[index];
      return variant === undefined
        ? []
        : sectionMarks(section, { source, variant, variantNamed, library });
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function sectionMarks(
  section: Section,
  input: Pick<DocumentContext, 'source' | 'variant' | 'variantNamed' | 'library'>,
): readonly Mark[] {
  const { source, variant } = input;
  const { regions, values } = readBullets(section);
  const dialect = dialectOf(section, values.get('Betza')?.text);
  const definition = (): Definition => ({ kind: 'document', name: variant.id, variant, source });
  const rules = once(() => engineRulesOf(variant));
  const context: DocumentContext = { ...input, dialect, definition, rules };
  const start = values.get('Start');
  return [
    markOf(
      section.heading.span,
      { kind: 'variant', name: variant.title, definition },
      { id: `variant ${variant.id}`, isDefinition: true, by: 'name' },
    ),
    ...section.bullets.flatMap((bullet) => bulletMarks(bullet, context)),
    ...regions.flatMap(({ name, value }) => [
      regionMark(name, true, context),
      markOf(value.span, squaresOf(name.text, context)),
    ]),
    ...section.uses.flatMap((uses) => usesMarks(uses, context)),
    ...section.tables.flatMap((table, index) => tableMarks(table, index, context)),
    ...[...(start === undefined ? [] : [start]), ...section.starts].flatMap((one) =>
      startMarks(one, context),
    ),
    ...section.options.flatMap((option) => optionMarks(option, context)),
  ];
}

function tableMarks(table: PieceTable, index: number, context: DocumentContext): readonly Mark[] {
  const { places } = readColumns(table.header, table.rows);
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
          .flatMap((name) => pieceMark(name, byName(name, context), false, context));
      case 'Notes':
        return parseNoteNumbers(cell.text, cell.span).value.map(({ number, span }) =>
          markOf(
            span,
            { kind: 'note', text: notes.get(number) ?? '' },
            { id: idOf(number), isDefinition: false, by: 'number' },
          ),
        );
      case 'Letter':
        return own === undefined
          ? [markOf(cell.span, { kind: 'number' })]
          : [
              markOf(
                cell.span,
                { kind: 'piece', id: own.id, definition: context.definition },
                letterName(own, true, context),
              ),
            ];
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

/** Marks in a cell of moves, such as `W; connected: F`. */
function movesMarks({ span, text }: Snippet, context: DocumentContext): readonly Mark[] {
  if (text === '-') return [];
  return parseMoves(text, span).value.flatMap(({ betza, region }) => [
    ...(region === null ? [] : [regionMark(region, false, context)]),
    markOf(betza.span, { kind: 'betza', text: betza.text, dialect: context.dialect }),
  ]);
}
