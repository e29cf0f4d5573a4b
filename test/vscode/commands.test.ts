import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Fake from './fake-vscode.js';

/** Tests the commands of the extension in a fake editor, with the real fairyc from dist/ and the real server. */

const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-commands-'));
let fake: typeof Fake;

beforeAll(async () => {
  const outfile = path.join(folder, 'extension.cjs');
  await build({
    stdin: {
      contents:
        "export * as fake from './test/vscode/fake-vscode.ts'; export * from './src/vscode/extension.ts';",
      resolveDir: process.cwd(),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    alias: {
      vscode: path.resolve('test/vscode/fake-vscode.ts'),
      'vscode-languageclient/node': path.resolve('test/vscode/fake-languageclient.ts'),
    },
  });
  const extension = createRequire(import.meta.url)(outfile) as {
    readonly fake: typeof Fake;
    readonly activate: (context: object) => Promise<void>;
  };
  fake = extension.fake;
  const asAbsolutePath = (name: string): string => path.resolve(name);
  await extension.activate({ asAbsolutePath, subscriptions: [] });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  for (const list of [fake.done, fake.answers, fake.panels, fake.lenses, fake.executed])
    list.length = 0;
  fake.window['activeTextEditor'] = undefined;
});

const run = (name: string): Promise<unknown> | undefined =>
  fake.registered.get(`fairyc.${name}`)?.();

/** An editor with a text: a file in the folder of the test, or an unsaved text of another scheme. */
function edit(name: string, text: string, { scheme = 'file', selected = '', saves = true } = {}) {
  const fsPath = scheme === 'file' ? path.join(folder, name) : name;
  if (scheme === 'file') writeFileSync(fsPath, text);
  let now = text;
  const document: Fake.FakeDocument = {
    uri: { scheme, fsPath, path: fsPath, toString: () => `${scheme}:${fsPath}` },
    languageId: name.endsWith('.md') ? 'markdown' : 'fairy-ini',
    isDirty: false,
    getText: (selection) => selection?.text ?? now,
    save: () => {
      if (saves) writeFileSync(fsPath, now);
      return Promise.resolve(saves);
    },
  };
  const selection = { text: selected, active: { line: 1 } };
  const editor = { document, selection };
  fake.window['activeTextEditor'] = editor;
  fake.window['visibleTextEditors'] = [editor];
  const write = (changed: string): void => {
    now = changed;
    document.isDirty = true;
    fake.change(document);
  };
  const goTo = (line: number): void => {
    selection.active.line = line;
  };
  return { document, goTo, write };
}

const ARCHBISHOP = '[my-game:chess]\narchbishop = a\n';

test.each(['showPage', 'build', 'compare', 'explain'])(
  'without a text, %s says what to open',
  async (name) => {
    await run(name);
    expect(fake.done).toEqual(['message: Open a variants.ini or a rules document first.']);
  },
);

describe('a new variant', () => {
  test('is a section or a document', async () => {
    fake.answers.push('shogi', 'section', 'chess', 'document');
    await run('newVariant');
    await run('newVariant');
    expect(fake.done[0]).toBe('fairy-ini: [my-game:shogi]\n');
    expect(fake.done[1]).toMatch(/^markdown: # .*[\s\S]*\| Betza/);
  });

  test('from an unknown game is an error, not a text', async () => {
    fake.answers.push('ches', 'document');
    await run('newVariant');
    expect(fake.done).toHaveLength(1);
    expect(fake.done[0]).toMatch(/^error: .*Did you mean 'chess'\?/);
  });

  test('can be cancelled at every question', async () => {
    fake.answers.push(undefined);
    await run('newVariant');
    fake.answers.push('chess', undefined);
    await run('newVariant');
    expect(fake.done).toEqual([]);
  });
});

describe('the page of a game', () => {
  test('is updated when the text changes, saved or not, until it is closed', async () => {
    const { write } = edit('variants.ini', ARCHBISHOP);
    await run('showPage');
    const [panel] = fake.panels;
    expect(panel?.title).toBe('variants.ini');
    expect(panel?.webview.html).toMatch(/<html[\s\S]*archbishop/i);
    write(ARCHBISHOP.replace('archbishop = a', 'chancellor = c'));
    await expect.poll(() => panel?.webview.html, { timeout: 30_000 }).toMatch(/chancellor/i);
    write('[my-game:chess]\nmaxRank = 99\n');
    panel?.dispose();
    expect(fake.listening()).toBe(0);
  });

  test.each(['untitled', 'git'])('also works for a text of %s:', async (scheme) => {
    edit('Untitled-1', ARCHBISHOP, { scheme });
    await run('showPage');
    expect(fake.panels[0]?.webview.html).toMatch(/archbishop/i);
  });

  test('is that of the variant at the cursor', async () => {
    const second = '[your-game:chess]\nchancellor = c\n';
    const { goTo, write } = edit('variants.ini', `${ARCHBISHOP}${second}`);
    goTo(3);
    await run('showPage');
    const [panel] = fake.panels;
    expect(panel?.webview.html).toMatch(/chancellor/i);
    goTo(0);
    write(`${ARCHBISHOP}${second}# changed\n`);
    await expect.poll(() => panel?.webview.html, { timeout: 30_000 }).toMatch(/archbishop/i);
    panel?.dispose();
  });

  test('that cannot be created shows the reason as text', async () => {
    edit('game.md', '# X\n\n| Name | Betza |\n| --- | --- |\n| King | <K> |\n');
    await run('showPage');
    expect(fake.panels[0]?.webview.html).toMatch(/^<pre>/);
    expect(fake.panels[0]?.webview.html).not.toContain('<K>');
  });
});

describe('building', () => {
  test('saves the text if necessary, and writes files next to it', async () => {
    const { write } = edit('game.ini', ARCHBISHOP);
    write(ARCHBISHOP.replace('my-game', 'other-game'));
    await run('build');
    expect(fake.done[0]).toMatch(/^fairyc: /);
    const made = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(made.filter((name) => name.includes('other-game'))).not.toEqual([]);
    expect(readFileSync(path.join(folder, 'game.ini'), 'utf8')).toContain('other-game');
  });

  test.each([
    ['a text that was never saved', { scheme: 'untitled' }],
    ['a text that cannot be written', { saves: false }],
  ])('%s: has no place for files', async (_, how) => {
    const { document } = edit('game2.ini', ARCHBISHOP, how);
    document.isDirty = true;
    await run('build');
    expect(fake.done).toEqual(['message: Save the text first: files are built beside it.']);
  });
});

describe('comparing', () => {
  test('uses the variant above the cursor', async () => {
    edit('variants.ini', ARCHBISHOP);
    const lens = (line: number, variant: string) => ({
      range: { start: { line } },
      command: { command: 'fairyc.compareWithEngine', arguments: ['uri', variant] },
    });
    fake.lenses.push(lens(0, 'above'), lens(4, 'below'));
    await run('compare');
    expect(fake.executed).toEqual([['fairyc.compareWithEngine', 'uri', 'above']]);
  });

  test('reports that there is no variant', async () => {
    edit('notes.ini', '; nothing');
    await run('compare');
    expect(fake.done).toEqual(['message: There is no variant at the cursor.']);
  });
});

test('explains the selection, or asks for one', async () => {
  edit('variants.ini', ARCHBISHOP, { selected: ' BN ' });
  await run('explain');
  expect(fake.done[0]).toMatch(/^fairyc: .*bishop|diagonal/i);
  edit('variants.ini', ARCHBISHOP);
  await run('explain');
  expect(fake.done[1]).toMatch(/^message: Select what to explain/);
});

test.each([
  ['stalemateValue', /stalemate/],
  ['fen/rank-count', /rank/],
  ['makruk', /Makruk|Thai/i],
  ['Promotion zone', /^fairyc: \* Promotion zone/],
  ['stalematValue', /there is no .*'stalemateValue'/],
  ['N'.repeat(300), /too long/],
])('explaining %s says what the command line says', async (selected, expected) => {
  edit('variants.ini', ARCHBISHOP, { selected });
  await run('explain');
  expect(fake.done).toEqual([expect.stringMatching(expected)]);
});
