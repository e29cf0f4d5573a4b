import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The part of a V8 coverage file that is used here. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** The number of function calls in the program for a command, and the uses of ICU that `icu.cjs` reports. */
function workOf(words: readonly string[]): { readonly calls: number; readonly stderr: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-work-'));
  try {
    const { stderr } = spawnSync(
      process.execPath,
      ['--require', './test/cli/icu.cjs', 'dist/fairyc.cjs', ...words],
      { encoding: 'utf8', env: { ...process.env, NODE_V8_COVERAGE: folder } },
    );
    const counts = readdirSync(folder).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Coverage;
      return result
        .filter(({ url }) => url.includes('/dist/'))
        .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    });
    return { calls: counts.reduce((sum, count) => sum + count, 0), stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Calls in thousands: the measured number plus a tenth. If the number falls, lower it here. */
test.each([
  // 2,540 calls per section; 143 sections.
  [400, 'lint test/fixtures/ini/variants.ini'],
  [695, 'build variants/shogi.md'],
  [1_420, 'build variants/chess.md'],
  [166, 'explain nN'],
])('no more than %i thousand calls, and nothing of ICU: %s', (thousands, command) => {
  const { calls, stderr } = workOf(command.split(' '));
  expect(calls).toBeGreaterThan(thousands * 500);
  expect(calls).toBeLessThanOrEqual(thousands * 1000);
  expect(stderr).not.toContain('ICU');
});
