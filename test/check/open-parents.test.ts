import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import { MOST_OPEN, OpenParents } from '../../src/check/open-parents.js';
import { ChildCounts } from '../../src/read/ini/child-counts.js';

/** Files that are not checked as a whole have more characters than this. */
const LARGE = 1 << 17;

/** The sections in the order in which they are complete, as `name:parent`. */
function order(headers: readonly string[]): readonly string[] {
  const sections = headers.map((header) => header.split(':'));
  const open = new OpenParents<string>(
    new ChildCounts(sections.map(([, parent = null]) => parent)),
  );
  return sections.flatMap(([name = '', parent = null], index) =>
    open.add(headers[index] ?? '', name, parent),
  );
}

test('a section is complete after those that inherit from it', () => {
  expect(order(['a', 'b:a', 'c:b', 'd:a'])).toEqual(['c:b', 'b:a', 'd:a', 'a']);
  expect(order(['a', 'b', 'c:b', 'd:a'])).toEqual(['c:b', 'b', 'd:a', 'a']);
  expect(order(['a', 'b'])).toEqual(['a', 'b']);
});

test('a section above its parent does not inherit from it', () => {
  expect(order(['b:a', 'a', 'c:a'])).toEqual(['b:a', 'c:a', 'a']);
  expect(order(['b:a', 'a'])).toEqual(['b:a', 'a']);
  expect(order(['a:a', 'b:a'])).toEqual(['b:a', 'a:a']);
  expect(order(['a:a'])).toEqual(['a:a']);
});

/** So many sections, each of which inherits from the one above, in a file of more than `LARGE` characters. */
function chain(count: number): string {
  const comment = `; ${'x'.repeat(Math.ceil(LARGE / count))}\n`;
  return Array.from(
    { length: count },
    (_, index) => `[v${index}:${index === 0 ? 'chess' : `v${index - 1}`}]\n${comment}nope = 1\n`,
  ).join('');
}

test('in a large file, no more than 2,000 sections wait for those that inherit from them', () => {
  const found = (count: number) => {
    const text = chain(count);
    const codes = new Map<string, number[]>();
    for (const { code, span } of lintIni({ file: 'x.ini', text }, 'fairy-stockfish')) {
      const name = /\[(v\d+)/.exec(text.slice(text.lastIndexOf('[', span.start)))?.[1] ?? '';
      codes.set(code, [...(codes.get(code) ?? []), Number(name.slice(1))]);
    }
    return codes;
  };
  const few = found(MOST_OPEN);
  expect([...few.keys()]).toEqual(['ini/unknown-option']);
  expect(few.get('ini/unknown-option')).toHaveLength(MOST_OPEN);
  const many = found(MOST_OPEN + 3);
  // The last section is nobody's parent, but inherits from one that was left out.
  expect(many.get('file/too-much-work')).toEqual([MOST_OPEN]);
  expect(many.get('ini/unknown-option')).toHaveLength(MOST_OPEN);
  expect([...many.keys()].sort()).toEqual(['file/too-much-work', 'ini/unknown-option']);
});
