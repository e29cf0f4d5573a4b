import { describe, expect, it } from 'vitest';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { rulesJson } from '../../../src/read/ini/rules-json.js';
import { measuredMistakes } from './facts.js';

const mistakes = measuredMistakes();
const read = (iniBase64: string) =>
  readIni({ file: 'mistake.ini', text: Buffer.from(iniBase64, 'base64').toString('utf8') });

describe('the measured mistakes', () => {
  it('are 235', () => {
    expect(mistakes).toHaveLength(235);
  });

  it.each(mistakes.filter(({ defined }) => defined !== null))(
    '$id: the same variants with the same values',
    ({ iniBase64, defined, values }) => {
      const { value: sections } = read(iniBase64);
      expect(sections.map(({ name }) => name)).toEqual(defined);
      if (values === null) return;
      const rules = sections.map((section) => rulesJson(section.rules));
      expect(rules[0]).toMatchObject(values);
      for (const [field, value] of Object.entries(values)) expect(rules[0]?.[field]).toEqual(value);
    },
  );

  it.each(mistakes.filter(({ defined }) => defined === null))(
    '$id: aborts the engine, which is reported',
    ({ iniBase64 }) => {
      const codes = read(iniBase64).diagnostics.map(({ code, severity }) => [code, severity]);
      expect(codes).toEqual([['ini/aborting-value', 'error']]);
    },
  );
});
