import { inUse } from '../acting.js';
import { dropRegions } from '../drop-regions.js';
import { compileEnclosing, type Enclosing } from '../enclosing.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, kindOf, toOf, typeIn } from '../move.js';
import { pieceCode } from '../piece-code.js';
import type { Position } from '../position.js';
import { kindNumber, type Tables } from '../tables/tables.js';

/** Bishops are dropped on squares of both colours alike, and no other drop may take the room that they need for it. */
export const oppositeBishops = {
  name: 'opposite-bishops',
  claims: ['dropOppositeColoredBishop'],
  appliesTo: inUse('dropOppositeColoredBishop'),
  compile: compileOppositeBishops,
  witnesses: [
    {
      game: 'parent = placement',
      fen: '8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1',
      moves: ['B@a1', 'B@a8'],
      legal: ['B@b1'],
      illegal: ['B@c1'],
    },
    {
      game: 'parent = placement',
      fen: '8/pppppppp/8/8/8/8/PPPPPPPP/NNNNNRB1[BQ] w - - 0 1',
      legal: ['B@h1'],
      illegal: ['Q@h1'],
    },
  ],
} as const satisfies Mechanic;

function compileOppositeBishops(tables: Tables): Hooks {
  const bishop = kindNumber(tables.game, 'bishop');
  const regions = dropRegions(tables);
  const enclosing = compileEnclosing(tables);
  return {
    permits: (position, move) => {
      if (kindOf(move) !== DROP) return true;
      const to = toOf(move);
      const { turn, hand } = position;
      const onBoard = position.count[pieceCode(bishop, turn)] ?? 0;
      const all = onBoard + (hand[turn * tables.types + bishop] ?? 0);
      if (typeIn(move, tables.typeMask) === bishop)
        return bishopsOn(position, bishop, shade(tables, to)) + 1 <= Math.floor((all + 1) / 2);
      const region = regions[turn * tables.types + bishop] ?? null;
      enclosing?.find(position);
      return [0, 1].every(
        (colour) =>
          bishopsOn(position, bishop, colour) + room(position, { region, enclosing }, colour, to) >=
          Math.floor(all / 2),
      );
    },
  };
}

/** 0 for squares of the colour of a1. */
function shade({ files }: Tables, square: number): number {
  return ((square % files) + Math.floor(square / files)) % 2;
}

function bishopsOn({ board, turn, tables }: Position, bishop: number, colour: number): number {
  const code = pieceCode(bishop, turn);
  return board.reduce(
    (count, there, square) =>
      there === code && shade(tables, square) === colour ? count + 1 : count,
    0,
  );
}

function room(
  { board, tables }: Position,
  {
    region,
    enclosing,
  }: { readonly region: Uint8Array | null; readonly enclosing: Enclosing | null },
  colour: number,
  except: number,
): number {
  const isOpen = (square: number): boolean =>
    (enclosing?.free === true || region?.[square] === 1) &&
    (enclosing === null || enclosing.allowed[square] === 1);
  return board.reduce(
    (count, there, square) =>
      there === 0 && square !== except && isOpen(square) && shade(tables, square) === colour
        ? count + 1
        : count,
    0,
  );
}
