import { expect, test } from 'vitest';
import { gameOf, sectionsOf } from '../../../src/definitions.js';
import { createPosition } from '../../../src/play/changes.js';
import { compileGame } from '../../../src/play/move-api.js';
import { setFen } from '../../../src/play/notation/set-fen.js';
import { perftByTables } from '../../../src/play/perft.js';
import { compileNative } from '../../../src/play/wasm/compile.js';

/** The counts by tables and by a module from a position, two moves deep. */
function counts(game: string, fen: string): { readonly tables: number; readonly module: unknown } {
  const [definition] = sectionsOf({ file: 'x.ini', text: game }).definitions;
  if (definition === undefined) throw new Error('no section');
  const compiled = compileGame(gameOf(definition, 'as-engine'));
  const position = createPosition(compiled.tables);
  expect(setFen(compiled, position, fen)).toBeNull();
  const native = compileNative(compiled);
  if (typeof native === 'string') throw new Error(native);
  return { tables: perftByTables(compiled, position, 2), module: native.perft(position, 2) };
}

const CHESS = '[x:chess]\n';
/** With a custom piece in the game the engine accepts the en passant squares of a FEN without checks. */
const CREDULOUS = '[x:chess]\ncustomPiece1 = a:W\n';

/** A position that modules do not support, and one that differs only in that. */
test.each([
  ['two kings', CHESS, '4k3/8/8/8/8/8/8/K4K2 w - - 0 1', '4k3/8/8/8/8/8/8/K4R2 w - - 0 1'],
  ['two black kings', CHESS, 'k3k3/8/8/8/8/8/8/K7 w - - 0 1', 'r3k3/8/8/8/8/8/8/K7 w - - 0 1'],
  [
    'a king in hand',
    '[x:crazyhouse]\n',
    '4k3/8/8/8/8/8/8/K7[K] w - - 0 1',
    '4k3/8/8/8/8/8/8/K7[Qp] w - - 0 1',
  ],
  [
    'a wall among hoppers',
    '[x:xiangqi]\n',
    '4k4/9/3*5/9/3C5/9/9/9/9/3K5 w - - 0 1',
    '4k4/9/3p5/9/3C5/9/9/9/9/3K5 w - - 0 1',
  ],
  [
    'a promoted piece of unknown type that may be demoted',
    '[x:crazyhouse]\npieceDemotion = true\npromotionPieceTypes = -\npromotionRegion = *6 *7 *8\n',
    '4k3/8/N~7/8/8/8/8/4K3[] w - - 0 1',
    '4k3/8/N7/8/8/8/8/4K3[] w - - 0 1',
  ],
  [
    'a king that can be captured',
    CHESS,
    '4k3/8/8/8/4R3/8/8/4K3 w - - 0 1',
    '4k3/8/8/8/4R3/8/8/4K3 b - - 0 1',
  ],
  [
    'two en passant squares',
    CREDULOUS,
    '4k3/8/8/1p1Pp3/8/8/8/K7 w - e6b6 0 1',
    '4k3/8/8/1p1Pp3/8/8/8/K7 w - e6 0 1',
  ],
  [
    'a piece on the en passant square',
    CREDULOUS,
    '4k3/8/4n3/3Pp3/8/8/8/K7 w - e6 0 1',
    '4k3/8/8/3Pp3/8/8/8/K7 w - e6 0 1',
  ],
  [
    'an en passant square without its pawn',
    CREDULOUS,
    '4k3/8/8/3P4/8/8/8/K7 w - e6 0 1',
    '4k3/8/8/8/3pP3/8/8/K7 b - e3 0 1',
  ],
  [
    'an en passant square behind a pawn of the side to move',
    CREDULOUS,
    '4k3/8/8/3PP3/8/8/8/K7 w - e6 0 1',
    '4k3/8/8/3PP3/8/8/8/K7 w - - 0 1',
  ],
])('modules do not support %s', (_, game, fen, near) => {
  expect(counts(game, fen).module).toBeNull();
  const { module, tables } = counts(game, near);
  expect(module).toBe(tables);
});

test('without hoppers, walls are like the edge of the board', () => {
  const { module, tables } = counts(CHESS, '4k3/8/8/3*4/*2R4/3*4/8/K7 w - - 0 1');
  expect(module).toBe(tables);
});

/** A grasshopper, a hopper with a short reach and one without, at each distance from the king and behind each hurdle. */
const HOPPERS = '[x:chess]\ncustomPiece1 = g:gR\ncustomPiece2 = h:pR4\ncustomPiece3 = c:pR\n';
test.each(['G', 'H', 'C'])('a king that the hopper %s attacks, or does not reach', (hopper) => {
  for (let distance = 2; distance <= 6; distance++)
    for (let hurdle = 1; hurdle < distance; hurdle++) {
      const ranks = Array.from({ length: 7 }, (_, rank) =>
        rank === 0 ? '4k3' : rank === hurdle ? '4p3' : rank === distance ? `4${hopper}3` : '8',
      );
      const { module, tables } = counts(HOPPERS, `${ranks.join('/')}/K7 b - - 0 1`);
      expect(module).toBe(tables);
    }
});
