import { castlingTargets } from '../castling.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { forNeighbours, stepFrom } from '../neighbours.js';
import {
  CASTLING,
  CASTLING_GATING,
  DROP,
  fromOf,
  GATING,
  kindOf,
  NORMAL,
  SPECIAL,
  toOf,
} from '../move.js';
import { isPiece, otherCode, sideOf } from '../piece-code.js';
import { changeSquare } from '../changes.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** Enemies that a move encloses in a row (Othello) or touches (Ataxx) change sides. */
export const flips = {
  name: 'flips',
  claims: ['flipEnclosedPieces'],
  // The engine accepts the other values of the type, but they have no effect.
  appliesTo: ({ rules: { flipEnclosedPieces: rule } }) =>
    rule === 'reversi' || rule === 'ataxx' || rule === 'quadwrangle',
  compile: compileFlips,
  witnesses: [
    {
      game: 'parent = flipello',
      fen: '8/8/8/3pP3/3Pp3/8/8/8[PPPppp] w - - 0 1',
      moves: ['P@c5'],
      becomes: '8/8/8/2PPP3/3Pp3/8/8/8[PPppp] b - - 0 1',
    },
    {
      game: 'parent = ataxx',
      fen: '7/7/7/7/7/2p4/p5P w - - 0 1',
      moves: ['g1e2', 'P@d2'],
      becomes: '7/7/7/7/7/2ppp2/p6 w - - 0 2',
    },
    {
      game: 'parent = ataxx\nflipEnclosedPieces = snort',
      fen: '7/7/7/7/7/2p4/p5P w - - 0 1',
      moves: ['g1e2', 'P@d2'],
      becomes: '7/7/7/7/7/2ppP2/p6 w - - 0 2',
    },
    {
      game: 'parent = ataxx',
      fen: '7/7/7/7/7/3p3/p3P2 w - - 0 1',
      moves: ['P@e2'],
      becomes: '7/7/7/7/7/3PP2/p3P2 b - - 0 1',
    },
  ],
} as const satisfies Mechanic;

function compileFlips(tables: Tables): Hooks {
  const rule = tables.game.rules.flipEnclosedPieces;
  return {
    after: (position, move) => {
      const kind = kindOf(move);
      const castles = kind === CASTLING || kind === CASTLING_GATING;
      const isPass = kind === SPECIAL && fromOf(move) === toOf(move);
      if (isPass) return;
      const wing = toOf(move) > fromOf(move) ? 0 : 1;
      const to = castles ? castlingTargets(tables, position.turn, wing).king : toOf(move);
      const moves = kind !== DROP && !castles;
      // The engine flips pieces while the mover is still on its old square.
      const origin = moves ? fromOf(move) : -1;
      if (rule === 'reversi') flipRows(position, to, origin);
      else if (
        kind === NORMAL ||
        kind === GATING ||
        rule === 'ataxx' ||
        touchesFriend(position, to, origin)
      )
        flipNeighbours(position, to);
    },
  };
}

function flipNeighbours(position: Position, to: number): void {
  forNeighbours(position.tables, to, (square) => {
    const code = position.board[square] ?? 0;
    if (isPiece(code) && sideOf(code) !== position.turn)
      changeSquare(position, square, otherCode(code), 0);
  });
}

function touchesFriend(position: Position, to: number, origin: number): boolean {
  let touches = false;
  forNeighbours(position.tables, to, (square) => {
    const code = position.board[square] ?? 0;
    if (square === origin || (isPiece(code) && sideOf(code) === position.turn)) touches = true;
  });
  return touches;
}

function flipRows(position: Position, to: number, origin: number): void {
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      if ((dx !== 0 || dy !== 0) && endsInFriend(position, to, dx, dy, origin))
        for (
          let square = stepFrom(position.tables, to, dx, dy);
          isEnemy(position, square);
          square = stepFrom(position.tables, square, dx, dy)
        )
          changeSquare(position, square, otherCode(position.board[square] ?? 0), 0);
}

function isEnemy({ board, turn }: Position, square: number): boolean {
  const code = square < 0 ? 0 : (board[square] ?? 0);
  return isPiece(code) && sideOf(code) !== turn;
}

/** Whether the row of enemies, which may be empty, is followed by a friendly piece. */
function endsInFriend(
  position: Position,
  to: number,
  dx: number,
  dy: number,
  origin: number,
): boolean {
  const { board, turn, tables } = position;
  let square = stepFrom(tables, to, dx, dy);
  while (isEnemy(position, square)) square = stepFrom(tables, square, dx, dy);
  const code = square < 0 ? 0 : (board[square] ?? 0);
  return (square >= 0 && square === origin) || (isPiece(code) && sideOf(code) === turn);
}
