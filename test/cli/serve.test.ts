import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The program as users get it: dist/fairyc.cjs serves dist/site.
const PROGRAM = path.resolve(import.meta.dirname, '../../dist/fairyc.cjs');
const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-serve-'));
const file = path.join(folder, 'variants.ini');
writeFileSync(file, '[mine:chess]\n');
const child = spawn(process.execPath, [PROGRAM, 'serve', file], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let address = new URL('http://127.0.0.1/');

beforeAll(async () => {
  const line = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
  });
  address = new URL(line.trim());
}, 60_000);
afterAll(() => {
  child.kill();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

function ask(way: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: address.port, path: way, method, headers },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, body });
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

test('prints an address of the loopback interface with a free port, and says that there are files', () => {
  expect(address.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?files$/);
});

test('the page cannot be framed, or read by another origin', async () => {
  const { body, headers, status } = await ask('/');
  expect([status, body.includes('fairyc workbench')]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('the files are those on disk', async () => {
  expect(JSON.parse((await ask('/files.json')).body)).toEqual({
    files: [{ file, text: '[mine:chess]\n' }],
  });
  writeFileSync(file, '[mine:shogi]\n');
  expect((await ask('/files.json')).body).toContain('[mine:shogi]');
});

test.each([
  ['another name for this host', '/files.json', { host: 'evil.example' }, 'GET', 403],
  ['localhost by name', '/files.json', { host: 'localhost' }, 'GET', 403],
  ['a page of another origin', '/files.json', { 'sec-fetch-site': 'cross-site' }, 'GET', 403],
  ['writing', '/files.json', {}, 'PUT', 405],
  ['a way out of the folder', '/../package.json', {}, 'GET', 404],
  ['a way out, in escapes', '/%2e%2e/%2e%2e/package.json', {}, 'GET', 404],
  ['a file that is none of the site', '/assets/../../fairyc.cjs', {}, 'GET', 404],
])('refuses %s', async (_, way, headers, method, status) => {
  const answer = await ask(way, headers, method);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toContain('chess');
});
