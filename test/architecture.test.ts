import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Which folder may import which, including type imports, as in the design. A longer name is a narrower place:
 * `emit` may use `read/betza`, because it parses its output back to prove it, and the built-in variants, from which sections inherit, but no other reader.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  text: [],
  catalog: ['text'],
  report: ['text', 'catalog'],
  grammar: ['text', 'catalog'],
  ir: ['text', 'catalog'],
  notation: ['text', 'catalog', 'ir'],
  read: ['grammar', 'text', 'catalog', 'ir', 'notation'],
  check: ['grammar', 'text', 'catalog', 'ir', 'notation', 'read'],
  format: ['text', 'catalog', 'read/ini'],
  emit: [
    'text',
    'catalog',
    'ir',
    'notation',
    'read/betza',
    'read/builtins.ts',
    'generated/library/usual-texts.json',
  ],
  play: ['text', 'catalog', 'ir', 'notation'],
  explain: ['text', 'catalog', 'ir', 'notation', 'read', 'play'],
  diff: ['text', 'catalog', 'ir', 'notation', 'read', 'play', 'explain'],
  page: ['text', 'catalog', 'ir', 'notation', 'read', 'play', 'explain', 'emit'],
  cross: ['text', 'catalog', 'ir', 'notation', 'read/ini', 'emit', 'play'],
  prove: ['text', 'catalog', 'ir', 'notation', 'read', 'play'],
  'pipeline.ts': ['*'],
  'engine-definitions.ts': ['text', 'catalog', 'ir', 'read'],
  'definitions.ts': ['*'],
  'page-games.ts': ['*'],
  'page-reading.ts': ['*'],
  'check-document.ts': ['*'],
  'check-tables.ts': ['*'],
  'engine-rules-of.ts': ['emit', 'ir', 'read'],
  'check-variant.ts': ['*'],
  'fix-document.ts': ['*'],
  'new-document.ts': ['*'],
  'views.ts': ['*'],
  'cross-case.ts': ['*'],
  games: ['*'],
  // The knowledge of games that it needs about the engine is passed in by its callers.
  language: [
    'text',
    'catalog',
    'grammar',
    'ir',
    'notation',
    'read',
    'check',
    'format',
    'emit',
    'play',
    'explain',
    'diff',
    'page',
    'report',
    'engine-definitions.ts',
    'definitions.ts',
    'views.ts',
    'pipeline.ts',
    'check-document.ts',
    'engine-rules-of.ts',
    'fix-document.ts',
    'new-document.ts',
  ],
  // Its callers give it access to files and processes.
  lsp: ['text', 'catalog', 'read', 'check', 'language', 'new-document.ts'],
  opponent: ['ir', 'play'],
  workbench: ['*'],
  // The extension only starts the command line, or the server in a browser.
  vscode: ['language', 'lsp', 'api/shipped.ts'],
  cli: ['*'],
  api: ['*'],
  'index.ts': ['*'],
};

/** The places that may use files, processes and the console. */
const MAY_TOUCH_THE_MACHINE = [/^src\/cli\//, /^src\/vscode\//, /^src\/cross\/engine\//];

/** The only modules that print. The version is printed before anything else is loaded. */
const MAY_PRINT = ['src/cli/output.ts', 'src/cli/bin.ts'];

/** Parts of a folder that must not import each other. */
const STRANGERS = [
  /^src\/emit\/targets\//,
  /^src\/check\/rules\//,
  /^src\/check\/page-rules\//,
  /^src\/play\/mechanics\//,
];

interface Import {
  readonly from: string;
  readonly to: string;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (statSync(path.join(ROOT, file)).isDirectory()) return sourceFiles(file);
    return file.endsWith('.ts') ? [file] : [];
  });
}

const FILES = [...sourceFiles('grammar'), ...sourceFiles('src')].sort();

function specifiers(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
}

function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

const IMPORTS: readonly Import[] = FILES.flatMap((from) =>
  specifiers(textOf(from))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), specifier).replace(/\.js$/, '.ts'),
    })),
);

/** `src/emit/betza/x.ts` -> `emit/betza/x.ts`; `grammar/betza/x.ts` stays. */
function place(file: string): string {
  return file.replace(/^src\//, '');
}

function layer(file: string): string {
  return place(file).split('/')[0] ?? '';
}

test('every file belongs to a layer of the table', () => {
  const unknown = FILES.filter((file) => MAY_IMPORT[layer(file)] === undefined);
  expect(unknown).toEqual([]);
});

test('imports follow the table of the design', () => {
  const wrong = IMPORTS.filter(({ from, to }) => {
    if (to.endsWith('package.json')) return !['cli', 'lsp'].includes(layer(from));
    const mine = layer(from);
    if (layer(to) === mine) return false;
    return !(MAY_IMPORT[mine] ?? []).some(
      (allowed) => allowed === '*' || place(to) === allowed || place(to).startsWith(`${allowed}/`),
    );
  });
  expect(wrong).toEqual([]);
});

test('there are no import cycles, types included', () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of IMPORTS) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) {
      cycles.push([...trail.slice(trail.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of FILES) visit(file, []);
  expect(cycles).toEqual([]);
});

test('the source does not import the public index, and there are no other barrels', () => {
  expect(IMPORTS.filter(({ to }) => to.endsWith('/index.ts'))).toEqual([]);
  expect(FILES.filter((file) => file.endsWith('/index.ts'))).toEqual(
    FILES.filter((file) => file === 'src/index.ts'),
  );
});

test('targets, rules and mechanics do not import each other', () => {
  const wrong = IMPORTS.filter(({ from, to }) =>
    STRANGERS.some((folder) => folder.test(from) && folder.test(to)),
  );
  expect(wrong).toEqual([]);
});

test('only the command line and the engine adapters use the machine', () => {
  const wrong = FILES.filter(
    (file) => !MAY_TOUCH_THE_MACHINE.some((allowed) => allowed.test(file)),
  ).filter(
    (file) =>
      specifiers(textOf(file)).some((specifier) => specifier.startsWith('node:')) ||
      /(?<!-)\b(?:process|console|Buffer|globalThis|require)\b\.\w/.test(
        withoutComments(textOf(file)),
      ),
  );
  expect(wrong).toEqual([]);
});

test('everything is printed through one module', () => {
  const wrong = FILES.filter(
    (file) =>
      !MAY_PRINT.includes(file) && /\.write\(|\bconsole\./.test(withoutComments(textOf(file))),
  );
  // Exceptions: a progress line, the answers of `perft --batch` and an engine write to their own streams, and the tokenizer of HTML is fed by `write`.
  expect(wrong).toEqual([
    'src/cli/commands/perft-batch.ts',
    'src/cli/progress.ts',
    'src/cross/engine/uci.ts',
    'src/read/diagram/markup.ts',
  ]);
});

test('chevrotain stays in grammar/', () => {
  const wrong = FILES.filter(
    (file) => layer(file) !== 'grammar' && specifiers(textOf(file)).includes('chevrotain'),
  );
  expect(wrong).toEqual([]);
});

/** Files whose exports are for external users: programs, the schema generator, VS Code. */
const FOR_OTHERS = [
  /^src\/api\//,
  /^src\/index\.ts$/,
  /^src\/cli\/printed\.ts$/,
  /^src\/vscode\/(?:web-)?extension\.ts$/,
];

test('every export is imported somewhere', () => {
  const imported = new Set<string>();
  const whole = new Set<string>();
  for (const from of [...FILES, ...sourceFiles('test'), ...sourceFiles('.config')]) {
    const fileOf = (to: string): string =>
      path.posix.join(path.posix.dirname(from), to).replace(/\.js$/, '.ts');
    const text = textOf(from);
    for (const [, names = '', to = ''] of text.matchAll(
      /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g,
    ))
      for (const name of names.split(','))
        imported.add(`${fileOf(to)} ${/^\s*(?:type\s+)?(\w*)/.exec(name)?.[1] ?? ''}`);
    // `import * as` and `import()` use all exports of a file.
    for (const [, to = ''] of text.matchAll(
      /(?:import|export)\s*(?:\*\s*(?:as\s+\w+\s*)?from\s*|\()\s*'(\.[^']+)'/g,
    ))
      whole.add(fileOf(to));
  }
  const lonely = FILES.filter(
    (file) => !whole.has(file) && !FOR_OTHERS.some((those) => those.test(file)),
  ).flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /^export (?:async )?(?:function\*?|const|type|interface|class) (\w+)/gm,
      ),
    ]
      .map(([, name = '']) => `${file} ${name}`)
      .filter((name) => !imported.has(name)),
  );
  expect(lonely).toEqual([]);
});

test('comments do not refer to files that are not shipped', () => {
  // Developers keep measured facts in a folder of that name, which readers of the code do not have.
  const elsewhere = /(?<![\w./])facts\/[\w-]+(?:\.(?:md|json)|`)/;
  const pointing = [...FILES, ...sourceFiles('test')].filter((file) =>
    textOf(file)
      .split('\n')
      .some((line) => /^\s*(?:\/\/|\/?\*)/.test(line) && elsewhere.test(line)),
  );
  expect(pointing).toEqual([]);
});

test('no list of any length is spread into a call', () => {
  // More than about 100,000 arguments overflow the stack. The editor has few commands.
  const spreading = FILES.filter((file) => layer(file) !== 'vscode').filter((file) =>
    /\.(?:push|unshift)\(\s*\.\.\./.test(withoutComments(textOf(file))),
  );
  expect(spreading).toEqual([]);
});

test('no hand-written file is longer than 400 lines', () => {
  const long = FILES.filter(
    (file) => layer(file) !== 'catalog' && !textOf(file).startsWith('// Written by `npm run'),
  ).filter((file) => textOf(file).split('\n').length > 400);
  expect(long).toEqual([]);
});

test('every folder has a README', () => {
  const folders = new Set(
    FILES.map((file) => (layer(file) === 'grammar' ? 'grammar' : `src/${layer(file)}`)),
  );
  const silent = [...folders].filter(
    (folder) => !folder.endsWith('.ts') && !existsSync(path.join(ROOT, folder, 'README.md')),
  );
  expect(silent).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}
