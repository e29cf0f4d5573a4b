import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { blocksOf, type Block } from '../../../src/read/page/blocks.js';
import { visibleText } from '../../../src/read/page/visible-text.js';
import type { Source } from '../../../src/text/source.js';

/** A page that tells the same in our own words and, where they are at hand, in those of the source document. */
export interface TestPage {
  readonly title: string;
  readonly source: Source;
  readonly blocks: readonly Block[];
}

const ORIGINALS = '../shared/seeds';

/** Our retelling of a source document, and the document itself, whose name begins with a number. */
export function pagesOf(file: string, original: string): readonly TestPage[] {
  const ours = new URL(`../../fixtures/pages/${file}`, import.meta.url);
  const found = existsSync(ORIGINALS) ? readdirSync(ORIGINALS) : [];
  const name = found.find((one) => one.startsWith(original));
  return [
    pageOf(file, readFileSync(ours, 'utf8')),
    ...(name === undefined ? [] : [pageOf(name, readFileSync(`${ORIGINALS}/${name}`, 'utf8'))]),
  ];
}

/** A page of some text. */
export function pageOf(file: string, text: string): TestPage {
  const source = { file, text };
  return { title: file, source, blocks: blocksOf(visibleText(source), []) };
}
