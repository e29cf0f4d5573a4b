import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { rulesJson } from '../../../src/read/ini/rules-json.js';
import { scanCounting, scanIni, type IniFile } from '../../../src/read/ini/scan.js';
import { printIni } from './print-ini.js';
import { ENGINE_FILE, measuredFormatRules, measuredMistakes } from './facts.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';

const rules = measuredFormatRules();
const scan = (text: string): IniFile => scanIni({ file: 'test.ini', text });

describe('the 50 measured rules of the format', () => {
  it('are 50', () => {
    expect(rules).toHaveLength(50);
  });

  it.each(rules)('$rule: the reader sees the same sections and options', ({ ini, sections }) => {
    const seen = scan(ini).sections.map(({ name, parent, lines }) => {
      const options = new Map(
        lines.flatMap((line) => (line.kind === 'pair' ? [[line.key, line.value]] : [])),
      );
      return { name, parent, options };
    });
    expect(seen).toEqual(
      sections.map(({ name, parent, options }) => ({
        name,
        parent,
        options: new Map(Object.entries(options)),
      })),
    );
  });

  it.each(rules)('$rule: the same variants with the same values', ({ ini, variants }) => {
    const { value } = readIni({ file: 'test.ini', text: ini });
    expect(value.map(({ name }) => name)).toEqual(variants.map(({ name }) => name));
    value.forEach(({ base, rules: own }, index) => {
      const [before, after] = [rulesJson(base), rulesJson(own)];
      const changed = Object.keys(after).filter(
        (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
      );
      const values = variants[index]?.values ?? {};
      expect(changed.filter((field) => !(field in values) && !DERIVED.includes(field))).toEqual([]);
      for (const [field, expected] of Object.entries(values))
        expect(after[field]).toEqual(expected);
    });
  });
});

/** Fields that repeat `pieces`. */
const DERIVED = ['pieces', 'pieceToChar', 'pieceTypes'];

describe('scanIni', () => {
  const texts = [
    ENGINE_FILE,
    ...rules.map(({ ini }) => ini),
    ...measuredMistakes().map(({ iniBase64 }) => atob(iniBase64)),
  ];

  it('keeps all of the text: the printed tree is the same', () => {
    for (const text of texts) expect(printIni(scan(text))).toBe(text);
  });

  it('keeps all of any text', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      ':',
      '=',
      ' ',
      '\t',
      '\r',
      '\n',
      '\r\n',
      ';',
      '#',
      '\uFEFF',
      '\0',
      'key',
      'é',
      '__proto__',
      '[x:chess]\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        expect(printIni(scan(text))).toBe(text);
        readIni({ file: 'test.ini', text });
      }),
      { numRuns: 500 },
    );
  });

  test('every key and value is located', () => {
    const text = '; a\r\n[my game:chess] thrown away\r\n key\t =  1 \r\nnFoldRule  = 5\n';
    const { sections, prologue } = scan(text);
    const at = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
    expect(at(prologue)).toBe('; a\r\n');
    const [section] = sections;
    if (section === undefined || section.parentAt === null)
      throw new Error('no section with a parent');
    expect([at(section.header), at(section.nameAt), at(section.parentAt)]).toEqual([
      '[my game:chess] thrown away\r\n',
      'my game',
      'chess',
    ]);
    expect(
      section.lines.map((line) =>
        line.kind === 'pair' ? [at(line.keyAt), at(line.valueAt)] : line.kind,
      ),
    ).toEqual([
      [' key\t', '1 '],
      ['nFoldRule', '5'],
    ]);
  });

  test('of a key that counts, only the last line is kept; of other lines, none', () => {
    const text = '[x:chess]\nking = -\n; king = k\nking = a\nrook = b\nnonsense\n';
    const { lines, name } = scanCounting(
      text,
      { start: 0, end: text.length },
      (key) => key === 'king',
    );
    expect(name).toBe('x');
    expect(lines.map((line) => line.kind === 'pair' && [line.key, line.value])).toEqual([
      ['king', 'a'],
    ]);
  });

  test('a header that the engine loses is stored separately, with the reason', () => {
    expect(scan('[x:chess]\n[y:chess]').lost).toEqual({ start: 10, end: 19, why: 'at-end' });
    expect(scan('[x:chess]\n[y:chess\nkey = 1').lost).toEqual({
      start: 10,
      end: 26,
      why: 'not-closed',
    });
    expect(scan('[x:chess]junk').lost).toBeNull();
  });

  test.each(['key', '[x:chess', '[x]\nk', '=', ']', '[]'])(
    '200,000 times %j takes eight times as long as 25,000 times',
    (line) => {
      const read = (eighths: number): unknown => scan(`${line}\n`.repeat(25_000 * eighths));
      expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
    },
  );
});
