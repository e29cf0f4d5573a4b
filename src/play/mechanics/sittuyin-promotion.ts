import { runProgram } from '../run-program.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { moveCode, PROMOTION } from '../move.js';
import { bySide, isPiece, pieceCode, sideOf, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import { compileAttackPrograms, compileBarePrograms } from '../tables/bare-programs.js';
import type { Programs } from '../tables/programs.js';
import { kindNumber, ofSide, regionTables, typeTable, type Tables } from '../tables/tables.js';

/**
 * Pawns of Sittuyin promote on their square or with a quiet move of the new piece, which must not attack any piece. The last pawn may promote
 * anywhere.
 */
export const sittuyinPromotion = {
  name: 'sittuyin-promotion',
  claims: ['sittuyinPromotion'],
  appliesTo: ({ rules, pieces }) =>
    rules.sittuyinPromotion && pieces.some(({ kind }) => kind === 'pawn'),
  compile: compileSittuyinPromotion,
  witnesses: [
    {
      game: 'parent = sittuyin',
      fen: '4k3/8/8/3P4/8/P7/8/4K3[] w - - 0 1',
      legal: ['d5d5f', 'd5c4f', 'd5d6', 'a3a4'],
      illegal: ['a3a3f'],
    },
    {
      game: 'parent = sittuyin',
      fen: '4k3/8/8/8/8/P7/8/4K3[] w - - 0 1',
      legal: ['a3a3f', 'a3b4f'],
    },
    {
      game: 'parent = sittuyin',
      fen: '4k3/8/4n3/3P4/8/P7/8/4K3[] w - - 0 1',
      legal: ['d5e4f'],
      illegal: ['d5d5f', 'd5e6f', 'd5e5f'],
    },
    {
      game: 'parent = sittuyin',
      fen: '4k3/8/8/3P4/8/P7/8/3FK3[] w - - 0 1',
      illegal: ['d5d5f'],
      legal: ['d5d6'],
    },
  ],
} as const satisfies Mechanic;

interface Settings {
  readonly pawn: number;
  readonly zone: readonly [Uint8Array, Uint8Array];
  readonly targets: readonly [readonly number[], readonly number[]];
  /** Programs for the squares that the new piece attacks, and to which it may therefore move: within its region, and on the whole board. */
  readonly reach: Programs;
  readonly attack: Programs;
}

function compileSittuyinPromotion(tables: Tables): Hooks {
  const { game } = tables;
  const settings: Settings = {
    pawn: kindNumber(game, 'pawn'),
    zone: regionTables(game, game.rules.promotionRegion),
    targets: bySide((side) => {
      const set = typeTable(game, ofSide(game.rules.promotionPieceTypes, side));
      return [...set.keys()].filter((type) => set[type] === 1);
    }),
    reach: compileAttackPrograms(game),
    attack: compileBarePrograms(game, 'attack'),
  };
  return {
    generate: (position) => {
      promotePawns(position, settings);
    },
  };
}

function promotePawns(position: Position, settings: Settings): void {
  const { pawn, zone, targets } = settings;
  const { board, tables, turn, list, total, count } = position;
  const code = pieceCode(pawn, turn);
  const several = (count[code] ?? 0) > 1;
  const end = turn * tables.squares + (total[turn] ?? 0);
  for (let i = turn * tables.squares; i < end; i++) {
    const from = list[i] ?? 0;
    if (board[from] !== code || (several && zone[turn][from] !== 1)) continue;
    for (const type of targets[turn]) {
      const limit = tables.game.pieces[type]?.promotionLimit ?? 0;
      if (limit > 0 && (count[pieceCode(type, turn)] ?? 0) >= limit) continue;
      promote(position, from, type, turn, settings);
    }
  }
}

function promote(
  position: Position,
  from: number,
  type: number,
  side: Side,
  { attack, reach }: Settings,
): void {
  const { board, moves } = position;
  const pawn = board[from] ?? 0;
  const promoted = pieceCode(type, side);
  const first = position.top;
  board[from] = 0;
  let top = runProgram(position, reach, from, promoted, first);
  moves[top++] = from | (from << 8);
  // Copied, because promotions overwrite the squares found.
  const squares = [...moves.subarray(first, top)].map((move) => move >>> 8);
  let kept = first;
  for (const to of squares) {
    if (board[to] !== 0 || attacksEnemy(position, attack, to, promoted, top)) continue;
    moves[kept++] = moveCode(from, to, PROMOTION, type);
  }
  board[from] = pawn;
  position.top = kept;
}

/** Whether the piece would attack an enemy from there. */
function attacksEnemy(
  position: Position,
  attack: Programs,
  from: number,
  code: number,
  top: number,
): boolean {
  const { board, moves } = position;
  const end = runProgram(position, attack, from, code, top);
  for (let i = top; i < end; i++) {
    const there = board[(moves[i] ?? 0) >>> 8] ?? 0;
    if (isPiece(there) && sideOf(there) !== sideOf(code)) return true;
  }
  return false;
}
