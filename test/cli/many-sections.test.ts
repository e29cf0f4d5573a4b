import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from './program.js';

const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-many-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

writeFileSync(
  path.join(folder, 'many.ini'),
  Array.from({ length: 301 }, (_, index) => `[v${index}:chess]\npass = true\n`).join('\n'),
);

test.each([
  ['build', ['-o', 'made']],
  ['page', ['-o', 'made']],
  ['explain', []],
])('%s takes at most 300 sections, or one of any number', (command, more) => {
  const all = runProgram([command, 'many.ini', ...more], { cwd: folder });
  expect(all.status).toBe(2);
  expect(all.stderr).toContain(
    'many.ini has 301 sections, more than the 300 that one run can take; choose one with many.ini#NAME, or split the file',
  );
  expect(runProgram([command, 'many.ini#v300', ...more], { cwd: folder }).status).toBe(0);
});
