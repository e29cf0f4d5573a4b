import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Board, FairyStockfish, Module } from 'ffish-es6';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtinDefinition, gameOf } from '../../../src/definitions.js';
import { MOVE_STYLES, stylesOfMove, type MoveStyle } from '../../../src/notation/move-styles.js';
import { compileGame } from '../../../src/play/move-api.js';
import { createMatch, type Match } from '../../../src/play/match.js';
import { parseMove, printLegalMoves, printMove } from '../../../src/play/notation/uci.js';
import { printWesternMove } from '../../../src/play/notation/western/print-move.js';
import { readWesternMove } from '../../../src/play/notation/western/read-move.js';
import { randomNumbers } from '../../../src/play/random-numbers.js';
import { applyOptions } from '../../../src/read/ini/apply-options.js';
import { lowerVariant } from '../../../src/play/lower-variant.js';
import { shippedVariant } from '../../cross/shipped-variants.js';
import { THOROUGH } from '../../thorough.js';

const require = createRequire(import.meta.url);
let ffish: FairyStockfish;
beforeAll(async () => {
  const loaded: unknown = require('ffish-es6');
  const silent = (): void => undefined;
  const wasmBinary = readFileSync(require.resolve('ffish-es6/ffish.wasm'));
  const options = { wasmBinary, print: silent, printErr: silent };
  ffish = await (loaded as { readonly default: typeof Module }).default(options);
  ffish.loadVariantConfig('');
});

function start(match: Match, fen: string): void {
  const problem = match.start(fen);
  if (problem !== null) throw new Error(`${fen}: ${problem.message}`);
}

function builtin(name: string): Match {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(name);
  return createMatch(compileGame(gameOf(definition, 'as-engine')));
}

function shipped(id: string): Match {
  return createMatch(compileGame(lowerVariant(shippedVariant(id), applyOptions)));
}

/** Plays random moves in the engine and passes on each position. */
function randomWalk(
  board: Board,
  positions: number,
  seed: string,
  look: (fen: string) => void,
): void {
  const random = randomNumbers(seed);
  for (let seen = 0; seen < positions;) {
    board.reset();
    for (let ply = 0; ply < 90 && seen < positions; ply++) {
      const moves = board.legalMoves().split(' ').filter(Boolean);
      const move = moves[Math.floor(random() * moves.length)];
      if (move === undefined || !board.push(move)) break;
      if (random() < 0.35) {
        seen += 1;
        look(board.fen());
      }
    }
  }
}

const ENGINE_NAMES: Readonly<Record<MoveStyle, keyof FairyStockfish['Notation']>> = {
  hodges: 'SHOGI_HODGES',
  'hodges-numbers': 'SHOGI_HODGES_NUMBER',
  hosking: 'SHOGI_HOSKING',
  san: 'SAN',
  lan: 'LAN',
};

/** Writes a legal move as the engine does in every style, and reads it back. */
function expectWrittenAlike(board: Board, { compiled, position }: Match, uci: string): void {
  const move = parseMove(compiled, position, uci);
  if (move === null) throw new Error(uci);
  for (const style of MOVE_STYLES) {
    const theirs = board.sanMove(uci, ffish.Notation[ENGINE_NAMES[style]]);
    const ours = printWesternMove(compiled, position, move, style);
    expect([board.fen(), uci, style, ours]).toEqual([board.fen(), uci, style, theirs]);
    expect(stylesOfMove(theirs)).toContain(style);
    expect(readWesternMove(compiled, position, theirs, style)).toEqual({ kind: 'move', move });
  }
}

/** The number of positions to check for each variant; most runs check a sixth. */
describe.each([
  ['torishogi', 220],
  ['shogi', 60],
  ['minishogi', 60],
  ['kyotoshogi', 60],
  ['okisakishogi', 30],
  ['chess', 80],
  ['crazyhouse', 40],
  ['makruk', 40],
  ['capablanca', 30],
  ['seirawan', 40],
  ['shouse', 20],
  ['duck', 4],
  ['amazons', 2],
  // The engine writes pieces by their synonyms: `Hc3`, `Ee3`.
  ['xiangqi', 40],
  ['janggi', 40],
  ['minixiangqi', 20],
])('%s at random', (name, all) => {
  const positions = THOROUGH ? all : Math.ceil(all / 6);
  test('every legal move is written as the engine writes it, and read back', () => {
    const board = new ffish.Board(name);
    const match = builtin(name);
    const { compiled, position } = match;
    let compared = 0;
    try {
      randomWalk(board, positions, name, (fen) => {
        start(match, fen);
        const moves = printLegalMoves(compiled, position);
        expect([...moves].sort()).toEqual(board.legalMoves().split(' ').filter(Boolean).sort());
        const step = Math.max(3, Math.floor(moves.length / 40));
        for (const uci of moves.filter((_move, index) => index % step === compared % step)) {
          expectWrittenAlike(board, match, uci);
          compared += 1;
        }
      });
    } finally {
      board.delete();
    }
    expect(compared).toBeGreaterThan(positions);
  });
});

/** Moves that random games hardly reach. */
test.each([
  ['castling with a gate', 'seirawan', 'r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1'],
  ['castling with a gate, Black', 'seirawan', 'r3k2r/8/8/8/8/8/8/R3K2R[HEhe] b KQkq - 0 1'],
  ['en passant', 'chess', '4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 1'],
  ['promotion by capture', 'capablanca', '4r3k1/5P4/10/10/10/10/10/3K6 w - - 0 1'],
  ['demotion', 'kyotoshogi', '4k/5/2+N2/5/4K[] w - - 0 1'],
  ['drops of two forms', 'kyotoshogi', '4k/5/5/5/4K[Nl] w - - 0 1'],
])('%s in %s', (_, name, fen) => {
  const match = builtin(name);
  start(match, fen);
  const board = new ffish.Board(name, fen);
  try {
    const moves = printLegalMoves(match.compiled, match.position);
    expect([...moves].sort()).toEqual(board.legalMoves().split(' ').filter(Boolean).sort());
    for (const uci of moves) expectWrittenAlike(board, match, uci);
  } finally {
    board.delete();
  }
});

/** Plays moves of a notation and returns them in UCI, or the message that refused one. */
function play(match: Match, moves: readonly string[], style: MoveStyle): readonly string[] {
  const { compiled, position } = match;
  return moves.map((text) => {
    const read = readWesternMove(compiled, position, text, style);
    if (read.kind !== 'move') return `${read.kind}: ${read.why}`;
    const uci = printMove(compiled, position, read.move);
    expect(printWesternMove(compiled, position, read.move, style)).toBe(text);
    match.play(read.move);
    return uci;
  });
}

describe('the mixed game', () => {
  test('the moves of the cheatsheet, squares counted by hand', () => {
    const match = shipped('kashogi');
    start(match, match.compiled.tables.game.startFen);
    const moves = ['P-7f', 'P-5d', 'P-6f', 'SC-5c', 'P-2f', "N'-5b"];
    // The shogi move 7g7f is c3c4; the square 3a, with gote's chess knight, is g9.
    expect(play(match, moves, 'hodges')).toEqual(['c3c4', 'e7e6', 'd3d4', 'e8e7', 'h3h4', 'g9e8']);
  });

  test('Hosking’s notation cannot distinguish N followed by ’ from the piece N’', () => {
    const match = shipped('kashogi');
    start(match, match.compiled.tables.game.startFen);
    const { compiled, position } = match;
    const move = parseMove(compiled, position, 'c3c4');
    expect(move).not.toBeNull();
    expect(printWesternMove(compiled, position, move ?? 0, 'hosking')).toBeNull();
    expect(printWesternMove(compiled, position, move ?? 0, 'hodges-numbers')).toBe('P-76');
  });
});

test('square numbers on a board of eleven ranks', () => {
  const match = shipped('wa-shogi');
  // A gliding swallow moves like a rook; it stands in the corner 11-11.
  start(match, `5k5/${Array.from({ length: 9 }, () => '11').join('/')}/+SW@4K5[] w - - 0 1`);
  const { compiled, position } = match;
  const written = (uci: string, style: MoveStyle): string | null =>
    printWesternMove(compiled, position, parseMove(compiled, position, uci) ?? 0, style);
  expect(written('a1a11', 'hodges')).toBe('+SW-11a');
  expect(written('a1a10', 'hodges-numbers')).toBe('+SW-112');
  // 11-1 and 1-11 would both be 111, if the king did not block the second.
  expect(written('a1a11', 'hodges-numbers')).toBe('+SW-111');
  start(match, `5k5/${Array.from({ length: 8 }, () => '11').join('/')}/5K5/+SW@10[] w - - 0 1`);
  expect(written('a1a11', 'hodges-numbers')).toBeNull();
  expect(readWesternMove(compiled, position, '+SW-111', 'hodges-numbers').kind).toBe('ambiguous');
});

describe('what a text may leave out, and what that means', () => {
  const match = builtin('shogi');
  const { compiled, position } = match;
  const read = (text: string, style: MoveStyle = 'hodges'): string => {
    const found = readWesternMove(compiled, position, text, style);
    return found.kind === 'move'
      ? printMove(compiled, position, found.move)
      : `${found.kind}: ${found.why}`;
  };

  test('promotion, declined with and without a sign', () => {
    start(match, '4k4/9/9/4S4/9/9/9/9/4K4[G] w - - 0 1');
    expect(['S-5c+', 'S-5c=', 'S-5c', 'S5d-5c', 'G*5b'].map((text) => read(text))).toEqual([
      'e6e7+',
      'e6e7',
      'e6e7',
      'e6e7',
      'G@e8',
    ]);
    expect(read("G'52", 'hosking')).toBe('G@e8');
    expect(read('S53+', 'hosking')).toBe('e6e7+');
    expect(read('S-53+', 'hodges-numbers')).toBe('e6e7+');
  });

  test('two pieces of the same type', () => {
    start(match, '4k4/9/9/9/9/9/9/3G1G3/4K4[] w - - 0 1');
    expect(read('G-5g')).toBe(
      'ambiguous: "G-5g" could start from 6h or 4h; add the starting square.',
    );
    expect(read('G6h-5g')).toBe('d2e3');
    expect(read('G-3g')).toBe('f2g3');
  });

  test('illegal moves and texts that are not moves', () => {
    start(match, '4k4/9/9/9/9/9/4P4/9/4K4[] w - - 0 1');
    expect(read('P-5e')).toBe('illegal: "P-5e" is not a legal move here. P can go to 5f.');
    expect(read('Px5f')).toBe('illegal: "Px5f" is not a legal move here. P can go to 5f.');
    expect(read('P*4d')).toBe('illegal: "P*4d" is not a legal move here. P can go to 5f.');
    for (const text of ['Z-5f', 'P-5z', 'P', '', 'P-5f+-', 'P-5f'.repeat(20)])
      expect(read(text)).toMatch(/^unreadable: /);
  });

  test('chess: superfluous origins, signs after the move, castling written with zeros', () => {
    const chess = builtin('chess');
    start(chess, 'r3k2r/8/8/8/8/8/4P3/R3K2R w KQkq - 0 1');
    const inChess = (text: string): string => {
      const found = readWesternMove(chess.compiled, chess.position, text, 'san');
      return found.kind === 'move'
        ? printMove(chess.compiled, chess.position, found.move)
        : found.kind;
    };
    expect(
      ['e4', 'e2e4', 'e4!?', 'Rhxh8+', 'Rh1xh8+', 'Rxh8', '0-0', 'O-O-O', 'e5'].map(inChess),
    ).toEqual(['e2e4', 'e2e4', 'e2e4', 'h1h8', 'h1h8', 'h1h8', 'e1g1', 'e1c1', 'illegal']);
  });
});
