import { inUse } from '../acting.js';
import { isAttackedNow } from '../attack.js';
import { imagine } from '../changes.js';
import { dropRegions } from '../drop-regions.js';
import { facesKing } from '../facing.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, fromOf, kindOf, toOf } from '../move.js';
import { otherSide, pieceCode } from '../piece-code.js';
import type { Position } from '../position.js';
import { runProgram } from '../run-program.js';
import { compileBarePrograms } from '../tables/bare-programs.js';
import { typeNumber, type Tables } from '../tables/tables.js';

/** A player with pieces in hand, or with pieces of one type in hand, must drop one before any other move, if possible. */
export const mustDrop = {
  name: 'must-drop',
  claims: ['mustDrop', 'mustDropType'],
  appliesTo: inUse('mustDrop'),
  compile: compileMustDrop,
  witnesses: [
    {
      game: 'parent = placement',
      fen: '8/pppppppp/8/8/8/8/PPPPPPPP/K7[Qq] w - - 0 1',
      legal: ['Q@b1'],
      illegal: ['a2a3'],
    },
    {
      game: 'parent = crazyhouse\nmustDrop = true\nmustDropType = n',
      fen: '4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1',
      legal: ['N@a1'],
      illegal: ['P@a2', 'e1e2'],
    },
    {
      game: 'parent = crazyhouse\nmustDrop = true\nmustDropType = n',
      fen: '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1',
      legal: ['P@a2', 'e1e2'],
    },
    // No hand has the rook, but the partner could send it.
    {
      game: 'parent = placement\ntwoBoards = true\nmobilityRegionBlackKnight = b3',
      fen: 'k7/8/8/8/8/8/8/2K5[n] b - - 0 1',
      illegal: ['a8a7'],
    },
    // A player who must drop one type does not wait for others.
    {
      game: 'parent = placement\ntwoBoards = true\nmustDropType = p\nmobilityRegionBlackPawn = b3',
      fen: 'k7/8/8/8/8/8/1P6/2K5[p] b - - 0 1',
      legal: ['a8a7'],
    },
    // Not if it would leave the player's own king in check.
    {
      game: 'parent = placement\ntwoBoards = true\nflyingGeneral = true',
      fen: '8/8/8/8/3q4/8/1k2K3/8[B] w - - 0 1',
      legal: ['e2e1', 'e2f1', 'e2f3'],
    },
    {
      game: 'parent = placement\nmobilityRegionBlackKnight = b3',
      fen: 'k7/8/8/8/8/8/8/2K5[n] b - - 0 1',
      legal: ['a8a7'],
    },
  ],
} as const satisfies Mechanic;

function compileMustDrop(tables: Tables): Hooks {
  const { mustDropType, twoBoards } = tables.game.rules;
  const type = mustDropType === '*' ? -1 : typeNumber(tables.game, mustDropType);
  // A type that is not in the game cannot be in hand.
  if (mustDropType !== '*' && type < 0) return {};
  const awaited = twoBoards && type < 0 ? compileAwaitedDrops(tables) : () => false;
  return {
    filter: (position, start) => {
      const { turn, hand, handTotal } = position;
      const inHand = type < 0 ? handTotal[turn] : hand[turn * tables.types + type];
      if ((inHand ?? 0) > 0) keepDrops(position, start, type, awaited);
    },
  };
}

type Awaits = (position: Position) => boolean;

function keepDrops(position: Position, start: number, type: number, awaits: Awaits): void {
  const { moves, top } = position;
  let drops = 0;
  for (let i = start; i < top; i++) if (isWanted(moves[i] ?? 0, type)) drops += 1;
  const mustWait = drops === 0 && awaits(position);
  let kept = start;
  for (let i = start; i < top; i++) {
    const move = moves[i] ?? 0;
    if (isWanted(move, type) || (drops === 0 && !mustWait && kindOf(move) !== DROP))
      moves[kept++] = move;
  }
  position.top = kept;
}

function isWanted(move: number, type: number): boolean {
  return kindOf(move) === DROP && (type < 0 || fromOf(move) === type);
}

/**
 * On two boards the engine also counts drops of pieces that the partner may still send, if they give check. A player who must drop waits for
 * them.
 */
function compileAwaitedDrops(tables: Tables): Awaits {
  const { game, squares, types } = tables;
  const { checking, dropChecks, flyingGeneral, pieceDrops } = game.rules;
  if (!pieceDrops || !checking || !dropChecks) return () => false;
  const regions = dropRegions(tables);
  const programs = compileBarePrograms(game, 'attack');
  return (position) => {
    const { board, hand, turn } = position;
    const king = position.kingSquare[otherSide(turn)] ?? -1;
    if (king < 0) return false;
    for (let type = 0; type < types; type++) {
      const region = regions[turn * types + type];
      if (type === tables.king || (hand[turn * types + type] ?? 0) > 0) continue;
      for (let square = 0; square < squares; square++)
        if (board[square] === 0 && region?.[square] === 1 && checks(position, type, square, king))
          return true;
    }
    return false;
  };

  function isInCheckNow(position: Position, own: number): boolean {
    const them = otherSide(position.turn);
    return isAttackedNow(position, own, them) || (flyingGeneral && facesKing(position, own, them));
  }

  function checks(position: Position, type: number, square: number, king: number): boolean {
    const { moves, top, turn } = position;
    const code = pieceCode(type, turn);
    imagine(position, square, code);
    const end = runProgram(position, programs, square, code, top);
    let found = false;
    for (let i = top; i < end; i++) if (toOf(moves[i] ?? 0) === king) found = true;
    const own = position.kingSquare[turn] ?? -1;
    const isLegal = found && (own < 0 || !isInCheckNow(position, own));
    imagine(position, square, 0);
    return isLegal;
  }
}
