import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The part of a coverage file of V8 that is asked here. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** How often functions of the program are called by a command, and what it says of ICU. */
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

/** Calls when this was written, in thousands, and a tenth. Fewer are welcome: write them here. */
test.each([
  // 2,540 a section; 143 sections.
  [400, 'lint test/fixtures/ini/variants.ini'],
  [705, 'build variants/shogi.md'],
  [1_435, 'build variants/chess.md'],
  [166, 'explain nN'],
])('no more than %i thousand calls, and nothing of ICU: %s', (thousands, command) => {
  const { calls, stderr } = workOf(command.split(' '));
  expect(calls).toBeGreaterThan(thousands * 500);
  expect(calls).toBeLessThanOrEqual(thousands * 1000);
  expect(stderr).not.toContain('ICU');
});
