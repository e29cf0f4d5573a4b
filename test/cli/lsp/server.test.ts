import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol';
import type {
  CodeAction,
  CompletionItem,
  DocumentDiagnosticReport,
  Hover,
  PublishDiagnosticsParams,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { positionsOf } from '../../../src/lsp/positions.js';
import { client, open, PULLS } from './client.js';

const INI = 'file:///project/variants.ini';

const codesOf = (report: DocumentDiagnosticReport): readonly unknown[] =>
  report.kind === 'full' ? report.items.map(({ code }) => code) : [report.kind];

test('a session: diagnostics, fixes, hover and completion', async () => {
  const server = await client(PULLS);
  await open(server, INI, '[x:chess]\ncastling = True\n');
  const report = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', INI);
  expect(codesOf(report)).toEqual(['ini/bool-not-true-false']);
  const again = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', INI, {
    previousResultId: report.resultId,
  });
  expect(again.kind).toBe('unchanged');

  const here = { start: { line: 1, character: 11 }, end: { line: 1, character: 11 } };
  const actions = await server.ask<CodeAction[]>('textDocument/codeAction', INI, {
    range: here,
    context: { diagnostics: [] },
  });
  expect(actions.map(({ isPreferred, kind }) => [kind, isPreferred])).toEqual([
    ['quickfix', true],
    ['quickfix', undefined],
    ['source.fixAll', undefined],
  ]);
  expect(actions[0]?.edit?.changes?.[INI]?.[0]?.newText).toBe('true');

  const hover = await server.ask<Hover>('textDocument/hover', INI, {
    position: { line: 1, character: 2 },
  });
  expect(JSON.stringify(hover.contents)).toContain('**castling**');

  await server.connection.sendNotification('textDocument/didChange', {
    textDocument: { uri: INI, version: 2 },
    contentChanges: [
      {
        range: { start: { line: 1, character: 11 }, end: { line: 1, character: 15 } },
        text: 'true',
      },
      { range: { start: { line: 2, character: 0 }, end: { line: 2, character: 0 } }, text: 'nMov' },
    ],
  });
  const items = await server.ask<CompletionItem[]>('textDocument/completion', INI, {
    position: { line: 2, character: 4 },
  });
  const rule = items.find(({ label }) => label === 'nMoveRule');
  expect(rule?.textEdit).toEqual({
    newText: 'nMoveRule = ',
    range: { start: { line: 2, character: 0 }, end: { line: 2, character: 4 } },
  });
  const resolved = await server.connection.sendRequest<CompletionItem>(
    'completionItem/resolve',
    rule,
  );
  expect(JSON.stringify(resolved.documentation)).toContain('nMoveRule');
  expect(await server.leave()).toBe(0);
  expect(server.complaints).toEqual([]);
});

test('fixes are computed only when asked for, if the client supports that', async () => {
  const text = '[x:chess]\ncastling = True\n';
  const kindsOf = async (resolves: boolean, triggerKind: number) => {
    const codeAction = resolves ? { resolveSupport: { properties: ['edit'] } } : {};
    const server = await client({ textDocument: { diagnostic: {}, codeAction } });
    await open(server, INI, text);
    const actions = await server.ask<CodeAction[]>('textDocument/codeAction', INI, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      context: { diagnostics: [], triggerKind },
    });
    const [all] = actions;
    const whole =
      all === undefined
        ? null
        : await server.connection.sendRequest<CodeAction>('codeAction/resolve', all);
    await server.leave();
    const insertOf = (action: CodeAction | null | undefined) =>
      action?.edit?.changes?.[INI]?.map(({ newText }) => newText) ?? null;
    return [actions.map(({ kind }) => kind), insertOf(all), insertOf(whole)];
  };
  const [INVOKED, AUTOMATIC] = [1, 2];
  expect(await kindsOf(true, AUTOMATIC)).toEqual([['source.fixAll'], null, ['t']]);
  expect(await kindsOf(false, AUTOMATIC)).toEqual([[], null, null]);
  expect(await kindsOf(false, INVOKED)).toEqual([['source.fixAll'], ['t'], ['t']]);
});

test('a finding links to the page of its rule and to the places in its notes', async () => {
  const server = await client(PULLS);
  await open(server, INI, '[x:chess]\nnMoveRule = 20\nnMoveRule = 30\n');
  const report = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', INI);
  const [twice] = report.kind === 'full' ? report.items : [];
  expect(twice?.codeDescription?.href).toMatch(/\/rules\/ini\/duplicate-key\.md$/);
  expect(twice?.relatedInformation?.map(({ location }) => location.range.start.line)).toEqual([2]);
  await server.leave();
});

test('a client that does not pull diagnostics gets those of the newest text only', async () => {
  const server = await client();
  const published: PublishDiagnosticsParams[] = [];
  const arrived = new Promise<void>((resolve) => {
    server.connection.onNotification(
      'textDocument/publishDiagnostics',
      (sent: PublishDiagnosticsParams) => {
        published.push(sent);
        if (sent.version === 3) resolve();
      },
    );
  });
  await open(server, INI, '[x:chess]\n');
  for (const [version, text] of [
    [2, '[x:chess]\ncastling = Maybe\n'],
    [3, '[x:chess]\ncastling = True\n'],
  ] as const)
    await server.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: INI, version },
      contentChanges: [{ text }],
    });
  await arrived;
  expect(published.at(-1)?.diagnostics.map(({ code }) => code)).toEqual([
    'ini/bool-not-true-false',
  ]);
  await server.leave();
});

test('positions use the encoding of the client', async () => {
  const text = '# 象将棋 𝄞\n[x:chess]\n# 象 castling\ncastling = True # 象\n';
  for (const encodings of [undefined, ['utf-8'], ['utf-16'], ['utf-32', 'utf-8']]) {
    const server = await client({ ...PULLS, general: { positionEncodings: encodings } });
    const encoding = encodings?.includes('utf-8') === true ? 'utf-8' : 'utf-16';
    expect(server.initialized.capabilities.positionEncoding).toBe(encoding);
    await open(server, INI, text);
    const { offsetAt } = positionsOf(text, encoding);
    const report = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', INI);
    const places =
      report.kind === 'full'
        ? report.items.map(({ range }) => text.slice(offsetAt(range.start), offsetAt(range.end)))
        : [];
    expect(places).toContain('True # 象');
    await server.leave();
  }
});

describe('projects', () => {
  test('a .fairycrc sets the profile and the levels of rules, and may change', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-lsp-'));
    const settings = path.join(folder, '.fairycrc');
    const uri = pathToFileURL(path.join(folder, 'variants.ini')).href;
    writeFileSync(settings, '[lint]\nprofile = pychess\n[rules]\nini/bool-not-true-false = off\n');
    const server = await client(PULLS, undefined, pathToFileURL(folder).href);
    await open(server, uri, '[x:chess]\ncastling = True\n');
    const first = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', uri);
    expect(codesOf(first)).toEqual(['ini/pychess-name']);
    writeFileSync(settings, '');
    await server.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
    const second = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', uri, {
      previousResultId: first.resultId,
    });
    expect(codesOf(second)).toEqual(['ini/bool-not-true-false']);
    await server.leave();
    rmSync(folder, { recursive: true });
  });

  test('a client that can watch files is asked to watch .fairycrc', async () => {
    const server = await client({
      ...PULLS,
      workspace: { workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } },
    });
    const asked: string[] = [];
    server.connection.onRequest('client/registerCapability', (sent: object) => {
      asked.push(JSON.stringify(sent));
      return null;
    });
    await vi.waitUntil(() => asked.length > 0, { timeout: 60_000 });
    expect(asked).toEqual([expect.stringContaining('"globPattern":"**/.fairycrc"')]);
    await server.leave();
  });

  test('each folder of a window has its own .fairycrc; texts that are not files use that of the first folder', async () => {
    const folders = ['one', 'two'].map((name) =>
      mkdtempSync(path.join(tmpdir(), `fairyc-${name}-`)),
    );
    const [one = '', two = ''] = folders;
    writeFileSync(path.join(one, '.fairycrc'), '[rules]\nini/bool-not-true-false = off\n');
    const server = await client(PULLS, undefined, pathToFileURL(one).href);
    const text = '[x:chess]\ncastling = True\n';
    const uris = [
      pathToFileURL(path.join(one, 'variants.ini')).href,
      pathToFileURL(path.join(two, 'variants.ini')).href,
      'untitled:Untitled-1',
      // Another revision of a file, which an editor shows read-only.
      'git:/project/variants.ini?%7B%22ref%22%3A%22HEAD%22%7D',
    ];
    const codes: unknown[] = [];
    for (const uri of uris) {
      await open(server, uri, text);
      codes.push(codesOf(await server.ask('textDocument/diagnostic', uri)));
    }
    expect(codes).toEqual([[], ['ini/bool-not-true-false'], [], []]);
    await server.leave();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test('a text that is open in the editor takes precedence over the file on disk', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-lsp-'));
    const file = path.join(folder, 'variants.ini');
    const uri = pathToFileURL(file).href;
    writeFileSync(file, '[x:chess]\n');
    const server = await client(PULLS, undefined, pathToFileURL(folder).href);
    await open(server, uri, '[x:chess]\ncastling = True\n');
    writeFileSync(file, '[y:chess]\n');
    await server.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri, type: 2 }],
    });
    const ask = async () => codesOf(await server.ask('textDocument/diagnostic', uri));
    expect(await ask()).toEqual(['ini/bool-not-true-false']);
    await server.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    await open(server, uri, '[y:chess]\n');
    expect(await ask()).toEqual([]);
    await server.leave();
    rmSync(folder, { recursive: true });
  });

  test('texts that were never saved, and texts of other kinds', async () => {
    const server = await client(PULLS);
    await open(server, 'untitled:Untitled-1', '[x:chess]\ncastling = True\n');
    await open(server, 'file:///notes.md', '# Notes\n\nNo table.\n', 'markdown');
    await open(server, 'file:///etc/my.ini', '[mysqld]\nport = 1\n');
    const ask = async (uri: string) => codesOf(await server.ask('textDocument/diagnostic', uri));
    expect(await ask('untitled:Untitled-1')).toEqual(['ini/bool-not-true-false']);
    for (const uri of ['file:///notes.md', 'file:///etc/my.ini', 'file:///not/open.ini']) {
      expect(await ask(uri)).toEqual([]);
      expect(
        await server.ask('textDocument/hover', uri, { position: { line: 0, character: 1 } }),
      ).toBeNull();
      expect(await server.ask('textDocument/semanticTokens/full', uri)).toEqual({ data: [] });
    }
    await server.leave();
  });
});

test('a refused name is an error with its reason', async () => {
  const server = await client();
  await open(server, INI, '[x:chess]\ncustomPiece1 = a:N\n');
  const rename = (newName: string): Promise<WorkspaceEdit> =>
    server.ask('textDocument/rename', INI, { position: { line: 1, character: 15 }, newName });
  await expect(rename('1')).rejects.toThrow(/letters a to z/);
  expect((await rename('h')).changes?.[INI]).toHaveLength(1);
  await server.leave();
});

describe('comparing with the engine', () => {
  const COMPARE = {
    command: 'fairyc.compareWithEngine',
    arguments: [INI, 'tiny'],
  };
  /** Starts a server with an open variant, and records its progress reports. */
  const start = async () => {
    const server = await client({ ...PULLS, window: { workDoneProgress: true } });
    const progress: string[] = [];
    const tokens: unknown[] = [];
    server.connection.onRequest('window/workDoneProgress/create', ({ token }) => {
      tokens.push(token);
      return null;
    });
    server.connection.onNotification('$/progress', ({ value }: { value: { kind: string } }) => {
      progress.push(value.kind);
    });
    await open(server, INI, '[tiny:minishogi]\nnFoldRule = 3\n');
    return { server, progress, tokens };
  };

  test('runs in a separate process, so that later requests are answered first', async () => {
    const { progress, server } = await start();
    const answers: string[] = [];
    const compared = server.connection
      .sendRequest<string>('workspace/executeCommand', COMPARE)
      .finally(() => answers.push('compared'));
    for (let asked = 0; asked < 20; asked += 1) {
      await server.ask('textDocument/hover', INI, { position: { line: 1, character: 2 } });
      answers.push('hover');
    }
    const said = await compared;
    expect(said).toMatch(/tiny/);
    expect(said).not.toMatch(/bug|cannot/);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 'hover'), 'compared']);
    expect(progress).toEqual(['begin', 'end']);
    await server.leave();
  });

  test.each(['the request', 'its progress'])('ends when %s is cancelled', async (what) => {
    const { progress, server, tokens } = await start();
    const cancel = new CancellationTokenSource();
    const compared = server.connection.sendRequest(
      'workspace/executeCommand',
      { ...COMPARE, arguments: [INI, 'tiny'] },
      cancel.token,
    );
    await vi.waitUntil(() => progress.includes('begin'), { timeout: 60_000 });
    if (what === 'the request') cancel.cancel();
    else
      await server.connection.sendNotification('window/workDoneProgress/cancel', {
        token: tokens[0],
      });
    expect(await compared.catch(() => 'stopped')).toBe('stopped');
    expect(await server.ask('textDocument/foldingRange', INI)).toHaveLength(1);
    expect(await server.leave()).toBe(0);
    expect(server.complaints).toEqual([]);
  });
});

test('malformed messages do not end the server', async () => {
  const child = spawn(process.execPath, ['dist/fairyc.cjs', 'lsp'], { stdio: 'pipe' });
  const frame = (body: string): string =>
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdin.write(
    frame('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'),
  );
  child.stdin.write(frame('{"jsonrpc":'));
  child.stdin.write(frame('[]'));
  child.stdin.write(frame('{"jsonrpc":"2.0","id":2,"method":"no/such"}'));
  child.stdin.write(frame('{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{}}'));
  child.stdin.write(frame('{"jsonrpc":"2.0","id":4,"method":"shutdown"}'));
  // A client that exits at once may not get the last answer.
  child.stdin.write(frame('{"jsonrpc":"2.0","method":"exit"}'));
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(status).toBe(0);
  for (const id of [1, 2, 3]) expect(said).toContain(`"id":${id},`);
});

test('folders of a window: symbols and references in files that are not open, and an added folder', async () => {
  const folders = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `fairyc-${name}-`)));
  const [one = '', two = ''] = folders;
  const game = (name: string): string => `# ${name}\n\n* Size: 9x9\n\nUses all pieces from shogi\n`;
  writeFileSync(path.join(one, 'apple.md'), game('Apple'));
  writeFileSync(path.join(two, 'pear.md'), game('Pear'));
  writeFileSync(path.join(two, 'variants.ini'), '[pear-chess:chess]\n');
  const able = { ...PULLS, workspace: { workspaceFolders: true } };
  const server = await client(able, undefined, pathToFileURL(one).href);
  const uri = pathToFileURL(path.join(one, 'plum.md')).href;
  await open(server, uri, game('Plum'), 'markdown');
  // Texts of other kinds are ignored.
  await open(server, pathToFileURL(path.join(one, 'notes.md')).href, 'Notes.\n', 'markdown');
  const symbols = async (query: string): Promise<readonly string[]> =>
    (await server.connection.sendRequest<{ name: string }[]>('workspace/symbol', { query })).map(
      ({ name }) => name,
    );
  const references = async (): Promise<readonly string[]> =>
    (
      await server.ask<{ uri: string }[]>('textDocument/references', uri, {
        position: { line: 4, character: 23 },
        context: { includeDeclaration: true },
      })
    ).map((found) => path.basename(found.uri));
  expect(await symbols('')).toEqual(['Plum', 'Apple']);
  expect(await references()).toEqual(['plum.md', 'shogi.md', 'apple.md']);
  await server.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
    event: { added: [{ uri: pathToFileURL(two).href, name: 'two' }], removed: [] },
  });
  expect(await symbols('pea')).toEqual(['Pear', 'pear-chess']);
  expect(await references()).toEqual(['plum.md', 'shogi.md', 'apple.md', 'pear.md']);
  writeFileSync(path.join(two, 'pear.md'), game('Quince'));
  expect(await symbols('quin')).toEqual(['Quince']);
  await server.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
    event: { added: [], removed: [{ uri: pathToFileURL(one).href, name: 'one' }] },
  });
  expect(await symbols('apple')).toEqual([]);
  await server.leave();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
