import { dropRegions } from '../drop-regions.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, moveCode } from '../move.js';
import { stepFrom } from '../neighbours.js';
import { isPiece, sideOf, WALL, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import { squaresTable, type Tables } from '../tables/tables.js';

/** Drops that must enclose enemies (Othello), touch friends (Ataxx), avoid enemies (Snort), or slide in from a side (Connect 4). */
export const enclosingDrops = {
  name: 'enclosing-drops',
  claims: ['enclosingDrop', 'enclosingDropStart'],
  appliesTo: ({ rules }) => rules.pieceDrops && rules.enclosingDrop !== 'none',
  compile: compileEnclosingDrops,
  witnesses: [
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = reversi',
      fen: '4/1pP1/1Pp1/4[PPPPpppp] w - - 0 1',
      legal: ['P@c1', 'P@b4'],
      illegal: ['P@b1', 'P@a1'],
    },
    {
      game: 'maxRank = 6\nmaxFile = 7\nimmobile = p\nstartFen = 7/7/7/7/7/7[PPPppp] w - - 0 1\npieceDrops = true\nstalemateValue = draw\nenclosingDrop = top',
      fen: '7/7/7/7/7/P6[PPppp] b - - 0 1',
      legal: ['P@a2', 'P@b1'],
      illegal: ['P@a1', 'P@b2'],
    },
    {
      game: 'maxRank = 6\nmaxFile = 7\nimmobile = p\nstartFen = 7/7/7/7/7/7[PPPppp] w - - 0 1\npieceDrops = true\nstalemateValue = draw\nenclosingDrop = anyside',
      fen: '7/7/7/7/7/1P5[PPppp] b - - 0 1',
      legal: ['P@a6', 'P@c6', 'P@b2', 'P@a3'],
      illegal: ['P@b6', 'P@c3'],
    },
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = ataxx',
      fen: '4/4/4/P2p[PPPPpppp] w - - 0 1',
      legal: ['P@b2'],
      illegal: ['P@c2', 'P@c1'],
    },
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = snort',
      fen: '4/4/4/P2p[PPPPpppp] w - - 0 1',
      legal: ['P@b2', 'P@a4', 'P@c2'],
      illegal: ['P@c1', 'P@d2'],
    },
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = reversi\nenclosingDropStart = b2 c2 b3 c3',
      fen: '4/4/4/4[PPPPpppp] w - - 0 1',
      legal: ['P@b2', 'P@c3'],
      illegal: ['P@a1'],
    },
  ],
} as const satisfies Mechanic;

export const EIGHT_WAYS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;
const FOUR_WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

function compileEnclosingDrops(tables: Tables): Hooks {
  const regions = dropRegions(tables);
  const { rules } = tables.game;
  const start = squaresTable(tables.game, rules.enclosingDropStart);
  const allowed = new Uint8Array(tables.squares);
  return {
    generate: (position) => {
      const { hand, turn, board, moves } = position;
      if (!rules.freeDrops && (position.handTotal[turn] ?? 0) <= 0) return;
      findAllowed(position, start, allowed);
      for (let type = 0; type < tables.types; type++) {
        if (!rules.freeDrops && (hand[turn * tables.types + type] ?? 0) <= 0) continue;
        const region = regions[turn * tables.types + type];
        // Sliding in from a side overrides the region.
        const anywhere = rules.enclosingDrop === 'anyside';
        for (let square = 0; square < tables.squares; square++)
          if (board[square] === 0 && allowed[square] === 1 && (anywhere || region?.[square] === 1))
            moves[position.top++] = moveCode(type, square, DROP, type);
      }
    },
  };
}

/** Marks the squares that the rule allows. */
function findAllowed(position: Position, start: Uint8Array, allowed: Uint8Array): void {
  const { board, tables, turn } = position;
  const opening = start.some((holds, square) => holds === 1 && board[square] === 0);
  if (opening) {
    allowed.set(start);
    return;
  }
  const rule = tables.game.rules.enclosingDrop;
  if (rule === 'anyside') {
    findAnySide(position, allowed);
    return;
  }
  for (let square = 0; square < tables.squares; square++)
    allowed[square] = holdsFor(position, rule, square, turn) ? 1 : 0;
}

function holdsFor(position: Position, rule: string, square: number, side: Side): boolean {
  const { board, tables } = position;
  const beside = (ways: readonly (readonly [number, number])[], whose: 'own' | 'enemy'): boolean =>
    ways.some(([dx, dy]) => {
      const neighbour = stepFrom(tables, square, dx, dy);
      const code = neighbour < 0 ? 0 : (board[neighbour] ?? 0);
      return isPiece(code) && (sideOf(code) === side) === (whose === 'own');
    });
  switch (rule) {
    case 'reversi':
      return (
        beside(EIGHT_WAYS, 'enemy') &&
        EIGHT_WAYS.some(([dx, dy]) => encloses(position, square, dx, dy, side))
      );
    case 'snort':
      return !beside(FOUR_WAYS, 'enemy');
    case 'top': {
      const below = stepFrom(tables, square, 0, -1);
      return below < 0 || board[below] !== 0;
    }
    default:
      return beside(EIGHT_WAYS, 'own');
  }
}

/** One enemy or more in a row from the square, and a friend behind them. Rows go on over walls, as the engine has it. */
function encloses(
  { board, tables }: Position,
  from: number,
  dx: number,
  dy: number,
  side: Side,
): boolean {
  let steps = 0;
  for (let square = stepFrom(tables, from, dx, dy); square >= 0;) {
    const code = board[square] ?? 0;
    steps += 1;
    if (code === 0) return false;
    if (code !== WALL && sideOf(code) === side) return steps > 1;
    square = stepFrom(tables, square, dx, dy);
  }
  return false;
}

/**
 * From each open end of a rank or file: the last square before the first occupied one, or the far edge. From the right and from the top the
 * engine stops at the lowest square that has an occupied one (or the edge) before it, wherever the way is blocked (measured in ffish).
 */
function findAnySide({ board, tables }: Position, allowed: Uint8Array): void {
  const { files, ranks } = tables;
  allowed.fill(0);
  const allow = (first: number, stride: number, count: number): void => {
    const last = first + stride * (count - 1);
    const isOpen = (square: number): boolean => board[square] === 0;
    const squares = Array.from({ length: count }, (_, i) => first + stride * i);
    if (isOpen(first)) {
      const stop = squares.find((square) => square === last || !isOpen(square + stride));
      if (stop !== undefined) allowed[stop] = 1;
    }
    if (isOpen(last)) {
      const stop = squares.find(
        (square) => isOpen(square) && (square === first || !isOpen(square - stride)),
      );
      if (stop !== undefined) allowed[stop] = 1;
    }
  };
  for (let rank = 0; rank < ranks; rank++) allow(rank * files, 1, files);
  for (let file = 0; file < files; file++) allow(file, files, ranks);
}
