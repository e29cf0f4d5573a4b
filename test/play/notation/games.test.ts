import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtinDefinition, gameOf } from '../../../src/definitions.js';
import { parsePgn } from '../../../src/notation/pgn.js';
import type { PieceType } from '../../../src/ir/piece.js';
import { compileGame } from '../../../src/play/move-api.js';
import type { Game } from '../../../src/play/game.js';
import { lowerVariant } from '../../../src/play/lower-variant.js';
import { createMatch } from '../../../src/play/match.js';
import type { MoveCode } from '../../../src/play/move.js';
import { positionContext } from '../../../src/play/notation/position-context.js';
import { printFen } from '../../../src/play/notation/print-fen.js';
import { replay, type Board } from '../../../src/play/notation/replay.js';
import { parseMove, printLegalMoves } from '../../../src/play/notation/uci.js';
import { MOVE_FORMATS, type MoveFormat } from '../../../src/play/notation/western/styles.js';
import { writeMoves } from '../../../src/play/notation/write-game.js';
import { pliesOf, writePlayed } from '../../../src/games/read-pgn.js';
import { randomNumbers } from '../../../src/play/random-numbers.js';
import { applyOptions } from '../../../src/read/ini/apply-options.js';
import { THOROUGH } from '../../thorough.js';
import { shippedVariant } from '../../cross/shipped-variants.js';

function boardOf(game: Game, pieces: readonly PieceType[] | null): Board {
  return { match: createMatch(compileGame(game)), context: positionContext(game, pieces) };
}

function shipped(id: string): Board {
  const variant = shippedVariant(id);
  return boardOf(lowerVariant(variant, applyOptions), variant.pieces);
}

function builtin(name: string): Board {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(name);
  return boardOf(gameOf(definition, 'as-engine'), null);
}

/** A game of random moves from the start position. */
function randomGame({ match }: Board, plies: number, seed: string): readonly MoveCode[] {
  const { compiled, position } = match;
  const random = randomNumbers(seed);
  const moves: MoveCode[] = [];
  match.start(compiled.tables.game.startFen);
  while (moves.length < plies) {
    const legal = printLegalMoves(compiled, position);
    const move = parseMove(compiled, position, legal[Math.floor(random() * legal.length)] ?? '');
    if (move === null) break;
    match.play(move);
    moves.push(move);
  }
  return moves;
}

const SPAN = { file: 'f', start: 0, end: 1 };

describe.each([
  ['shogi', shipped('shogi'), MOVE_FORMATS],
  ['tori-shogi', shipped('tori-shogi'), MOVE_FORMATS],
  ['okisaki-shogi', shipped('okisaki-shogi'), MOVE_FORMATS],
  ['wa-shogi', shipped('wa-shogi'), MOVE_FORMATS],
  ['zo-shogi', shipped('zo-shogi'), MOVE_FORMATS],
  ['paragi', shipped('paragi'), MOVE_FORMATS],
  ['kashogi', shipped('kashogi'), MOVE_FORMATS.filter((format) => format !== 'hosking')],
  ['chess', shipped('chess'), MOVE_FORMATS],
  ['built-in crazyhouse', builtin('crazyhouse'), MOVE_FORMATS],
  ['built-in xiangqi', builtin('xiangqi'), MOVE_FORMATS],
  ['built-in seirawan', builtin('seirawan'), MOVE_FORMATS],
])('random games of %s', (name, board, formats) => {
  test('survive PGN in every notation, which is detected', () => {
    for (const seed of THOROUGH ? ['a', 'b'] : ['a']) {
      const { match } = board;
      const moves = randomGame(board, 150, name + seed);
      const end = printFen(match.compiled, match.position);
      const { startFen } = match.compiled.tables.game;
      for (const format of formats) {
        const played = { startFen, moves, format };
        const texts = writeMoves(match, played, format, SPAN);
        expect(texts.diagnostics).toEqual([]);
        const line = (texts.value ?? []).map((text) => ({
          text,
          span: SPAN,
          before: [],
          comments: [],
          marks: [],
          variations: [],
        }));
        const plies = pliesOf(match, { tags: [], moves: line, result: '*' }, played);
        const pgn = writePlayed(plies.value, match, format) ?? expect.fail();
        const { diagnostics, value } = parsePgn({ file: 'f', text: pgn });
        expect([diagnostics, value.length]).toEqual([[], 1]);
        const [game] = value;
        expect(game?.tags.map((tag) => [tag.name, tag.value])).toEqual([
          ['Variant', match.compiled.tables.game.name],
        ]);
        const again = replay(board, null, game?.moves ?? [], null);
        expect([format, again.diagnostics]).toEqual([format, []]);
        expect(again.value?.moves).toEqual(moves);
        expect(printFen(match.compiled, match.position)).toBe(end);
      }
    }
  });
});

describe('games that cannot be replayed', () => {
  const play = (board: Board, moves: string, start: string | null, format: MoveFormat | null) => {
    const { value } = parsePgn({ file: 'f', text: moves });
    const from =
      start === null ? null : { text: start, span: { file: 's', start: 0, end: start.length } };
    const { diagnostics } = replay(board, from, value[0]?.moves ?? [], format);
    return diagnostics.map(({ code, span }) => {
      const text = span.file === 's' ? (start ?? '') : moves;
      return `${code} "${text.slice(span.start, span.end)}"`;
    });
  };

  test('the first wrong move is reported, in the notation that gets farthest', () => {
    const shogi = shipped('shogi');
    expect(play(shogi, '1. P-7f P-3d 2. Bx2b+ Kx2b', null, null)).toEqual([
      'game/illegal-move "Kx2b"',
    ]);
    expect(play(shogi, '1. P76 P34 2. Bx22+ Z*33', null, null)).toEqual([
      'game/unreadable-move "Z*33"',
    ]);
    // Both of gote's golds can move there.
    expect(play(shogi, 'P-7f G-5b', null, null)).toEqual(['game/ambiguous-move "G-5b"']);
    expect(play(shogi, 'P76', null, 'hodges')).toEqual(['game/unreadable-move "P76"']);
  });

  test('two golds can move to the same square', () => {
    const start = '4k4/9/9/9/9/9/9/9/3GKG3 b - 1';
    expect(play(shipped('shogi'), 'G-5h', start, null)).toEqual(['game/ambiguous-move "G-5h"']);
    expect(play(shipped('shogi'), 'G6i-5h K-4a G4i-4h', start, null)).toEqual([]);
  });

  test('the start position is not valid', () => {
    const chess = builtin('chess');
    expect(play(chess, 'e4', '4k3/8/8/8/8/8/4X3/4K3 w - - 0 1', null)).toEqual([
      'fen/no-position "X"',
    ]);
    expect(play(shipped('shogi'), 'G-5h', '4k4/9/9/9/9/9/9/9/3GXG3 b - 1', null)).toEqual([
      'fen/unknown-piece "X"',
    ]);
  });
});

const CHEATSHEET = path.resolve(
  import.meta.dirname,
  '../../../../shared/seeds/000_ac5ab99b87c3ff28.txt',
);

test.skipIf(!existsSync(CHEATSHEET))(
  'the game of the cheatsheet, if ../shared is present: its FEN has gote’s crow in upper case',
  () => {
    const text = readFileSync(CHEATSHEET, 'utf8');
    const pgn = text
      .slice(text.indexOf('[Variant "kashogi"]'), text.indexOf('For some Wa shogi pieces'))
      .replaceAll('[...]', '');
    const follow = (words: string): readonly string[] => {
      const [game] = parsePgn({ file: 'f', text: words }).value;
      const fen = game?.tags.find(({ name }) => name === 'FEN');
      const start = fen === undefined ? null : { text: fen.value, span: fen.span };
      const { diagnostics, value } = replay(shipped('kashogi'), start, game?.moves ?? [], null);
      return diagnostics.length === 0
        ? [`${value?.moves.length ?? 0} moves in ${value?.format ?? ''}`]
        : diagnostics.map(({ code, span }) => `${code} ${words.slice(span.start, span.end)}`);
    };
    expect(follow(pgn)).toEqual(['game/illegal-move SC-5c']);
    expect(follow(pgn.replace('1r2SC@2b1', '1r2sc@2b1'))).toEqual(['6 moves in hodges']);
  },
);
