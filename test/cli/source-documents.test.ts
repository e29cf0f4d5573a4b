import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from './program.js';

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

describe.skipIf(!present)('the five source documents, if ../shared/seeds is present', () => {
  let out = '';
  beforeAll(() => {
    out = mkdtempSync(path.join(tmpdir(), 'fairyc-seeds-'));
  });
  afterAll(() => {
    rmSync(out, { recursive: true, force: true });
  });

  function build(name: string, ...words: string[]): { status: number; findings: Finding[] } {
    const file = path.join(SEEDS, name);
    const { status, stdout } = runProgram(['build', file, '-o', out, '--format', 'json', ...words]);
    return { status, findings: JSON.parse(stdout) as Finding[] };
  }

  test('the cheatsheet compiles unchanged: four variants, each reported as incomplete', () => {
    const { findings, status } = build(documents[0] ?? '');
    expect(status).toBe(0);
    const lines = (code: string): number[] =>
      findings.filter((finding) => finding.code === code).map(({ line }) => line);
    // The headings "# Shogi", "# Wa shogi", "# Tori shogi" and "# Okisaki shogi".
    expect(lines('doc/start-position-missing')).toEqual([5, 39, 81, 113]);
    expect(lines('board/exceeds-engine')).toEqual([41]);
    // In each variant, nine rules that no text states.
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

  test('wa shogi is refused if Fairy-Stockfish is asked for by name', () => {
    const { findings, status } = build(documents[0] ?? '', '--target', 'ini');
    expect(status).toBe(1);
    expect(
      findings.filter(({ severity }) => severity === 'error').map(({ code, line }) => [code, line]),
    ).toContainEqual(['board/exceeds-engine', 41]);
  });

  function errorsOf(findings: readonly Finding[]): string[] {
    return findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  }

  test('zo shogi: its text and its options contradict each other twice, and the user has to decide', () => {
    const [, zo = ''] = documents;
    const { findings, status } = build(zo, '--target', 'ini');
    expect(status).toBe(1);
    expect(errorsOf(findings).sort()).toEqual([
      'rule/nfold-perspective',
      'rule/perpetual-check-absent',
    ]);
    expect(build(zo, '--target', 'ini', '--prefer', 'ini').status).toBe(0);
    const options = readFileSync(path.join(out, 'ini/zo-shogi.ini'), 'utf8');
    expect(options).toContain('nFoldValue = loss');
    expect(options).not.toContain('perpetualCheckIllegal');
    expect(build(zo, '--target', 'ini', '--prefer', 'prose').status).toBe(0);
    const text = readFileSync(path.join(out, 'ini/zo-shogi.ini'), 'utf8');
    expect(text).toContain('nFoldValue = win');
    expect(text).toContain('perpetualCheckIllegal = true');
    expect(text).toContain('flagRegionWhite = *9');
    expect(build(zo, '--target', 'ini', '--prefer', 'diagram').status).toBe(0);
    expect(build(zo, '--target', 'ini', '--prefer', 'table').status).toBe(1);
  });

  test('paragi: its options decide what its text means by a knight, unless the user does', () => {
    const paragi = documents[4] ?? '';
    const { findings, status } = build(paragi, '--target', 'ini');
    expect(status).toBe(1);
    expect(new Set(errorsOf(findings))).toEqual(
      new Set([
        'emit/not-expressible',
        'fen/pocket-without-drops',
        'rule/flag-missing-for-campmate-prose',
        'rule/mandatory-promotion-absent',
        'rule/nfold-perspective',
        'rule/stalemate-side',
        'doc/diagram-row-count',
      ]),
    );
    const prose = ['--target', 'ini', '--prefer', 'prose'];
    const written = (): string => readFileSync(path.join(out, 'ini/paragi.ini'), 'utf8');
    const decided = build(paragi, ...prose);
    expect(decided.status).toBe(0);
    expect(decided.findings.map(({ code }) => code)).toContain('doc/reading-decided');
    expect(written()).toMatch(/^knight = n$/m);
    expect(written()).toMatch(/^mandatoryPiecePromotion = true$/m);
    expect(build(paragi, ...prose, '--reading', 'knight=lame').status).toBe(0);
    expect(written()).toMatch(/^horse = n$/m);
    const misspelt = build(paragi, ...prose, '--reading', 'knight=limp');
    expect(misspelt.status).toBe(1);
    expect(errorsOf(misspelt.findings)).toContain('doc/no-such-choice');
  });

  test('the guide to tori shogi gives its pieces and rules, and no start position', () => {
    const { findings, status } = build(documents[2] ?? '', '--target', 'ini');
    expect(status).toBe(0);
    expect(findings.map(({ code }) => code)).toContain('doc/start-position-missing');
    const text = readFileSync(path.join(out, 'ini/tori-shogi.ini'), 'utf8');
    expect(text).toContain('# Incomplete: the document gives no start position.');
    expect(text).toMatch(/^dropNoDoubledCount = 2$/m);
  });

  test('the engine cannot play the alquerque army; in the approximation four pieces promote to gold', () => {
    const alquerque = documents[3] ?? '';
    const { findings, status } = build(alquerque, '--target', 'ini');
    expect(status).toBe(1);
    expect(new Set(errorsOf(findings))).toEqual(new Set(['emit/not-expressible']));
    const chosen = ['--choose', 'lance=other-lance'];
    expect(build(alquerque, '--target', 'ini', '--approximate', ...chosen).status).toBe(0);
    const name = readdirSync(path.join(out, 'ini')).find((file) => file.includes('alquerque'));
    const text = readFileSync(path.join(out, 'ini', name ?? ''), 'utf8');
    expect(text).toMatch(/^soldier = /m);
    // Counted by hand: pawn, silver, horse and lance; rook and bishop do not promote.
    expect(/^promotedPieceType = (.*)$/m.exec(text)?.[1]?.split(' ')).toHaveLength(4);
  });
});
