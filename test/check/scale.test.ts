import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import { THOROUGH } from '../thorough.js';

/** So many sections, each with a finding; every second is the child of the one above. */
function sections(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const parent = index % 2 === 0 ? 'chess' : `game-${index - 1}`;
    return `[game-${index}:${parent}]\ncastling = ${index % 2 === 0 ? 'True' : 'yes'}\ncustomPiece1 = a:QN\n`;
  }).join('');
}

function processorTimeFor(count: number): number {
  const text = sections(count);
  const begun = process.cpuUsage();
  const found = lintIni({ file: 'variants.ini', text }, 'fairy-stockfish');
  const took = process.cpuUsage(begun).user;
  expect(found.filter(({ code }) => code === 'ini/bool-not-true-false')).toHaveLength(count);
  return took;
}

const SECTIONS = THOROUGH ? 100_000 : 10_000;

test(
  `ten times the sections take about ten times as long, up to ${SECTIONS}`,
  { timeout: 120_000 },
  () => {
    processorTimeFor(1_000);
    const some = processorTimeFor(SECTIONS / 10);
    // What grows with the square takes a hundred times as long; large heaps cost some more than ten.
    expect(processorTimeFor(SECTIONS) / some).toBeLessThan(30);
  },
);

test('a lint of the engine’s own sections stays below 150 MB', () => {
  const program = path.resolve('dist/fairyc.cjs');
  // On Linux `maxRSS` of a young process may be that of the one that started it, here a worker with all of the tests.
  const script = `
    process.argv.splice(1, 0, ${JSON.stringify(program)});
    const peak = () => {
      try {
        return /VmHWM:\\s*(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1];
      } catch {
        return process.resourceUsage().maxRSS;
      }
    };
    process.on('exit', () => process.stdout.write(String(peak())));
    require(${JSON.stringify(program)});`;
  const words = ['-e', script, 'lint', 'test/fixtures/ini/variants.ini'];
  const { stderr, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(stderr).toMatch(/\d+ errors?, \d+ warnings?/);
  expect(Number(stdout)).toBeGreaterThan(10_000);
  expect(Number(stdout)).toBeLessThan(150_000); // kB
});
