import { describe, expect, test } from 'vitest';
import { CUSTOM_PIECE_SLOTS, ENGINE_PIECE_TYPES } from '../../../src/catalog/piece-types.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { predefinedMovements, predefinedTypesFor } from '../../../src/read/betza/predefined.js';
import { printSquare, squareAt, type Square } from '../../../src/ir/board.js';
import type { Movement } from '../../../src/ir/movement.js';
import { targets, type Setting } from '../../../src/ir/targets.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import measured from '../../fixtures/betza-fairy-stockfish.json' with { type: 'json' };

function read(text: string): Movement {
  const span = { file: 'test', start: 0, end: text.length };
  return readBetza(text, 'fairy-stockfish', span).value.asRead;
}

describe('the predefined types that move like a piece', () => {
  test.each([
    ['fW', ['shogiPawn']],
    ['WfF', ['gold']],
    ['fFW', ['gold']],
    ['FfW', ['silver']],
    ['FfbWfW', []],
    ['NQ', ['amazon']],
    ['RNF', ['aiwok']],
    ['FWN', ['centaur']],
    ['BWW', ['queen']],
    ['WF', ['commoner', 'king']],
    ['fmWfceF', ['pawn']],
    ['fmWfcF', []],
    ['fmWfF', ['breakthrough']],
    ['nC', ['immobile']],
    ['nJ', ['janggiElephant']],
    ['ffN', ['shogiKnight']],
    ['lfrW', ['soldier']],
    ['mRcpR', ['cannon']],
    ['FfsW', []],
  ])('%s: %j', (betza, types) => {
    expect(predefinedTypesFor(read(betza))).toEqual(types);
  });

  test('treats a range that crosses the whole board as unlimited', () => {
    expect(predefinedTypesFor(read('fR4'), { files: 5, ranks: 5 })).toEqual(['lance']);
    expect(predefinedTypesFor(read('fR4'))).toEqual([]);
  });
});

describe('the catalog of piece types', () => {
  test('has every type once: 36 predefined, the custom slots, and the king last', () => {
    const types = ENGINE_PIECE_TYPES.map(({ type }) => type);
    expect(new Set(types).size).toBe(36 + CUSTOM_PIECE_SLOTS + 1);
    expect(types.slice(0, 3)).toEqual(['pawn', 'knight', 'bishop']);
    expect(types.slice(34, 37)).toEqual(['commoner', 'centaur', 'customPiece1']);
    expect(types.slice(-2)).toEqual(['customPiece25', 'king']);
  });

  test('no two predefined types move alike, except commoner and king', () => {
    for (const [type, movement] of predefinedMovements()) {
      const others = type === 'commoner' || type === 'king' ? ['commoner', 'king'] : [type];
      expect(predefinedTypesFor(movement)).toEqual(others);
    }
  });

  // The engine itself is asked for the moves of each type, by its own name.
  test('gives every type the moves that it has in the engine', { timeout: 60_000 }, async () => {
    const engine = await loadFfish();
    const types = [...predefinedMovements()].filter(
      ([type]) => type !== 'king' && type !== 'immobile',
    );
    const { added } = engine.load(types.map(([type]) => section(type)).join('\n'));
    expect(added.length).toBe(35);
    for (const [type, movement] of types) {
      const game = engine.play(sectionName(type));
      for (const { name, fen } of measured.setups) {
        game?.setFen(`${fen} w - - 0 1`);
        const moves = game?.legalMoves().filter((move) => move.startsWith('f5'));
        const { quiet, capture } = targets(movement, settingOf(fen));
        const expected = [...quiet, ...capture].map((square) => `f5${printSquare(square)}`);
        expect([type, name, moves?.toSorted()]).toEqual([type, name, expected.sort()]);
      }
      game?.close();
    }
  });
});

function sectionName(type: string): string {
  return `one-${type.toLowerCase()}`;
}

function section(type: string): string {
  return [
    `[${sectionName(type)}]`,
    ...['maxRank = 10', 'maxFile = 11', 'doubleStep = false', 'immobile = i', `${type} = x`],
    'startFen = 11/11/11/11/11/5X5/11/11/11/11 w - - 0 1',
    '',
  ].join('\n');
}

/** A piece on f5 of an 11x10 board. Every letter in the FEN is a piece; capitals are own pieces. */
function settingOf(fen: string): Setting {
  const occupants = new Map<Square, 'own' | 'enemy'>();
  fen.split('/').forEach((row, fromTop) => {
    let file = 0;
    for (const [token] of row.matchAll(/\d+|[A-Za-z]/g)) {
      const square = squareAt(file, 9 - fromTop);
      const isPiece = !/\d/.test(token);
      if (isPiece && square !== null)
        occupants.set(square, token === token.toUpperCase() ? 'own' : 'enemy');
      file += isPiece ? 1 : Number(token);
    }
  });
  const origin = squareAt(5, 4);
  if (origin === null) throw new Error('f5 is a square');
  const board = { files: 11, ranks: 10 };
  return {
    ...{ board, origin, color: 'white', initial: false },
    regionHolds: () => false,
    occupant: (square) => occupants.get(square) ?? null,
  };
}
