import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import { THOROUGH } from '../thorough.js';

/** This many sections, each with a finding; every second one is a child of the section above. */
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
    // Quadratic work takes a hundred times as long. Linear work takes more than ten times as long, because of the larger heap.
    expect(processorTimeFor(SECTIONS) / some).toBeLessThan(30);
  },
);

/** The peak memory of linting a file, in kB, in a new process. */
function peakOf(file: string): number {
  const program = path.resolve('dist/fairyc.cjs');
  // On Linux `maxRSS` of a new process may be that of its parent, which is a worker with all tests.
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
  const words = ['-e', script, 'lint', file];
  const { stderr, stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect(stderr).toMatch(/\d+ errors?, \d+ warnings?/);
  expect(Number(stdout)).toBeGreaterThan(10_000);
  return Number(stdout);
}

test('linting the engine’s own sections takes less than 150 MB', () => {
  expect(peakOf('test/fixtures/ini/variants.ini')).toBeLessThan(150_000);
});

/** By how many kB more than the engine's own file this text raises the memory. */
function moreFor(name: string, text: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-scale-'));
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const peak = peakOf(file);
  rmSync(folder, { recursive: true });
  return peak - peakOf('test/fixtures/ini/variants.ini');
}

test('a file of 100,000 sections takes less than 100 MB more', () => {
  const text = Array.from(
    { length: 100_000 },
    (_, index) => `[v${index}:chess]\nstalemateValue = loss\nnFoldRule=${(index % 5) + 1}\n`,
  );
  // It took 600 MB more when all parts were kept until the end.
  expect(moreFor('variants.ini', text.join(''))).toBeLessThan(100_000);
});

test.each([
  ['many attributes', Array.from({ length: 500_000 }, (_, index) => ` a${index}`).join('')],
  ['a long name', 'abcd'.repeat(1_000_000)],
  ['a long value', ` a="${'abcd'.repeat(1_000_000)}"`],
  ['many entities in a value', ` a="${'&amp;'.repeat(1_000_000)}"`],
])('a tag with %s takes less than 50 MB more', (_, letters) => {
  // The first two took 250 MB more when the tokenizer kept them.
  const page = `<p>Pieces<b${letters}>x</b><p>The rook moves like a zorgle.`;
  expect(moreFor('page.html', page)).toBeLessThan(50_000);
});
