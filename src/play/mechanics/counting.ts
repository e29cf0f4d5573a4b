import { inUse } from '../acting.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { kindOf, PROMOTION } from '../move.js';
import { hasMoves } from '../has-moves.js';
import { otherSide, pieceCode, typeOf, type Side } from '../piece-code.js';
import { CAPTURED, COUNTING_LIMIT, COUNTING_PLY, stateAt, type Position } from '../position.js';
import { kindNumbers, type Tables } from '../tables/tables.js';

/** The weaker side counts moves, and draws if it is not mated in time: Makruk, Cambodian and ASEAN rules. */
export const counting = {
  name: 'counting',
  claims: ['countingRule'],
  appliesTo: inUse('countingRule'),
  compile: compileCounting,
  witnesses: [
    {
      game: 'parent = makruk',
      fen: '4k3/8/8/2p5/8/2R2R2/3S4/4K3 w - - 0 1',
      moves: ['c3c5'],
      becomes: '4k3/8/8/2R5/8/5R2/3S4/4K3 b - 16 10 1',
      outcome: null,
    },
    {
      game: 'parent = makruk',
      fen: '4k3/8/8/2R5/8/5R2/3S4/4K3 b - 16 16 20',
      moves: ['e8d8'],
      becomes: '3k4/8/8/2R5/8/5R2/3S4/4K3 w - 16 17 21',
      outcome: 'draw',
    },
    {
      game: 'parent = makruk',
      fen: '4k3/8/8/2R5/8/5R2/3S4/4K3 b - 16 15 20',
      moves: ['e8d8'],
      outcome: null,
    },
    {
      game: 'parent = makruk',
      fen: '4k3/3n4/8/2p5/8/4N3/3S4/2R1K3 w - - 0 1',
      moves: ['c1c5'],
      becomes: '4k3/3n4/8/2R5/8/4N3/3S4/4K3 b - 128 0 1',
      outcome: null,
    },
    {
      game: 'parent = makruk',
      fen: '8/8/8/4k3/4P3/2K5/8/2R5 b - - 0 1',
      moves: ['e5e4'],
      becomes: '8/8/8/8/4k3/2K5/8/2R5 w - 32 5 2',
      outcome: null,
    },
    {
      game: 'parent = cambodian',
      fen: '4k3/8/8/2p5/8/2R2R2/3S4/4K3 w - - 0 1',
      moves: ['c3c5'],
      becomes: '4k3/8/8/2R5/8/5R2/3S4/4K3 b - 14 10 1',
      outcome: null,
    },
    {
      game: 'parent = cambodian',
      fen: '4k3/8/3np3/2n5/8/2R2R2/3S4/4K3 w - - 0 1',
      moves: ['c3c5'],
      becomes: '4k3/8/3np3/2R5/8/5R2/3S4/4K3 b - 126 0 1',
      outcome: null,
    },
    {
      game: 'parent = asean',
      fen: '4k3/8/8/2p5/8/2R2R2/3B4/4K3 w - - 0 1',
      moves: ['c3c5'],
      becomes: '4k3/8/8/2R5/8/5R2/3B4/4K3 b - 32 0 1',
      outcome: null,
    },
    {
      game: 'parent = asean',
      fen: '4k3/8/8/2N5/8/5N2/8/4K3 b - 128 128 90',
      moves: ['e8d8'],
      outcome: 'draw',
    },
  ],
} as const satisfies Mechanic;

/**
 * The limit in full moves, by the pieces of the stronger side against a lone king: two rooks, one rook, two khons, two knights, one khon,
 * anything else.
 */
interface PiecesHonour {
  readonly rooks: number;
  readonly rook: number;
  readonly khons: number;
  readonly knights: number;
  readonly khon: number;
  readonly other: number;
}

const MAKRUK: PiecesHonour = { rooks: 8, rook: 16, khons: 22, knights: 32, khon: 44, other: 64 };
/** The Cambodian count includes the move with which it starts. */
const CAMBODIAN: PiecesHonour = { rooks: 7, rook: 15, khons: 21, knights: 31, khon: 43, other: 63 };

function compileCounting({ game }: Tables, core: MoveApi): Hooks {
  const { countingRule } = game.rules;
  const pawn = kindNumbers(game, 'pawn');
  const rook = kindNumbers(game, 'rook');
  const khon = kindNumbers(game, 'silver');
  const knight = kindNumbers(game, 'knight');
  return {
    after: (position, move) => {
      const us = position.turn;
      const them = otherSide(us);
      const { state, total } = position;
      const at = stateAt(position);
      const captured = state[at + CAPTURED] ?? 0;
      const pieces = (total[0] ?? 0) + (total[1] ?? 0);
      // If the lone king has captured the last pawn, this move counts, too.
      if (
        countingRule !== 'asean' &&
        captured !== 0 &&
        pawn.includes(typeOf(captured)) &&
        total[us] === 1 &&
        !hasPawns(position) &&
        limitFor(position, us) > 0
      )
        start(at, limitFor(position, us), 2 * pieces - 1);
      const loses = (captured !== 0 || kindOf(move) === PROMOTION) && total[them] === 1;
      const limit = limitFor(position, them);
      if (limit > 0 && (state[at + COUNTING_LIMIT] === 0 || loses))
        start(at, limit, countingRule === 'asean' || (total[them] ?? 0) > 1 ? 0 : 2 * pieces);

      function start(place: number, moves: number, counted: number): void {
        state[place + COUNTING_LIMIT] = 2 * moves;
        state[place + COUNTING_PLY] = counted;
      }
    },
    optionalEnd: (position) => {
      const at = stateAt(position);
      const limit = position.state[at + COUNTING_LIMIT] ?? 0;
      const isOver = limit > 0 && (position.state[at + COUNTING_PLY] ?? 0) > limit;
      return isOver && (!core.inCheck(position) || hasMoves(core, position)) ? 'draw' : null;
    },
  };

  function countOf({ count }: Position, side: Side, types: readonly number[]): number {
    return types.reduce((sum, type) => sum + (count[pieceCode(type, side)] ?? 0), 0);
  }

  function hasPawns(position: Position): boolean {
    return countOf(position, 0, pawn) + countOf(position, 1, pawn) > 0;
  }

  /** The number of moves to which a side may count now; 0 if it does not count. */
  function limitFor(position: Position, side: Side): number {
    const ours = position.total[side] ?? 0;
    const theirs = position.total[otherSide(side)] ?? 0;
    switch (countingRule) {
      case 'none':
        return 0;
      case 'makruk':
        if (hasPawns(position) || theirs === 1) return 0;
        return ours > 1 ? MAKRUK.other : piecesHonour(MAKRUK, position, otherSide(side));
      case 'cambodian':
        if (ours > 3 || theirs === 1) return 0;
        if (ours > 1) return CAMBODIAN.other;
        return hasPawns(position) ? 0 : piecesHonour(CAMBODIAN, position, otherSide(side));
      case 'asean':
        if (hasPawns(position) || ours > 1) return 0;
        return aseanLimit(position, otherSide(side));
    }
  }

  function piecesHonour(moves: PiecesHonour, position: Position, side: Side): number {
    const rooks = countOf(position, side, rook);
    const khons = countOf(position, side, khon);
    if (rooks > 1) return moves.rooks;
    if (rooks === 1) return moves.rook;
    if (khons > 1) return moves.khons;
    if (countOf(position, side, knight) > 1) return moves.knights;
    return khons === 1 ? moves.khon : moves.other;
  }

  function aseanLimit(position: Position, side: Side): number {
    if (countOf(position, side, rook) > 0) return 16;
    if (countOf(position, side, khon) > 0) return 44;
    return countOf(position, side, knight) > 0 ? 64 : 0;
  }
}
