import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type {
  CodeAction,
  CompletionItem,
  DocumentDiagnosticReport,
  Hover,
  PublishDiagnosticsParams,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { positionsOf } from '../../../src/cli/lsp/positions.js';
import { diagnosticsOf } from '../../../src/language/diagnostics.js';
import { openText } from '../../../src/language/open-text.js';
import { ENGINE_FILE } from '../../read/ini/facts.js';
import { SETTINGS } from '../../language/asked.js';
import { client, open, PULLS } from './client.js';

const INI = 'file:///project/variants.ini';

const codesOf = (report: DocumentDiagnosticReport): readonly unknown[] =>
  report.kind === 'full' ? report.items.map(({ code }) => code) : [report.kind];

test('a session: what is wrong, what to do, what it means, what fits', async () => {
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

test('a client that does not ask is told, of the newest text alone', async () => {
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

test('characters are counted as the client counts them', async () => {
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
  test('a .fairycrc says the profile and the levels of rules, and may change', async () => {
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

  test('texts that were never saved, and those that are none of ours', async () => {
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

test('a variant is compared with the engine in a process of its own', async () => {
  const server = await client();
  await open(server, INI, '[tiny:minishogi]\nnFoldRule = 3\n');
  const said = await server.connection.sendRequest<string>('workspace/executeCommand', {
    command: 'fairyc.compareWithEngine',
    arguments: [INI, 'tiny'],
  });
  expect(said).toMatch(/tiny/);
  expect(said).not.toMatch(/bug|cannot/);
  await server.leave();
});

test('what is no message does not end the server', async () => {
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
  // Whoever leaves without waiting may not get the last answer.
  child.stdin.write(frame('{"jsonrpc":"2.0","method":"exit"}'));
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(status).toBe(0);
  for (const id of [1, 2, 3]) expect(said).toContain(`"id":${id},`);
});

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PLACES = [
  'hover',
  'completion',
  'definition',
  'references',
  'documentHighlight',
  'prepareRename',
];
const WHOLE = ['documentSymbol', 'foldingRange', 'documentLink', 'semanticTokens/full', 'codeLens'];
/** More with `FAIRYC_LSP_EDITS`: 5,000 take minutes. */
const EDITS = Number(process.env['FAIRYC_LSP_EDITS'] ?? 120);

test(`${EDITS} random edits and requests: no error, no stale answer`, async () => {
  const texts = new Map([
    [INI, ENGINE_FILE.slice(0, 6000)],
    ['file:///project/chess.md', readFileSync('variants/chess.md', 'utf8')],
  ]);
  const server = await client(PULLS);
  for (const [uri, text] of texts)
    await open(server, uri, text, uri.endsWith('md') ? 'markdown' : 'ini');
  const random = numbers(7);
  const pieces = [
    '',
    '\n',
    '[',
    ']',
    '|',
    '=',
    ':',
    ' ',
    'chess',
    '[x:chess]\n',
    'castling = true\n',
    'a:BN',
    '*7 *8',
    '象',
    '; fairyc-ignore x/y',
  ];
  let version = 1;
  for (let round = 0; round < EDITS; round += 1) {
    const [uri = ''] = [...texts.keys()].slice(random(2));
    const text = texts.get(uri) ?? '';
    const { positionAt } = positionsOf(text, 'utf-16');
    const start = random(text.length + 1);
    const end = Math.min(text.length, start + random(12));
    const added = pieces[random(pieces.length)] ?? '';
    version += 1;
    // A place between two halves of a character belongs to its first half.
    const after = text.slice(0, start) + added + text.slice(end);
    texts.set(uri, after);
    void server.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range: { start: positionAt(start), end: positionAt(end) }, text: added }],
    });
    const position = positionsOf(after, 'utf-16').positionAt(random(after.length + 1));
    const method = PLACES[random(PLACES.length)] ?? '';
    const whole = WHOLE[random(WHOLE.length)] ?? '';
    const asked = [
      server.ask(`textDocument/${method}`, uri, {
        position,
        context: { includeDeclaration: true },
      }),
      server.ask(`textDocument/${whole}`, uri),
      server.ask('textDocument/codeAction', uri, {
        range: { start: position, end: position },
        context: { diagnostics: [] },
      }),
    ];
    await Promise.all(asked);
    if (round % 10 !== 0) continue;
    const report = await server.ask<DocumentDiagnosticReport>('textDocument/diagnostic', uri);
    const fresh = openText(
      { file: uri, text: after },
      uri.endsWith('md') ? 'markdown' : 'ini',
      SETTINGS,
    );
    const expected =
      fresh === null ? [] : diagnosticsOf(fresh).map(({ diagnostic }) => diagnostic.code);
    expect(codesOf(report)).toEqual(expected);
  }
  expect(await server.leave()).toBe(0);
  expect(server.complaints).toEqual([]);
});
