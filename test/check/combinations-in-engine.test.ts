import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine, EngineGame } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';

/** Checks in the engine itself what the messages of rules on combinations state. */
let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

let sections = 0;

/** A game of a child of `parent` with these lines, after the moves. */
function play(
  parent: string,
  lines: readonly string[],
  fen: string | null,
  moves = '',
): EngineGame {
  sections += 1;
  const name = `combination${sections}`;
  const header = parent === '' ? `[${name}]` : `[${name}:${parent}]`;
  engine.load(`${[header, ...lines].join('\n')}\n`);
  const game = engine.play(name);
  if (game === null) throw new Error(`The engine has no ${name}.`);
  if (fen !== null) game.setFen(fen);
  for (const move of moves.split(' ').filter(Boolean)) expect(game.push(move), move).toBe(true);
  return game;
}

function resultOf(...game: Parameters<typeof play>): string {
  const played = play(...game);
  const result = played.result();
  played.close();
  return result;
}

function movesOf(...game: Parameters<typeof play>): readonly string[] {
  const played = play(...game);
  const moves = [...played.legalMoves()].sort();
  played.close();
  return moves;
}

describe('rule/nfold-perspective', () => {
  const byBlack = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8';
  const blackFirst = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1';
  const byWhite = 'g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1';

  test('loss: the player who completes the repetition wins, White or Black', () => {
    expect(resultOf('chess', ['nFoldValue = loss'], null, byBlack)).toBe('0-1');
    expect(resultOf('chess', ['nFoldValue = loss'], blackFirst, byWhite)).toBe('1-0');
  });

  test('win: the player who completes the repetition loses', () => {
    expect(resultOf('chess', ['nFoldValue = win'], null, byBlack)).toBe('1-0');
    expect(resultOf('chess', ['nFoldValue = win'], blackFirst, byWhite)).toBe('0-1');
  });

  test('with nFoldValueAbsolute it is the result for White', () => {
    const lines = ['nFoldValue = loss', 'nFoldValueAbsolute = true'];
    expect(resultOf('chess', lines, null, byBlack)).toBe('0-1');
    expect(resultOf('chess', lines, blackFirst, byWhite)).toBe('0-1');
  });
});

describe('rule/stalemate-perspective and its default', () => {
  const stalemated = 'k7/2Q5/1K6/8/8/8/8/8 b - - 0 1';

  test('win: the player without a move wins', () => {
    expect(resultOf('chess', ['stalemateValue = win'], stalemated)).toBe('0-1');
    expect(resultOf('chess', ['stalemateValue = loss'], stalemated)).toBe('1-0');
  });

  test('variantTemplate = shogi does not change the stalemate rule', () => {
    const lines = ['king = k', 'queen = q', 'variantTemplate = shogi'];
    expect(resultOf('', lines, stalemated)).toBe('1/2-1/2');
  });
});

test('rule/perpetual-check-absent: without the line perpetual check is a draw', () => {
  const lines = ['king = k', 'rook = r', 'pieceDrops = true', 'variantTemplate = shogi'];
  const fen = '4k3/8/8/8/8/8/8/R3K3[] w - - 0 1';
  const moves = 'a1a8 e8e7 a8a7 e7e8 a7a8 e8e7 a8a7 e7e8 a7a8 e8e7 a8a7 e7e8';
  expect(resultOf('', lines, fen, moves)).toBe('1/2-1/2');
  expect(resultOf('', [...lines, 'perpetualCheckIllegal = true'], fen, moves)).toBe('0-1');
});

test('rule/extinction-types-without-value: extinctionPseudoRoyal uses the types without a value', () => {
  const fen = '4k3/8/8/8/8/8/4R3/4K3 b - - 0 1';
  const lines = ['king = -', 'commoner = k', 'castling = false', 'extinctionPieceTypes = k'];
  expect(movesOf('chess', lines, fen)).toEqual(['e8d7', 'e8d8', 'e8e7', 'e8f7', 'e8f8']);
  expect(movesOf('chess', [...lines, 'extinctionPseudoRoyal = true'], fen)).toEqual([
    'e8d7',
    'e8d8',
    'e8f7',
    'e8f8',
  ]);
});

describe('combinations without effect', () => {
  const start = movesOfChess();
  test.each([
    ['capturesToHand = true'],
    ['dropRegionWhite = *1', 'dropChecks = false', 'mustDrop = true'],
    ['seirawanGating = true'],
    ['extinctionPieceTypes = q'],
    ['extinctionValue = loss'],
    ['dupleCheck = true'],
    ['flagMove = true', 'flagPieceCount = 2', 'flagPiece = k'],
    ['pocketSize = 7'],
    ['connectRegion1White = *1'],
    ['stalematePieceCount = true'],
    ['nFoldValueAbsolute = true'],
  ])('%s', (...lines) => {
    expect(movesOf('chess', lines, null)).toEqual(start);
    expect(resultOf('chess', lines, null)).toBe('*');
  });

  test('wallOrMove has an effect: White may pass', () => {
    expect(movesOf('chess', ['wallOrMove = true'], null)).toHaveLength(start.length + 1);
  });
});

/** Eight pawns with two moves each, two knights with two moves each. */
function movesOfChess(): readonly string[] {
  const pawns = [...'abcdefgh'].flatMap((file) => [`${file}2${file}3`, `${file}2${file}4`]);
  return [...pawns, 'b1a3', 'b1c3', 'g1f3', 'g1h3'].sort();
}

describe('double steps in the child of a parent without any', () => {
  const fen = '4k3/8/8/8/8/8/P7/4K3 w - - 0 1';

  test('doubleStep alone does not restore them', () => {
    expect(movesOf('makruk', ['doubleStep = true'], fen)).not.toContain('a2a4');
  });

  test('a region alone does not restore them', () => {
    expect(movesOf('makruk', ['doubleStepRegionWhite = *2'], fen)).not.toContain('a2a4');
  });

  test('both together restore them', () => {
    const lines = ['doubleStep = true', 'doubleStepRegionWhite = *2'];
    expect(movesOf('makruk', lines, fen)).toContain('a2a4');
  });
});

describe('piece/promotion-keys-without-map', () => {
  const lines = ['pieceDemotion = true'];
  const fen = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';

  test('a promoted pawn is demoted, whatever `promotedPieceType` is', () => {
    expect(movesOf('chess', lines, fen, 'a7a8q e8e7')).toContain('a8a1-');
  });

  test('with `mandatoryPiecePromotion` a piece must promote', () => {
    const forced = movesOf(
      'chess',
      [...lines, 'mandatoryPiecePromotion = true'],
      fen,
      'a7a8q e8e7',
    );
    expect(forced).toContain('a8a1-');
    expect(forced).not.toContain('a8a1');
  });
});
