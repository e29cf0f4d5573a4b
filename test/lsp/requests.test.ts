import { describe, expect, test } from 'vitest';
import type {
  CodeAction,
  CodeLens,
  Location,
  SelectionRange,
  TextEdit,
} from 'vscode-languageserver-protocol';
import { shippedLibrary } from '../../src/cli/library.js';
import { INI, inProcess } from './in-process.js';

const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});

/** A piece that is defined once and used twice. */
const ARCHER = '[archers:chess]\ncustomPiece1 = a:N\npromotionPieceTypes = aq\n';

test('comparing with the engine is offered if there is one', async () => {
  const titlesOf = async (compare: (() => Promise<string>) | null) => {
    const server = await inProcess({}, { compare });
    await server.open(ARCHER);
    const lenses = await server.ask<CodeLens[]>('textDocument/codeLens');
    const resolved = await Promise.all(
      lenses.map((lens) => server.connection.sendRequest<CodeLens>('codeLens/resolve', lens)),
    );
    return resolved.flatMap(({ command }) => (command?.command ? [command.command] : []));
  };
  expect(await titlesOf(null)).toEqual([]);
  expect(await titlesOf(() => Promise.resolve(''))).toEqual(['fairyc.compareWithEngine']);
});

test('references with and without the definition', async () => {
  const server = await inProcess({});
  await server.open(ARCHER);
  const linesOf = async (includeDeclaration: boolean) => {
    const found = await server.ask<Location[]>('textDocument/references', {
      position: { line: 2, character: 22 },
      context: { includeDeclaration },
    });
    return found.map(({ range: at }) => at.start.line);
  };
  expect(await linesOf(true)).toEqual([1, 2]);
  expect(await linesOf(false)).toEqual([2]);
});

test('a selection expands from a word to the whole text', async () => {
  const server = await inProcess({});
  await server.open(ARCHER);
  const [innermost] = await server.ask<SelectionRange[]>('textDocument/selectionRange', {
    positions: [{ line: 1, character: 15 }],
  });
  const ranges = [];
  for (let one = innermost; one !== undefined; one = one.parent) ranges.push(one.range);
  // The whole text is the section, without a line feed at the end.
  expect(ranges.at(-1)?.start).toEqual({ line: 0, character: 0 });
  expect(ranges.at(-1)?.end.line).toBeGreaterThan(1);
  for (const [index, { start, end }] of ranges.slice(1).entries()) {
    const inner = ranges[index];
    expect([start.line, start.character] <= [inner?.start.line, inner?.start.character]).toBe(true);
    expect(end.line).toBeGreaterThanOrEqual(inner?.end.line ?? Infinity);
  }
});

describe('code actions', () => {
  const WRONG = '[x:chess]\ncastling = True\n';
  test.each<readonly [only: readonly string[] | undefined, kinds: readonly string[]]>([
    [undefined, ['quickfix', 'quickfix', 'source.fixAll']],
    [['quickfix'], ['quickfix', 'quickfix']],
    [['source'], ['source.fixAll']],
    [['source.fixAll'], ['source.fixAll']],
    [['source.fixAll.eslint'], []],
    [['sour'], []],
    [['refactor'], []],
    [
      ['refactor', 'quickfix'],
      ['quickfix', 'quickfix'],
    ],
    [[], []],
  ])('of the kinds that are wanted: %j', async (only, kinds) => {
    const server = await inProcess({});
    await server.open(WRONG);
    const actions = await server.ask<CodeAction[]>('textDocument/codeAction', {
      range: range(1, 11, 11),
      context: { diagnostics: [], only },
    });
    expect(actions.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('none without diagnostics', async () => {
    const server = await inProcess({});
    await server.open('[x:chess]\ncastling = true\n');
    const context = { diagnostics: [] };
    expect(await server.ask('textDocument/codeAction', { range: range(1, 0, 0), context })).toEqual(
      [],
    );
  });
});

test('a part is formatted, and the rest left alone', async () => {
  const server = await inProcess({});
  await server.open('[x:chess]\ncastling=true\n\n[y:chess]\ncastling=true\n');
  const options = { tabSize: 2, insertSpaces: true };
  const edits = await server.ask<TextEdit[]>('textDocument/rangeFormatting', {
    range: range(4, 0, 13),
    options,
  });
  expect(new Set(edits.map(({ range: at }) => at.start.line))).toEqual(new Set([4]));
});

/** For each request, the capability that announces it to editors, with the names of the protocol. */
const OFFERED: Readonly<Record<string, string>> = {
  selectionRange: 'selectionRangeProvider',
  rangeFormatting: 'documentRangeFormattingProvider',
  formatting: 'documentFormattingProvider',
  codeAction: 'codeActionProvider',
  codeLens: 'codeLensProvider',
  inlayHint: 'inlayHintProvider',
  documentSymbol: 'documentSymbolProvider',
  foldingRange: 'foldingRangeProvider',
  documentLink: 'documentLinkProvider',
  completion: 'completionProvider',
  definition: 'definitionProvider',
  references: 'referencesProvider',
  documentHighlight: 'documentHighlightProvider',
  rename: 'renameProvider',
  hover: 'hoverProvider',
  onTypeFormatting: 'documentOnTypeFormattingProvider',
  'semanticTokens/full': 'semanticTokensProvider',
  diagnostic: 'diagnosticProvider',
};

test('all answered requests are announced, with their resolve requests', async () => {
  const server = await inProcess({});
  const { capabilities } = server.initialized;
  for (const name of Object.values(OFFERED)) expect(capabilities).toHaveProperty(name);
  expect(Object.values(capabilities)).not.toContain(false);
  expect(capabilities).toMatchObject({
    workspaceSymbolProvider: true,
    renameProvider: { prepareProvider: true },
    completionProvider: { resolveProvider: true },
    codeLensProvider: { resolveProvider: true },
    codeActionProvider: { resolveProvider: true },
    semanticTokensProvider: { full: true },
    textDocumentSync: { openClose: true },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    // Diagnostics of a text depend on no other text, and there are none for texts that are not open.
    diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false },
  });
});

test('an item without more details is returned unchanged', async () => {
  const server = await inProcess({});
  const resolve = (item: object) => server.connection.sendRequest('completionItem/resolve', item);
  expect(await resolve({ label: 'x' })).toEqual({ label: 'x' });
  const unknown = { label: 'x', data: { kind: 'key', name: 'noSuchKey' } };
  expect(await resolve(unknown)).toEqual(unknown);
  expect(await resolve({ label: 'x', data: { kind: 'key', name: 'nMoveRule' } })).toHaveProperty(
    'documentation.value',
  );
});

test('the edits of a fix for everything are computed on request, if the text is still open', async () => {
  const server = await inProcess({});
  await server.open('[x:chess]\ncastling = True\n');
  const resolve = (data: unknown) =>
    server.connection.sendRequest<CodeAction>('codeAction/resolve', { title: 'x', data });
  expect((await resolve(INI)).edit?.changes?.[INI]).toHaveLength(1);
  expect(await resolve('file:///not/open.ini')).not.toHaveProperty('edit');
  expect(await resolve(undefined)).not.toHaveProperty('edit');
});

test.each([
  ['textDocument/selectionRange', { positions: [{ line: 0, character: 0 }] }],
  ['textDocument/rangeFormatting', { range: range(0, 0, 0), options: {} }],
  ['textDocument/formatting', { options: {} }],
  ['textDocument/codeAction', { range: range(0, 0, 0), context: { diagnostics: [] } }],
  ['textDocument/codeLens', {}],
  ['textDocument/inlayHint', { range: range(0, 0, 0) }],
  ['textDocument/documentSymbol', {}],
  ['textDocument/foldingRange', {}],
  ['textDocument/documentLink', {}],
  ['textDocument/completion', { position: { line: 0, character: 0 } }],
  ['textDocument/definition', { position: { line: 0, character: 0 } }],
  ['textDocument/references', { position: { line: 0, character: 0 }, context: {} }],
  ['textDocument/documentHighlight', { position: { line: 0, character: 0 } }],
  ['textDocument/prepareRename', { position: { line: 0, character: 0 } }],
  ['textDocument/rename', { position: { line: 0, character: 0 }, newName: 'b' }],
])('of a text that is not open nothing is known: %s', async (method, more) => {
  const server = await inProcess({});
  expect(await server.ask(method, more, 'file:///not/open.ini')).toBeNull();
});

describe('requests of our extension', () => {
  const DOCUMENT = '# Small Game\n\n* Size: 9x9\n\nUses all pieces from shogi\n';

  test('the editor determines the language of a text', async () => {
    const server = await inProcess({}, { library: shippedLibrary() });
    const page = (text: string, isMarkdown: boolean) =>
      server.connection.sendRequest<string>('fairyc/page', { uri: INI, text, isMarkdown, line: 0 });
    expect(await page(DOCUMENT, true)).toContain('Small Game');
    expect(await page(ARCHER, false)).toMatch(/archers/i);
    expect(await page(DOCUMENT, false)).not.toContain('Small Game');
  });
});
