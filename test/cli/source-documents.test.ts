import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SEEDS = path.resolve(ROOT, '../shared/seeds');
const present = existsSync(SEEDS);
const documents = present
  ? readdirSync(SEEDS)
      .filter((name) => /^\d{3}_.*\.txt$/.test(name))
      .sort()
  : [];

interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly line: number;
}

describe.skipIf(!present)('the five source documents, where ../shared/seeds is present', () => {
  let out = '';
  beforeAll(() => {
    out = mkdtempSync(path.join(tmpdir(), 'fairyc-seeds-'));
  });
  afterAll(() => {
    rmSync(out, { recursive: true, force: true });
  });

  function build(name: string, ...words: string[]): { status: number | null; findings: Finding[] } {
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'dist/fairyc.cjs'),
        'build',
        path.join(SEEDS, name),
        '-o',
        out,
        '--format',
        'json',
        ...words,
      ],
      { encoding: 'utf8' },
    );
    return { status, findings: JSON.parse(stdout) as Finding[] };
  }

  test('the cheatsheet compiles as it stands: four variants, each incomplete, and says so', () => {
    const { findings, status } = build(documents[0] ?? '');
    expect(status).toBe(0);
    const lines = (code: string): number[] =>
      findings.filter((finding) => finding.code === code).map(({ line }) => line);
    // The headings "# Shogi", "# Wa shogi", "# Tori shogi" and "# Okisaki shogi".
    expect(lines('doc/start-position-missing')).toEqual([5, 39, 81, 113]);
    expect(lines('board/exceeds-engine')).toEqual([41]);
    // Nine rules a variant that no text states.
    expect(lines('doc/assumed-rule')).toHaveLength(36);
    expect(readdirSync(path.join(out, 'ini')).sort()).toEqual(
      ['okisaki-shogi', 'shogi', 'tori-shogi'].map((name) => `${name}.ini`),
    );
    for (const name of readdirSync(path.join(out, 'ini'))) {
      const text = readFileSync(path.join(out, 'ini', name), 'utf8');
      expect(text).toContain('# Incomplete: the document gives no start position.');
      expect(text).not.toMatch(/^startFen/m);
    }
    expect(existsSync(path.join(out, 'xboard/wa-shogi.txt'))).toBe(true);
  });

  test('the cheatsheet fails with --strict', () => {
    expect(build(documents[0] ?? '', '--strict').status).toBe(1);
  });

  test('wa shogi is refused when Fairy-Stockfish is asked for by name', () => {
    const { findings, status } = build(documents[0] ?? '', '--target', 'ini');
    expect(status).toBe(1);
    expect(
      findings.filter(({ severity }) => severity === 'error').map(({ code, line }) => [code, line]),
    ).toContainEqual(['board/exceeds-engine', 41]);
  });

  test('the page of zo shogi has a diagram, and what the diagram does not say is told', () => {
    const { findings, status } = build(documents[1] ?? '', '--target', 'ini');
    expect(status).toBe(0);
    expect(new Set(findings.map(({ code }) => code))).toEqual(
      new Set(['doc/assumed-rule', 'doc/ignored-parameter']),
    );
  });

  test.each(documents.slice(2))('%s has no piece table: one finding, exit 1', (name) => {
    expect(build(name)).toMatchObject({
      status: 1,
      findings: [{ code: 'doc/no-piece-table', severity: 'error' }],
    });
  });
});
