import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { blocksOf, type Block } from '../../../src/read/page/blocks.js';
import { visibleText } from '../../../src/read/page/visible-text.js';
import type { Source } from '../../../src/text/source.js';

/** A page for tests: our own version of a source document, or the document itself. */
export interface TestPage {
  readonly title: string;
  readonly source: Source;
  readonly blocks: readonly Block[];
}

const ORIGINALS = '../shared/seeds';

/** Our own version of a source document, and the document itself, if it is present. Its name starts with the number `original`. */
export function pagesOf(file: string, original: string): readonly TestPage[] {
  const ours = new URL(`../../fixtures/pages/${file}`, import.meta.url);
  const found = existsSync(ORIGINALS) ? readdirSync(ORIGINALS) : [];
  const name = found.find((one) => one.startsWith(original));
  return [
    pageOf(file, readFileSync(ours, 'utf8')),
    ...(name === undefined ? [] : [pageOf(name, readFileSync(`${ORIGINALS}/${name}`, 'utf8'))]),
  ];
}

/** A page with this text. */
export function pageOf(file: string, text: string): TestPage {
  const source = { file, text };
  return { title: file, source, blocks: blocksOf(visibleText(source), []) };
}
