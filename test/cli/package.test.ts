import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { THOROUGH } from '../thorough.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIN = path.join(ROOT, 'node_modules/.bin');
const README = readFileSync('README.md', 'utf8');
const PARTS = Object.keys(packageJson.exports).filter((name) => !name.endsWith('.json'));

/** A folder where only the package is installed, as a user gets it. */
let home = '';
/** The file that npm would publish. */
let tarball = '';
let unpacked = '';
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'fairyc-package-'));
  execFileSync(process.execPath, ['.config/types.mjs'], { cwd: ROOT, stdio: 'inherit' });
  const packed = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', home],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  tarball = path.join(home, /"filename": "([^"]+)"/.exec(packed)?.[1] ?? '');
  unpacked = path.join(home, 'node_modules/fairyc');
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
}, 900_000);
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

// There is no node_modules beside it: the bundle needs only Node.
test('the packed command compiles a shipped document outside the repository', () => {
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
  for (const name of ['LICENSE', 'README.md', 'variants/chess.md', 'dist/lib/index.js', schema]) {
    expect(existsSync(path.join(unpacked, name)), name).toBe(true);
  }
  for (const name of ['src', 'test', 'generated/docs', 'node_modules']) {
    expect(existsSync(path.join(unpacked, name)), name).toBe(false);
  }
  expect(readFileSync(path.join(unpacked, 'package.json'), 'utf8')).toContain('GPL-3.0-or-later');
});

test('an install adds at most twelve packages', () => {
  const tree = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(tree.trim().split('\n').length - 1).toBeLessThanOrEqual(12);
});

test('publint and arethetypeswrong find nothing except for node10', { timeout: 600_000 }, () => {
  const publint = spawnSync(
    path.join(BIN, 'publint'),
    ['run', '--strict', '--pack=false', unpacked],
    {
      encoding: 'utf8',
    },
  );
  expect(publint.stdout + publint.stderr).toContain('All good!');
  const wrong = spawnSync(
    path.join(BIN, 'attw'),
    [tarball, '--profile', 'node16', '--format', 'json'],
    { encoding: 'utf8' },
  );
  expect(wrong.status, wrong.stdout.slice(0, 2000) + wrong.stderr).toBe(0);
});

describe('a program that uses the library', () => {
  const USE = [
    "import { readBetza, type BetzaReading } from 'fairyc/betza';",
    "import { lintIni } from 'fairyc/ini';",
    "import { parseSquare, type Diagnostic, type Variant } from 'fairyc';",
    ...PARTS.map((part, index) => `import * as part${index} from 'fairyc${part.slice(1)}';`),
    "const reading: BetzaReading = readBetza('W', 'xboard', { file: '', start: 0, end: 1 }).value;",
    "const found: readonly Diagnostic[] = lintIni({ file: 'x.ini', text: '' }, 'fairy-stockfish');",
    "export const all = [reading, found, parseSquare('a1')];",
    `export const parts = [${PARTS.map((_, index) => `part${index}`).join(', ')}];`,
    'export type Mine = Variant;',
  ].join('\n');

  /** The examples of the README in TypeScript, each a file of its own. */
  const EXAMPLES = [...README.matchAll(/^```ts\n(.*?)^```/gms)].map(([, text = '']) => text);

  it('checks an example of the README', () => {
    expect(EXAMPLES.length).toBeGreaterThan(0);
  });

  /** Node16 and NodeNext resolve alike: each module format once, or each with both in a thorough run. */
  const FORMS = [
    ['node16', 'use.cts'],
    ['nodenext', 'use.mts'],
    ['bundler', 'use.ts'],
    ['node16', 'use.mts'],
    ['nodenext', 'use.cts'],
  ];

  it.each(THOROUGH ? FORMS : FORMS.slice(0, 3))(
    'compiles under %s as %s',
    { timeout: 300_000 },
    (kind, name) => {
      writeFileSync(path.join(home, name), `${USE}\n`);
      const examples = EXAMPLES.map((text, index) => {
        const file = path.join(home, `readme${index}${path.extname(name)}`);
        writeFileSync(file, text);
        return file;
      });
      const module = kind === 'bundler' ? 'esnext' : kind;
      const { options, errors } = ts.convertCompilerOptionsFromJson(
        {
          module,
          moduleResolution: kind,
          target: 'es2023',
          types: [],
          strict: true,
          noEmit: true,
          // Do not check TypeScript's own libraries, but check the declarations of the package.
          skipDefaultLibCheck: true,
        },
        home,
      );
      expect(errors).toEqual([]);
      const files = [path.join(home, name), ...examples];
      const program = ts.createProgram(files, options, hostOf(options));
      const found = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
      expect(found).toEqual([]);
    },
  );

  it('does not compile if a name is wrong', { timeout: 300_000 }, () => {
    const file = path.join(home, 'wrong.mts');
    writeFileSync(file, "import { parseSqare } from 'fairyc';\nexport const all = parseSqare;\n");
    const options = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      types: [],
      skipDefaultLibCheck: true,
    };
    const program = ts.createProgram([file], options, hostOf(options));
    expect(ts.getPreEmitDiagnostics(program).map(({ code }) => code)).toContain(2724);
  });

  it('gets the same from require and import', () => {
    const script = `
      const names = async (part) => {
        const [one, two] = [await import(part), require(part)];
        return Object.keys(one).filter((name) => !['default', 'module.exports'].includes(name) && typeof one[name] !== typeof two[name]);
      };
      Promise.all(${JSON.stringify(PARTS.map((part) => `fairyc${part.slice(1)}`))}.map(names))
        .then((odd) => console.log(JSON.stringify(odd.flat())));`;
    const printed = execFileSync(process.execPath, ['-e', script], { cwd: home, encoding: 'utf8' });
    expect(printed.trim()).toBe('[]');
  });

  /** The size that the README gives for a task. */
  const inReadme = (task: string): number =>
    Number(new RegExp(`${task} (?:takes )?(\\d+) kB`).exec(README)?.[1]);

  /** Sizes in kB (1,000 bytes), minified and compressed. */
  it.each([
    ['parseSquare', 1],
    ['readBetza', inReadme('reading Betza')],
    ['lintIni', inReadme('linting sections')],
    ['openGame, builtinDefinition', inReadme('playing a game')],
    ['openPlayer, gameOf, builtinDefinition', 140],
  ])('bundles %s in %d kB', { timeout: 120_000 }, async (names, most) => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${names} } from 'fairyc';`, resolveDir: home },
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
    expect(size).toBeLessThanOrEqual(most);
    // What the README says is not too much, either.
    if (names !== 'openPlayer, gameOf, builtinDefinition') expect(size).toBeGreaterThan(most - 3);
  });
});

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Reads files as `tsc` does; TypeScript's own are parsed once for all programs. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folder = path.dirname(host.getDefaultLibFileName(options));
  return {
    ...host,
    getSourceFile(name, version) {
      if (!name.startsWith(folder)) return host.getSourceFile(name, version);
      if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, version));
      return libraries.get(name);
    },
  };
}

/** The specifiers that a file of the package imports. */
async function importsOf(file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    write: false,
    metafile: true,
    format: 'esm',
    // Imports are listed, not followed.
    bundle: true,
    plugins: [
      {
        name: 'none',
        setup: (bundling) => {
          bundling.onResolve({ filter: /./ }, ({ kind, path: asked }) =>
            kind === 'entry-point' ? undefined : { path: asked, external: true },
          );
        },
      },
    ],
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((one) => one.path));
}

test('a program for a browser can bundle the whole library', async () => {
  const { metafile } = await build({
    stdin: { contents: "export * from 'fairyc';", resolveDir: home },
    bundle: true,
    platform: 'neutral',
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(500);
  expect(inputs.filter((file) => file.startsWith('node:'))).toEqual([]);
});

// An import takes under 30 ms of processor time; parsing 1 MB of JavaScript alone would take as much.
test('an import in Node reads only small modules, which load the real ones when they are called', async () => {
  const folder = path.join(unpacked, 'dist/lib/node');
  const files = PARTS.map((part) => path.join(folder, `${part === '.' ? 'index' : part}.js`));
  const imported = (await Promise.all(files.map(importsOf))).flat();
  const each = files.map((file) => `./${path.basename(file)}`);
  expect(['node:module', ...each]).toEqual(expect.arrayContaining([...new Set(imported)]));
  const bytes = files.map((file) => readFileSync(file).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(200_000);
});

test('the package names every package whose code it contains, with its licence', () => {
  const notices = readFileSync(path.join(unpacked, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { version: string; license: string }>>;
  };
  const named = [...notices.matchAll(/^-{78}\n\n(\S+) (\S+) \((.+)\)$/gm)];
  // A package may be installed in two versions.
  const locked = Object.entries(lock.packages).map(
    ([folder, { license, version }]) =>
      `${folder.replace(/^.*node_modules\//, '')} ${version} ${license}`,
  );
  for (const [, name = '', version = '', license = ''] of named)
    expect(locked).toContain(`${name} ${version} ${license}`);
  // All packages that our sources import, and two that come with dependencies.
  const sources = execFileSync(
    'git',
    [
      'grep',
      '-hoE',
      "(from|import\\() ?'[a-z@][^'./:]*(/[^']*)?'",
      '--',
      'src',
      'grammar',
      ':!src/vscode',
      ':!src/workbench',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const asked = new Set(
    [...sources.matchAll(/'([^']+)'/g)].map(([, specifier = '']) => specifier.split('/')[0] ?? ''),
  );
  // ffish-es6 is not bundled; mdast has only types.
  for (const name of ['ffish-es6', 'mdast']) asked.delete(name);
  expect(asked.size).toBeGreaterThan(5);
  const names = named.map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining([...asked, 'micromark', '@chevrotain/gast']));
  for (const words of ['Apache License', 'Permission is hereby granted', 'ISC'])
    expect(notices).toContain(words);
});

test('the workbench names its packages, too', () => {
  const notices = readFileSync(path.join(ROOT, 'dist/site/THIRD-PARTY-NOTICES.txt'), 'utf8');
  const named = [...notices.matchAll(/^-{78}\n\n(\S+) /gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(['@codemirror/view', 'lit-html', 'ffish-es6']));
});
