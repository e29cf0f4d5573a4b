import { describe, expect, test } from 'vitest';
import type { DocumentDiagnosticReport } from 'vscode-languageserver-protocol';
import { INI, inProcess, type InProcess } from './in-process.js';

const PULLS = { textDocument: { diagnostic: {} } };
/** PyChess refuses names of one letter; the engine accepts them. */
const SHORT = '[x:chess]\nnMoveRule = 20\n';

const codesOf = async (server: InProcess, uri?: string): Promise<readonly unknown[]> => {
  const report = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', {}, uri);
  return report.kind === 'full' ? report.items.map(({ code }) => code) : [report.kind];
};

describe('the profile set by the client', () => {
  test.each<readonly [settings: unknown, codes: readonly string[]]>([
    [{ fairyc: { profile: 'pychess' } }, ['ini/pychess-name']],
    [{ fairyc: { profile: 'nonesuch' } }, []],
    [{ fairyc: { profile: 7 } }, []],
    [{ fairyc: 'pychess' }, []],
    [{ fairyc: null }, []],
    [{ other: { profile: 'pychess' } }, []],
    [{ profile: 'pychess' }, []],
    ['fairyc', []],
    [null, []],
  ])('when it changes: %j', async (settings, codes) => {
    const server = await inProcess(PULLS);
    await server.open(SHORT);
    expect(await codesOf(server)).toEqual([]);
    await server.connection.sendNotification('workspace/didChangeConfiguration', { settings });
    expect(await codesOf(server)).toEqual(codes);
  });

  test('applies from the start, and no longer once it is removed', async () => {
    const server = await inProcess(PULLS, {}, { initializationOptions: { profile: 'pychess' } });
    await server.open(SHORT);
    expect(await codesOf(server)).toEqual(['ini/pychess-name']);
    await server.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { fairyc: {} },
    });
    expect(await codesOf(server)).toEqual([]);
  });

  test('is overridden by the project', async () => {
    const server = await inProcess(
      PULLS,
      {
        folderOf: () => '/project',
        projectAt: () => Promise.resolve({ profile: 'fairy-stockfish', rules: {} }),
      },
      { initializationOptions: { profile: 'pychess' } },
    );
    await server.open(SHORT);
    expect(await codesOf(server)).toEqual([]);
  });
});

test('results depend on the settings: the same text is checked again after they change', async () => {
  const server = await inProcess(PULLS);
  await server.open(SHORT);
  const first = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic');
  const again = { previousResultId: first.resultId };
  const kind = async () =>
    (await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', again)).kind;
  expect(await kind()).toBe('unchanged');
  await server.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  expect(await kind()).toBe('full');
});

describe('when settings change', () => {
  const heardOf = async (capabilities: object, word: string): Promise<readonly string[]> => {
    const server = await inProcess(capabilities);
    await server.open(SHORT);
    await server.settled();
    const before = server.heard.length;
    await server.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: null,
    });
    await server.settled();
    return server.heard
      .slice(before)
      .map(({ method }) => method)
      .filter((method) => method.includes(word));
  };

  test.each([
    [true, ['workspace/diagnostic/refresh']],
    [false, []],
  ])('a client that pulls is asked to, if it can be asked: %s', async (refreshSupport, asked) => {
    const capabilities = { ...PULLS, workspace: { diagnostics: { refreshSupport } } };
    expect(await heardOf(capabilities, 'iagnostic')).toEqual(asked);
  });

  test('a client that does not pull receives diagnostics again', async () => {
    expect(await heardOf({}, 'iagnostic')).toEqual(['textDocument/publishDiagnostics']);
  });
});

test.each([
  [{}, [{ uri: INI, diagnostics: [] }]],
  [PULLS, []],
])('of a text that is closed nothing is wrong any more: %j', async (capabilities, expected) => {
  const server = await inProcess(capabilities);
  await server.open('[x:chess]\ncastling = True\n');
  await server.settled();
  const before = server.heard.length;
  await server.connection.sendNotification('textDocument/didClose', { textDocument: { uri: INI } });
  await server.settled();
  expect(server.heard.slice(before).map(({ sent }) => sent)).toEqual(expected);
});

test.each([
  ['file:///game.md', 'plaintext', true],
  ['file:///game.MARKDOWN', 'plaintext', true],
  ['untitled:Untitled-1', 'markdown', true],
  ['file:///game.ini', 'plaintext', false],
  ['file:///game.md.ini', 'ini', false],
])('%s as %s is a document: %s', async (uri, languageId, isDocument) => {
  const server = await inProcess(PULLS);
  await server.open('# Game\n\n* Size: 9x9\n\nUses all pieces from shogi\n', uri, languageId);
  // As an ini file it has no section, so the server ignores it.
  const symbols = await server.ask<readonly unknown[] | null>(
    'textDocument/documentSymbol',
    {},
    uri,
  );
  expect(symbols?.length ?? null).toBe(isDocument ? 1 : null);
});

test('comparing is offered if there is an engine', async () => {
  const without = await inProcess({});
  expect(without.initialized.capabilities).not.toHaveProperty('executeCommandProvider');
  const { capabilities } = (await inProcess({}, { compare: () => Promise.resolve('') }))
    .initialized;
  expect(capabilities.executeCommandProvider?.commands).toEqual(['fairyc.compareWithEngine']);
});

describe('the settings files of a project', () => {
  const CAN = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
  test.each([
    [CAN, '**/.fairycrc', 1],
    [CAN, null, 0],
    [{}, '**/.fairycrc', 0],
    [{ workspace: { didChangeWatchedFiles: { dynamicRegistration: false } } }, '**/.fairycrc', 0],
  ])('a client with %j is asked to watch %s: %i times', async (capabilities, files, times) => {
    const server = await inProcess(capabilities, { projectFiles: files });
    await server.settled();
    const asked = server.heard.filter(({ method }) => method === 'client/registerCapability');
    expect(asked).toHaveLength(times);
  });
});
