import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const SITE = path.resolve(import.meta.dirname, '../../dist/site');

/** The files of a part, and of what it loads at once. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(path.join(SITE, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    loadedWith(path.join('assets', name), seen);
  return seen;
}

function part(name: string): string {
  const found = readdirSync(path.join(SITE, 'assets')).find((file) =>
    new RegExp(`^${name}-[\\w-]+\\.(?:js|css)$`).test(file),
  );
  if (found === undefined) throw new Error(`no part ${name}`);
  return path.join('assets', found);
}

test('the first load of dist/site grows no further: 350 kB are wanted, and documents are read at once, too', () => {
  const [script, style] = ['js', 'css'].map((ending) => {
    const found = readdirSync(path.join(SITE, 'assets')).find((file) =>
      new RegExp(`^index-[\\w-]+\\.${ending}$`).test(file),
    );
    return path.join('assets', found ?? '');
  });
  const files = new Set([
    'index.html',
    style ?? '',
    ...loadedWith(script ?? ''),
    ...loadedWith(part('worker')),
    ...loadedWith(part('language')),
  ]);
  const size = [...files]
    .map((file) => brotliCompressSync(readFileSync(path.join(SITE, file))).length)
    .reduce((sum, one) => sum + one, 0);
  expect(size).toBeLessThan(600_000);
});
