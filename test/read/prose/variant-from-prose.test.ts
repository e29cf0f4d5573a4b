import { describe, expect, test } from 'vitest';
import { parseRuleProse } from '../../../grammar/prose/parse-rules.js';
import type { RuleFact } from '../../../grammar/prose/rule-syntax.js';
import { gameOf } from '../../../src/definitions.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import type { Variant } from '../../../src/ir/variant.js';
import { openPlayer } from '../../../src/play/player.js';
import { builtinRules } from '../../../src/read/builtins.js';
import type { Completion } from '../../../src/read/diagram/complete.js';
import { NO_CONTEXT, readPieces } from '../../../src/read/prose/read-pieces.js';
import {
  variantFromProse,
  type ProseVariantOptions,
} from '../../../src/read/prose/variant-from-prose.js';
import { pageOf, pagesOf, type TestPage } from './pages.js';

function completion(name: string): Completion {
  const rules = builtinRules(name);
  if (rules === null) throw new Error(`${name} is no built-in variant`);
  return { name, rules: conclude(rules) };
}

/** `facts` are what the page says in words that nobody may know yet: they count where no sentence was understood. */
function variantOf(
  { blocks, source, title }: TestPage,
  options: Partial<ProseVariantOptions> & { readonly fen?: string },
  facts: readonly RuleFact[] = [],
) {
  const span = { file: source.file, start: 0, end: source.text.length };
  const ranks = options.board?.ranks ?? null;
  const said = blocks.flatMap(({ excerpt, kind, topic }) =>
    kind === 'prose'
      ? parseRuleProse(excerpt, { topic: topic?.text ?? null, title, ranks }).value.statements
      : [],
  );
  const rules = [...said, ...facts.map((fact) => ({ ...fact, span }))];
  const decided = options.reading ?? new Map<string, string>();
  const { value } = readPieces(blocks, { ...NO_CONTEXT, base: 'shogi', rules, decided });
  const prose = { ...value, rules };
  return variantFromProse(prose, {
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
/** The rules of the page, by hand. */
const PARAGI_RULES: readonly RuleFact[] = [
  { kind: 'drops', allowed: false },
  { kind: 'castling', allowed: false },
  { kind: 'n-move-rule', moves: null },
  { kind: 'promotion-ranks', from: 7, to: 9 },
  { kind: 'promotion-compulsory', compulsory: true },
  { kind: 'stalemate', result: 'loss', when: 'no-legal-move' },
  { kind: 'bare-kings', result: 'king-nearer-its-last-rank-wins' },
  { kind: 'campmate', piece: null, rank: 9 },
];
const NINE = { files: 9, ranks: 9 };

describe.each(pagesOf('paragi.html', '004'))('Paragi from its prose: $title', (page) => {
  // Counted with the engine: facts/seeds.md, section 2.
  test.each([
    ['leap', 29882],
    ['lame', 24996],
  ])('with a knight that is %s, perft 3 is %i', (choice, count) => {
    const reading = new Map([['knight', choice]]);
    const { diagnostics, value } = variantOf(
      page,
      { board: NINE, fen: PARAGI, reading },
      PARAGI_RULES,
    );
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(perft(value, PARAGI, 3)).toBe(count);
  });

  test('without a choice there is no variant, but an error that names both', () => {
    const { diagnostics, value } = variantOf(page, { board: NINE, fen: PARAGI }, PARAGI_RULES);
    expect(value).toBe(null);
    const [error, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
    expect(others).toEqual([]);
    expect(error?.message).toContain('--reading knight=lame or --reading knight=leap');
  });

  test('its sentences are its rules', () => {
    const reading = new Map([['knight', 'leap']]);
    const { value } = variantOf(page, { board: NINE, fen: PARAGI, reading }, PARAGI_RULES);
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
  test('completed from the built-in variant, it plays as that does', () => {
    const options = { completion: completion('torishogi'), fen: TORI };
    const { diagnostics, value } = variantOf(page, options);
    // The one says that the Phoenix is royal, of the other it has to be assumed.
    expect(diagnostics.filter(({ code }) => code !== 'doc/assumed-rule')).toEqual([]);
    expect(value?.pieces.filter(({ royal }) => royal).map(({ id }) => id)).toEqual(['phoenix']);
    // Counted with the engine: facts/seeds.md, section 5.
    expect([1, 2, 3].map((depth) => perft(value, TORI, depth))).toEqual([17, 288, 5430]);
  });
});

const ZO = 'lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[-] w 0 1';
const NAMED = { span: { file: 'page', start: 0, end: 0 } };
/** The rules of the page, by hand. */
const ZO_RULES: readonly RuleFact[] = [
  { kind: 'same-rules', as: { text: 'orthodox Shogi', ...NAMED }, extent: 'all-else' },
  { kind: 'royal', piece: { text: 'Prince', ...NAMED }, royal: false },
  { kind: 'campmate', piece: null, rank: 'last' },
];
const ZO_LATER = '4k4/P3E1N2/9/9/3p5/P8/9/9/4K4[PNLEBpn] w - - 0 1';

describe.each(pagesOf('zo-shogi.txt', '001'))('Zo Shogi from its prose: $title', (page) => {
  test('its other pieces are those of the game that it names, and the start array is missing', () => {
    const { diagnostics, value } = variantOf(page, { completion: completion('shogi') }, ZO_RULES);
    expect(diagnostics.map(({ code }) => code)).toEqual(['doc/start-position-missing']);
    expect(value?.start).toBe(null);
    const elephant = value?.pieces.find(({ id }) => id === 'elephant');
    expect(elephant?.promotion).toEqual({ style: 'shogi', to: 'prince' });
    expect(value?.pieces.find(({ id }) => id === 'prince')?.royal).toBe(false);
    expect(value?.rules.flagPiece.white).toBe('king');
  });

  test('with an array it plays as the page means', () => {
    const options = { completion: completion('shogi'), fen: ZO };
    const { value } = variantOf(page, options, ZO_RULES);
    // Counted with the engine: facts/seeds.md, section 1.
    expect([1, 2, 3].map((depth) => perft(value, ZO, depth))).toEqual([26, 676, 17368]);
    expect(perft(value, ZO_LATER, 2)).toBe(1062);
  });
});

test('a piece that moves like a king is not royal where another one is', () => {
  const page = pageOf(
    'page.md',
    'King (K): Moves one square in any direction.\n\nMann (M): Moves like a King.',
  );
  const options = { board: NINE, completion: completion('chess') };
  const { diagnostics, value } = variantOf(page, options);
  expect(diagnostics.map(({ code }) => code)).toEqual(['doc/start-position-missing']);
  expect(value?.pieces.map(({ royal }) => royal)).toEqual([true, false]);
});

test('a page that says neither board nor pieces has no variant', () => {
  const page = pageOf('page.md', 'King (K): Moves one square in any direction.');
  const { diagnostics, value } = variantOf(page, {});
  expect(value).toBe(null);
  expect(diagnostics.map(({ code }) => code)).toEqual(['doc/no-variant']);
});
