import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENCODINGS, positionsOf, type Encoding } from '../../../src/lsp/positions.js';
import { THOROUGH } from '../../thorough.js';
import { ENGINE_FILE } from '../../read/ini/facts.js';
import { client, open, PULLS, type Client } from './client.js';

/** `npm run lsp:random` makes 5,000 edits, which takes minutes. */
const EDITS = Number(process.env['FAIRYC_LSP_EDITS'] ?? (THOROUGH ? 480 : 24));
const TIMEOUT = 60_000 + EDITS * 400;

/** Random numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Requests about a position in a text, with their further parameters. */
const PLACES: readonly (readonly [method: string, more: object])[] = [
  ['hover', {}],
  ['completion', {}],
  ['definition', {}],
  ['references', { context: { includeDeclaration: true } }],
  ['documentHighlight', {}],
  ['prepareRename', {}],
  ['onTypeFormatting', { ch: '|', options: { tabSize: 2, insertSpaces: true } }],
];
const WHOLE: readonly string[] = [
  'diagnostic',
  'documentSymbol',
  'foldingRange',
  'documentLink',
  'semanticTokens/full',
  'codeLens',
  'formatting',
];
const ADDED = [
  ...['', '\n', '[', ']', '|', '=', ':', ' ', '* ', '```ini\n', 'chess', '[x:chess]\n'],
  ...[
    'castling = true\n',
    'a:BN',
    '*7 *8',
    '象',
    '𝄞',
    '; fairyc-ignore x/y',
    '\r\n',
    '* Stalemate: ',
  ],
];

interface Text {
  readonly uri: string;
  readonly languageId: string;
  text: string;
}

const texts = (): Text[] => [
  { uri: 'file:///project/variants.ini', languageId: 'ini', text: ENGINE_FILE.slice(0, 6000) },
  {
    uri: 'file:///project/chess.md',
    languageId: 'markdown',
    text: readFileSync('variants/chess.md', 'utf8'),
  },
  {
    uri: 'file:///project/wa-shogi.md',
    languageId: 'markdown',
    text: readFileSync('variants/wa-shogi.md', 'utf8'),
  },
];

/** Sends all requests about one position of a text. */
async function askAll(
  server: Client,
  { text, uri }: Text,
  offset: number,
  encoding: Encoding,
): Promise<readonly unknown[]> {
  const position = positionsOf(text, encoding).positionAt(offset);
  const answers = await Promise.all([
    ...PLACES.map(([method, more]) =>
      server.ask(`textDocument/${method}`, uri, { position, ...more }),
    ),
    ...WHOLE.map((method) =>
      server.ask(`textDocument/${method}`, uri, {
        options: { tabSize: 2, insertSpaces: true },
      }),
    ),
    server.ask('textDocument/codeAction', uri, {
      range: { start: position, end: position },
      context: { diagnostics: [] },
    }),
    server.ask('textDocument/inlayHint', uri, {
      range: { start: { line: 0, character: 0 }, end: position },
    }),
  ]);
  // Only the version number may differ between two servers.
  return JSON.parse(
    JSON.stringify(answers, (key, value: unknown) => (key === 'resultId' ? 0 : value)),
  ) as readonly unknown[];
}

/** The answers of a server that was given only this text. */
async function askFresh(
  fresh: Client,
  one: Text,
  offset: number,
  encoding: Encoding,
): Promise<readonly unknown[]> {
  await open(fresh, one.uri, one.text, one.languageId);
  const answers = await askAll(fresh, one, offset, encoding);
  await fresh.connection.sendNotification('textDocument/didClose', {
    textDocument: { uri: one.uri },
  });
  return answers;
}

async function twoServers(encoding: Encoding): Promise<readonly [Client, Client]> {
  const able = { ...PULLS, general: { positionEncodings: [encoding] } };
  return [await client(able), await client(able)];
}

async function leave(...servers: readonly Client[]): Promise<void> {
  for (const server of servers) {
    expect(await server.leave()).toBe(0);
    expect(server.complaints).toEqual([]);
  }
}

describe.each(ENCODINGS)('counted in %s', (encoding) => {
  let server: Client;
  let fresh: Client;
  beforeAll(async () => {
    [server, fresh] = await twoServers(encoding);
  });
  afterAll(async () => {
    await leave(server, fresh);
  });

  test(
    `${EDITS / 2} random edits, each with requests: no error, no stale answer`,
    { timeout: TIMEOUT },
    async () => {
      const all = texts();
      for (const { languageId, text, uri } of all) await open(server, uri, text, languageId);
      const random = numbers(encoding.length);
      const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
      for (let version = 2; version < 2 + EDITS / 2; version += 1) {
        const one = pick(all);
        const { positionAt } = positionsOf(one.text, encoding);
        // An edit must not split a surrogate pair, or CR and LF.
        const whole = (at: number): number =>
          /[\uDC00-\uDFFF]/.test(one.text.charAt(at)) || one.text.slice(at - 1, at + 1) === '\r\n'
            ? at - 1
            : at;
        const start = whole(random(one.text.length + 1));
        const end = whole(Math.min(one.text.length, start + random(12)));
        const text = pick(ADDED);
        void server.connection.sendNotification('textDocument/didChange', {
          textDocument: { uri: one.uri, version },
          contentChanges: [{ range: { start: positionAt(start), end: positionAt(end) }, text }],
        });
        one.text = one.text.slice(0, start) + text + one.text.slice(end);
        const offset = random(one.text.length + 1);
        const position = positionsOf(one.text, encoding).positionAt(offset);
        const [method, more] = pick(PLACES);
        await Promise.all([
          server.ask(`textDocument/${method}`, one.uri, { position, ...more }),
          server.ask(`textDocument/${pick(WHOLE)}`, one.uri, { options: {} }),
        ]);
        if (version % 12 !== 0) continue;
        expect(await askAll(server, one, offset, encoding)).toEqual(
          await askFresh(fresh, one, offset, encoding),
        );
        // Random edits soon leave nothing readable.
        if (version % 96 !== 0) continue;
        const [again] = texts().filter(({ uri }) => uri === one.uri);
        one.text = again?.text ?? '';
        void server.connection.sendNotification('textDocument/didChange', {
          textDocument: { uri: one.uri, version },
          contentChanges: [{ text: one.text }],
        });
      }
    },
  );

  /** Typed key by key, with requests after every key, as an editor sends them; `←` is Backspace. */
  test.each([
    [
      'ini',
      'typed.ini',
      '[my-game:chess]\ncasth←ling = fal←lse\narchbishop = a\npromotionPieceTypes = aqrb\n',
    ],
    [
      'markdown',
      'typed.md',
      '# My game\n\n* Size: 8x8\n* Stalemat←te: loss\n\n| Name | Betza | Notes |\n| --- | --- | --- |\n| King | K | 1 |\n| 象 | B | |\n\n1. Royal piece\n',
    ],
  ])(
    'somebody writes a text of %s from nothing',
    { timeout: TIMEOUT },
    async (languageId, name, keys) => {
      const one: Text = { uri: `file:///project/${name}`, languageId, text: '' };
      await open(server, one.uri, '', languageId);
      let version = 1;
      for (const key of keys) {
        version += 1;
        const { positionAt } = positionsOf(one.text, encoding);
        const end = one.text.length;
        const isBack = key === '←';
        void server.connection.sendNotification('textDocument/didChange', {
          textDocument: { uri: one.uri, version },
          contentChanges: [
            {
              range: { start: positionAt(isBack ? end - 1 : end), end: positionAt(end) },
              text: isBack ? '' : key,
            },
          ],
        });
        one.text = isBack ? one.text.slice(0, -1) : one.text + key;
        const position = positionsOf(one.text, encoding).positionAt(one.text.length);
        void server.ask('textDocument/completion', one.uri, { position });
        void server.ask('textDocument/diagnostic', one.uri);
        if (version % 40 === 0)
          expect(await askAll(server, one, one.text.length, encoding)).toEqual(
            await askFresh(fresh, one, one.text.length, encoding),
          );
      }
      expect(await askAll(server, one, 4, encoding)).toEqual(
        await askFresh(fresh, one, 4, encoding),
      );
    },
  );
});
