import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ZO_SHOGI = path.join(ROOT, '../shared/seeds/001_1f12106ebb601b29.txt');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-evidence-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function explain(...words: readonly string[]) {
  return runProgram(['explain', ...words], { cwd: folder });
}

describe('fairyc explain --evidence', () => {
  it('plays a variant to each of its ends, and asks the engine', () => {
    const { status, stdout } = explain('kingofthehill', '--evidence', '--nodes', '300');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^How kingofthehill can end, as played\n\nCheckmate\n/);
    expect(stdout).toContain('\nReaching the goal\n');
    expect(stdout).toMatch(/agrees: 1-0\.\n/);
    expect(stdout).not.toContain('NOT SO');
  });

  it('gives the ends as JSON', () => {
    const { status, stdout } = explain('shogi', '--evidence', '--nodes', '300', '--json');
    expect(status).toBe(0);
    const [shogi] = JSON.parse(stdout) as readonly {
      readonly name: string;
      readonly ends: readonly {
        readonly kind: string;
        readonly outcome?: string;
        readonly agrees: boolean | null;
      }[];
    }[];
    expect(shogi?.name).toBe('shogi');
    // The fourth occurrence of the start position is a draw in the engine's shogi.
    expect(shogi?.ends.find(({ kind }) => kind === 'repetition')).toMatchObject({
      outcome: 'draw',
      agrees: true,
    });
  });

  it('plays a rule that only a document can state, and says that the engine did not check it', () => {
    const { status, stdout } = explain(
      path.join(ROOT, 'variants/paragi.md'),
      '--evidence',
      '--nodes',
      '5000',
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /\nBare kings\n[^]*The engine did not check this: it has no such rule\.\n$/,
    );
  });

  it('refuses 0 as the number of positions', () => {
    const { status, stderr } = explain('chess', '--evidence', '--nodes', '0');
    expect(status).toBe(2);
    expect(stderr).toContain('--nodes must be a number of at least 1');
  });

  it.skipIf(!existsSync(ZO_SHOGI))(
    'shows what the block on the page of Zo Shogi does to the player who repeats (needs ../shared/seeds)',
    () => {
      const page = readFileSync(ZO_SHOGI, 'utf8');
      const block = page.slice(page.indexOf('variantTemplate'));
      const rule = /^The player who made .*$/m.exec(page)?.[0] ?? '';
      writeFileSync(path.join(folder, 'page.ini'), `# ${rule}\n[zoshogi]\n${block}`);
      const { status, stdout } = explain('page.ini#zoshogi', '--evidence', '--nodes', '300');
      expect(status).toBe(0);
      expect(stdout).toContain('The player whose move completes the repetition, Black, wins;');
      expect(stdout).toContain('there the player who repeats loses, here that player wins');
      expect(stdout).toContain('is ambiguous: it may mean');
      expect(stdout).toMatch(/Repetition\n[^]*?agrees: 0-1\.\n/);
    },
  );
});
