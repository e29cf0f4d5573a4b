import { describe, expect, it, test } from 'vitest';
import { evidenceOf } from '../../../src/explain/evidence/evidence.js';
import type { EndingKind } from '../../../src/explain/evidence/ending-kinds.js';
import { compileJudge } from '../../../src/explain/evidence/judge.js';
import { patternOf } from '../../../src/explain/evidence/patterns.js';
import {
  materialOf,
  type PositionMaterial,
} from '../../../src/explain/evidence/position-material.js';
import { searchLines } from '../../../src/explain/evidence/search.js';
import { compileGame } from '../../../src/play/move-api.js';
import { createMatch } from '../../../src/play/match.js';
import { printMove } from '../../../src/play/notation/uci.js';
import { sectionGame } from '../described.js';

function search(section: string, fen: string, kind: EndingKind, nodes: number) {
  const compiled = compileGame(sectionGame(section));
  const match = createMatch(compiled);
  expect(match.start(fen)).toBe(null);
  const { found, isAll, plies } = searchLines(match, compileJudge(compiled), new Set([kind]), {
    left: nodes,
  });
  const line = found.get(kind);
  const moves = line?.moves.map((move) => {
    const text = printMove(compiled, match.position, move);
    match.play(move);
    return text;
  });
  return { moves, outcome: line?.judgement.outcome, isAll, plies };
}

describe('the search for a shortest line', () => {
  it("finds the end of the fool's mate, and no mate before it", () => {
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
    const { moves, outcome, plies } = search('parent = chess', fen, 'checkmate', 10_000);
    expect([moves, outcome, plies]).toEqual([['g2g4', 'd8h4'], 'black', 2]);
  });

  it('stops when it has looked at as many positions as it may', () => {
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
    expect(search('parent = chess', fen, 'checkmate', 19)).toMatchObject({
      moves: undefined,
      isAll: false,
      plies: 0,
    });
  });

  it('says when there is nothing else to be played', () => {
    // Two squares: White moves in, and Black, who has no piece, is stuck.
    const section =
      'maxFile = 2\nmaxRank = 1\nimmobile = p\npieceDrops = true\nfreeDrops = true\nstartFen = 2 w - - 0 1';
    expect(search(section, '2 w - - 0 1', 'checkmate', 1000).isAll).toBe(true);
  });
});

function materialFor(section: string): PositionMaterial {
  const game = sectionGame(section);
  const compiled = compileGame(game);
  const match = createMatch(compiled);
  expect(match.start(game.startFen)).toBeNull();
  return materialOf(compiled, match.position);
}

test('a game without winning patterns has none', () => {
  expect(patternOf(materialFor('parent = chess'), 0)).toBeNull();
});

test('a goal of several pieces: as many squares of the region, if it has them', () => {
  const knights = (count: number) =>
    materialFor(`parent = chess\nflagRegionWhite = *8\nflagPiece = n\nflagPieceCount = ${count}`);
  const material = knights(3);
  const { squares, types } = patternOf(material, 0) ?? { squares: [], types: [] };
  const { files, game } = material.compiled.tables;
  expect(new Set(squares).size).toBe(3);
  expect(squares.map((square) => Math.floor(square / files))).toEqual([7, 7, 7]);
  expect(types.map((type) => game.pieces[type]?.letter)).toEqual(['n']);
  expect(patternOf(knights(8), 0)?.squares).toHaveLength(8);
  expect(patternOf(knights(9), 0)).toBeNull();
  const any = materialFor('parent = chess\nflagRegionWhite = *8\nflagPieceCount = 2');
  expect(patternOf(any, 0)?.types).toEqual(any.pool[0]);
});

test('sides that start without pieces have those that they may drop', () => {
  const section =
    'maxFile = 3\nmaxRank = 3\nking = -\nimmobile = p\npieceDrops = true\nfreeDrops = true\nstartFen = 3/3/3 w - - 0 1';
  const { compiled, pool } = materialFor(section);
  const lettersOf = (types: readonly number[]) =>
    types.map((type) => compiled.tables.game.pieces[type]?.letter);
  expect(pool.map(lettersOf)).toEqual([['p'], ['p']]);
});

describe('evidence', () => {
  it('is the same every time', () => {
    const game = sectionGame('parent = torishogi');
    expect(evidenceOf(game, 500)).toEqual(evidenceOf(game, 500));
  });

  it('names the ends of rules that no built-in variant has', () => {
    const kindsOf = (section: string) =>
      evidenceOf(sectionGame(section), 4000).flatMap(({ kind, status }) =>
        status === 'shown' ? [kind] : [],
      );
    expect(kindsOf('parent = chess\ncastlingWins = KQkq')).toEqual(
      expect.arrayContaining(['castling', 'castling-lost']),
    );
    expect(kindsOf('parent = chess\nconnectN = 3\nconnectPieceTypes = n')).toContain('row');
    expect(kindsOf('parent = chess\nconnectNxN = 2\nconnectPieceTypes = qr')).toContain('square');
    expect(kindsOf('parent = chess\ncollinearN = 3\nconnectPieceTypes = q')).toContain('line');
    expect(
      kindsOf(
        'parent = chess\nconnectPieceTypes = p\nconnectRegion1White = *2\nconnectRegion2White = *6\nconnectRegion1Black = *7\nconnectRegion2Black = *3',
      ),
    ).toContain('chain');
  });
});
