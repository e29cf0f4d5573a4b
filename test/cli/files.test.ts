import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_FILE_BYTES, readSourceFile } from '../../src/cli/files.js';
import { expandFolders } from '../../src/cli/folders.js';
import { expandPatterns } from '../../src/cli/patterns.js';
import { rewriteFiles, writeNamedFiles } from '../../src/cli/write-files.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Buffer): string {
  const full = path.join(folder, name);
  writeFileSync(full, content);
  return full;
}

function codeOf(name: string): string {
  const reading = readSourceFile(name);
  return reading.kind === 'rejected' ? reading.diagnostic.code : reading.kind;
}

test('a file that is not text is a finding, not a crash', () => {
  expect(codeOf(file('nul.md', 'a\0b'))).toBe('file/binary');
  expect(codeOf(file('latin1.md', Buffer.from([0x5a, 0xfc])))).toBe('file/not-utf8');
  const utf16 = Buffer.from('[mine:chess]\n', 'utf16le');
  for (const bytes of [
    utf16,
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    Buffer.from(utf16).swap16(),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
  ]) {
    const reading = readSourceFile(file('utf16.ini', bytes));
    expect(reading).toMatchObject({ kind: 'rejected', diagnostic: { code: 'file/not-utf8' } });
    expect(JSON.stringify(reading)).toContain('UTF-16');
  }
  expect(codeOf(file('large.md', Buffer.alloc(MAX_FILE_BYTES + 1, 'x')))).toBe('file/too-large');
  expect(codeOf(file('limit.md', Buffer.alloc(MAX_FILE_BYTES, 'x')))).toBe('source');
});

test('another encoding is a warning in a comment of an ini file, and an error elsewhere', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const text = '# a \u00e9 \uFFFD\n[x:chess]\n;\u00fc\n';
  const comment = file('comment.ini', latin1(text));
  expect(readSourceFile(comment)).toMatchObject({
    kind: 'source',
    foreign: { severity: 'warning', span: { start: 4, end: 5 } },
  });
  expect(rewriteFiles(new Map([[comment, 'new']]))).toContain('not changed');
  expect(readFileSync(comment)).toEqual(latin1(text));
  // U+FFFD itself is UTF-8.
  expect(readSourceFile(file('replacement.ini', '# \uFFFD\n'))).toMatchObject({ foreign: null });
  for (const [name, content] of [
    ['value.ini', '[x:chess]\ncustomPiece1 = \u00e9:N\n'],
    ['name.ini', '# \u00e9\n[caf\u00e9:chess]\n'],
    ['indented.ini', ' # \u00e9\n'],
    ['comment.md', '# \u00e9\n'],
  ] as const)
    expect(codeOf(file(name, latin1(content))), name).toBe('file/not-utf8');
});

test('a file that cannot be read is a failure with a reason', () => {
  expect(readSourceFile(path.join(folder, 'none.md'))).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('there is no such file') as string,
  });
  expect(readSourceFile(folder)).toMatchObject({ kind: 'failed' });
});

test('files are written completely or not at all', () => {
  const good = path.join(folder, 'out', 'good.ini');
  const write = (texts: ReadonlyMap<string, string>) => writeNamedFiles(texts, [], () => true);
  expect(write(new Map([[good, 'text']]))).toBeNull();
  expect(readFileSync(good, 'utf8')).toBe('text');

  // The second file cannot be written, because its folder is a file: the first must not change.
  const blocked = path.join(folder, 'blocked');
  writeFileSync(blocked, 'a file');
  const failure = write(
    new Map([
      [good, 'new text'],
      [path.join(blocked, 'below.ini'), 'text'],
    ]),
  );
  expect(failure).not.toBeNull();
  expect(readFileSync(good, 'utf8')).toBe('text');
  expect(readdirSync(path.join(folder, 'out'))).toEqual(['good.ini']);
});

test('a link stays a link, and a file keeps its permissions', () => {
  const target = file('target.ini', 'old');
  chmodSync(target, 0o600);
  const link = path.join(folder, 'link.ini');
  symlinkSync('target.ini', link);
  expect(rewriteFiles(new Map([[link, 'new']]))).toBeNull();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toBe('new');
  expect(statSync(target).mode & 0o777).toBe(0o600);
});

test.runIf(process.platform === 'linux')('where no folder can be made, writing ends', () => {
  const write = (name: string) => writeNamedFiles(new Map([[name, 'text']]), [], () => true);
  expect(write('/proc/none/deep/x.ini')).not.toBeNull();
  expect(write(path.join(folder, 'a/../b/c/x.ini'))).toBeNull();
  expect(readFileSync(path.join(folder, 'b/c/x.ini'), 'utf8')).toBe('text');
});

test('a folder stands for its variants.ini files and documents', () => {
  const none = path.join(folder, 'none');
  for (const name of ['games/sub', 'games/node_modules', 'games/.git', 'none', 'away'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const section = '[x:chess]\n';
  file('games/b.ini', section);
  file('games/a.md', '# A\n\n| Name | Abbr | Betza |\n| - | - | - |\n| King | K | K |\n');
  file('games/sub/c.ini', section);
  // Not for fairyc, not ours, hidden, elsewhere.
  file('games/tox.ini', '[tox]\nenvlist = py3\n');
  file('games/README.md', '# A repository\n\nSome words.\n');
  file('games/node_modules/d.ini', section);
  file('games/.git/e.ini', section);
  file('away/f.ini', section);
  symlinkSync(path.join(folder, 'away'), path.join(folder, 'games/link'));
  const games = path.join(folder, 'games');
  expect(expandFolders([games, 'x.md', path.join(games, 'b.ini')])).toEqual([
    path.join(games, 'a.md'),
    path.join(games, 'b.ini'),
    path.join(games, 'sub/c.ini'),
    'x.md',
  ]);
  expect(() => expandFolders([none])).toThrow('no variants.ini');
  for (let number = 0; number <= 1000; number += 1) file(`none/${number}.md`, '');
  expect(() => expandFolders([none])).toThrow('more than 1000');
});

test('patterns are expanded in order; other names stay as they are', () => {
  mkdirSync(path.join(folder, 'docs'));
  file('docs/b.md', '');
  file('docs/a.md', '');
  expect(expandPatterns([`${folder}/docs/*.md`, 'x.md', '<stdin>'])).toEqual([
    `${folder}/docs/a.md`,
    `${folder}/docs/b.md`,
    'x.md',
    '<stdin>',
  ]);
  expect(expandPatterns([`${folder}/none/*.md`])).toEqual([`${folder}/none/*.md`]);
});
