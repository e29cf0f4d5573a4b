import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileVariantsText } from '../../../src/catalog/file-variants.js';
import { differingFields } from '../../../src/ir/differing-fields.js';
import { changesBySection } from '../../../src/read/ini/changes-between.js';
import { collectIni, eachVariant, listIni } from '../../../src/read/ini/one-by-one.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { eachResolution, resolveIni } from '../../../src/read/ini/resolve.js';

/** The readers that keep one section at a time, compared with those that keep all. */
function expectSame(text: string): void {
  const source = { file: 'x.ini', text };
  const { diagnostics, value } = readIni(source);
  const variants = [...eachVariant(source)];
  expect(variants.map(({ name, parent, root }) => [name, parent, root])).toEqual(
    value.map(({ name, parent, root }) => [name, parent, root]),
  );
  for (const [index, { above, base, rules }] of variants.entries()) {
    const other = value[index];
    if (other === undefined) throw new Error('no section');
    expect(differingFields(rules, other.rules)).toEqual([]);
    expect(differingFields(base, other.base)).toEqual([]);
    expect(above === null).toBe(!value.some(({ name }) => name === other.parent));
  }
  for (const { name } of value) {
    const one = collectIni(source, (section) => (section.name === name ? section : null));
    expect(one).toMatchObject({ diagnostics, value: [{ name }] });
    const [found] = one.value;
    const other = value.find((section) => section.name === name);
    if (found === undefined || other === undefined) throw new Error('no section');
    expect(differingFields(found.rules, other.rules)).toEqual([]);
    expect(found.section).toEqual(other.section);
  }
  const list = listIni(source);
  expect(list.diagnostics).toEqual(diagnostics);
  expect(list.value.map(({ name, start }) => [name, start])).toEqual(
    value.map(({ name, section: { start } }) => [name, start]),
  );
}

test("the engine's own file", () => {
  expectSame(fileVariantsText());
});

const NAMES = ['', 'a', 'b', 'c', 'd', 'chess', 'shogi', 'none'];
const LINES = [
  ...['nFoldRule = 2', 'nFoldRule = 4', 'maxRank = 9', 'maxFile = 40', 'castling = false'],
  ...['stalemateValue = loss', 'knight = h', 'customPiece1 = a:N', 'promotionPieceTypes = qa'],
  ...['nonsense', '; nFoldRule = 7', 'unknown = 1', 'nFoldRule =', 'doubleStepRank = 3', ''],
];
const section = fc
  .record({
    name: fc.constantFrom(...NAMES),
    parent: fc.option(fc.constantFrom(...NAMES)),
    lines: fc.array(fc.constantFrom(...LINES), { maxLength: 6 }),
  })
  .map(({ name, parent, lines }) =>
    [`[${name}${parent === null ? '' : `:${parent}`}]`, ...lines, ''].join('\n'),
  );
const file = fc.array(section, { maxLength: 9 }).map((sections) => sections.join(''));

test('random files, with families, orphans, names taken and lines of one key', () => {
  fc.assert(fc.property(file, expectSame), { seed: 7, numRuns: 300 });
});

test('random files are resolved alike', () => {
  fc.assert(
    fc.property(file, (text) => {
      const source = { file: 'x.ini', text };
      const { value } = resolveIni(source);
      const plain = (all: Iterable<(typeof value)[number]>) =>
        Array.from(all, ({ at, variant }) => ({
          ...{ name: variant.name, parent: variant.parent, start: at?.start },
          ...{ rules: variant.rules, origin: variant.origin },
        }));
      expect(plain(eachResolution(source))).toEqual(plain(value));
    }),
    { seed: 7, numRuns: 60 },
  );
});

test('changes do not depend on the order of the sections', () => {
  const text = (...sections: readonly string[]) => ({ file: 'x.ini', text: sections.join('') });
  const [a, b, c] = ['[a:chess]\npass = true\n', '[b:chess]\n', '[c:chess]\nnFoldRule = 2\n'];
  expect(changesBySection(text(a, b, c), text(c, a, b))).toEqual({ fields: new Map(), added: [] });
  expect(changesBySection(text(a, b), text(c, b, '[d]\n', a))?.added).toEqual(['c', 'd']);
  expect(changesBySection(text(a, b), text(a))).toBeNull();
  const changed = changesBySection(text(a, b), text(b, '[a:chess]\n'));
  expect([...(changed?.fields ?? [])]).toEqual([['a', ['pass']]]);
});
