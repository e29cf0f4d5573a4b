import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linted, type LintedPage } from '../../../src/check/page/linted-page.js';
import type { PageRule } from '../../../src/check/page/page-rule.js';
import { readSources } from '../../../src/read/page/page-sources.js';
import type { Source } from '../../../src/text/source.js';

/** A page as rules see it. */
export function pageOf(source: Source): LintedPage {
  return linted(readSources(source, { library: () => null, completion: null }).value);
}

/** The findings of a rule, as `line:column words | message`, followed by the texts of the notes. */
export function findingsOf(rule: PageRule, text: string, file = 'page.md'): readonly string[] {
  return rule.check(pageOf({ file, text })).map(({ message, notes = [], span }) => {
    const before = text.slice(0, span.start).split('\n');
    const words = text.slice(span.start, span.end).replace(/\s+/g, ' ');
    const others = notes.flatMap(({ span: at }) =>
      at === undefined ? [] : [text.slice(at.start, at.end).replace(/\s+/g, ' ')],
    );
    return [
      `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${words}`,
      message,
      ...others,
    ].join(' | ');
  });
}

const SEEDS = path.resolve(import.meta.dirname, '../../../../shared/seeds');

/** An original source document; null if it is missing. */
export function original(start: '000' | '001' | '002' | '003' | '004'): string | null {
  const names = {
    '000': '000_ac5ab99b87c3ff28',
    '001': '001_1f12106ebb601b29',
    '002': '002_3ce5298d4d05b832',
    '003': '003_585a7169388ae429',
    '004': '004_97a5209738a00374',
  };
  const file = path.join(SEEDS, `${names[start]}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Our own version of a source document. */
export function retold(name: string): string {
  return readFileSync(path.resolve(import.meta.dirname, '../../fixtures/pages', name), 'utf8');
}
