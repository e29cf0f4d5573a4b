import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Checks that the names and links in `src/README.md` still exist. */

const SRC = path.resolve(import.meta.dirname, '../src');
const PAGE = readFileSync(path.join(SRC, 'README.md'), 'utf8');

interface Link {
  readonly label: string;
  readonly file: string;
}

const LINKS: readonly Link[] = [...PAGE.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(
  ([, label = '', file = '']) => ({ label, file }),
);

/** The names of exports in a label, in backticks, without file names and plain words. */
function namesIn(label: string): readonly string[] {
  return [...label.matchAll(/`([A-Za-z_]+)`/g)].map(([, name = '']) => name);
}

test('the page has links to check', () => {
  expect(LINKS.length).toBeGreaterThan(30);
});

describe.each(LINKS)('$label', ({ label, file }) => {
  test(`leads to ${file}`, () => {
    const full = path.join(SRC, file);
    expect(existsSync(full)).toBe(true);
    const text = readFileSync(full, 'utf8');
    const missing = namesIn(label).filter(
      (name) =>
        !new RegExp(`^export (?:async )?(?:function|const|type|interface) ${name}\\b`, 'm').test(
          text,
        ),
    );
    expect(missing).toEqual([]);
  });
});

test('every folder of the source is on the map', () => {
  const folders = readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !PAGE.includes(`\`${name}/\``))).toEqual([]);
});

test('every script that the page names exists', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(SRC, '../package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = [...PAGE.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});
