import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  CodeLens,
  DocumentDiagnosticReport,
  InitializeResult,
} from 'vscode-languageserver-protocol';
import { PROFILES } from '../../src/catalog/profiles.js';
import { client, open, PULLS } from '../cli/lsp/client.js';
import { startWorker } from './worker.js';

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

test('the settings of the extension are those of the server', () => {
  const manifest = readFileSync('src/vscode/manifest.json', 'utf8');
  const { contributes } = JSON.parse(manifest) as {
    contributes: { configuration: { properties: { 'fairyc.profile': { enum: string[] } } } };
  };
  expect(contributes.configuration.properties['fairyc.profile'].enum).toEqual(PROFILES);
});

test('all commands of the extension are registered, and all settings are described', () => {
  const { contributes } = JSON.parse(readFileSync('src/vscode/manifest.json', 'utf8')) as {
    contributes: {
      commands: { command: string }[];
      configuration: { properties: Record<string, { description?: string }> };
    };
  };
  const source = ['extension', 'commands']
    .map((name) => readFileSync(`src/vscode/${name}.ts`, 'utf8'))
    .join('');
  const registered = [...source.matchAll(/registerCommand\(\s*'([^']+)'/g)].map(([, name]) => name);
  expect(contributes.commands.map(({ command }) => command).sort()).toEqual(registered.sort());
  for (const { description } of Object.values(contributes.configuration.properties))
    expect(description).toMatch(/\.$/);
});

describe.skipIf(!hasUnzip)('the packed extension (skipped where unzip is missing)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-vsix-'));
  const extension = path.join(folder, 'extension');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  beforeAll(() => {
    const file = path.join(folder, 'fairyc.vsix');
    // dist/ has been built before the tests.
    const packed = spawnSync(process.execPath, ['.config/vscode.mjs', '--built', file], {
      encoding: 'utf8',
    });
    expect([packed.status, packed.stderr]).toEqual([0, '']);
    execFileSync('unzip', ['-q', file, '-d', folder]);
  }, 300_000);

  test('lists its files for the marketplace', () => {
    const list = readFileSync(path.join(folder, 'extension.vsixmanifest'), 'utf8');
    const assets = [...list.matchAll(/Path="([^"]+)"/g)].map(([, file = '']) => file);
    expect(assets).toHaveLength(4);
    for (const file of assets) expect(existsSync(path.join(folder, file)), file).toBe(true);
    expect(list).toMatch(/Id="fairyc" Version="\d+\.\d+\.\d+" Publisher="fairyc"/);
    const types = readFileSync(path.join(folder, '[Content_Types].xml'), 'utf8');
    const endings = new Set(
      readdirSync(extension, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => path.extname(name)),
    );
    for (const ending of endings) if (ending !== '') expect(types).toContain(`"${ending}"`);
    // Links within the repository lead there.
    for (const name of ['README.md', 'CHANGELOG.md']) {
      const text = readFileSync(path.join(extension, name), 'utf8');
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
      expect(links.filter((to) => !/^(?:https:|#)/.test(to))).toEqual([]);
    }
  });

  test('has a server that answers', { timeout: 60_000 }, async () => {
    const { main, version } = JSON.parse(
      readFileSync(path.join(extension, 'package.json'), 'utf8'),
    ) as Record<string, string>;
    expect(version).toBe(
      (JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>)['version'],
    );
    expect(readFileSync(path.join(extension, main ?? ''), 'utf8')).toContain('fairyc.cjs');
    expect(readFileSync(path.join(extension, 'archbishop.svg'), 'utf8')).toContain('<svg');

    const notices = readFileSync(path.join(extension, 'ThirdPartyNotices.txt'), 'utf8');
    for (const words of ['vscode-languageclient', 'ffish-es6', 'Permission is hereby granted'])
      expect(notices).toContain(words);
    const bundled = readFileSync(path.join(extension, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['chevrotain', 'parse5']) expect(bundled).toContain(name);

    const server = await client(PULLS, [path.join(extension, 'dist/fairyc.cjs'), 'lsp']);
    await open(server, 'file:///variants.ini', '[x:chess]\ncastling = True\n');
    const report = await server.ask<DocumentDiagnosticReport>(
      'textDocument/diagnostic',
      'file:///variants.ini',
    );
    expect(report.kind === 'full' && report.items.map(({ code }) => code)).toEqual([
      'ini/bool-not-true-false',
    ]);
    await open(server, 'file:///game.md', readFileSync('variants/zo-shogi.md', 'utf8'), 'markdown');
    const game = await server.ask<DocumentDiagnosticReport>(
      'textDocument/diagnostic',
      'file:///game.md',
    );
    // Its pieces come from a document in the package.
    expect(game.kind === 'full' && game.items.filter(({ severity }) => severity === 1)).toEqual([]);
    expect(await server.leave()).toBe(0);
  });

  test('has a browser worker that answers and needs nothing else', async () => {
    const { browser } = JSON.parse(
      readFileSync(path.join(extension, 'package.json'), 'utf8'),
    ) as Record<string, string>;
    expect(readFileSync(path.join(extension, browser ?? ''), 'utf8')).toContain('web/server.js');
    const worker = startWorker(path.join(extension, 'web/server.js'));
    const { ask, notify } = worker;
    const { capabilities } = await ask<InitializeResult>('initialize', { capabilities: PULLS });
    expect(capabilities.executeCommandProvider).toBeUndefined();
    notify('initialized', {});
    for (const [uri, languageId, text] of [
      ['vscode-vfs://github/somebody/game/variants.ini', 'ini', '[x:chess]\ncastling = True\n'],
      ['untitled:game', 'markdown', readFileSync('variants/zo-shogi.md', 'utf8')],
    ] as const)
      notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
    const about = (uri: string) => ({ textDocument: { uri } });
    const ini = about('vscode-vfs://github/somebody/game/variants.ini');
    const report = await ask<DocumentDiagnosticReport>('textDocument/diagnostic', ini);
    expect(report.kind === 'full' && report.items.map(({ code }) => code)).toEqual([
      'ini/bool-not-true-false',
    ]);
    const lenses = await ask<CodeLens[]>('textDocument/codeLens', ini);
    const titles = lenses.map(
      async (lens) => (await ask<CodeLens>('codeLens/resolve', lens)).command,
    );
    expect((await Promise.all(titles)).map((command) => command?.title)).toEqual([
      'the pieces of chess',
      '400 moves at depth 2',
    ]);
    // Its pieces come from a shipped document in the worker.
    const game = await ask<DocumentDiagnosticReport>(
      'textDocument/diagnostic',
      about('untitled:game'),
    );
    expect(game.kind === 'full' && game.items.filter(({ severity }) => severity === 1)).toEqual([]);
    expect(await ask('workspace/symbol', { query: 'zo' })).toHaveLength(1);
    const text = '[x:chess]\narchbishop = a\n';
    const page = { uri: 'untitled:x', text, isMarkdown: false, line: 0 };
    expect(await ask('fairyc/page', page)).toMatch(/<html[\s\S]*archbishop/i);
    expect(await ask('fairyc/newDocument', { from: 'shogi' })).toMatch(/^# My game\n/);
    expect(await ask('fairyc/build', page)).toMatch(/^\[x\]$[\s\S]*^archbishop = a$/m);
    expect(await ask('fairyc/explain', { text: 'BN' })).toMatch(/diagonal|bishop/i);
    expect(await ask('shutdown')).toBeNull();
    expect(worker.complaints).toEqual([]);
  });
});
