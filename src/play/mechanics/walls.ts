import { inUse } from '../acting.js';
import { lowestSquare } from '../passing-square.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import {
  CASTLING_GATING,
  DEMOTION,
  DROP,
  extraOf,
  fromOf,
  GATING,
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
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { engineTypeNumber } from '../tables/bare-programs.js';
import { kindNumber, type Tables } from '../tables/tables.js';
import { compileWallSquares, findWallSquares, type WallSquares } from '../wall-squares.js';

/**
 * Every move puts a wall on a square: where an arrow lands (Amazons), on any empty square (the duck, which is then moved on), at the edge or
 * beside walls, or on the square that the piece left. With `wallOrMove` a wall replaces the move.
 */
export const walls = {
  name: 'walls',
  claims: ['wallingRule', 'wallingRegion', 'wallOrMove'],
  appliesTo: inUse('wallingRule', 'wallOrMove'),
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
      game: 'parent = seirawan\nwallingRule = duck\nwallOrMove = true',
      fen: '4k3/8/8/8/8/8/8/R3K2R[E] w KQAEH - 0 1',
      legal: ['e1e2e,e2e1', 'e1g1e,g1e1', 'h1e1e,e1h1'],
      illegal: ['e1e2e'],
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
    squares: compileWallSquares(tables),
    ofDrops: tables.game.pieces.map(({ kind }) => wallOfDrop(tables, kind)),
    pawn: kindNumber(tables.game, 'pawn'),
  };
  const walls = rules.wallingRule !== 'none';
  return {
    expandList: (position, start) => {
      if (walls) addWalls(position, start, settings);
      if (rules.wallOrMove) giveUpMove(position, settings.squares);
    },
    after: (position, move) => {
      const stays = fromOf(move) === toOf(move) && kindOf(move) !== DROP;
      if (!walls || (rules.wallOrMove && !stays)) return;
      if (rules.wallingRule === 'duck') {
        for (let square = 0; square < tables.squares; square++)
          // A piece that has just turned to stone stays.
          if (position.board[square] === WALL && !hasChanged(position, square))
            changeSquare(position, square, 0, 0);
      }
      const square = extraOf(move);
      // The engine even walls in a piece, and then contradicts itself: see cross/contradiction.
      if (square < tables.squares && position.board[square] === 0)
        changeSquare(position, square, WALL, 0);
    },
  };
}

interface Settings {
  readonly squares: WallSquares;
  /** The square where a drop of each type puts its wall. */
  readonly ofDrops: readonly number[];
  /** The number of the engine's type `pawn`; -1 if the game has none. */
  readonly pawn: number;
}

/**
 * Whether a move chooses the square of its wall. Pawns do when they take their promoted form, other pieces do not. With `sittuyinPromotion` it
 * is the reverse for promotions by choice.
 */
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

/** A drop puts a wall on the square whose number is the engine's number of the dropped type. Other moves without a choice use the first square. */
function wallOfDrop({ files, ranks, squares }: Tables, kind: string | null): number {
  const number = engineTypeNumber(kind);
  const file = number % ENGINE_BOARD.files;
  const rank = Math.floor(number / ENGINE_BOARD.files);
  return file < files && rank < ranks ? rank * files + file : squares;
}

let unwalled = new Int32Array(1024);

function addWalls(position: Position, start: number, settings: Settings): void {
  const { squares, ofDrops, pawn } = settings;
  const { tables } = position;
  const count = position.top - start;
  if (count > unwalled.length) unwalled = new Int32Array(2 * count);
  unwalled.set(position.moves.subarray(start, position.top));
  position.top = start;
  for (let i = 0; i < count; i++) {
    const move = unwalled[i] ?? 0;
    const kind = kindOf(move);
    if (kind === GATING || kind === CASTLING_GATING) {
      position.moves[position.top++] = move;
      continue;
    }
    if (!choosesWall(position, move, pawn)) {
      const square = kind === DROP ? (ofDrops[fromOf(move)] ?? 0) : 0;
      position.moves[position.top++] = withExtra(move, square);
      continue;
    }
    findWallSquares(position, move, squares);
    for (let square = 0; square < tables.squares; square++)
      if (squares.open[square] === 1) position.moves[position.top++] = withExtra(move, square);
  }
}

/** With `wallOrMove` a player may stay in place, and put a wall if the game has any. */
function giveUpMove(position: Position, squares: WallSquares): void {
  const square = lowestSquare(position);
  if (square < 0) return;
  const move = moveCode(square, square, SPECIAL);
  const { tables } = position;
  if (tables.game.rules.wallingRule === 'none') {
    position.moves[position.top++] = move;
    return;
  }
  findWallSquares(position, move, squares);
  for (let wall = 0; wall < tables.squares; wall++)
    if (squares.open[wall] === 1) position.moves[position.top++] = withExtra(move, wall);
}
