import type { Variant } from '../../ir/variant.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { diagnose } from '../../catalog/diagnose.js';
import { conclude } from '../../ir/engine-conclusion.js';
import { readIni } from '../ini/read-ini.js';
import { baseGame } from './base-game.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import type { Completion } from '../diagram/complete.js';
import { findDiagrams } from '../diagram/find-diagrams.js';
import { readDiagram } from '../diagram/read-diagram.js';
import { readDocument, type DocumentOptions } from '../markdown/read-document.js';
import type { PageProse } from '../prose/page-prose.js';
import { readProse } from '../prose/read-prose.js';
import { blocksOf, type Block } from './blocks.js';
import { iniBlocks, type IniBlock } from './ini-blocks.js';
import { nameOf, type PageName } from './page-name.js';
import { isHtmlPage, visibleText } from './visible-text.js';

export interface PageOptions extends DocumentOptions {
  /** Where a diagram's variant takes the rules from that it does not say; null: from the page's options, or the game that it refers to, else they are assumed. */
  readonly completion: Completion | null;
}

/** The sources of rules that a page may have, the one that says most first. */
export const SOURCE_KINDS = ['table', 'ini', 'diagram', 'prose'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Every source of rules on a page, each as it was read alone. */
export interface PageSources {
  readonly name: PageName;
  /** The page as it was given. */
  readonly text: string;
  readonly file: string;
  /** The variants of its piece tables; null: nobody looks for them in HTML. */
  readonly document: Parsed<readonly Variant[]> | null;
  /** True if it has any piece table. */
  readonly hasTables: boolean;
  /** Options for the engine; in a document of piece tables those under a header, since others belong to the tables. */
  readonly inis: readonly IniBlock[];
  readonly diagrams: readonly DiagramSource[];
  /** Its text outside the diagrams. */
  readonly blocks: readonly Block[];
  /** What its sentences say. */
  readonly prose: Parsed<PageProse>;
}

/** An Interactive Diagram. */
export interface DiagramSource extends Parsed<Variant | null> {
  readonly span: Span;
}

/** Finds and reads the sources of a page; problems of one source are with it, those of the page are given beside it. */
export function readSources(source: Source, options: PageOptions): Parsed<PageSources> {
  const isHtml = isHtmlPage(source);
  const excerpts = findDiagrams(source, isHtml);
  const spans = excerpts.map(({ place, text }) => place(0, text.length));
  const blocks = blocksOf(visibleText(source), spans);
  const name = nameOf(source, blocks);
  const document = isHtml ? null : readDocument(source, options);
  const hasTables = document !== null && !lacksTable(document);
  const found = iniBlocks(blocks, source.file, name.id);
  const inis = found.filter(({ hasHeader }) => hasHeader || !hasTables).slice(0, MOST_INIS);
  const prose = readProse(blocks);
  const completion = options.completion ?? ownRules(inis) ?? baseGame(prose.value.rules);
  const diagrams = excerpts.slice(0, MOST_DIAGRAMS).map((excerpt, index): DiagramSource => {
    const number = index === 0 ? '' : `-${index + 1}`;
    const own = { id: `${name.id}${number}`, title: name.title, completion };
    return { ...readDiagram(excerpt, own), span: excerpt.place(0, excerpt.text.length) };
  });
  return {
    value: {
      name,
      file: source.file,
      text: source.text,
      document,
      hasTables,
      inis,
      diagrams,
      blocks,
      prose,
    },
    diagnostics: [
      ...tooMany(source, 'diagrams', excerpts.length, MOST_DIAGRAMS),
      ...tooMany(source, 'blocks of options', found.length, MOST_INIS),
    ],
  };
}

/** The rules of a page's own options. */
function ownRules([block]: readonly IniBlock[]): Completion | null {
  const [section] = block === undefined ? [] : readIni(block.headed).value;
  return section === undefined ? null : { name: section.name, rules: conclude(section.rules) };
}

/** More than any page shows. */
const MOST_DIAGRAMS = 64;
const MOST_INIS = 200;

function tooMany(
  { file }: Source,
  what: string,
  count: number,
  most: number,
): readonly Diagnostic[] {
  if (count <= most) return [];
  const message = `The page has ${count} ${what}; the first ${most} are read.`;
  return [diagnose('doc/too-large', 'error', { file, start: 0, end: 0 }, message)];
}

function lacksTable({ diagnostics }: Parsed<unknown>): boolean {
  return diagnostics.some(({ code }) => code === 'doc/no-piece-table');
}
