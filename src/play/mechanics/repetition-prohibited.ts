import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import {
  CASTLING_RIGHTS,
  EP_COUNT,
  EP_SQUARES,
  GATES,
  RULE_50,
  SHIFT,
  STATE,
  type Position,
} from '../position.js';
import type { Tables } from '../tables/tables.js';

/** A move that makes a position for the nth time since the game was set up is illegal. */
export const repetitionProhibited = {
  name: 'repetition-prohibited',
  claims: [],
  appliesTo: ({ beyond }) => beyond.repetitionProhibited !== null,
  compile: compileRepetitionProhibited,
  witnesses: [],
} as const satisfies Mechanic;

/** A position earlier in the game. */
interface Former {
  readonly ply: number;
  readonly board: Uint8Array;
  readonly base: Uint8Array;
  readonly hand: Int32Array;
}

/** More squares and hands than one move can change. */
const MOST_CHANGES = 8;

function compileRepetitionProhibited({ game }: Tables, core: MoveApi): Hooks {
  const times = game.beyond.repetitionProhibited ?? Infinity;
  const { capturesToHand, pass, passOnStalemate } = game.rules;
  const passes = pass.white || pass.black || passOnStalemate.white || passOnStalemate.black;
  return {
    filter: (position, start) => {
      const former = nearFormer(position, reversiblePlies(position), passes ? 1 : 3);
      if (former.length < times - 1) return;
      const { moves, top } = position;
      let kept = start;
      for (let i = start; i < top; i++) {
        const move = moves[i] ?? 0;
        core.make(position, move);
        const seen = former.filter((one) => isNow(position, one)).length;
        core.unmake(position);
        if (seen < times - 1) moves[kept++] = move;
      }
      position.top = kept;
    },
  };

  /** How many plies back a repeated position can be: after a capture the board is never the same again, unless pieces are dropped. */
  function reversiblePlies({ ply, state }: Position): number {
    return capturesToHand ? ply : Math.min(ply, state[ply * STATE + RULE_50] ?? 0);
  }
}

/** Earlier positions of the other side's turn that a single move may restore, found by undoing the journal on a copy. */
function nearFormer(position: Position, plies: number, least: number): readonly Former[] {
  const { ply, journal, journalStart } = position;
  const found: Former[] = [];
  if (plies < least) return found;
  const board = position.board.slice();
  const base = position.base.slice();
  const hand = position.hand.slice();
  // For each square, then for each hand: whether it differs from the current position.
  const differs = new Uint8Array(board.length + hand.length);
  let changes = 0;
  let end = position.journalTop;
  for (let back = 1; back <= plies; back++) {
    const first = journalStart[ply - back + 1] ?? 0;
    for (let at = end - 3; at >= first; at -= 3) takeBack(at);
    end = first;
    if (back % 2 === 1 && back >= least && changes <= MOST_CHANGES)
      found.push({ ply: ply - back, board: board.slice(), base: base.slice(), hand: hand.slice() });
  }
  return found;

  function takeBack(at: number): void {
    const place = journal[at] ?? 0;
    if (place >= SHIFT) {
      const from = place & 255;
      const to = (place >> 8) & 255;
      set(from, board[to] ?? 0, base[to] ?? 0);
      set(to, 0, 0);
    } else if (place >= 0) set(place, journal[at + 1] ?? 0, (journal[at + 2] ?? 0) & 255);
    else {
      const index = -1 - place;
      hand[index] = journal[at + 1] ?? 0;
      note(board.length + index, hand[index] !== position.hand[index]);
    }
  }

  function set(square: number, code: number, was: number): void {
    board[square] = code;
    base[square] = was;
    note(square, code !== position.board[square] || was !== position.base[square]);
  }

  function note(index: number, isOther: boolean): void {
    changes += Number(isOther) - (differs[index] ?? 0);
    differs[index] = Number(isOther);
  }
}

/**
 * Whether the position is the same as the earlier one: pieces, hands, castling rights, gates, and en passant squares. The turn follows from the
 * ply.
 */
function isNow(position: Position, { ply, board, base, hand }: Former): boolean {
  const { state } = position;
  const now = position.ply * STATE;
  const then = ply * STATE;
  const same = (place: number): boolean => state[now + place] === state[then + place];
  if (![CASTLING_RIGHTS, GATES, GATES + 1, EP_COUNT].every(same)) return false;
  const passing = state[now + EP_COUNT] ?? 0;
  for (let i = 0; i < passing; i++) if (!same(EP_SQUARES + i)) return false;
  return equal(board, position.board) && equal(base, position.base) && equal(hand, position.hand);
}

function equal(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
