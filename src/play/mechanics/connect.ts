import { actsInGame } from '../acting.js';
import type { ByColor } from '../../ir/board.js';
import type { SquareSet } from '../../ir/region.js';
import type { Hooks, Mechanic, Outcome } from '../mechanic.js';
import { stepFrom } from '../neighbours.js';
import { outcomeOfValue } from '../outcome-value.js';
import { otherSide, pieceCode, SIDES, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import { regionTables, typesOrAll, type Tables } from '../tables/tables.js';

/**
 * The player who has just moved wins (or gets `connectValue`) with a number of pieces in a row, with a chain from one region to another, with a
 * square of pieces, or with a number of pieces on one line, whatever stands between them.
 */
export const connect = {
  name: 'connect',
  claims: [
    'connectN',
    'connectPieceTypes',
    'connectHorizontal',
    'connectVertical',
    'connectDiagonal',
    'connectRegion1',
    'connectRegion2',
    'connectNxN',
    'collinearN',
    'connectValue',
  ],
  appliesTo: (game) => actsInGame('connectValue', game),
  compile: compileConnect,
  witnesses: [
    {
      game: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p',
      fen: '4k3/8/8/8/8/2P5/1P6/P3K3 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p\nconnectDiagonal = false',
      fen: '4k3/8/8/8/8/2P5/1P6/P3K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p',
      fen: '4k3/8/8/8/8/2P5/1P6/P3K3 w - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p\nconnectValue = loss',
      fen: '4k3/8/8/2P5/2P5/2P5/8/4K3 b - - 0 1',
      outcome: 'black',
    },
    {
      game: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p',
      fen: '4k3/8/8/P7/8/7P/6P1/4K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nconnectNxN = 2\nconnectPieceTypes = p',
      fen: '4k3/8/8/8/2PP4/2PP4/8/4K3 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nconnectNxN = 2\nconnectPieceTypes = p',
      fen: '4k3/8/8/8/P6P/P6P/8/4K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\ncollinearN = 3\nconnectPieceTypes = p',
      fen: '4k3/8/8/8/P2r2PP/8/8/4K3 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\ncollinearN = 3\nconnectPieceTypes = p',
      fen: '4k3/8/7P/8/P2r3P/8/8/4K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nconnectPieceTypes = p\nconnectRegion1White = *2\nconnectRegion2White = *6\nconnectRegion1Black = *7\nconnectRegion2Black = *3',
      fen: '4k3/8/4P3/3P4/2P5/1P6/P7/4K3 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nconnectPieceTypes = p\nconnectRegion1White = *2\nconnectRegion2White = *6\nconnectRegion1Black = *7\nconnectRegion2Black = *3',
      fen: '4k3/8/P7/1P6/2P5/3P4/4P3/4K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p',
      fen: '4k3/8/8/8/8/8/8/RNB1K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nconnectPieceTypes = p\nconnectRegion1White = *2\nconnectRegion2White = *6\nconnectRegion1Black = *7\nconnectRegion2Black = *3',
      fen: '4k3/p7/1p6/2p5/3p4/4p3/8/4K3 w - - 0 1',
      outcome: 'black',
    },
  ],
} as const satisfies Mechanic;

function isAnywhere(region: ByColor<SquareSet>): boolean {
  return region.white.length > 0 || region.black.length > 0;
}

/** Neighbours in one direction: for each square the square one step away, or -1. */
type Steps = Int16Array;

function compileConnect(tables: Tables): Hooks {
  const { game, squares } = tables;
  const { rules } = game;
  const connectors = typesOrAll(game, rules.connectPieceTypes);
  const isConnector = SIDES.map((side) => {
    const table = new Uint8Array(256);
    for (let type = 0; type < tables.types; type++)
      // A form that has lost its letter is no longer a type of the game.
      if (game.pieces[type]?.ghost !== true) table[pieceCode(type, side)] = connectors[type] ?? 0;
    return table;
  });
  const steps = (dx: number, dy: number): Steps =>
    Int16Array.from({ length: squares }, (_, square) => stepFrom(tables, square, dx, dy));
  // East, north, north-east and south-east. As in the engine, chains grow only in these directions.
  const directions: Steps[] = [];
  if (rules.connectHorizontal) directions.push(steps(1, 0));
  if (rules.connectVertical) directions.push(steps(0, 1));
  if (rules.connectDiagonal) directions.push(steps(1, 1), steps(1, -1));
  const east = steps(1, 0);
  const north = steps(0, 1);
  const goals = regionTables(game, rules.connectRegion2);
  const starts = regionTables(game, rules.connectRegion1);
  const chained = new Uint8Array(squares);
  const onLine = new Int32Array(squares);
  const lines = rules.collinearN > 0 ? directions.map((next) => lineNumbers(next)) : [];

  return {
    immediateEnd: (position): Outcome | null => {
      const them = otherSide(position.turn);
      const found =
        (rules.connectN > 0 && hasRow(position, them)) ||
        (isAnywhere(rules.connectRegion1) && hasChain(position, them)) ||
        (rules.connectNxN > 0 && hasSquare(position, them)) ||
        (rules.collinearN > 0 && hasLine(position, them));
      return found ? outcomeOfValue(rules.connectValue, them) : null;
    },
  };

  function hasRow({ board, list, total }: Position, side: Side): boolean {
    const connects = isConnector[side] ?? connectors;
    const first = side * squares;
    const end = first + (total[side] ?? 0);
    for (let i = first; i < end; i++) {
      const start = list[i] ?? 0;
      if (connects[board[start] ?? 0] !== 1) continue;
      for (const next of directions) {
        let length = 1;
        let square = next[start] ?? -1;
        while (length < rules.connectN && square >= 0 && connects[board[square] ?? 0] === 1) {
          length += 1;
          square = next[square] ?? -1;
        }
        if (length >= rules.connectN) return true;
      }
    }
    return false;
  }

  /** Whether the pieces in the first region are connected to the second. Adds neighbours until none is new. */
  function hasChain({ board }: Position, side: Side): boolean {
    const connects = isConnector[side] ?? connectors;
    const goal = goals[side];
    const start = starts[side];
    let anyGoal = false;
    for (let square = 0; square < squares; square++) {
      const isPart = connects[board[square] ?? 0] === 1;
      chained[square] = isPart && start[square] === 1 ? 1 : 0;
      if (isPart && goal[square] === 1) anyGoal = true;
    }
    if (!anyGoal) return false;
    for (let grows = true; grows;) {
      grows = false;
      for (let square = 0; square < squares; square++) {
        if (chained[square] !== 1) continue;
        for (const next of directions) {
          const to = next[square] ?? -1;
          if (to < 0 || connects[board[to] ?? 0] !== 1) continue;
          // A piece that is in both regions from the start counts only when reached from another.
          if (goal[to] === 1) return true;
          if (chained[to] === 1) continue;
          chained[to] = 1;
          grows = true;
        }
      }
    }
    return false;
  }

  function hasSquare({ board }: Position, side: Side): boolean {
    const connects = isConnector[side] ?? connectors;
    for (let corner = 0; corner < squares; corner++)
      if (isFilled(board, connects, corner)) return true;
    return false;
  }

  function isFilled(board: Uint8Array, connects: Uint8Array, corner: number): boolean {
    let row = corner;
    for (let i = 0; i < rules.connectNxN; i++) {
      let square = row;
      for (let j = 0; j < rules.connectNxN; j++) {
        if (square < 0 || connects[board[square] ?? 0] !== 1) return false;
        square = east[square] ?? -1;
      }
      row = north[row] ?? -1;
    }
    return true;
  }

  /** For each square, the first square of the line through it. */
  function lineNumbers(next: Steps): Int16Array {
    const numbers = new Int16Array(squares);
    const hasBefore = new Uint8Array(squares);
    for (const to of next) if (to >= 0) hasBefore[to] = 1;
    for (let first = 0; first < squares; first++) {
      if (hasBefore[first] === 1) continue;
      for (let square = first; square >= 0; square = next[square] ?? -1) numbers[square] = first;
    }
    return numbers;
  }

  function hasLine({ board }: Position, side: Side): boolean {
    const connects = isConnector[side] ?? connectors;
    for (const numbers of lines) {
      onLine.fill(0);
      for (let square = 0; square < squares; square++) {
        if (connects[board[square] ?? 0] !== 1) continue;
        const line = numbers[square] ?? 0;
        const count = (onLine[line] ?? 0) + 1;
        if (count >= rules.collinearN) return true;
        onLine[line] = count;
      }
    }
    return false;
  }
}
