import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { lowerToEngine } from '../../src/emit/lower/engine/lower-to-engine.js';
import { emitVariantsIni } from '../../src/emit/targets/variants-ini.js';
import { fileOf, printSquare, rankOf, squaresOf, type Square } from '../../src/ir/board.js';
import { conclude } from '../../src/ir/engine-conclusion.js';
import type { EngineRules } from '../../src/ir/engine-rules.js';
import { equalMovements } from '../../src/ir/compare.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { inEffect } from '../emit/lower/in-effect.js';
import { handMade, KING } from '../emit/hand-made.js';
import { emitOptions } from '../emit/options.js';
import { playSection, sectionOf, shippedVariant } from './shipped-variants.js';

const SHIPPED = [
  'shogi',
  'tori-shogi',
  'okisaki-shogi',
  'zo-shogi',
  'paragi',
  'kashogi',
  'chess',
  'alquerque',
  'alquerque-soldier',
] as const;

function rulesOf(text: string): EngineRules | null {
  const [section] = readIni({ file: 'emitted.ini', text }).value;
  return section === undefined ? null : inEffect(conclude(section.rules));
}

describe.each(SHIPPED)('the section of %s', (id) => {
  it.each([undefined, 'shogi', 'chess'])(
    'says the lowered rules, in lines all needed; parent %s',
    (name) => {
      const options = { approximate: true, ...(name === undefined ? {} : { parent: name }) };
      const variant = shippedVariant(id);
      const text = sectionOf(variant, options);
      const { rules } = lowerToEngine(variant, emitOptions(options));
      expect(rules).not.toBeNull();
      expect(readIni({ file: 'emitted.ini', text }).diagnostics).toEqual([]);
      const said = rulesOf(text);
      expect(said).toEqual(rules === null ? null : inEffect(conclude(rules)));
      for (const line of text
        .split('\n')
        .filter((one) => one.includes(' = ') && !one.startsWith('#')))
        expect(rulesOf(text.replace(`${line}\n`, '')), line).not.toEqual(said);
    },
  );
});

describe.each(SHIPPED.slice(0, 7))('the pieces of %s', (id) => {
  it('move in the engine as they do in the document', () => {
    const variant = shippedVariant(id);
    const { types, rules } = lowerToEngine(variant, emitOptions());
    for (const { shared, type } of types) {
      const text = rules?.pieces.find((piece) => piece.type === type)?.betza ?? 'none';
      const { asRead } = readBetza(text, 'fairy-stockfish', shared.piece.span).value;
      const { id: piece, movement } = shared.piece;
      expect(equalMovements(asRead, movement.value, variant.board.value), `${piece}: ${text}`).toBe(
        true,
      );
    }
    expect(types.length).toBeGreaterThanOrEqual(6);
  });
});

describe('alquerque, which the engine can only represent in part', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadFfish();
  });

  it('is refused with an error for each piece whose moves depend on the square, except the gold', () => {
    const { text, diagnostics } = emitVariantsIni(shippedVariant('alquerque'), emitOptions());
    expect(text).toBeNull();
    expect(
      diagnostics.map(({ severity, message }) => `${severity} ${message.slice(0, 50)}`),
    ).toEqual([
      'error Fairy-Stockfish cannot express the moves of 飛 Rook',
      'error Fairy-Stockfish cannot express the moves of 角 Bish',
      'error Fairy-Stockfish cannot express the moves of 銀 Silv',
      'error Fairy-Stockfish cannot express the moves of 桂 Hors',
      'error Fairy-Stockfish cannot express the moves of 香 Lanc',
    ]);
  });

  it('states what each approximation lacks, counted by hand on 81 squares', () => {
    const lines = sectionOf(shippedVariant('alquerque'), { approximate: true }).split('\n');
    const comment = (piece: string): string | undefined =>
      lines.find((line) =>
        line.startsWith(`# Fairy-Stockfish cannot express the moves of ${piece}`),
      );
    // F between dark squares: 64 pairs, both ways.
    expect(comment('飛')).toContain('the nearest is R:');
    expect(comment('飛')).toContain('it lacks 128 and adds 0');
    // B on the nine dark diagonals of each direction, of 1, 3, 5, 7, 9, 7, 5, 3, 1 squares: 2 x (0+6+20+42+72+42+20+6+0).
    expect(comment('角')).toContain('the nearest is R2:');
    expect(comment('角')).toContain('it lacks 416 and adds 0');
    expect(comment('銀')).toContain('the nearest is fW:');
    expect(comment('銀')).toContain('neither drop it on a9 c9 e9 g9 i9 nor move there unpromoted');
    expect(comment('桂')).toContain('the nearest is fnN:');
    expect(comment('桂')).toContain('neither drop it on b8 d8 f8 h8 nor move there unpromoted');
    expect(comment('香')).toContain('the nearest is fR2:');
    for (const exact of ['金', '歩', '王']) expect(comment(exact)).toBeUndefined();
  });

  it('has the exact gold: 416 moves over the 81 squares, diagonal ones from dark squares only', () => {
    const game = playSection(engine, sectionOf(shippedVariant('alquerque'), { approximate: true }));
    const movesFrom = (square: Square): readonly string[] => {
      game.setFen(loneGold(square));
      return game.legalMoves().filter((move) => move.startsWith(printSquare(square)));
    };
    const squares = squaresOf({ files: 9, ranks: 9 });
    expect(squares.reduce((sum, square) => sum + movesFrom(square).length, 0)).toBe(416);
    const at = (name: string): Square => {
      const square = squares.find((one) => printSquare(one) === name);
      if (square === undefined) throw new Error(name);
      return square;
    };
    expect(movesFrom(at('e5'))).toHaveLength(8);
    expect(movesFrom(at('e4')).toSorted()).toEqual(['e4d4', 'e4e3', 'e4e5', 'e4f4']);
    game.close();
  });

  it('has a silver that must promote on c9, as its comment states', () => {
    const game = playSection(engine, sectionOf(shippedVariant('alquerque'), { approximate: true }));
    game.setFen('8k/2S6/9/9/9/9/9/9/4K4[S] w - - 0 1');
    const moves = game.legalMoves();
    expect(moves).toContain('c8c9+');
    expect(moves).not.toContain('c8c9');
    expect(moves).not.toContain('S@c9');
    expect(moves).toContain('S@c7');
    game.close();
  });
});

/** A white gold and two kings in corners out of its way. */
function loneGold(square: Square): string {
  const corners = [
    [0, 0],
    [8, 0],
    [0, 8],
    [8, 8],
  ] as const;
  const far = corners.filter(
    ([file, rank]) =>
      Math.max(Math.abs(file - fileOf(square)), Math.abs(rank - rankOf(square))) > 2,
  );
  const rows = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => '1'));
  const put = (file: number, rank: number, piece: string): void => {
    const row = rows[8 - rank];
    if (row !== undefined) row[file] = piece;
  };
  put(fileOf(square), rankOf(square), 'G');
  for (const [index, letter] of ['K', 'k'].entries()) {
    const corner = far[index];
    if (corner !== undefined) put(corner[0], corner[1], letter);
  }
  return `${rows.map((row) => row.join('').replace(/1+/g, (run) => String(run.length))).join('/')}[] w - - 0 1`;
}

describe('a piece of the start position that is also a promoted form', () => {
  it('promotes a second time if the form does, in the engine as in the document', async () => {
    const engine = await loadFfish();
    const wolf = { name: 'Wolf', abbreviation: 'W', betza: 'WfF', promotes: 'Bear' };
    const dog = { name: 'Dog', abbreviation: 'D', betza: 'fW', promotes: 'Wolf' };
    const variant = handMade({
      fen: '4k4/9/9/9/9/9/9/9/W3K3D[-] w 0 1',
      pieces: [KING, wolf, dog, { name: 'Bear', betza: 'K' }],
    });
    const game = playSection(engine, sectionOf(variant));
    game.setFen('8k/9/9/+D3W4/9/9/9/9/4K4[] w - - 0 1');
    const moves = game.legalMoves();
    expect(moves).toContain('e6e7+');
    expect(moves).toContain('a6a7');
    expect(moves).toContain('a6a7+');
    game.close();
  });
});

describe('a pawn of a custom type', () => {
  it('still has the double step of the variant, from its own rank only', async () => {
    const engine = await loadFfish();
    const pawn = { name: 'Pawn', abbreviation: 'P', betza: 'fmWcW', promotes: ['Queen'] };
    const variant = handMade({
      fen: '4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1',
      files: 8,
      ranks: 8,
      pieces: [KING, { name: 'Queen', abbreviation: 'Q', betza: 'Q' }, pawn],
      rules: { doubleStep: true, pieceDrops: false, capturesToHand: false },
    });
    const game = playSection(engine, sectionOf(variant));
    const pawnMoves = (): readonly string[] =>
      game
        .legalMoves()
        .filter((move) => /^e[2-7]/.test(move))
        .toSorted();
    expect(pawnMoves()).toEqual(['e2e3', 'e2e4']);
    expect(game.push('e2e3')).toBe(true);
    expect(pawnMoves()).toEqual(['e7e5', 'e7e6']);
    expect(game.push('e7e5')).toBe(true);
    expect(pawnMoves()).toEqual(['e3e4']);
    game.close();
  });
});
