import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/definitions.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import type { Variant } from '../../../src/ir/variant.js';
import { openPlayer } from '../../../src/play/player.js';
import { builtinRules } from '../../../src/read/builtins.js';
import type { Completion } from '../../../src/read/diagram/complete.js';
import { readPieceProse } from '../../../src/read/prose/read-prose.js';
import {
  variantFromProse,
  type ProseVariantOptions,
} from '../../../src/read/prose/variant-from-prose.js';
import { readSentences } from '../../../src/read/sentences/reading.js';
import { pageOf, pagesOf, type TestPage } from './pages.js';

function completion(name: string): Completion {
  const rules = builtinRules(name);
  if (rules === null) throw new Error(`${name} is no built-in variant`);
  return { name, rules: conclude(rules) };
}

function variantOf(
  { blocks, source }: TestPage,
  options: Partial<ProseVariantOptions> & { readonly fen?: string },
) {
  const span = { file: source.file, start: 0, end: source.text.length };
  const reading = readSentences(blocks, {
    base: options.completion?.name ?? null,
    ranks: options.board?.ranks ?? options.completion?.rules.maxRank ?? null,
  });
  const decided = options.reading ?? new Map<string, string>();
  const { value } = readPieceProse(blocks, reading, {
    title: 'Shogi',
    known: new Map(),
    board: null,
    decided,
  });
  return variantFromProse(value, {
    id: 'game',
    title: 'Game',
    span,
    board: null,
    start: options.fen === undefined ? null : { fen: options.fen, span },
    completion: null,
    reading: decided,
    ...options,
  });
}

function perft(variant: Variant | null, fen: string, depth: number): unknown {
  if (variant === null) return 'no variant';
  const source = { file: 'page', text: '' };
  const game = gameOf({ kind: 'document', name: variant.id, variant, source }, 'as-engine');
  return openPlayer(game).perft({ fen, moves: [] }, depth);
}

const PARAGI = 'rnbdkhbnr/4q4/ppppppppp/9/9/9/PPPPPPPPP/4Q4/RNBHKDBNR w - - 0 1';
const NINE = { files: 9, ranks: 9 };

describe.each(pagesOf('paragi.html', '004'))('Paragi from its prose: $title', (page) => {
  // The counts are those of the engine.
  test.each([
    ['leap', 29882],
    ['lame', 24996],
  ])('with a knight that is %s, perft 3 is %i', (choice, count) => {
    const reading = new Map([['knight', choice]]);
    const { diagnostics, value } = variantOf(page, { board: NINE, fen: PARAGI, reading });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(perft(value, PARAGI, 3)).toBe(count);
  });

  test('without a choice there is no variant, but an error that names both choices', () => {
    const { diagnostics, value } = variantOf(page, { board: NINE, fen: PARAGI });
    expect(value).toBe(null);
    const [error, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
    expect(others).toEqual([]);
    expect(error?.message).toContain('--reading knight=lame or --reading knight=leap');
  });

  test('its sentences give its rules', () => {
    const reading = new Map([['knight', 'leap']]);
    const { value } = variantOf(page, { board: NINE, fen: PARAGI, reading });
    expect(value?.rules).toMatchObject({
      mandatoryPiecePromotion: true,
      stalemateValue: 'loss',
      castling: false,
      nMoveRule: 0,
      pieceDrops: false,
    });
    expect(value?.beyond).toMatchObject({
      repetitionProhibited: 3,
      bareKings: 'king-nearer-its-last-rank-wins',
    });
    expect(value?.rules.flagPiece.white).toBe('king');
    expect(value?.origins.stalemateValue?.kind).toBe('stated');
  });
});

const TORI = 'rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[-] w 0 1';

describe.each(pagesOf('tori-guide.md', '002'))('Tori Shogi from its guide: $title', (page) => {
  test('completed from the built-in variant, it plays like that variant', () => {
    const options = { completion: completion('torishogi'), fen: TORI };
    const { diagnostics, value } = variantOf(page, options);
    // One version says that the Phoenix is royal; for the other version this is assumed.
    expect(diagnostics.filter(({ code }) => code !== 'doc/assumed-rule')).toEqual([]);
    expect(value?.pieces.filter(({ royal }) => royal).map(({ id }) => id)).toEqual(['phoenix']);
    // The counts are those of the engine.
    expect([1, 2, 3].map((depth) => perft(value, TORI, depth))).toEqual([17, 288, 5430]);
  });
});

const ZO = 'lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[-] w 0 1';
const ZO_LATER = '4k4/P3E1N2/9/9/3p5/P8/9/9/4K4[PNLEBpn] w - - 0 1';

describe.each(pagesOf('zo-shogi.txt', '001'))('Zo Shogi from its prose: $title', (page) => {
  test('its other pieces are those of the game that it names, and the start position is missing', () => {
    const { diagnostics, value } = variantOf(page, { completion: completion('shogi') });
    expect(diagnostics.map(({ code }) => code)).toEqual(['doc/start-position-missing']);
    expect(value?.start).toBe(null);
    const elephant = value?.pieces.find(({ id }) => id === 'elephant');
    expect(elephant?.promotion).toEqual({ style: 'shogi', to: 'prince' });
    expect(value?.pieces.find(({ id }) => id === 'prince')?.royal).toBe(false);
    expect(value?.rules.flagPiece.white).toBe('king');
  });

  test('with a start position it plays as the page says', () => {
    const options = { completion: completion('shogi'), fen: ZO };
    const { value } = variantOf(page, options);
    // The counts are those of the engine.
    expect([1, 2, 3].map((depth) => perft(value, ZO, depth))).toEqual([26, 676, 17368]);
    expect(perft(value, ZO_LATER, 2)).toBe(1062);
  });
});

test('a piece that moves like a king is not royal if another piece is', () => {
  const page = pageOf(
    'page.md',
    'King (K): Moves one square in any direction.\n\nMann (M): Moves like a King.',
  );
  const options = { board: NINE, completion: completion('chess') };
  const { diagnostics, value } = variantOf(page, options);
  expect(diagnostics.map(({ code }) => code)).toEqual(['doc/start-position-missing']);
  expect(value?.pieces.map(({ royal }) => royal)).toEqual([true, false]);
});

const XIANGQI = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
const RIVERSIDE = [
  'General (K): moves one square orthogonally. It cannot leave the palace.',
  'Guard (A): moves one square diagonally. It must stay in the palace.',
  'Elephant (B): moves two squares diagonally, and cannot jump. It cannot cross the river.',
  'Horse (N): moves one square orthogonally and then one square diagonally outward.',
  'Rook (R): moves any number of squares orthogonally.',
  'Cannon (C): moves like a rook, but must jump over one piece to capture.',
  'Soldier (P): moves one square forward. After crossing the river it can also move sideways.',
].join('\n\n');

/** The same rules: the place stands beside the step, and what blocks the elephant has a sentence. */
const RIVERSIDE_IN_ONE = RIVERSIDE.replace('orthogonally. It cannot leave', 'orthogonally within')
  .replace(
    'moves one square diagonally. It must stay in the palace',
    'can only move one step along the diagonals of the palace',
  )
  .replace(
    'diagonally, and cannot jump',
    'diagonally. It can be blocked if there is a piece in between',
  );

test.each([RIVERSIDE, RIVERSIDE_IN_ONE])('palace and river are those of xiangqi', (text) => {
  const { diagnostics, value } = variantOf(pageOf('page.md', text), {
    board: { files: 9, ranks: 10 },
    fen: XIANGQI,
  });
  expect(diagnostics.filter(({ code }) => code !== 'doc/assumed-rule')).toEqual([]);
  expect(value?.pieces.filter(({ royal }) => royal).map(({ name }) => name)).toEqual(['General']);
  // Published for xiangqi. The count of the second position, in which generals may not face each other, is that of the engine.
  expect([1, 2, 3].map((depth) => perft(value, XIANGQI, depth))).toEqual([44, 1920, 79666]);
  const later = '4k4/4a4/4b4/9/2P2p3/2BP4p/9/9/4A4/4K4 w - - 0 1';
  expect([1, 2, 3].map((depth) => perft(value, later, depth))).toEqual([12, 156, 1704]);
});

test('on another board a palace is unknown, so there is no variant', () => {
  const { diagnostics, value } = variantOf(pageOf('page.md', RIVERSIDE), { board: NINE });
  expect(value).toBe(null);
  expect(
    new Set(diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? code : []))),
  ).toEqual(new Set(['doc/unknown-region']));
});

test('the piece with the letter K is royal, unless the page says how the game ends otherwise', () => {
  const page = (rule: string) =>
    pageOf(
      'page.md',
      `Shah (K): Moves one square in any direction.\n\nRook (R): Moves any number of squares orthogonally.\n\n${rule}`,
    );
  const royals = (rule: string) =>
    variantOf(page(rule), { board: NINE }).value?.pieces.filter(({ royal }) => royal).length;
  expect(royals('')).toBe(1);
  expect(royals('A player who has lost all his pieces wins.')).toBe(0);
});

test('a page without a board or a start position has no variant', () => {
  const page = pageOf('page.md', 'King (K): Moves one square in any direction.');
  const { diagnostics, value } = variantOf(page, {});
  expect(value).toBe(null);
  expect(diagnostics.map(({ code }) => code)).toEqual(['doc/no-variant']);
});
