import { expect, test } from 'vitest';
import { readIni, sectionsReader } from '../../../src/read/ini/read-ini.js';
import { scanIni } from '../../../src/read/ini/scan.js';
import { ENGINE_FILE } from './facts.js';

const fileOf = (text: string) => scanIni({ file: 'variants.ini', text });
const freshly = (text: string) => readIni({ file: 'variants.ini', text }).value;

test('after an edit, only the changed section and its descendants are read again', () => {
  const read = sectionsReader();
  const before = new Map(read(fileOf(ENGINE_FILE)).map(({ name, rules }) => [name, rules]));
  const edited = ENGINE_FILE.replace('[makhouse:makruk]', '$&\nnMoveRule = 30');
  const after = read(fileOf(edited));
  const again = after.filter(({ name, rules }) => rules !== before.get(name));
  expect(again.map(({ name }) => name)).toEqual(['makhouse']);
  expect(after).toEqual(freshly(edited));
});

test('after any change, a text is read as if it were new', () => {
  const read = sectionsReader();
  const sections = ENGINE_FILE.split(/\n(?=\[)/).slice(1, 50);
  for (let round = 0; round < 60; round += 1) {
    const at = (round * 7) % sections.length;
    const lines = (sections[at] ?? '').split('\n');
    const to = (round * 5) % (lines.length + 1);
    const changed = [
      [...lines.slice(0, to), ...lines.slice(to + 1)],
      [...lines.slice(0, to), 'maxRank = 9', ...lines.slice(to)],
      [...lines, ...(sections[(at + round) % sections.length] ?? '').split('\n').slice(1)],
    ][round % 3];
    sections[at] = changed?.join('\n') ?? '';
    const text = sections.join('\n');
    expect(read(fileOf(text))).toEqual(freshly(text));
  }
});
