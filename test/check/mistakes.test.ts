import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import type { Severity } from '../../src/text/diagnostic.js';
import { lineColumnsOf } from '../../src/text/source.js';
import { BETZA } from './mistakes/betza.js';
import { COMBINATIONS } from './mistakes/combinations.js';
import type { MistakeExpectation } from './mistakes/expectation.js';
import { FEN } from './mistakes/fen.js';
import { PENDING } from './mistakes/pending.js';
import { PIECES } from './mistakes/pieces.js';
import { REGIONS } from './mistakes/regions.js';
import { SECTIONS } from './mistakes/sections.js';
import { VALUES } from './mistakes/values.js';

interface Mistake {
  readonly id: string;
  readonly severity: Severity;
  /** The result of the engine's own `check`. */
  readonly check: string;
  readonly iniBase64: string;
}

const { cases } = JSON.parse(readFileSync('test/fixtures/ini/mistakes.json', 'utf8')) as {
  readonly cases: readonly Mistake[];
};

const GROUPS = { VALUES, REGIONS, PIECES, BETZA, FEN, COMBINATIONS, SECTIONS };
const EXPECTED: readonly MistakeExpectation[] = Object.values(GROUPS).flat();

interface Found {
  readonly code: string;
  readonly at: string;
  readonly severity: Severity;
}

function findingsOf({ iniBase64 }: Mistake): readonly Found[] {
  const text = Buffer.from(iniBase64, 'base64').toString('utf8');
  const lineColumn = lineColumnsOf(text);
  return lintIni({ file: 'x.ini', text }, 'fairy-stockfish').map(({ code, severity, span }) => {
    const { column, line } = lineColumn(span.start);
    return { code, severity, at: `${line}:${column}` };
  });
}

describe.each(Object.entries(GROUPS).filter(([, group]) => group.length > 0))(
  '%s',
  (_name, group) => {
    test.each(group)('$id', ({ found, id }) => {
      const mistake = cases.find((one) => one.id === id);
      expect(mistake, 'is a measured mistake').toBeDefined();
      if (mistake === undefined) return;
      const all = findingsOf(mistake);
      const listed = new Set(found.map(({ code }) => code));
      const shown = all.filter(({ code, severity }) => severity !== 'info' || listed.has(code));
      expect(shown.map(({ at, code }) => ({ code, at }))).toEqual(found);
      if (mistake.severity === 'error') {
        expect(shown.map(({ severity }) => severity)).toContain('error');
      }
      if (mistake.check === 'false alarm') expect(shown).toEqual([]);
    });
  },
);

test('each of the 235 measured mistakes is listed once, with those that no rule finds yet in a separate list', () => {
  expect(cases).toHaveLength(235);
  const ids = [...EXPECTED.map(({ id }) => id), ...PENDING];
  expect(ids.sort()).toEqual(cases.map(({ id }) => id).sort());
});
