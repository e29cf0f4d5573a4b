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
  isPass,
  kindOf,
  moveCode,
  PIECE_PROMOTION,
  PROMOTION,
  SPECIAL,
  toOf,
  withExtra,
  type MoveCode,
} from '../move.js';
import { typeOf, WALL } from '../piece-code.js';
import { changeSquare, hasChanged } from '../changes.js';
import type { Position } from '../position.js';
import { stepFrom } from '../neighbours.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { compileBarePrograms, engineTypeNumber } from '../tables/bare-programs.js';
import type { Programs } from '../tables/programs.js';
import { kindNumber, regionTables, type Tables } from '../tables/tables.js';

/**
 * Every move puts a wall on a square: where an arrow flies (Amazons), on any empty square (the duck, which is moved on), at the edge or
 * beside walls, or where the piece came from. With `wallOrMove` the wall comes instead of a move.
 */
export const walls = {
  name: 'walls',
  claims: ['wallingRule', 'wallingRegion', 'wallOrMove'],
  appliesTo: ({ rules }) => rules.wallingRule !== 'none' || rules.wallOrMove,
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
  const settings: Settings = {
    regions: regionTables(tables.game, rules.wallingRegion),
    open: new Uint8Array(tables.squares),
    arrows: rules.wallingRule === 'arrow' ? compileBarePrograms(tables.game, 'move') : null,
    ofDrops: tables.game.pieces.map(({ kind }) => wallOfDrop(tables, kind)),
    pawn: kindNumber(tables.game, 'pawn'),
  };
  const walls = rules.wallingRule !== 'none';
  return {
    expandList: (position, start) => {
      if (walls) addWalls(position, start, settings);
      if (rules.wallOrMove) giveUpMove(position, settings);
    },
    after: (position, move) => {
      const stays = fromOf(move) === toOf(move) && kindOf(move) !== DROP;
      if (!walls || (rules.wallOrMove && !stays)) return;
      if (rules.wallingRule === 'duck') {
        for (let square = 0; square < tables.squares; square++)
          // What has just turned to stone stays.
          if (position.board[square] === WALL && !hasChanged(position, square))
            changeSquare(position, square, 0, 0);
      }
      const square = extraOf(move);
      // The engine even walls up a piece, and then contradicts itself: see cross/contradiction.
      if (square < tables.squares && position.board[square] === 0)
        changeSquare(position, square, WALL, 0);
    },
  };
}

interface Settings {
  readonly regions: readonly [Uint8Array, Uint8Array];
  readonly open: Uint8Array;
  /** How arrows fly; null: there are none. */
  readonly arrows: Programs | null;
  /** Where a drop of each type leaves its wall. */
  readonly ofDrops: readonly number[];
  /** The number of the engine's type `pawn`; -1: there is none. */
  readonly pawn: number;
}

/** Does a move choose where its wall goes? Pawns do when they turn into their form, other pieces do not; with `sittuyinPromotion` it is the other way round for a choice. */
function choosesWall(position: Position, move: MoveCode, pawn: number): boolean {
  const { sittuyinPromotion, wallOrMove } = position.tables.game.rules;
  const isPawn = typeOf(position.board[fromOf(move)] ?? 0) === pawn;
  switch (kindOf(move)) {
    case DROP:
    case DEMOTION:
      return false;
    case PIECE_PROMOTION:
      return isPawn && !wallOrMove;
    case PROMOTION:
      return !(isPawn && sittuyinPromotion) && !wallOrMove;
    default:
      return !wallOrMove && !isPass(move);
  }
}

/** A drop walls up the square that has the number of the dropped type in the engine; what else chooses none the first square. */
function wallOfDrop({ files, ranks, squares }: Tables, kind: string | null): number {
  const number = engineTypeNumber(kind);
  const file = number % ENGINE_BOARD.files;
  const rank = Math.floor(number / ENGINE_BOARD.files);
  return file < files && rank < ranks ? rank * files + file : squares;
}

let unwalled = new Int32Array(1024);

function addWalls(position: Position, start: number, settings: Settings): void {
  const { regions, open, ofDrops, pawn } = settings;
  const { tables } = position;
  const count = position.top - start;
  if (count > unwalled.length) unwalled = new Int32Array(2 * count);
  unwalled.set(position.moves.subarray(start, position.top));
  position.top = start;
  for (let i = 0; i < count; i++) {
    const move = unwalled[i] ?? 0;
    if (!choosesWall(position, move, pawn)) {
      const square = kindOf(move) === DROP ? (ofDrops[fromOf(move)] ?? 0) : 0;
      position.moves[position.top++] = withExtra(move, square);
      continue;
    }
    findOpen(position, move, regions[position.turn], settings);
    for (let square = 0; square < tables.squares; square++)
      if (open[square] === 1) position.moves[position.top++] = withExtra(move, square);
  }
}

/** With `wallOrMove` a player may stay where he is, and put a wall where there are any. */
function giveUpMove(position: Position, settings: Settings): void {
  const square = lowestSquare(position);
  if (square < 0) return;
  const move = moveCode(square, square, SPECIAL);
  const { tables } = position;
  if (tables.game.rules.wallingRule === 'none') {
    position.moves[position.top++] = move;
    return;
  }
  findOpen(position, move, settings.regions[position.turn], settings);
  for (let wall = 0; wall < tables.squares; wall++)
    if (settings.open[wall] === 1) position.moves[position.top++] = withExtra(move, wall);
}

/** Marks the squares on which this move may put its wall. */
function findOpen(
  position: Position,
  move: MoveCode,
  region: Uint8Array,
  { arrows, open }: Settings,
): void {
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
    // The engine goes by the way of the king: of one that stays where it is, it mistakes the square of the rook.
    open[targets.king > from ? targets.king - 1 : targets.king + 1] = 0;
  }
  if (kindOf(move) === EN_PASSANT) {
    const passed = passedSquare(position, to);
    if (passed >= 0) open[passed] = 1;
  }
  if (arrows !== null) keepArrows(position, arrows, from, to, open);
  for (let square = 0; square < tables.squares; square++) {
    if (region[square] !== 1) open[square] = 0;
    if (wallingRule === 'past' && square !== from) open[square] = 0;
    if (wallingRule === 'edge' && !isAtEdge(position, square)) open[square] = 0;
  }
}

/** Only where the moved piece could go quietly from its new square, by its notation alone. */
function keepArrows(
  position: Position,
  arrows: Programs,
  from: number,
  to: number,
  open: Uint8Array,
): void {
  const { board, tables, top, moves } = position;
  const moved = board[from] ?? 0;
  board[from] = 0;
  const end = runProgram(position, arrows, to, moved, top);
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
