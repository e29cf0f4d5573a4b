import { inUse } from '../acting.js';
import { castlingTargets } from '../castling.js';
import { dropRegions, fullFiles } from '../drop-regions.js';
import { compileEnclosing, type Enclosing } from '../enclosing.js';
import { closeGate, isGate } from '../gates.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import {
  CASTLING,
  CASTLING_GATING,
  DROP,
  EN_PASSANT,
  extraOf,
  fromOf,
  GATING,
  kindOf,
  moveCode,
  NORMAL,
  PROMOTION,
  SPECIAL,
  toOf,
  typeIn,
  type MoveCode,
} from '../move.js';
import { lowestSquare } from '../passing-square.js';
import { otherSide, pieceCode } from '../piece-code.js';
import { changeHand, changeSquare } from '../changes.js';
import { GATES, stateAt, type Position } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** A piece that leaves its first square may leave a piece from the hand there, once for each square (Seirawan). The open gates mark these squares. */
export const gating = {
  name: 'gating',
  claims: ['gating', 'seirawanGating'],
  appliesTo: inUse('gating'),
  compile: compileGating,
  witnesses: [
    // If the hand has nothing for its gates, the castling field is empty; without gates it is a dash.
    {
      game: 'parent = seirawan',
      fen: '1n2k3/8/8/8/8/8/8/1N2K3[H] w Bb - 0 1',
      moves: ['b1c3h'],
      becomes: '1n2k3/8/8/8/8/2N5/8/1H2K3[] b  - 1 1',
    },
    {
      game: 'parent = seirawan',
      fen: '4k3/8/8/8/8/8/8/1N2K3[H] w B - 0 1',
      moves: ['b1c3h'],
      becomes: '4k3/8/8/8/8/2N5/8/1H2K3[] b - - 1 1',
    },
    {
      game: 'parent = seirawan',
      fen: '4k3/8/8/8/8/8/8/1N2K3[HE] w B - 0 1',
      legal: ['b1c3', 'b1c3h', 'b1c3e'],
      illegal: ['e1e2h'],
    },
    {
      game: 'parent = seirawan',
      fen: '4k3/8/8/8/8/8/8/1N2K3[HE] w B - 0 1',
      moves: ['b1c3h'],
      becomes: '4k3/8/8/8/8/2N5/8/1H2K3[E] b - - 1 1',
    },
    {
      game: 'parent = seirawan',
      fen: '4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1',
      legal: ['e1g1', 'e1g1h', 'h1e1h'],
    },
    {
      game: 'parent = seirawan',
      fen: '4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1',
      moves: ['h1e1h'],
      becomes: '4k3/8/8/8/8/8/8/5RKH[E] b - - 1 1',
    },
    {
      game: 'parent = seirawan\npromotionPawnTypes = r\npromotionPieceTypes = n',
      fen: '4k3/8/8/8/8/8/8/R3K3[H] w A - 0 1',
      legal: ['a1a7h', 'a1a8n', 'a1a8h'],
      illegal: ['a1a8'],
    },
    {
      game: 'parent = seirawan\npromotionPawnTypes = r\npromotionPieceTypes = n',
      fen: '4k3/8/8/8/8/8/8/R3K3[H] w A - 0 1',
      moves: ['a1a8h'],
      becomes: 'H3k3/8/8/8/8/8/8/4K3[H] b - - 0 1',
    },
  ],
} as const satisfies Mechanic;

type Regions = readonly (Uint8Array | null)[];

function compileGating(tables: Tables): Hooks {
  const { seirawanGating, wallingRule, wallOrMove } = tables.game.rules;
  // A move leaves either a wall or a piece behind, not both.
  const gates = seirawanGating && (wallingRule === 'none' || wallOrMove);
  // With `wallOrMove` but without walls, a player may give up the move by gating.
  const staysByGate = wallOrMove && wallingRule === 'none';
  const regions = dropRegions(tables, null);
  const enclosing = compileEnclosing(tables);
  return {
    ...(gates
      ? {
          expandList: (position: Position, start: number): void => {
            addGatings(position, start, regions, enclosing, staysByGate);
          },
        }
      : {}),
    after: (position, move) => {
      if (kindOf(move) === GATING || kindOf(move) === CASTLING_GATING) placeGated(position, move);
      closeGates(position, move);
    },
  };
}

function addGatings(
  position: Position,
  start: number,
  regions: Regions,
  enclosing: Enclosing | null,
  staysByGate: boolean,
): void {
  const { moves, turn, tables } = position;
  if ((position.handTotal[turn] ?? 0) <= 0) return;
  const end = position.top;
  enclosing?.find(position);
  const add = (move: MoveCode, kind: number, gate: number): void => {
    if (enclosing === null || (!enclosing.free && enclosing.allowed[gate] === 1))
      addGate(position, regions, move, kind, gate);
  };
  for (let i = start; i < end; i++) {
    const move = moves[i] ?? 0;
    const kind = kindOf(move);
    const from = fromOf(move);
    const to = toOf(move);
    if (kind === NORMAL) {
      if (isGate(position, turn, from)) add(move, GATING, from);
    } else if (kind === PROMOTION || kind === EN_PASSANT) {
      if (isGate(position, turn, from)) add(move, kind, from);
    } else if (kind === CASTLING) {
      const targets = castlingTargets(tables, turn, to > from ? 0 : 1);
      for (const gate of [from, to])
        if (gate !== targets.king && gate !== targets.rook && isGate(position, turn, gate))
          add(move, CASTLING_GATING, gate);
    } else if (kind === SPECIAL && from !== to && isGate(position, turn, from)) {
      add(move, SPECIAL, from);
    }
  }
  const still = staysByGate ? lowestSquare(position) : -1;
  if (still >= 0 && isGate(position, turn, still))
    add(moveCode(still, still, SPECIAL), SPECIAL, still);
}

function addGate(
  position: Position,
  regions: Regions,
  move: MoveCode,
  kind: number,
  gate: number,
): void {
  const { hand, turn, tables, moves } = position;
  for (let type = 0; type < tables.types; type++) {
    if ((hand[turn * tables.types + type] ?? 0) <= 0) continue;
    if (regions[turn * tables.types + type]?.[gate] !== 1) continue;
    const perFile = tables.game.pieces[type]?.perFile ?? Infinity;
    const file = 1 << (gate % tables.files);
    if (perFile < Infinity && (fullFiles(position, type, turn, perFile) & file) !== 0) continue;
    moves[position.top++] = gatingMove(move, kind, type, gate);
  }
}

/**
 * A move that leaves a piece behind. Only ordinary moves and castling do. The engine lists the others once more for each piece in hand:
 * promotions as promotions to that piece, captures en passant and leaps of Cambodian chess as they are.
 */
function gatingMove(move: MoveCode, kind: number, type: number, gate: number): MoveCode {
  if (kind === SPECIAL || kind === EN_PASSANT) return move;
  return kind === PROMOTION
    ? moveCode(fromOf(move), toOf(move), kind, type)
    : moveCode(fromOf(move), toOf(move), kind, type, gate);
}

function placeGated(position: Position, move: MoveCode): void {
  const { turn, tables } = position;
  const type = typeIn(move, tables.typeMask);
  const gate = extraOf(move);
  changeSquare(position, gate, pieceCode(type, turn), 0);
  changeHand(position, turn, type, -1);
  closeGate(position, turn, gate);
}

function closeGates(position: Position, move: MoveCode): void {
  const { turn, tables, handTotal } = position;
  const { seirawanGating, capturesToHand } = tables.game.rules;
  const kind = kindOf(move);
  if (kind !== DROP) closeGate(position, turn, fromOf(move));
  if (kind === CASTLING || kind === CASTLING_GATING) closeGate(position, turn, toOf(move));
  else closeGate(position, otherSide(turn), toOf(move));
  if (seirawanGating && (handTotal[turn] ?? 0) === 0 && !capturesToHand)
    position.state[stateAt(position) + GATES + turn] = 0;
}
