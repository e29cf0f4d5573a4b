import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import * as library from '../src/index.js';

const ROOT = path.resolve(import.meta.dirname, '..');
const EXAMPLES = path.join(import.meta.dirname, 'library');
const NAMES = readdirSync(EXAMPLES).map((file) => path.basename(file, '.mjs'));

/** The output that an example states: in a comment after a call of `console.log`, or on the next line. */
function promised(text: string): readonly string[] {
  return text.split('\n').flatMap((line, index, lines) => {
    const behind = /^console\.log.*; \/\/ (.*)$/.exec(line)?.[1];
    if (behind !== undefined) return behind;
    const isLogBefore = /^console\.log.*;$/.test(lines[index - 1] ?? '');
    return isLogBefore ? (/^\/\/ (.*)$/.exec(line)?.[1] ?? []) : [];
  });
}

/** The output of the examples, which import the package by name as users' programs do. */
function printedBy(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const script = `for (const name of ${JSON.stringify(names)}) {
    console.log('example: ' + name);
    await import(${JSON.stringify(EXAMPLES)} + '/' + name + '.mjs');
  }`;
  const words = ['--input-type=module', '-e', script];
  const printed = execFileSync(process.execPath, words, { encoding: 'utf8', cwd: ROOT });
  const parts = printed.split(/^example: (.*)\n/m).slice(1);
  return new Map(
    names.map((name, index) => [name, (parts[2 * index + 1] ?? '').trimEnd().split('\n')]),
  );
}

describe('the library', () => {
  let printed: ReadonlyMap<string, readonly string[]> = new Map();
  beforeAll(() => {
    printed = printedBy(NAMES);
  }, 120_000);

  it('has an example of every function', () => {
    const functions = Object.entries(library).filter(([, value]) => typeof value === 'function');
    expect(NAMES.sort()).toEqual(functions.map(([name]) => name).sort());
  });

  it.each(NAMES)('%s prints what its example states', (name) => {
    const file = path.join(EXAMPLES, `${name}.mjs`);
    const lines = promised(readFileSync(file, 'utf8'));
    expect(lines.length).toBeGreaterThan(0);
    expect(printed.get(name)).toEqual(lines);
  });

  it('runs in a browser bundle, without Node modules', { timeout: 60_000 }, async () => {
    const { metafile, outputFiles } = await build({
      entryPoints: [path.join(ROOT, 'src/index.ts')],
      bundle: true,
      // For a worker of a page, which has no document either.
      platform: 'browser',
      conditions: ['worker'],
      format: 'iife',
      globalName: 'fairyc',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    expect(Object.keys(metafile.inputs).filter((file) => file.startsWith('node:'))).toEqual([]);
    // A realm with only the JavaScript language, without Node or a document.
    const script = `${outputFiles[0]?.text ?? ''}
      const player = fairyc.openPlayer(fairyc.gameOf(fairyc.builtinDefinition('chess'), 'as-engine'));
      String(player.perft({ fen: player.game.startFen, moves: [] }, 3));`;
    const { createContext, runInContext } = await import('node:vm');
    expect(runInContext(script, createContext({}))).toBe('8902');
  });

  it('creates no lexer and no parser on import', { timeout: 60_000 }, async () => {
    // Everything else that grammars import from Chevrotain is undefined here.
    const stub = `class Made { constructor() { throw new Error(new.target.name + ' is made on import'); } }
      exports.Lexer = class Lexer extends Made {};
      exports.EmbeddedActionsParser = class Parser extends Made {};`;
    const { outputFiles } = await build({
      entryPoints: [path.join(ROOT, 'src/index.ts')],
      bundle: true,
      platform: 'browser',
      conditions: ['worker'],
      format: 'iife',
      globalName: 'fairyc',
      write: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'no-chevrotain',
          setup(bundler) {
            bundler.onResolve({ filter: /^chevrotain$/ }, () => ({
              path: 'chevrotain',
              namespace: 'stub',
            }));
            bundler.onLoad({ filter: /./, namespace: 'stub' }, () => ({ contents: stub }));
          },
        },
      ],
    });
    const { createContext, runInContext } = await import('node:vm');
    const script = `${outputFiles[0]?.text ?? ''}\nfairyc.parseSquare('a1')`;
    expect(runInContext(script, createContext({}))).toBe(0);
  });
});
