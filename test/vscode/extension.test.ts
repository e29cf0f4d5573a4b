import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentDiagnosticReport } from 'vscode-languageserver-protocol';
import { PROFILES } from '../../src/catalog/profiles.js';
import { client, open, PULLS } from '../cli/lsp/client.js';

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

test('the settings of the extension are those of the server', () => {
  const manifest = readFileSync('src/vscode/manifest.json', 'utf8');
  const { contributes } = JSON.parse(manifest) as {
    contributes: { configuration: { properties: { 'fairyc.profile': { enum: string[] } } } };
  };
  expect(contributes.configuration.properties['fairyc.profile'].enum).toEqual(PROFILES);
});

test('every command of the extension is registered, and every setting is described', () => {
  const { contributes } = JSON.parse(readFileSync('src/vscode/manifest.json', 'utf8')) as {
    contributes: {
      commands: { command: string }[];
      configuration: { properties: Record<string, { description?: string }> };
    };
  };
  const source = readFileSync('src/vscode/extension.ts', 'utf8');
  const registered = [...source.matchAll(/registerCommand\(\s*'([^']+)'/g)].map(([, name]) => name);
  expect(contributes.commands.map(({ command }) => command).sort()).toEqual(registered.sort());
  for (const { description } of Object.values(contributes.configuration.properties))
    expect(description).toMatch(/\.$/);
});

test.skipIf(!hasUnzip)(
  'the packed extension (skipped where unzip is missing) brings a server that answers',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-vsix-'));
    const file = path.join(folder, 'fairyc.vsix');
    // dist/ has been built before the tests.
    const packed = spawnSync(process.execPath, ['.config/vscode.mjs', '--built', file], {
      encoding: 'utf8',
    });
    expect([packed.status, packed.stderr]).toEqual([0, '']);
    expect(packed.stdout).not.toContain('WARNING');
    execFileSync('unzip', ['-q', file, '-d', folder]);
    const extension = path.join(folder, 'extension');
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
    // Its pieces come from a document that is packed as well.
    expect(game.kind === 'full' && game.items.filter(({ severity }) => severity === 1)).toEqual([]);
    expect(await server.leave()).toBe(0);
    rmSync(folder, { recursive: true });
  },
);
