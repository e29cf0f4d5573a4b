import { expect, test } from 'vitest';
import { fileNameFor } from '../../src/workbench/texts.js';
import {
  beginningOf,
  definitionOf,
  playableNames,
} from '../../src/workbench/workers/definition.js';
import { entriesOf, lintEntries } from '../../src/workbench/workers/records.js';

const OWN = { file: 'mine.ini', text: '[slow-chess:chess]\ndoubleStep = false\n' };

function problems(file: string, text: string): readonly (readonly [string, string])[] {
  return lintEntries({ file, text }, [OWN], 'fairy-stockfish').map(({ code, span }) => [
    code,
    text.slice(span.start, span.end),
  ]);
}

test('moves are checked by the variant that the game names, and an illegal move is marked', () => {
  // A drop is legal in crazyhouse after a capture, and never in chess.
  const moves = '1. e4 d5 2. exd5 Qxd5 3. P@d6 *';
  expect(problems('games.pgn', `[Variant "Crazyhouse"]\n\n${moves}\n`)).toEqual([]);
  expect(problems('games.pgn', moves).map(([, at]) => at)).toEqual(['P@d6']);
});

test('games and positions can use the variants of other texts', () => {
  const game = '[Variant "slow-chess"]\n\n1. e3 e6 2. d4 *\n';
  expect(problems('games.pgn', game)).toEqual([['game/illegal-move', 'd4']]);
  const definition = definitionOf({
    kind: 'text',
    source: { file: 'games.pgn', text: game },
    name: null,
    among: [OWN],
  });
  expect(definition?.name).toBe('slow-chess');
});

test('an unknown variant is an error at its name', () => {
  const text = '[Variant "crazyhose"]\n\n1. e4 *\n\n[Variant "chess"]\n\n1. e4 e5 *\n';
  const found = lintEntries({ file: 'games.pgn', text }, [], 'fairy-stockfish');
  expect(found.map(({ code }) => code)).toEqual(['game/no-variant']);
  expect(found[0]?.message).toContain('did you mean "crazyhouse"?');
  expect(problems('list.fen', '# variant: crazyhose\n8/8/8/8/8/8/8/8 w - - 0 1\n')).toEqual([
    ['game/no-variant', 'crazyhose'],
  ]);
});

test('positions are linted by the rules for start positions, with spans in their own text', () => {
  const text = [
    '# Two of chess, one of shogi',
    '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    '4k3/8/8/8/8/8/4K3 w - - 0 1',
    '8/8/8/8/8/8/8/4K3 w - - 0 1',
    '# variant: shogi',
    '4k4/9/9/9/9/9/9/9/4K4[Pp] w - - 0 1',
    '4k4/9/9/9/9/9/9/9/4Q4[-] w - - 0 1',
  ].join('\n');
  const found = problems('list.fen', text);
  expect(found.map(([code]) => code)).toEqual(
    expect.arrayContaining([
      'fen/start-fen-wrong-rank-count',
      'fen/start-fen-missing-king',
      'fen/start-fen-undefined-letter',
    ]),
  );
  const lines = text.split('\n');
  const bad = [lines[2], lines[3], lines[6]];
  expect(found.every(([, at]) => bad.some((line) => line?.includes(at) === true))).toBe(true);
});

test('positions of a document variant are checked with its pieces', () => {
  const fens =
    '# variant: wa-shogi\n4k6/11/11/11/11/11/11/11/11/11/5K5[-] w 0 1\n4k6/11/5Z5/11/11/11/11/11/11/11/5K5[-] w 0 1\n';
  expect(problems('list.fen', fens).map(([, at]) => at)).toEqual(['Z']);
});

test('games and positions open on the board, games up to the first illegal move', () => {
  const text = '[White "Anna"]\n[Black "Ben"]\n\n1. f3 e5 2. g4 Qh4# *\n\n1. e4 e5 2. Ke3 *\n';
  const source = { file: 'games.pgn', text };
  const names = playableNames(source, []);
  expect(names).toEqual(['1. Anna – Ben (chess)', '2. ? – ? (chess)']);
  const moves = (name: string) => beginningOf({ kind: 'text', source, name })?.moves;
  expect(moves(names[0] ?? '')).toEqual(['f2f3', 'e7e5', 'g2g4', 'd8h4']);
  expect(moves(names[1] ?? '')).toEqual(['e2e4', 'e7e5']);
  const fen = 'r3k3/8/8/8/8/8/8/4K3 b - - 3 9';
  const positions = { file: 'list.fen', text: `# variant: crazyhouse\n${fen}\n` };
  expect(entriesOf(positions).map(({ variant }) => variant)).toEqual(['crazyhouse']);
  expect(beginningOf({ kind: 'text', source: positions, name: null })).toEqual({ fen, moves: [] });
});

test.each([
  ['[Event "x"]\n\n1. e4 *', 'games.pgn'],
  ['1. e4 e5 2. Nf3 Nc6', 'games.pgn'],
  ['# A game\n', 'game.md'],
  ['4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\n# one more\nk7/8/8/8/8/8/8/K7 b - - 0 1', 'positions.fen'],
  ['[x:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'variants.ini'],
  ['# My game\n\n| Name | Betza |\n| --- | --- |\n| Elk | C |', 'game.md'],
  ['Zo Shogi\n\nfiles=9\nroyal=9\npawn:P:fW:x:a3-i3,,a7-i7\n', 'diagram.txt'],
  ['# Wa\n\nA module is called Games::Shogi::Wa somewhere\n', 'game.md'],
  ['Note: see also: this: and that: here\n', 'game.md'],
  ['<div class="idiagram">files=9\npawn:P:fW:x:a3</div>', 'page.html'],
  ['# A comment\n[x:chess]\npieceToCharTable = -\n', 'variants.ini'],
  ['<applet code="x"></applet>', 'page.html'],
  ['1. Each player moves. 2. The king is safe.', 'game.md'],
  ['', 'game.md'],
])('a pasted text is named by its content: %#', (text, file) => {
  expect(fileNameFor(text)).toBe(file);
});
