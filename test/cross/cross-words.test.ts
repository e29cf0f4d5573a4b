import { expect, it } from 'vitest';
import { crossReport } from '../../src/cli/cross-report.js';
import { printCrossReport } from '../../src/cli/cross-words.js';

const SETTINGS = { games: 3, depth: 2, nodes: 100, seed: '1', reading: 'as-engine' } as const;
const NOBODY = { texts: [], readings: null, crash: null } as const;
const PLACE = { file: 'x.ini', start: 0, end: 0, line: 1, column: 1 } as const;

function words(names: readonly string[]): string {
  const variants = names.map((variant, index) => ({
    ...{ variant, number: index + 1, place: PLACE, ...NOBODY },
    remarks: ['the engine has no such board.'],
  }));
  const total = variants.length;
  return printCrossReport(
    crossReport({ engine: '', settings: SETTINGS, total, shard: null, variants }),
  );
}

it('a file without variants is not reported as free of differences', () => {
  expect(words([])).toBe('nothing was compared: no variant to compare\n');
});

it('nor are variants that the engine cannot represent', () => {
  expect(words(['large'])).toBe(
    'large: not compared: the engine has no such board.\nnothing was compared: the one variant could not be\n',
  );
  expect(words(['large', 'larger'])).toContain(
    'nothing was compared: none of 2 variants could be\n',
  );
});
