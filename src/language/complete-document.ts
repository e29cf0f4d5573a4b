import { bulletNamed, BULLETS, REGION_BULLET } from '../notation/document/bullet-names.js';
import { RULE_BULLETS } from '../notation/document/rule-bullets.js';
import { DIALECTS, type Dialect } from '../catalog/betza/dialects.js';
import { wordsOf } from '../catalog/options/option-words.js';
import { OPTION_BY_KEY, OPTIONS } from '../catalog/options/options.js';
import { emptyEngineRules } from '../ir/engine-defaults.js';
import type { Variant } from '../ir/variant.js';
import { newDocument } from '../new-document.js';
import { KNOWN_NOTES, type Column } from '../notation/document/columns-and-notes.js';
import { engineRulesOf } from '../engine-rules-of.js';
import { slug } from '../read/markdown/piece-ids.js';
import { readDocument } from '../read/markdown/read-document.js';
import { CODE, codes, completeValue } from './complete-ini.js';
import { namesPieces } from './document-line-marks.js';
import { readBullets } from '../read/markdown/bullets.js';
import { COLUMNS, readColumns } from '../read/markdown/columns.js';
import { dialectOf } from '../read/markdown/dialect.js';
import type { PieceTable } from '../read/markdown/sections.js';
import { lineEndAt } from '../text/source.js';
import { completeBetza } from './complete-betza.js';
import { covering, type Completion } from './completion-item.js';
import type { OpenDocument } from './open-text.js';

/** The completions at an offset of a document. */
export function completeDocument(open: OpenDocument, offset: number): readonly Completion[] {
  const { text } = open.source;
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const rest = text.slice(offset, lineEndAt(text, offset)).trimEnd();
  if (before.length + rest.length > LONGEST_LINE) return [];
  const suppression = /^\s*<!--\s*fairyc-ignore\s+([a-z0-9/-]*)$/.exec(before)?.[1];
  if (suppression !== undefined)
    return covering(rest, CODE, codes({ start: offset - suppression.length, end: offset }));
  const bullet = /^[*-]\s+([^:]*?)(:\s*(.*))?$/.exec(before);
  if (bullet !== null) {
    const [, name = '', colon, value = ''] = bullet;
    return colon === undefined
      ? covering(rest, /^[^:]{0,40}:[ \t]*/, bulletNames(open, name, offset))
      : bulletValues(open, name, value, offset, rest);
  }
  if (before.startsWith('|')) return cells(open, before, offset, rest);
  const note = /^\d+[.)]\s+(.*)$/.exec(before);
  if (note !== null)
    return covering(
      rest,
      /^.*/,
      KNOWN_NOTES.map(({ note: words, text: detail }) =>
        item(words, 'value', note[1] ?? '', offset, { detail }),
      ),
    );
  const uses = /^uses\b(.*)$/i.exec(before);
  if (uses !== null) return inUses(open, uses[1] ?? '', offset, rest);
  if (text.trim() === '') return [newDocumentSnippet(offset)];
  return inOptions(text.slice(0, offset)) ? inBlock(open, before, offset, rest) : [];
}

/** Nobody types longer lines by hand. */
const LONGEST_LINE = 1000;

/** A complete document, offered in an empty text. */
function newDocumentSnippet(offset: number): Completion {
  const made = newDocument('my-game', 'chess');
  const text = ('text' in made ? made.text : '').replace(/[\\$}]/g, '\\$&');
  return item('new rules document', 'snippet', '', offset, {
    text: text
      .replace('# My game', '# ${1:My game}')
      .replace('* Id: my-game', '* Id: ${2:my-game}'),
    detail: 'a document with every rule stated and explained',
  });
}

/** Completions in `Uses all pieces from shogi` and `Uses the following pieces from shogi: King`. */
function inUses(
  open: OpenDocument,
  written: string,
  offset: number,
  rest: string,
): readonly Completion[] {
  const from = /\bfrom\s+([^:]*)$/i.exec(written);
  if (from !== null) {
    const here = open.variants().map(({ title }) => title);
    const names = [...new Set([...here, ...(open.settings.library.names?.() ?? [])])];
    return covering(
      rest,
      /^[^:]*/,
      names.map((name) => item(name, 'variant', from[1] ?? '', offset)),
    );
  }
  const named = /\bfrom\s+([^:]+):\s*(?:.*,\s*)?([^,]*)$/i.exec(written);
  if (named === null) return [];
  const [, name = '', piece = ''] = named;
  const { library } = open.settings;
  const source = library(name);
  const others = source === null ? open.variants() : readDocument(source, { library }).value;
  const wanted = others.filter(({ id, title }) => [id, slug(title)].includes(slug(name)));
  return covering(rest, /^[^,(]*/, pieceNames(wanted, piece, offset));
}

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

/** The bullets that the variant does not have yet, and that of this line. */
function bulletNames(open: OpenDocument, written: string, offset: number): readonly Completion[] {
  const section = open.sections().findLast(({ heading }) => heading.span.start <= offset);
  const here = section === undefined ? [] : [...readBullets(section).values];
  const lineEnd = lineEndAt(open.source.text, offset);
  const taken = new Set(
    here.flatMap(([name, { span }]) =>
      span.start >= offset && span.start <= lineEnd ? [] : [name],
    ),
  );
  return BULLETS.filter((name) => !taken.has(name)).map((name, order) =>
    item(name, 'key', written, offset, {
      text: `${name}: `,
      order,
      about: { kind: 'bullet', name },
    }),
  );
}

/** The values of bullets that state no rule. */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['rules', ['shogi', 'chess']],
  ['betza', DIALECTS],
  ['white', ['sente', 'gote']],
  ['promotion zone', ['3 farthest ranks', '1 farthest rank', 'none']],
  ['size', ['8x8', '9x9']],
]);

function bulletValues(
  open: OpenDocument,
  name: string,
  written: string,
  offset: number,
  rest: string,
): readonly Completion[] {
  const bullet = bulletNamed(name);
  const pieces =
    bullet !== null && namesPieces(bullet)
      ? pieceNames(open.variants(), /[^,;:=]*$/.exec(written)?.[0].trimStart() ?? '', offset)
      : [];
  const isRegion = /^region /i.test(name);
  const rule = isRegion ? REGION_BULLET : RULE_BULLETS.find((one) => one.name === bullet);
  const words = rule?.words ?? OTHER_WORDS.get(bullet?.toLowerCase() ?? '') ?? [];
  const values = words.map((word, order) => item(word, 'value', written, offset, { order }));
  return [...covering(rest, /^[^,;:=]*/, pieces), ...covering(rest, /^.*/, values)];
}

/** Completions in a cell, by its column. */
function cells(
  open: OpenDocument,
  before: string,
  offset: number,
  rest: string,
): readonly Completion[] {
  const table = open
    .sections()
    .flatMap(({ tables }) => tables)
    .findLast(({ header }) => header.line.span.start < offset);
  const index = before.split(/(?<!\\)\|/).length - 2;
  const cell = (/[^|]*$/.exec(before)?.[0] ?? '').trimStart();
  const { text } = open.source;
  const isHeader = !/\n\|.*\n$/.test(
    text.slice(Math.max(0, offset - 2 * LONGEST_LINE), offset - before.length),
  );
  if (isHeader) {
    const taken = before
      .toLowerCase()
      .split('|')
      .slice(0, -1)
      .map((word) => word.trim());
    return covering(
      rest,
      /^[^|]*?(?=\s*(?:\||$))/,
      COLUMNS.filter((column) => !taken.includes(column.toLowerCase())).map((name) =>
        item(name, 'key', cell, offset, { about: { kind: 'column', name } }),
      ),
    );
  }
  if (table === undefined) return [];
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
        ...completeBetza(notation, offset, dialectAt(open, offset)),
        ...(part.includes(':') ? [] : covering(rest, /^[\w-]*:[ \t]*/, regions)),
      ];
    }
    case 'Promote':
      return covering(
        rest,
        /^[^,|]*?(?=\s*(?:[,|]|$))/,
        pieceNames(open.variants(), /[^,]*$/.exec(cell)?.[0].trimStart() ?? '', offset),
      );
    case 'Notes':
      return covering(
        rest,
        /^\d*/,
        table.notes.map(({ number, text }) =>
          item(String(number), 'value', /\d*$/.exec(cell)?.[0] ?? '', offset, {
            detail: text.text,
          }),
        ),
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

/** The dialect of the section around an offset. */
function dialectAt(open: OpenDocument, offset: number): Dialect {
  const section = open.sections().findLast(({ heading }) => heading.span.start <= offset);
  return section === undefined
    ? 'fairy-stockfish'
    : dialectOf(section, readBullets(section).values.get('Betza')?.text);
}

function columnAt(table: PieceTable, index: number): Column | null {
  return (
    [...readColumns(table.header, table.rows).places].find(([, place]) => place === index)?.[0] ??
    null
  );
}

/** The glyphs and abbreviations of all pieces, then their names. */
function pieceNames(
  variants: readonly Variant[],
  written: string,
  offset: number,
): readonly Completion[] {
  const labels = variants.flatMap(({ pieces }) =>
    pieces.map(
      ({ abbreviation, glyphs, name }) =>
        [glyphs[0] ?? abbreviation ?? name ?? '', name ?? ''] as const,
    ),
  );
  const names = labels.filter(([label, name]) => name !== '' && name !== label);
  return [
    ...[...new Map(labels)].map(([label, detail]) =>
      item(label, 'piece', written, offset, { detail }),
    ),
    ...[...new Set(names.map(([, name]) => name))].map((name) =>
      item(name, 'piece', written, offset, { order: 1 }),
    ),
  ];
}

/** Whether the cursor is inside a fenced block of options. */
function inOptions(before: string): boolean {
  const fences = [...before.matchAll(/^(?:`{3,}|~{3,})[ \t]*(\S*)/gm)];
  return fences.length % 2 === 1 && fences.at(-1)?.[1]?.toLowerCase() === 'ini';
}

/** The keys that the block does not set yet, or the values of a key. */
function inBlock(
  open: OpenDocument,
  before: string,
  offset: number,
  rest: string,
): readonly Completion[] {
  const index = open.sections().findLastIndex(({ heading }) => heading.span.start <= offset);
  const equals = before.indexOf('=');
  if (equals !== -1) {
    const row = OPTION_BY_KEY.get(before.slice(0, equals).trim())?.row;
    const variant = open.variants()[index];
    const rules = variant === undefined ? null : engineRulesOf(variant);
    const value = before.slice(equals + 1).trimStart();
    return row === undefined
      ? []
      : completeValue(row, value, offset, rules ?? emptyEngineRules(), rest);
  }
  const lineStart = offset - before.length;
  const set = new Set(
    (open.sections()[index]?.options ?? [])
      .filter(({ keySpan }) => keySpan.start < lineStart || keySpan.start > offset)
      .map(({ key }) => key),
  );
  const keys = OPTIONS.flatMap((row) =>
    'replacedBy' in row || set.has(row.key)
      ? []
      : [
          item(row.key, 'key', before.trimStart(), offset, {
            text: `${row.key} = `,
            detail: wordsOf(row).meaning,
            about: { kind: 'key', name: row.key },
          }),
        ],
  );
  return covering(rest, /^\w*[ \t]*=[ \t]*|^\w*/, keys);
}
