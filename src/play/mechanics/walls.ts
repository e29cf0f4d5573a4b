import { castlingTargets } from '../castling.js';
import { passedSquare } from '../en-passant.js';
import { runProgram } from '../run-program.js';
import { lowestSquare } from '../passing-square.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import {
  CASTLING,
  DEMOTION,
  DROP,
  EN_PASSANT,
  extraOf,
  fromOf,
  kindOf,
  moveCode,
  PIECE_PROMOTION,
  SPECIAL,
  toOf,
  withExtra,
  type MoveCode,
} from '../move.js';
import { WALL } from '../piece-code.js';
import { changeSquare } from '../changes.js';
import type { Position } from '../position.js';
import { stepFrom } from '../neighbours.js';
import { regionTables, type Tables } from '../tables/tables.js';

/**
 * Every move puts a wall on a square: where an arrow flies (Amazons), on any empty square (the duck, which is moved on), at the edge or
 * beside walls, or where the piece came from. With `wallOrMove` the wall comes instead of a move.
 */
export const walls = {
  name: 'walls',
  claims: ['wallingRule', 'wallingRegion', 'wallOrMove'],
  appliesTo: ({ rules }) => rules.wallingRule !== 'none',
  compile: compileWalls,
  witnesses: [
    {
      game: 'parent = duck',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      moves: ['e1e2,e2a1'],
      becomes: '4k3/8/8/8/8/8/4K3/*7 b - - 1 1',
    },
    {
      game: 'parent = duck',
      fen: '4k3/8/8/8/8/8/4K3/*7 b - - 1 1',
      moves: ['e8e7,e7b8'],
      illegal: ['e2e3,e3b8'],
      legal: ['e2e3,e3a1'],
      becomes: '1*6/4k3/8/8/8/8/4K3/8 w - - 2 2',
    },
    {
      game: 'maxRank = 3\nmaxFile = 4\nqueen = a\nwallingRule = arrow\nstartFen = 4/4/4 w - - 0 1',
      fen: '4/4/A2a w - - 0 1',
      legal: ['a1b1,b1a1', 'a1b1,b1c1', 'a1b2,b2c3'],
      illegal: ['a1b1', 'a1b1,b1d2', 'a1b1,b1d1'],
    },
    {
      game: 'parent = chess\nwallingRule = past',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      legal: ['e1e2,e2e1'],
      illegal: ['e1e2,e2a1'],
    },
    {
      game: 'parent = chess\nwallingRule = edge',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      legal: ['e1e2,e2a1', 'e1e2,e2e1'],
      illegal: ['e1e2,e2d4'],
    },
    {
      game: 'parent = chess\nwallingRule = edge',
      fen: '4k3/8/8/8/8/8/*7/4K3 w - - 0 1',
      legal: ['e1e2,e2b2'],
      illegal: ['e1e2,e2b3'],
    },
    {
      game: 'parent = chess\nwallingRule = static\nwallingRegionWhite = *4\nwallOrMove = true',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      moves: ['e1e1,e1a4'],
      becomes: '4k3/8/8/8/*7/8/8/4K3 b - - 1 1',
    },
    {
      game: 'parent = chess\nwallingRule = static\nwallingRegionWhite = *4',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      legal: ['e1e2,e2a4'],
      illegal: ['e1e2,e2a5'],
    },
    {
      game: 'parent = chess\nwallingRule = static\nwallingRegionBlack = *5',
      fen: '4k3/8/8/8/8/8/8/4K3 b - - 0 1',
      legal: ['e8e7,e7a5'],
      illegal: ['e8e7,e7a4'],
    },
    {
      game: 'parent = chess\nwallingRule = static\nwallingRegion = *4',
      fen: '4k3/8/8/8/8/8/8/4K3 b - - 0 1',
      legal: ['e8e7,e7a4'],
      illegal: ['e8e7,e7a5'],
    },
  ],
} as const satisfies Mechanic;

function compileWalls(tables: Tables): Hooks {
  const { rules } = tables.game;
  const regions = regionTables(tables.game, rules.wallingRegion);
  const open = new Uint8Array(tables.squares);
  return {
    ...(rules.wallOrMove
      ? {
          generate: (position: Position): void => {
            const square = lowestSquare(position);
            if (square >= 0) position.moves[position.top++] = moveCode(square, square, SPECIAL);
          },
        }
      : {}),
    expandList: (position, start) => {
      addWalls(position, start, regions[position.turn], open);
    },
    after: (position, move) => {
      if (rules.wallOrMove && fromOf(move) !== toOf(move)) return;
      if (!placesWall(move)) return;
      if (rules.wallingRule === 'duck') {
        for (let square = 0; square < tables.squares; square++)
          if (position.board[square] === WALL) changeSquare(position, square, 0, 0);
      }
      changeSquare(position, extraOf(move), WALL, 0);
    },
  };
}

/** Drops and changes of form bring no wall. */
function placesWall(move: MoveCode): boolean {
  const kind = kindOf(move);
  return kind !== DROP && kind !== PIECE_PROMOTION && kind !== DEMOTION;
}

let unwalled = new Int32Array(1024);

function addWalls(position: Position, start: number, region: Uint8Array, open: Uint8Array): void {
  const { tables } = position;
  const { rules } = tables.game;
  const count = position.top - start;
  if (count > unwalled.length) unwalled = new Int32Array(2 * count);
  unwalled.set(position.moves.subarray(start, position.top));
  position.top = start;
  for (let i = 0; i < count; i++) {
    const move = unwalled[i] ?? 0;
    const moves = fromOf(move) !== toOf(move);
    if (!placesWall(move) || (rules.wallOrMove && moves)) {
      position.moves[position.top++] = move;
      continue;
    }
    findOpen(position, move, region, open);
    for (let square = 0; square < tables.squares; square++)
      if (open[square] === 1) position.moves[position.top++] = withExtra(move, square);
  }
}

/** Marks the squares on which this move may put its wall. */
function findOpen(position: Position, move: MoveCode, region: Uint8Array, open: Uint8Array): void {
  const { board, tables, turn } = position;
  const { wallingRule } = tables.game.rules;
  const from = fromOf(move);
  const to = toOf(move);
  for (let square = 0; square < tables.squares; square++)
    open[square] = board[square] === 0 ? 1 : 0;
  open[from] = 1;
  open[to] = 0;
  if (kindOf(move) === CASTLING) {
    const targets = castlingTargets(tables, turn, to > from ? 0 : 1);
    open[to] = 1;
    open[targets.king] = 0;
    open[targets.rook] = 0;
  }
  if (kindOf(move) === EN_PASSANT) {
    const passed = passedSquare(position, to);
    if (passed >= 0) open[passed] = 1;
  }
  if (wallingRule === 'arrow') keepArrows(position, from, to, open);
  for (let square = 0; square < tables.squares; square++) {
    if (region[square] !== 1) open[square] = 0;
    if (wallingRule === 'past' && square !== from) open[square] = 0;
    if (wallingRule === 'edge' && !isAtEdge(position, square)) open[square] = 0;
  }
}

/** Only where the moved piece could go quietly from its new square. */
function keepArrows(position: Position, from: number, to: number, open: Uint8Array): void {
  const { board, tables, top, moves } = position;
  const moved = board[from] ?? 0;
  board[from] = 0;
  const end = runProgram(position, tables.programs, to, moved, top);
  const reached = new Set<number>();
  for (let i = top; i < end; i++) {
    const square = (moves[i] ?? 0) >>> 8;
    if (board[square] === 0) reached.add(square);
  }
  board[from] = moved;
  for (let square = 0; square < tables.squares; square++)
    if (!reached.has(square)) open[square] = 0;
}

function isAtEdge({ board, tables }: Position, square: number): boolean {
  const { files, ranks } = tables;
  const file = square % files;
  const rank = Math.floor(square / files);
  if (file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1) return true;
  return [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ].some(([dx, dy]) => {
    const beside = stepFrom(tables, square, dx ?? 0, dy ?? 0);
    return beside >= 0 && board[beside] === WALL;
  });
}
