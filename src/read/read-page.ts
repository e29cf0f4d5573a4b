import { diagnose } from '../catalog/diagnose.js';
import type { Variant } from '../ir/variant.js';
import { compareDiagnostics, type Diagnostic, type Parsed } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { Completion } from './diagram/complete.js';
import { findDiagrams } from './diagram/find-diagrams.js';
import { firstElementText } from './diagram/html.js';
import { readDiagram } from './diagram/read-diagram.js';
import { slug } from './markdown/piece-ids.js';
import { readDocument, type DocumentOptions } from './markdown/read-document.js';

export interface PageOptions extends DocumentOptions {
  /** Where a diagram's variant takes the rules from that it does not say; null: they are assumed. */
  readonly completion: Completion | null;
}

/** Every variant of a page: of its piece tables, or, where it has none, of its Interactive Diagrams. Diagnostics are in order of place. */
export function readPage(source: Source, options: PageOptions): Parsed<readonly Variant[]> {
  const isHtml = /\.html?$/i.test(source.file) || /^\s*<(?:!doctype|html)/i.test(source.text);
  const document = isHtml ? null : readDocument(source, options);
  if (document !== null && !lacksTable(document)) return document;
  const excerpts = findDiagrams(source, isHtml);
  if (excerpts.length === 0) return document ?? noVariant(source);
  const { title, id } = nameOf(source, isHtml);
  const diagnostics: Diagnostic[] = [];
  if (excerpts.length > MOST_DIAGRAMS) diagnostics.push(tooMany(source, excerpts.length));
  const variants = excerpts.slice(0, MOST_DIAGRAMS).flatMap((excerpt, index) => {
    const number = index === 0 ? '' : `-${index + 1}`;
    const own = { id: `${id}${number}`, title, completion: options.completion };
    const { value, diagnostics: problems } = readDiagram(excerpt, own);
    diagnostics.push(...problems);
    return value ?? [];
  });
  return { value: variants, diagnostics: diagnostics.sort(compareDiagnostics) };
}

/** More diagrams than any page shows. */
const MOST_DIAGRAMS = 64;

function tooMany({ file }: Source, count: number): Diagnostic {
  const message = `The page has ${count} diagrams; the first ${MOST_DIAGRAMS} are read.`;
  return diagnose('doc/too-large', 'error', { file, start: 0, end: 0 }, message);
}

function lacksTable({ diagnostics }: Parsed<unknown>): boolean {
  return diagnostics.some(({ code }) => code === 'doc/no-piece-table');
}

function noVariant({ file }: Source): Parsed<readonly Variant[]> {
  const message =
    'This page has neither a piece table nor the definition of an Interactive Diagram (lines "name=value" and "name:id:moves:graphics:squares", or an element of class idiagram; a page saved after its script ran has the board in its place).';
  return {
    value: [],
    diagnostics: [diagnose('doc/no-variant', 'error', { file, start: 0, end: 0 }, message)],
  };
}

/** The title of the page: its first heading or first line; and the id that follows from it. */
function nameOf(source: Source, isHtml: boolean): { readonly title: string; readonly id: string } {
  const fileName = source.file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const heading = isHtml
    ? (firstElementText(source, 'h1') ?? firstElementText(source, 'title'))
    : firstLine(source.text);
  const title = (heading ?? fileName).slice(0, 80);
  const ids = [title, fileName].map((text) => slug(text).replace(/^[^a-z]+/, ''));
  return { title, id: ids.find((id) => id !== '') ?? 'variant' };
}

/** Without the marks of a heading; null where the text begins with the definition itself. */
function firstLine(text: string): string | null {
  const line = text
    .split('\n', 64)
    .map((candidate) => candidate.replace(/^[#\s]+/, '').trim())
    .find((candidate) => candidate !== '');
  return line === undefined || /[=:<]/.test(line) ? null : line;
}
