import { inUse } from '../acting.js';
import { compileMaterial } from '../material.js';
import type { History, Hooks, Mechanic, Outcome } from '../mechanic.js';
import { DROP, fromOf, kindOf, moveCode, NORMAL, toOf, type MoveCode, isPass } from '../move.js';
import { outcomeOfValue, winOf } from '../outcome-value.js';
import { otherSide, typeOf } from '../piece-code.js';
import { CAPTURED, RULE_50, STATE, stateAt, type Position } from '../position.js';
import { squareTable } from '../tables/programs.js';
import type { Tables } from '../tables/tables.js';

/**
 * When a position appears for the nth time, the game ends: with the value of the rule, or against the side that has given check or chased all
 * the time. If moving back and forth is forbidden (Janggi), that side loses sooner.
 */
export const repetition = {
  name: 'repetition',
  claims: [
    'nFoldRule',
    'nFoldValue',
    'nFoldValueAbsolute',
    'perpetualCheckIllegal',
    'moveRepetitionIllegal',
    'chasingRule',
  ],
  appliesTo: inUse('nFoldRule'),
  compile: compileRepetition,
  witnesses: [
    {
      game: 'parent = chess',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
      moves: ['e1d1', 'e8d8', 'd1e1', 'd8e8', 'e1d1', 'e8d8', 'd1e1', 'd8e8'],
      outcome: 'draw',
    },
    {
      game: 'parent = chess',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
      moves: ['e1d1', 'e8d8', 'd1e1', 'd8e8', 'e1d1', 'e8d8', 'd1e1'],
      outcome: null,
    },
    {
      game: 'parent = chess\nnFoldRule = 2\nnFoldValue = loss',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
      moves: ['e1d1', 'e8d8', 'd1e1', 'd8e8'],
      outcome: 'black',
    },
    {
      game: 'parent = chess\nnFoldRule = 2\nnFoldValue = loss',
      fen: '4k3/8/8/8/8/8/8/R3K3 b - - 0 1',
      moves: ['e8d8', 'e1d1', 'd8e8', 'd1e1'],
      outcome: 'white',
    },
    {
      game: 'parent = chess\nnFoldRule = 2\nnFoldValue = loss\nnFoldValueAbsolute = true',
      fen: '4k3/8/8/8/8/8/8/R3K3 b - - 0 1',
      moves: ['e8d8', 'e1d1', 'd8e8', 'd1e1'],
      outcome: 'black',
    },
    {
      game: 'parent = xiangqi',
      fen: '3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 0 1',
      moves: ['e3d3', 'd10e10', 'd3e3', 'e10d10', 'e3d3', 'd10e10', 'd3e3', 'e10d10'],
      outcome: 'black',
    },
    {
      game: 'parent = xiangqi\nperpetualCheckIllegal = false\nchasingRule = none',
      fen: '3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 0 1',
      moves: ['e3d3', 'd10e10', 'd3e3', 'e10d10', 'e3d3', 'd10e10', 'd3e3', 'e10d10'],
      outcome: 'draw',
    },
    {
      game: 'parent = xiangqi',
      fen: '3k5/9/9/c8/9/1R7/9/9/9/5K3 w - - 0 1',
      moves: ['b5a5', 'a7b7', 'a5b5', 'b7a7', 'b5a5', 'a7b7', 'a5b5', 'b7a7'],
      outcome: 'black',
    },
    {
      game: 'parent = xiangqi\nchasingRule = none',
      fen: '3k5/9/9/c8/9/1R7/9/9/9/5K3 w - - 0 1',
      moves: ['b5a5', 'a7b7', 'a5b5', 'b7a7', 'b5a5', 'a7b7', 'a5b5', 'b7a7'],
      outcome: 'draw',
    },
    {
      game: 'parent = xiangqi',
      fen: '3k5/9/9/c8/9/1R7/9/9/p8/5K3 w - - 0 1',
      moves: ['b5b4', 'a7b7', 'b4b5', 'b7a7', 'b5b4', 'a7b7', 'b4b5', 'b7a7'],
      outcome: 'draw',
    },
    {
      game: 'parent = janggimodern',
      fen: '3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 0 1',
      moves: ['e3e4', 'd10d9', 'e4e3', 'd9d10', 'e3e4', 'd10d9', 'e4e3', 'd9d10'],
      outcome: null,
    },
    {
      game: 'parent = janggimodern',
      fen: '3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 0 1',
      moves: ['e3e4', 'd10d9', 'e4e3', 'd9d10', 'e3e4', 'd10d9', 'e4e3', 'd9d10', 'e3e4'],
      outcome: 'black',
    },
  ],
} as const satisfies Mechanic;

const NOTHING: ReadonlySet<number> = new Set();

/** What each side has done in every position so far. "They" are the opponents of the side to move, who made the last move. */
interface Perpetual {
  theyCheck: boolean;
  weCheck: boolean;
  theyChase: ReadonlySet<number>;
  weChase: ReadonlySet<number>;
}

function compileRepetition(tables: Tables): Hooks {
  const { game } = tables;
  const { rules } = game;
  const material = compileMaterial(tables);
  const nearsKing = compileNearsKing(tables);
  return { optionalEnd };

  function optionalEnd(position: Position, history: History): Outcome | null {
    const { keys, inCheck } = history;
    const now = position.ply;
    const plies = rules.capturesToHand ? now : (position.state[stateAt(position) + RULE_50] ?? 0);
    const end = Math.min(plies, now);
    if (end < 4) return null;
    const move = (ply: number): MoveCode => history.moves[ply - 1] ?? 0;
    const chased = (ply: number): ReadonlySet<number> => history.chased[ply] ?? NOTHING;
    const checked = (ply: number): boolean => inCheck[ply] === true;
    const both = rules.perpetualCheckIllegal;
    let then = now - 2;
    const always: Perpetual = {
      theyCheck: both && checked(now) && checked(then),
      weCheck: both && checked(now - 1) && checked(then - 1),
      theyChase: chasedThroughout(chased(now), move(now - 1), chased(then)),
      weChase: chasedThroughout(chased(now - 1), move(then), chased(then - 1)),
    };
    let toAndFro = rules.moveRepetitionIllegal ? startOfToAndFro() : 0;
    let times = 1;
    for (let back = 4; back <= end; back += 2) {
      if (toAndFro > 0) {
        toAndFro = goOnToAndFro(back);
        if (toAndFro > MOST_TO_AND_FRO) return winOf(position.turn);
      }
      if (back !== now)
        always.theyChase = chasedThroughout(always.theyChase, move(then - 1), chased(then - 2));
      then -= 2;
      always.theyCheck &&= checked(then);
      if (keys[then] === keys[now] && ++times >= rules.nFoldRule) return judge(position, always);
      if (back >= end) continue;
      always.weCheck &&= checked(then - 1);
      always.weChase = chasedThroughout(always.weChase, move(then), chased(then - 1));
    }
    return null;

    /** 2 if the last move undid the same side's move before it, 1 if there was a pass in between, 0 otherwise. */
    function startOfToAndFro(): number {
      const last = move(now);
      if (kindOf(last) !== NORMAL || checked(now - 1) || checked(then - 1)) return 0;
      const type = typeOf(position.board[toOf(last)] ?? 0);
      if (!nearsKing(otherSide(position.turn), type)) return 0;
      if (move(then) === reversed(last)) return 2;
      return isPass(move(then)) ? 1 : 0;
    }

    function goOnToAndFro(back: number): number {
      if (back < end && checked(then - 3)) return 0;
      if (toAndFro < MOST_TO_AND_FRO)
        return move(then - 2) === reversed(move(toAndFro === 1 ? now : then)) ? toAndFro + 1 : 0;
      const captured = position.state[(then - 2) * STATE + CAPTURED] ?? 0;
      const cameFrom = fromOf(move(then)) === toOf(move(then - 2));
      return captured === 0 && cameFrom ? toAndFro + 1 : 0;
    }
  }

  function judge(position: Position, always: Perpetual): Outcome {
    const us = position.turn;
    const them = otherSide(us);
    const value = verdict();
    return value === 'draw' ? material(position) : value;

    function verdict(): Outcome {
      if (always.theyCheck || always.weCheck) return against(always.theyCheck, always.weCheck);
      const theyChase = always.theyChase.size > 0;
      const weChase = always.weChase.size > 0;
      if (theyChase || weChase) return against(theyChase, weChase);
      return outcomeOfValue(rules.nFoldValue, rules.nFoldValueAbsolute ? 0 : us);
    }

    function against(theyDo: boolean, weDo: boolean): Outcome {
      if (theyDo && weDo) return 'draw';
      return winOf(theyDo ? us : them);
    }
  }
}

/** The number of moves back and forth that are still allowed. */
const MOST_TO_AND_FRO = 4;

/** The squares before a move of the chased pieces that were already chased then. */
function chasedThroughout(
  chased: ReadonlySet<number>,
  move: MoveCode,
  before: ReadonlySet<number>,
): ReadonlySet<number> {
  if (chased.size === 0 || before.size === 0) return NOTHING;
  const stood = [...chased].map((square) =>
    kindOf(move) !== DROP && square === toOf(move) ? fromOf(move) : square,
  );
  return new Set(stood.filter((square) => before.has(square)));
}

/** The move back. */
function reversed(move: MoveCode): MoveCode {
  return moveCode(toOf(move), fromOf(move), NORMAL);
}

/** Whether a piece of a side and type can ever stand where the enemy king can. */
function compileNearsKing({ game, king }: Tables): (side: 0 | 1, type: number) => boolean {
  const kings = game.pieces[king]?.mobility ?? null;
  return (side, type) => {
    const own = squareTable(game.board, game.pieces[type]?.mobility ?? null, side);
    const palace = squareTable(game.board, kings, otherSide(side));
    return (
      own === null ||
      palace === null ||
      own.some((may, square) => may === 1 && palace[square] === 1)
    );
  };
}
