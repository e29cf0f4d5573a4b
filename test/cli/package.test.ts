import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder = '';
let unpacked = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-package-'));
  unpacked = path.join(folder, 'package');
  const packed = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const tarball = /"filename": "([^"]+)"/.exec(packed)?.[1] ?? '';
  execFileSync('tar', ['-xzf', path.join(folder, tarball), '-C', folder]);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// No node_modules beside it: the bundle needs nothing but Node.
test('the packed command compiles a shipped document somewhere else', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(unpacked, 'dist/fairyc.cjs'), 'build', 'variants/tori-shogi.md', '-t', 'ini'],
    { cwd: unpacked, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('[tori-shogi]');
});

test('the package holds the documents, the schemas and the licence, and neither sources nor tests', () => {
  const schema = 'generated/schema/diagnostics.schema.json';
  for (const name of ['LICENSE', 'README.md', 'variants/chess.md', 'dist/index.js', schema]) {
    expect(existsSync(path.join(unpacked, name)), name).toBe(true);
  }
  for (const name of ['src', 'test', 'generated/docs', 'node_modules']) {
    expect(existsSync(path.join(unpacked, name)), name).toBe(false);
  }
  expect(readFileSync(path.join(unpacked, 'package.json'), 'utf8')).toContain('GPL-3.0-or-later');
});

test('the library is free of Node modules', () => {
  const library = readFileSync(path.join(unpacked, 'dist/index.js'), 'utf8');
  expect(library).not.toMatch(/\bfrom\s*["']node:|\brequire\(["'](?:node:|fs|path|process)/);
});
