import { BULLETS } from '../notation/document/bullet-names.js';
import { RULE_BULLETS } from '../notation/document/rule-bullets.js';
import { DIALECTS } from '../catalog/betza/dialects.js';
import { OPTIONS } from '../catalog/options/options.js';
import { readBullets } from '../read/markdown/bullets.js';
import type { Column } from '../notation/document/columns-and-notes.js';
import { COLUMNS, readColumns } from '../read/markdown/columns.js';
import type { PieceTable } from '../read/markdown/sections.js';
import { completeBetza } from './complete-betza.js';
import type { Completion } from './completion-item.js';
import type { OpenDocument } from './open-text.js';

/** What may be written at an offset of a document. */
export function completeDocument(open: OpenDocument, offset: number): readonly Completion[] {
  const { text } = open.source;
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const bullet = /^[*-]\s+([^:]*?)(:\s*(.*))?$/.exec(before);
  if (bullet !== null) {
    const [, name = '', colon, value = ''] = bullet;
    return colon === undefined
      ? bulletNames(open, name, offset)
      : bulletValues(name, value, offset);
  }
  if (before.startsWith('|')) return cells(open, before, offset);
  const note = /^\d+[.)]\s+(.*)$/.exec(before);
  if (note !== null) return NOTES.map((words) => item(words, 'value', note[1] ?? '', offset));
  return inOptions(text.slice(0, offset)) ? optionKeys(before, offset) : [];
}

/** Notes that are rules. */
const NOTES = [
  'Royal piece',
  'Not royal',
  'May not be dropped',
  'At most 1 on each file',
  'May not be dropped to give mate',
] as const;

function item(
  label: string,
  kind: Completion['kind'],
  written: string,
  offset: number,
  more: Partial<Completion> = {},
): Completion {
  const at = { start: offset - written.length, end: offset };
  return { label, kind, detail: '', text: label, at, order: 0, about: null, ...more };
}

/** Those that the variant does not have yet. */
function bulletNames(open: OpenDocument, written: string, offset: number): readonly Completion[] {
  const section = open.sections().findLast(({ heading }) => heading.span.start <= offset);
  const here = section === undefined ? [] : [...readBullets(section).values];
  const taken = new Set(
    here.flatMap(([name, { span }]) => (Math.abs(span.end - offset) < 2 ? [] : [name])),
  );
  return BULLETS.filter((name) => !taken.has(name)).map((name, order) =>
    item(name, 'key', written, offset, {
      text: `${name}: `,
      order,
      about: { kind: 'bullet', name },
    }),
  );
}

/** The words that bullets take which state no rule. */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['rules', ['shogi', 'chess']],
  ['betza', DIALECTS],
  ['white', ['sente', 'gote']],
  ['promotion zone', ['3 farthest ranks', '1 farthest rank', 'none']],
  ['size', ['8x8', '9x9']],
]);

function bulletValues(name: string, written: string, offset: number): readonly Completion[] {
  const wanted = name.trim().toLowerCase();
  const rule = RULE_BULLETS.find((bullet) => bullet.name.toLowerCase() === wanted);
  const words = rule?.words ?? OTHER_WORDS.get(wanted) ?? [];
  return words.map((word, order) => item(word, 'value', written, offset, { order }));
}

/** What fits in a cell, by its column. */
function cells(open: OpenDocument, before: string, offset: number): readonly Completion[] {
  const table = open
    .sections()
    .flatMap(({ tables }) => tables)
    .findLast(({ header }) => header.line.span.start < offset);
  const index = before.split(/(?<!\\)\|/).length - 2;
  const cell = (/[^|]*$/.exec(before)?.[0] ?? '').trimStart();
  if (table === undefined || offset <= table.header.line.span.end)
    return COLUMNS.map((column) => item(column, 'key', cell, offset));
  switch (columnAt(table, index)) {
    case 'Betza': {
      const part = /[^;]*$/.exec(cell)?.[0] ?? '';
      const notation = part.slice(part.indexOf(':') + 1).trimStart();
      const regions = open
        .variants()
        .flatMap((variant) =>
          variant.regions.map(({ name }) => item(`${name}: `, 'value', part.trimStart(), offset)),
        );
      return [
        ...completeBetza(notation, offset, 'fairy-stockfish'),
        ...(part.includes(':') ? [] : regions),
      ];
    }
    case 'Promote':
      return pieceNames(open, /[^,]*$/.exec(cell)?.[0].trimStart() ?? '', offset);
    case 'Notes':
      return table.notes.map(({ number, text }) =>
        item(String(number), 'value', /\d*$/.exec(cell)?.[0] ?? '', offset, { detail: text.text }),
      );
    case 'Piece':
    case 'Name':
    case 'Abbr':
    case 'Letter':
    case 'Value':
    case null:
      return [];
  }
}

function columnAt(table: PieceTable, index: number): Column | null {
  return [...readColumns(table.header).places].find(([, place]) => place === index)?.[0] ?? null;
}

/** Glyphs and abbreviations of all pieces; names where a piece has neither. */
function pieceNames(open: OpenDocument, written: string, offset: number): readonly Completion[] {
  const labels = open
    .variants()
    .flatMap(({ pieces }) =>
      pieces.map(
        ({ abbreviation, glyphs, name }) =>
          [glyphs[0] ?? abbreviation ?? name ?? '', name ?? ''] as const,
      ),
    );
  return [...new Map(labels)].map(([label, detail]) =>
    item(label, 'piece', written, offset, { detail }),
  );
}

/** Between the fences of a block of options. */
function inOptions(before: string): boolean {
  const fences = [...before.matchAll(/^(?:`{3,}|~{3,})[ \t]*(\S*)/gm)];
  return fences.length % 2 === 1 && fences.at(-1)?.[1]?.toLowerCase() === 'ini';
}

function optionKeys(before: string, offset: number): readonly Completion[] {
  if (before.includes('=')) return [];
  return OPTIONS.flatMap((row) =>
    'replacedBy' in row
      ? []
      : [
          item(row.key, 'key', before.trimStart(), offset, {
            text: `${row.key} = `,
            detail: row.meaning,
            about: { kind: 'key', name: row.key },
          }),
        ],
  );
}
