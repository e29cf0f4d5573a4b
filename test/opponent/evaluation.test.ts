import { describe, expect, test } from 'vitest';
import { evaluationOf } from '../../src/opponent/evaluation.js';
import { printMove } from '../../src/play/notation/uci.js';
import { matchOfBuiltin } from '../play/match-of.js';

function at(variant: string, fen: string) {
  const match = matchOfBuiltin(variant);
  expect(match.start(fen)).toBeNull();
  const evaluation = evaluationOf(match);
  const moves = match.moves();
  const text = (move: number) => printMove(match.compiled, match.position, move);
  const gainOf = (wanted: string): number => {
    const move = moves.find((one) => text(one) === wanted);
    if (move === undefined) throw new Error(`${wanted} is not legal`);
    return evaluation.gainOf(move);
  };
  return { evaluation, gainOf, moves, text };
}

const value = (variant: string, fen: string): number => at(variant, fen).evaluation.position();

describe('positions', () => {
  test('a balanced one is worth nothing, to either side', () => {
    const start = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-]';
    expect(value('shogi', `${start} w 0 1`)).toBe(0);
    expect(value('shogi', `${start} b 0 1`)).toBe(0);
  });

  test('what one side has more is good for it and bad for the other', () => {
    const up = '4k3/pppp4/8/8/8/8/PPPP4/3QK3';
    expect(value('chess', `${up} w - - 0 1`)).toBeGreaterThan(0);
    expect(value('chess', `${up} b - - 0 1`)).toBe(-value('chess', `${up} w - - 0 1`));
  });

  test('with the board turned and the colours changed it is worth the same', () => {
    expect(value('chess', '4k3/2p5/8/8/3P4/8/1N6/R3K3 w - - 0 1')).toBe(
      value('chess', '3k3r/6n1/8/4p3/8/8/5P2/3K4 b - - 0 1'),
    );
  });

  test('pieces in hand count, more than none and more the more there are', () => {
    const values = ['[]', '[P]', '[PP]', '[PPQ]'].map((hand) =>
      value('crazyhouse', `4k3/8/8/8/8/8/8/4K3${hand} w - - 0 1`),
    );
    expect(values[0]).toBe(0);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(4);
    expect(value('crazyhouse', '4k3/8/8/8/8/8/8/4K3[q] w - - 0 1')).toBeLessThan(0);
  });

  test('where losing all pieces wins, having more is bad', () => {
    expect(value('giveaway', '4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1')).toBeLessThan(0);
  });
});

describe('moves', () => {
  // White can take a queen, a rook and a pawn, promote, and take in passing.
  const RICH = '3r1q1k/1P2P3/8/2pP4/8/p7/1B6/R3K3 w Q c6 0 1';

  test('captures gain what they take, and promotions more than nothing', () => {
    const { gainOf } = at('chess', RICH);
    expect(gainOf('e1d1')).toBe(0);
    expect(gainOf('e1c1')).toBe(0);
    expect(gainOf('b2a3')).toBeGreaterThan(0);
    expect(gainOf('d5c6')).toBeGreaterThan(0);
    expect(gainOf('b7b8q')).toBeGreaterThan(0);
    expect(gainOf('e7d8q')).toBeGreaterThan(gainOf('b7b8q'));
    expect(gainOf('e7f8q')).toBeGreaterThan(gainOf('e7d8q'));
  });

  test('drops gain nothing', () => {
    const { gainOf } = at('crazyhouse', '4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1');
    expect(gainOf('Q@e7')).toBe(0);
  });

  test('the best of an earlier search is tried first, then what gains most, by the piece that risks least', () => {
    const { evaluation, moves, text } = at('chess', '4k3/8/8/3q4/2P1p3/2N5/8/3RK3 w - - 0 1');
    const order = evaluation.ordered(moves, null).map(text);
    // The queen can be taken by a pawn, a knight and a rook; then the pawn by the knight.
    expect(order.slice(0, 4)).toEqual(['c4d5', 'c3d5', 'd1d5', 'c3e4']);
    const quiet = moves.find((move) => text(move) === 'e1e2') ?? null;
    expect(evaluation.ordered(moves, quiet).map(text).slice(0, 2)).toEqual(['e1e2', 'c4d5']);
    expect(order.toSorted()).toEqual(moves.map(text).toSorted());
  });
});
