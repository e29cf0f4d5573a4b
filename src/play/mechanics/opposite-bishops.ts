import { inUse } from '../acting.js';
import { dropRegions } from '../drop-regions.js';
import { compileEnclosing, type Enclosing } from '../enclosing.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, kindOf, toOf, typeIn } from '../move.js';
import { pieceCode, type PieceCode } from '../piece-code.js';
import type { Position } from '../position.js';
import { kindNumber, type Tables } from '../tables/tables.js';

/** A side's bishops are dropped on squares of both colours alike, and no other drop may use up the squares that they need. */
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
  const shades = Uint8Array.from({ length: tables.squares }, (_, square) => shade(tables, square));
  return {
    permits: (position, move) => {
      if (kindOf(move) !== DROP) return true;
      const to = toOf(move);
      const { turn, hand } = position;
      const code = pieceCode(bishop, turn);
      const all = (position.count[code] ?? 0) + (hand[turn * tables.types + bishop] ?? 0);
      if (typeIn(move, tables.typeMask) === bishop)
        return bishopsOn(position, code, shades, shades[to] ?? 0) + 1 <= Math.floor((all + 1) / 2);
      const region = regions[turn * tables.types + bishop] ?? null;
      enclosing?.find(position);
      const open = { region, enclosing };
      return [0, 1].every(
        (colour) =>
          bishopsOn(position, code, shades, colour) + room(position, open, shades, colour, to) >=
          Math.floor(all / 2),
      );
    },
  };
}

/** 0 for squares of the colour of a1, 1 for the others. */
function shade({ files }: Tables, square: number): number {
  return ((square % files) + Math.floor(square / files)) % 2;
}

function bishopsOn(
  { board }: Position,
  code: PieceCode,
  shades: Uint8Array,
  colour: number,
): number {
  let count = 0;
  for (let square = 0; square < shades.length; square++)
    if (board[square] === code && shades[square] === colour) count++;
  return count;
}

/** Where bishops may be dropped. */
interface Open {
  readonly region: Uint8Array | null;
  readonly enclosing: Enclosing | null;
}

function room(
  { board }: Position,
  { region, enclosing }: Open,
  shades: Uint8Array,
  colour: number,
  except: number,
): number {
  const allowed = enclosing?.allowed ?? null;
  const isFree = enclosing?.free === true;
  let count = 0;
  for (let square = 0; square < shades.length; square++) {
    if (board[square] !== 0 || shades[square] !== colour || square === except) continue;
    if (!isFree && region?.[square] !== 1) continue;
    if (allowed === null || allowed[square] === 1) count++;
  }
  return count;
}
