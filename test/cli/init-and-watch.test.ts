import { spawn } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RULE_BULLETS } from '../../src/notation/document/rule-bullets.js';
import { PROGRAM, runProgram } from './program.js';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'fairyc-init-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const run = (...words: readonly string[]): string => {
  const { status, stderr, stdout } = runProgram(words, { cwd: folder });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const at = (name: string): string => path.join(folder, name);

describe('init', () => {
  // Perft at depths 1 and 2: published for the first three; in `pawns` each side has 16 moves of pawns and 2 of the king.
  test.each([
    ['chess', 20, 400],
    ['shogi', 30, 900],
    ['xiangqi', 44, 1920],
    ['pawns', 18, 324],
  ])(
    'a document from %s has no mistake, assumes nothing, is built and played',
    (from, one, two) => {
      run('init', 'new-game', '--from', from);
      expect(JSON.parse(run('lint', 'new-game.md', '--format', 'json'))).toEqual([]);
      expect(run('build', 'new-game.md', '-t', 'ini')).toMatch(/^\[new-game/m);
      expect(run('perft', 'new-game.md', '--depth', '1')).toContain(String(one));
      expect(run('perft', 'new-game.md', '--depth', '2').replaceAll(',', '')).toContain(
        String(two),
      );
    },
  );

  test('every rule of a family is a bullet with a comment above it', () => {
    for (const from of ['chess', 'shogi'] as const) {
      const lines = run('init', '-', '--from', from).split('\n');
      for (const { defaults, name } of RULE_BULLETS.filter((bullet) => bullet.defaults[from])) {
        // The castling rights of the start position imply it.
        if (name === 'Castling' && from === 'chess') continue;
        const line = lines.findIndex((text) =>
          text.startsWith(`* ${name}: ${defaults[from] ?? ''}`),
        );
        expect(lines[line - 1], name).toMatch(/^<!-- .+ -->$/);
      }
    }
  });

  test('an existing file, a name that engines cannot read and an unknown game are refused', () => {
    run('init');
    expect(readdirSync(folder)).toEqual(['my-game.md']);
    for (const words of [[], ['My Game'], ['../x'], ['x', '--from', 'shogy']])
      expect(() => run('init', ...words)).toThrow(/my-game\.md already exists|a-z, 0-9|'shogi'/);
    run('init', 'my-game.md', '--force', '--from', 'pawns');
    expect(readFileSync(at('my-game.md'), 'utf8')).toContain('4k3');
  });
});

describe('--watch', () => {
  /** Starts a command that keeps running; `heard` waits until its output matches. */
  const start = (...words: readonly string[]) => {
    const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: folder, stdio: 'pipe' });
    let said = '';
    const waiting: { readonly pattern: RegExp; readonly done: () => void }[] = [];
    const hear = (part: string): void => {
      said += part;
      for (const { done, pattern } of waiting) if (pattern.test(said)) done();
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    return {
      heard: async (pattern: RegExp): Promise<string> => {
        await new Promise<void>((done) => {
          waiting.push({ pattern, done });
          hear('');
        });
        return said;
      },
      forget: () => (said = ''),
      stop: () => {
        child.kill('SIGINT');
        return ended;
      },
    };
  };

  test('lint checks saved files, however they were saved, and ends at Ctrl-C', async () => {
    writeFileSync(at('a.ini'), '[a:chess]\n');
    writeFileSync(at('b.ini'), '[b:chess]\n');
    const watching = start('lint', '--watch', 'a.ini', 'b.ini');
    await watching.heard(/watching/);
    watching.forget();
    // Many editors save this way: a new file is renamed over the old one.
    writeFileSync(at('b.ini~'), '[b:chess]\ncastling = True\n');
    renameSync(at('b.ini~'), at('b.ini'));
    const first = await watching.heard(/0 notes\nwatching/);
    expect(first).toMatch(/changed: b\.ini\n/);
    expect(first).toContain('bool-not-true-false');
    watching.forget();
    // A new time with the same text causes no run. A file that is removed and written again causes one.
    utimesSync(at('b.ini'), new Date(), new Date());
    rmSync(at('a.ini'));
    writeFileSync(at('a.ini'), '[a:chess]\nnMoveRule = x\n');
    expect(await watching.heard(/0 notes\nwatching/)).toMatch(/changed: a\.ini\n/);
    watching.forget();
    // A file that is gone is reported, and checked again when it is back, even with the same text.
    renameSync(at('b.ini'), at('c.ini'));
    expect(await watching.heard(/gone/)).toMatch(/gone: b\.ini\n$/);
    renameSync(at('c.ini'), at('b.ini'));
    expect(await watching.heard(/0 notes\nwatching/)).toMatch(/gone: b\.ini\nchanged: b\.ini\n/);
    watching.forget();
    // The end of a run is reported even if there are no findings.
    writeFileSync(at('a.ini'), '[a:chess]\n');
    expect(await watching.heard(/watching/)).toMatch(/changed: a\.ini\nwatching/);
    expect(await watching.stop()).toBe(0);
  });

  test('build and page write only what changed', async () => {
    run('init', 'one');
    run('init', 'two', '--from', 'pawns');
    for (const [command, made, others] of [
      ['build', 'out/ini/two.ini', 'out/ini/one.ini'],
      ['page', 'out/two.html', 'out/one.html'],
    ] as const) {
      const watching = start(command, 'one.md', 'two.md', '-o', 'out', '--watch');
      await watching.heard(/watching/);
      const times = [made, others].map((name) => statSync(at(name)).mtimeMs);
      watching.forget();
      const text = readFileSync(at('two.md'), 'utf8');
      writeFileSync(at('two.md'), text.replace(/Stalemate: \w+/, 'Stalemate: win'));
      expect(await watching.heard(/in out\n/)).toContain('changed: two.md');
      expect(statSync(at(made)).mtimeMs).toBeGreaterThan(times[0] ?? 0);
      expect(statSync(at(others)).mtimeMs).toBe(times[1]);
      watching.forget();
      // A mistake is reported, and the files that were written stay.
      writeFileSync(at('two.md'), text.replace('* Size', '* Siz'));
      await watching.heard(/nothing was written/);
      expect(readFileSync(at(made), 'utf8')).toMatch(/win/);
      expect(await watching.stop()).toBe(0);
      writeFileSync(at('two.md'), text);
    }
  });
});
