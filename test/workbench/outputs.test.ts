import { expect, test } from 'vitest';
import type { Ref } from '../../src/workbench/workers/definition.js';
import { documentNamed, outputsOf, type Output } from '../../src/workbench/workers/games.js';

function outputs(ref: Ref): Readonly<Record<Output['id'], Output>> {
  const found = outputsOf(ref, { approximate: false, rulesFrom: null });
  return Object.fromEntries(found.map((output) => [output.id, output])) as Readonly<
    Record<Output['id'], Output>
  >;
}

function textRef(file: string, text: string): Ref {
  return { kind: 'text', source: { file, text }, name: null };
}

test('a target that cannot express the variant is refused with a reason, the others are written', () => {
  // Fairy-Stockfish supports ten ranks; wa shogi has eleven.
  const found = outputs(textRef('wa-shogi.md', documentNamed('wa-shogi.md') ?? ''));
  for (const id of ['ini', 'pychess'] as const) {
    expect([id, found[id].text]).toEqual([id, null]);
    expect(
      found[id].findings.some(
        ({ message, severity }) => severity === 'error' && /11/.test(message),
      ),
    ).toBe(true);
  }
  for (const id of ['document', 'page', 'json'] as const) expect(found[id].text).not.toBeNull();
});

test('the outputs of games and positions are those of their variant', () => {
  const found = outputs(textRef('games.pgn', '[Variant "crazyhouse"]\n\n1. e4 *\n'));
  expect(found.ini.text).toContain('pieceDrops = true');
  expect(found.pychess.text).toMatch(/^# pychessPieces = p,n,b,r,q,k\n/);
});

test('a text without a variant has all outputs listed, each without text', () => {
  const found = outputs(textRef('game.md', 'Nothing to play.\n'));
  expect(Object.values(found).map(({ text }) => text)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});

test('file names are safe for every variant name', () => {
  const found = outputs(textRef('x.ini', '[../<b>"\u202eexe:chess]\n'));
  for (const { file } of Object.values(found)) expect(file).toMatch(/^[\w%-]+(?:\.[a-z]+)$/);
});
