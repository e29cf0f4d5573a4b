import { beforeAll, describe, expect, test } from 'vitest';
import type { Rule } from '../../src/check/rule.js';
import gameOver from '../../src/check/rules/fen/start-fen-game-over.js';
import opponentInCheck from '../../src/check/rules/fen/start-fen-opponent-in-check.js';
import { checkIni } from '../../src/check/run-rules.js';
import type { Engine, EngineGame } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';

/** Compares two rules on start positions, which have no move generator, with the legal moves of the engine. */
let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

/** Chess with hoppers, lame leapers, nightriders and short riders; each position has both kings. */
const FAIRY = [
  'customPiece1 = c:pR',
  'customPiece2 = h:nN',
  'customPiece3 = g:NN',
  'customPiece4 = e:nA',
  'customPiece5 = f:fRbF3',
  'customPiece6 = o:gQ',
  'pieceToCharTable = -',
];

const VARIANTS = [
  { name: 'chess', parent: 'chess', lines: [], letters: 'PNBRQ', ranks: 8, files: 8 },
  { name: 'fairy', parent: 'chess', lines: FAIRY, letters: 'CHGEFOQR', ranks: 8, files: 8 },
  {
    name: 'capablanca',
    parent: 'capablanca',
    lines: [],
    letters: 'PNBRQAC',
    ranks: 8,
    files: 10,
  },
  { name: 'shogi', parent: 'shogi', lines: [], letters: 'PLNSGBR', ranks: 9, files: 9 },
] as const;
type TestVariant = (typeof VARIANTS)[number];

/** A generator of numbers from 0 to below 1 that is the same on every machine (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function gameOf({ lines, name, parent }: TestVariant): EngineGame {
  const section = `start-of-${name}`;
  engine.load(`[${section}:${parent}]\n${[...lines, 'castling = false'].join('\n')}\n`);
  const game = engine.play(section);
  if (game === null) throw new Error(`The engine has no ${section}.`);
  return game;
}

function speaks(rule: Rule, { lines, parent }: TestVariant, fen: string): boolean {
  const text = `[x:${parent}]\n${[...lines, 'castling = false', `startFen = ${fen}`].join('\n')}\n`;
  const found = checkIni({ file: 'x.ini', text }, [rule], 'fairy-stockfish');
  return found.some(({ code }) => code === rule.code);
}

/** The board field of a FEN for pieces by square, `a1` first. */
function printBoard(board: ReadonlyMap<number, string>, { files, ranks }: TestVariant): string {
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, file) => board.get((ranks - 1 - row) * files + file) ?? '.')
      .join('')
      .replace(/\.+/g, (empty) => String(empty.length)),
  );
  return rows.join('/');
}

describe.each(VARIANTS)('$name', (variant) => {
  const { files, letters, ranks } = variant;
  const squares = files * ranks;

  test('there is no legal move exactly if the rule reports it', () => {
    const random = randomNumbers(1);
    const pick = (count: number): number => Math.floor(random() * count);
    const game = gameOf(variant);
    let over = 0;
    for (let round = 0; round < 800; round++) {
      // A king in the corner, blocked by own pieces, with enemies around.
      const board = new Map<number, string>([[0, 'k']]);
      board.set(1 + pick(squares - 1), 'K');
      const near = [1, 2, files, files + 1, files + 2, 2 * files, 2 * files + 1];
      for (let count = pick(4); count > 0; count--)
        board.set(near[pick(near.length)] ?? 1, letters.charAt(pick(letters.length)).toLowerCase());
      for (let count = 1 + pick(4); count > 0; count--) {
        const square = 1 + pick(squares - 1);
        if (!board.has(square)) board.set(square, letters.charAt(pick(letters.length)));
      }
      if (![...board.values()].includes('K')) continue;
      const fen = `${printBoard(board, variant)} b - - 0 1`;
      game.setFen(fen);
      const isOver = game.legalMoves().length === 0;
      if (isOver) over += 1;
      expect(speaks(gameOver, variant, fen), fen).toBe(isOver);
    }
    game.close();
    expect(over).toBeGreaterThan(4);
  });

  test('the king can be captured exactly if the rule reports it', () => {
    const random = randomNumbers(2);
    const pick = (count: number): number => Math.floor(random() * count);
    const game = gameOf(variant);
    let inCheck = 0;
    for (let round = 0; round < 300; round++) {
      // Black has only the king, so no piece is pinned and White may make all moves.
      const king = pick(squares);
      const board = new Map<number, string>([[king, 'k']]);
      const other = (king + Math.floor(squares / 2)) % squares;
      board.set(other, 'K');
      for (let count = 3 + pick(6); count > 0; count--) {
        const square = pick(squares);
        if (!board.has(square)) board.set(square, letters.charAt(pick(letters.length)));
      }
      const fen = `${printBoard(board, variant)} w - - 0 1`;
      game.setFen(fen);
      const target = `${String.fromCharCode(97 + (king % files))}${Math.floor(king / files) + 1}`;
      const captures = game.legalMoves().filter((move) => /^[a-j]\d+/.test(move));
      const captured = captures.some((move) => /^[a-j]\d+([a-j]\d+)/.exec(move)?.[1] === target);
      if (captured) inCheck += 1;
      expect(speaks(opponentInCheck, variant, fen), fen).toBe(captured);
    }
    game.close();
    expect(inCheck).toBeGreaterThan(20);
  });
});
