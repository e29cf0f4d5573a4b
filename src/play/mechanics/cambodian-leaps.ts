import { inUse } from '../acting.js';
import { closeGate, isGate } from '../gates.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { moveCode, SPECIAL, toOf } from '../move.js';
import { otherSide, pieceCode, typeOf } from '../piece-code.js';
import type { Position } from '../position.js';
import { kindNumber, type Tables } from '../tables/tables.js';

/** King and ferz of Cambodian chess have one leap each as their first move. The king loses it when a rook aims at it. */
export const cambodianLeaps = {
  name: 'cambodian-leaps',
  claims: ['cambodianMoves'],
  appliesTo: inUse('cambodianMoves'),
  compile: compileCambodianLeaps,
  witnesses: [
    {
      game: 'parent = cambodian',
      fen: '4k3/8/8/8/8/8/8/3KM3 w DE - 0 1',
      legal: ['d1b2', 'd1f2', 'e1e3'],
    },
    {
      game: 'parent = cambodian',
      fen: '4k3/8/8/8/8/8/8/3KM3 w - - 0 1',
      legal: ['d1d2'],
      illegal: ['d1b2', 'd1f2', 'e1e3'],
    },
    {
      game: 'parent = cambodian',
      fen: '4k3/8/8/r7/8/8/3P4/3KM3 b DE - 0 1',
      moves: ['a5d5'],
      legal: ['e1e3'],
      illegal: ['d1b2', 'd1f2'],
      becomes: '4k3/8/8/3r4/8/8/3P4/3KM3 w E 126 0 2',
    },
  ],
} as const satisfies Mechanic;

function compileCambodianLeaps(tables: Tables, core: MoveApi): Hooks {
  const ferz = kindNumber(tables.game, 'fers');
  const rook = kindNumber(tables.game, 'rook');
  return {
    generate: (position) => {
      leapKing(position, core);
      if (ferz >= 0) leapFerz(position, ferz);
    },
    after: (position, move, moved) => {
      const { turn, kingSquare } = position;
      const king = kingSquare[otherSide(turn)] ?? -1;
      if (king < 0 || typeOf(moved) !== rook || !isGate(position, otherSide(turn), king)) return;
      if (isInLine(tables, toOf(move), king)) closeGate(position, otherSide(turn), king);
    },
  };
}

/** Whether two squares are on one file or rank, whatever stands between them. */
function isInLine({ files }: Tables, one: number, other: number): boolean {
  return one % files === other % files || Math.floor(one / files) === Math.floor(other / files);
}

function leapKing(position: Position, core: MoveApi): void {
  const { board, tables, turn, moves } = position;
  const king = position.kingSquare[turn] ?? -1;
  if (king < 0 || !isGate(position, turn, king) || core.inCheck(position)) return;
  const forward = turn === 0 ? tables.files : -tables.files;
  const file = king % tables.files;
  for (const step of [-2, 2]) {
    const to = king + forward + step;
    if (file + step < 0 || file + step >= tables.files || to < 0 || to >= tables.squares) continue;
    if (board[to] === 0) moves[position.top++] = moveCode(king, to, SPECIAL);
  }
}

function leapFerz(position: Position, ferz: number): void {
  const { board, tables, turn, list, total, moves } = position;
  const code = pieceCode(ferz, turn);
  const end = turn * tables.squares + (total[turn] ?? 0);
  for (let i = turn * tables.squares; i < end; i++) {
    const from = list[i] ?? 0;
    if (board[from] !== code || !isGate(position, turn, from)) continue;
    const to = from + (turn === 0 ? 2 : -2) * tables.files;
    if (to >= 0 && to < tables.squares && board[to] === 0)
      moves[position.top++] = moveCode(from, to, SPECIAL);
  }
}
