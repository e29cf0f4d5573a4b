import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-explain-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function explain(...words: readonly string[]) {
  return runProgram(['explain', ...words], { cwd: folder, env: { FORCE_COLOR: '0' } });
}

describe('fairyc explain VARIANT', () => {
  it('describes a section of a file, with the rules that it inherits', () => {
    const text = '[hill:kingofthehill]\nflagRegion = d4\n\n[other:chess]\nnFoldValue = win\n';
    writeFileSync(path.join(folder, 'variants.ini'), text);
    const { status, stdout } = explain('variants.ini#hill');
    expect(status).toBe(0);
    expect(stdout).toContain('hill\n\nThe board has 8 files and 8 ranks.\n');
    expect(stdout).toContain('\nEnd of the game\n  A player wins by bringing a king to d4.\n');
    expect(stdout).not.toContain('other');
  });

  it('says what programs cannot express of a document', () => {
    const { status, stdout } = explain(path.join(ROOT, 'variants/paragi.md'));
    expect(status).toBe(0);
    expect(stdout).toContain('\nWhat programs cannot express\n');
    expect(stdout).toContain('    Fairy-Stockfish can.\n');
  });

  it('gives the facts as JSON', () => {
    const { status, stdout } = explain('crazyhouse', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        name: 'crazyhouse',
        gui: {
          board: { files: 8, ranks: 8 },
          royals: ['king'],
          hand: { drops: true, captures: true },
          pychessPieces: '# pychessPieces = p,n,b,r,q,k',
        },
        shortfalls: [],
      },
    ]);
  });

  it('fails for a variant that does not exist', () => {
    writeFileSync(path.join(folder, 'variants.ini'), '[hill:chess]\n');
    const { status, stderr, stdout } = explain('variants.ini#hil');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain("Did you mean 'hill'?");
  });

  it('explains options by their old names', () => {
    const { status, stdout } = explain('duckGating');
    expect(status).toBe(0);
    expect(stdout).toContain('Today: wallingRule = duck\n');
    expect(JSON.parse(explain('rifleCapture', '--json').stdout)).toEqual({
      kind: 'fork',
      key: 'rifleCapture',
      program: 'Fairy-Stockfish-X',
    });
  });
});
