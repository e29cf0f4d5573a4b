import type { Variant } from '../../ir/variant.js';
import { displayWidth } from '../../text/display-width.js';
import type { Emitted } from '../emitted.js';
import { lowerToDocument, type LoweredDocument } from '../lower/document/lower-to-document.js';
import type { PieceTable } from '../lower/document/piece-rows.js';
import type { EngineOptions } from '../lower/engine/lower-to-engine.js';
import { diagnoseShortfalls } from '../lower/shortfall.js';

/**
 * The document of a variant, for people to read and edit: tables of its pieces after the rules in which it differs from its family.
 * Remarks state what the document cannot express.
 */
export function emitDocument(variant: Variant, options: EngineOptions): Emitted {
  const { lowered, shortfalls } = lowerToDocument(variant, options);
  const { refused, diagnostics, comments } = diagnoseShortfalls(shortfalls, options.approximate);
  if (refused) return { text: null, diagnostics };
  const remarks = comments.map((comment) => ['Remark', comment] as const);
  const blocks = [
    `# ${oneLine(lowered.title) || 'Variant'}`,
    printBullets([...lowered.bullets, ...remarks]),
    ...lowered.tables.flatMap(printTable),
    ...printOptions(lowered),
  ];
  const isComplete = shortfalls.every(({ kind }) => kind === 'display');
  return {
    text: `${blocks.join('\n\n')}\n`,
    diagnostics,
    ...(isComplete ? { means: { variant, letters: null, ends: true } } : {}),
  };
}

function printBullets(bullets: LoweredDocument['bullets']): string {
  return bullets.map(([name, value]) => `* ${name}: ${oneLine(value)}`).join('\n');
}

function printTable({ heading, columns, rows, notes }: PieceTable): readonly string[] {
  const cells = [columns, ...rows].map((row) => row.map(escapeCell));
  const widths = columns.map((_, column) =>
    cells.reduce((width, row) => Math.max(width, displayWidth(row[column] ?? '')), 3),
  );
  const line = (row: readonly string[], filler: string): string =>
    `| ${widths.map((width, column) => padded(row[column] ?? '', width, filler)).join(' | ')} |`;
  const [header = [], ...body] = cells;
  const table = [line(header, ' '), line([], '-'), ...body.map((row) => line(row, ' '))];
  return [
    `## ${heading}`,
    table.join('\n'),
    ...(notes.length === 0 ? [] : [notes.map((note, index) => `${index + 1}. ${note}`).join('\n')]),
  ];
}

function padded(text: string, width: number, filler: string): string {
  return text + filler.repeat(Math.max(0, width - displayWidth(text)));
}

function printOptions({ options }: LoweredDocument): readonly string[] {
  if (options.length === 0) return [];
  const lines = options.map(({ key, value }) => `${key} = ${oneLine(value)}`);
  return ['## Engine options', ['```ini', ...lines, '```'].join('\n')];
}

/** Escapes bars, which separate cells, and backslashes. */
function escapeCell(text: string): string {
  return oneLine(text).replace(/[\\|]/g, '\\$&');
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
