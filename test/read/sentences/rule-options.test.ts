import { describe, expect, test } from 'vitest';
import { builtinDefinition } from '../../../src/engine-definitions.js';
import type { EngineRules } from '../../../src/ir/engine-rules.js';
import { printSquare } from '../../../src/ir/board.js';
import { parseRegion } from '../../../src/notation/option-values/regions.js';
import type { RuleFact } from '../../../src/read/sentences/rule-facts.js';
import { optionsOf, type GameFacts } from '../../../src/read/sentences/rule-options.js';

const LETTERS: Readonly<Record<string, string>> = {
  king: 'k',
  pawn: 'p',
  queen: 'q',
  silver: 's',
  gold: 'g',
};

function rulesOf(name: string): EngineRules {
  const definition = builtinDefinition(name);
  if (definition?.kind !== 'builtin') throw new Error(`no built-in variant ${name}`);
  return definition.rules;
}

const CHESS: GameFacts = {
  ranks: 8,
  letter: (name) => LETTERS[name] ?? null,
  choices: ['q', 'r'],
  freeInitial: () => null,
  isDescribed: () => false,
  mayCheck: true,
  base: null,
};

/** The options that a fact states, as `option=value`, or a meaning in words. */
function stated(
  fact: RuleFact,
  game: Partial<GameFacts> = {},
  about: string | null = null,
): readonly string[] | null {
  const values = optionsOf(fact, about, { ...CHESS, ...game });
  return (
    values?.map(({ meaning, option, others = [], value }) =>
      option === null ? (meaning ?? '') : [`${option}=${value ?? ''}`, ...others].join('|'),
    ) ?? null
  );
}

describe('ranks, counted on boards by hand', () => {
  const zone = (last: number): RuleFact => ({ kind: 'zone', ranks: { last }, of: null });
  const from = (first: number, to: number | null = null): RuleFact => ({
    kind: 'zone',
    ranks: { from: first, to },
    of: null,
  });
  test.each([
    [zone(1), 8, '*8', '*1'],
    [zone(3), 9, '*7 *8 *9', '*3 *2 *1'],
    [zone(4), 5, '*2 *3 *4 *5', '*4 *3 *2 *1'],
    [from(8), 8, '*8', '*1'],
    [from(6), 8, '*6 *7 *8', '*3 *2 *1'],
    [from(6, 8), 8, '*6 *7 *8', '*3 *2 *1'],
    [from(5), 8, '*5 *6 *7 *8', '*4 *3 *2 *1'],
    [from(5), 9, '*5 *6 *7 *8 *9', '*5 *4 *3 *2 *1'],
  ])('%j of %d', (fact, ranks, white, black) => {
    expect(stated(fact, { ranks })).toEqual([
      `promotionRegionWhite=${white}`,
      `promotionRegionBlack=${black}`,
    ]);
  });

  // The whole board; more than the board; not in the far half; not up to the last rank; a board of unknown size.
  test.each([
    [zone(8), 8],
    [zone(9), 8],
    [from(9), 8],
    [from(4), 8],
    [from(4, 8), 8],
    [from(6, 7), 8],
    [from(6), null],
    [zone(2), null],
  ])('%j of %j is none', (fact, ranks) => {
    expect(stated(fact, { ranks })).toBeNull();
  });

  const drops = (ranks: number, only: 'white' | null): RuleFact => ({
    kind: 'drop-ranks',
    ranks,
    only,
  });
  test('where pieces are dropped', () => {
    expect(stated(drops(3, null), { ranks: 10 })).toEqual([
      'whiteDropRegion=*1 *2 *3',
      'blackDropRegion=*8 *9 *10',
    ]);
    expect(stated(drops(1, 'white'))).toEqual(['whiteDropRegion=*1']);
    expect(stated(drops(1, 'white'), { ranks: null })).toBeNull();
  });

  const river = (
    piece: string | null,
    effect: 'cannot-cross' | 'sideways-beyond' = 'cannot-cross',
  ): RuleFact => ({ kind: 'river', piece, effect });
  test('the river', () => {
    const banks = [
      'mobilityRegionWhiteElephant=*1 *2 *3 *4 *5',
      'mobilityRegionBlackElephant=*6 *7 *8 *9 *10',
    ];
    expect(stated(river('elephant'), { ranks: 10 })).toEqual(banks);
    expect(stated(river(null), { ranks: 10 }, 'elephant')).toEqual(banks);
    expect(stated(river('elephant'), { ranks: 10 }, 'horse')).toEqual(banks);
    for (const about of ['horse', null])
      expect(stated(river(null), { ranks: 10 }, about)).toEqual(['cannot cross the river']);
    expect(stated(river(null, 'sideways-beyond'), { ranks: 10 })).toEqual([
      'soldierPromotionRank=6',
    ]);
    for (const ranks of [9, null]) expect(stated(river('elephant'), { ranks })).toBeNull();
  });
});

describe('a piece that wins by reaching ranks or squares', () => {
  const flag = (ranks: { last: number } | { from: number; to: null }, race?: true): RuleFact => ({
    kind: 'flag',
    piece: 'king',
    ranks,
    ...(race === undefined ? {} : { race }),
  });
  const goals = (white: string, black: string): readonly string[] => [
    'flagPiece=k',
    `flagRegionWhite=${white}`,
    `flagRegionBlack=${black}`,
  ];
  const eighth = { from: 8, to: null };

  test('the last rank is different for each player; in a race a number is the same rank for both', () => {
    expect(stated(flag({ last: 2 }))).toEqual(goals('*7 *8', '*1 *2'));
    expect(stated(flag({ last: 1 }, true))).toEqual(goals('*8', '*1'));
    expect(stated(flag(eighth))).toEqual(goals('*8', '*1'));
    expect(stated(flag(eighth, true))).toEqual(goals('*8', '*8'));
    // In Racing Kings both kings run to the eighth rank; in Breakthrough each player has a goal; in chess there is none.
    expect(stated(flag(eighth), { base: rulesOf('racingkings') })).toEqual(goals('*8', '*8'));
    expect(stated(flag(eighth), { base: rulesOf('chess') })).toEqual(goals('*8', '*1'));
    expect(stated(flag(eighth), { base: rulesOf('breakthrough') })).toEqual(goals('*8', '*1'));
  });

  test('if checks are not allowed, a number may mean a race', () => {
    expect(stated(flag(eighth), { mayCheck: false })).toBeNull();
    expect(stated(flag(eighth, true), { mayCheck: false })).toEqual(goals('*8', '*8'));
    expect(stated(flag({ last: 1 }), { mayCheck: false })).toEqual(goals('*8', '*1'));
  });

  test('there is no goal without the piece or the board', () => {
    expect(stated(flag(eighth), { letter: () => null })).toBeNull();
    expect(stated(flag(eighth), { ranks: null })).toBeNull();
    expect(stated(flag(eighth), { ranks: 7 })).toBeNull();
  });

  test('the centre is known on boards with four squares in the middle', () => {
    const fact: RuleFact = { kind: 'flag-squares', piece: 'king', squares: 'centre' };
    expect(stated(fact)).toEqual(goals('d4 e4 d5 e5', 'd4 e4 d5 e5'));
    for (const ranks of [7, 9, null]) expect(stated(fact, { ranks })).toBeNull();
    expect(stated(fact, { letter: () => null })).toBeNull();
    const six = 'c3 d3 c4 d4';
    expect(stated(fact, { files: 6, ranks: 6 })).toEqual(goals(six, six));
    expect(stated(fact, { ranks: 6 })).toBeNull();
    expect(stated(fact, { files: 7, ranks: 6 })).toBeNull();
  });

  test('squares may be named', () => {
    const squares = ['d4', 'c3'];
    const fact: RuleFact = { kind: 'flag-squares', piece: 'king', squares };
    expect(stated(fact)).toEqual(goals('c3 d4', 'c3 d4'));
  });
});

describe('promotion', () => {
  const choices = (pieces: readonly string[], adds = false, isOfIt = false): RuleFact => ({
    kind: 'pawn-choices',
    pieces,
    adds,
    isOfIt,
  });
  test('what pawns promote to', () => {
    expect(stated(choices(['queen']))).toEqual(['promotionPieceTypes=q']);
    expect(stated(choices(['silver', 'queen'], true))).toEqual(['promotionPieceTypes=q r s']);
    expect(stated(choices(['queen', 'dragon']))).toBeNull();
    // A piece whose first letter is taken has no option, but the page may describe it.
    const isDescribed = (name: string): boolean => name === 'dragon';
    expect(stated(choices(['queen', 'dragon']), { isDescribed })).toEqual([
      'pawns promote to queen, dragon',
    ]);
    expect(stated(choices(['dragon'], true), { isDescribed })).toEqual([
      'pawns also promote to dragon',
    ]);
    expect(stated(choices(['queen', 'wyvern']), { isDescribed })).toBeNull();
    const freeInitial = (name: string): string | null => (name === 'dragon' ? 'd' : null);
    expect(stated(choices(['queen', 'dragon']), { isDescribed, freeInitial })).toEqual([
      'promotionPieceTypes=q d',
    ]);
    expect(stated(choices(['queen'], false, true), {}, 'Pawns')).toEqual(['promotionPieceTypes=q']);
    for (const about of ['silver', null])
      expect(stated(choices(['queen'], false, true), {}, about)).toBeNull();
  });

  test('a pawn of shogi has one form', () => {
    const base = rulesOf('shogi');
    expect(stated(choices(['gold']), { base })).toEqual(['promotedPieceType=p:g']);
    expect(stated(choices(['gold', 'silver']), { base })).toEqual(['promotionPieceTypes=g s']);
    expect(stated(choices(['gold']), { base: rulesOf('chess') })).toEqual([
      'promotionPieceTypes=g',
    ]);
  });

  const promotes = (pieces: readonly string[] | null, to: string): RuleFact => ({
    kind: 'promotes',
    pieces,
    to,
  });
  test('what other pieces promote to', () => {
    expect(stated(promotes(['silver', 'pawn'], 'gold'))).toEqual(['promotedPieceType=s:g p:g']);
    expect(stated(promotes(['silver'], ''), {}, 'gold')).toEqual(['promotedPieceType=s:g']);
    expect(stated(promotes(null, 'gold'), {}, 'silver')).toEqual(['promotedPieceType=s:g']);
    expect(stated(promotes(['silver'], 'promoted silver'))).toEqual([
      'promotes to promoted silver',
    ]);
    expect(stated(promotes(['silver', 'gold'], 'gold'))).toEqual(['promotes to gold']);
    expect(stated(promotes(['dragon'], 'gold'))).toEqual(['promotes to gold']);
    for (const fact of [promotes(null, 'gold'), promotes([], 'gold'), promotes(['silver'], '')])
      expect(stated(fact)).toBeNull();
  });
});

describe('other facts', () => {
  test('an option is that of the game, whichever piece was spoken of before', () => {
    expect(stated({ kind: 'option', option: 'doubleStep', value: 'true' })).toEqual([
      'doubleStep=true',
    ]);
    expect(stated({ kind: 'option', option: 'pass', value: 'true' }, {}, 'silver')).toEqual([
      'pass=true',
    ]);
  });

  test.each([
    [null, 'occurrences', 'draw', null, false, ['nFoldValue=draw']],
    [3, 'occurrences', 'draw', null, false, ['nFoldRule=3', 'nFoldValue=draw']],
    [3, 'either', 'draw', null, false, ['nFoldRule=3|4', 'nFoldValue=draw']],
    [3, 'occurrences', 'draw', null, true, ['nFoldRule=4', 'nFoldValue=draw']],
    // The value is the result for the player to move, who did not complete the repetition.
    [4, 'occurrences', 'loss', 'who-closes', false, ['nFoldRule=4', 'nFoldValue=win']],
    [4, 'occurrences', 'win', 'who-closes', false, ['nFoldRule=4', 'nFoldValue=loss']],
    [4, 'occurrences', 'prohibited', null, false, ['nFoldRule=4', 'nFoldValue=win']],
    [4, 'occurrences', 'loss', 'who-began', false, ['nFoldRule=4']],
  ] as const)('%j %s: %s for %j, after: %j', (times, counts, result, who, after, expected) => {
    expect(stated({ kind: 'repetition', times, counts, result, who, after })).toEqual(expected);
  });

  test('drops', () => {
    const file = (most: number): RuleFact => ({ kind: 'drop-file', piece: 'pawn', most });
    expect(stated(file(1))).toEqual(['dropNoDoubled=p']);
    expect(stated(file(2))).toEqual(['dropNoDoubled=p', 'dropNoDoubledCount=2']);
    expect(stated(file(2), { letter: () => null })).toBeNull();
    for (const [result, value] of [
      ['illegal', true],
      ['loss', true],
      ['allowed', false],
    ] as const)
      expect(stated({ kind: 'drop-mate', piece: 'pawn', result })).toEqual([
        `shogiPawnDropMateIllegal=${value}`,
      ]);
  });

  test('stalemate, sizes and meanings', () => {
    expect(stated({ kind: 'stalemate', result: 'loss', when: 'no-legal-move' })).toEqual([
      'stalemateValue=loss',
    ]);
    expect(stated({ kind: 'stalemate', result: null, when: 'no-legal-move' })).toEqual([]);
    expect(stated({ kind: 'size', files: 9, ranks: 10 })).toEqual(['maxFile=9', 'maxRank=10']);
    expect(stated({ kind: 'royal', piece: 'king', royal: true })).toEqual(['king is royal']);
    expect(stated({ kind: 'royal', piece: 'king', royal: false })).toEqual(['king is not royal']);
  });
});

describe('pieces that stay where the built-in game confines them', () => {
  const NOWHERE = ['stays in its area'];
  const confined = (...pieces: readonly string[]): RuleFact => ({ kind: 'confined', pieces });
  const squares = (files: string, ranks: readonly number[]): readonly string[] =>
    ranks.flatMap((rank) => [...files].map((file) => `${file}${rank}`)).toSorted();
  /** The squares of each option within nine files, because `*1` means all files that the engine can have. */
  const areas = (fact: RuleFact, base: EngineRules, about: string | null = null) =>
    Object.fromEntries<readonly string[]>(
      (optionsOf(fact, about, { ...CHESS, base }) ?? []).map(({ option, value }) => [
        option ?? '',
        parseRegion(value ?? '')
          .value.map(printSquare)
          .filter((square) => square < 'j')
          .toSorted(),
      ]),
    );
  const xiangqi = rulesOf('xiangqi');
  const palaces = (piece: string) => ({
    [`mobilityRegionWhite${piece}`]: squares('def', [1, 2, 3]),
    [`mobilityRegionBlack${piece}`]: squares('def', [8, 9, 10]),
  });

  test('in Xiangqi these are the palaces and the sides of the river', () => {
    expect(areas(confined('general'), xiangqi)).toEqual(palaces('King'));
    expect(areas(confined('advisors'), xiangqi)).toEqual(palaces('Fers'));
    expect(areas({ kind: 'confined', pieces: null }, xiangqi, 'elephant')).toEqual({
      mobilityRegionWhiteElephant: squares('abcdefghi', [1, 2, 3, 4, 5]),
      mobilityRegionBlackElephant: squares('abcdefghi', [6, 7, 8, 9, 10]),
    });
    expect(areas(confined('general', 'guard'), xiangqi)).toEqual({
      ...palaces('King'),
      ...palaces('Fers'),
    });
  });

  test('in Janggi the guard is another piece', () => {
    expect(areas(confined('guard'), rulesOf('janggi'))).toEqual(palaces('Wazir'));
  });

  test('there is no area if the piece moves everywhere, is not in the game, or the game is unknown', () => {
    expect(stated(confined('rook'), { base: xiangqi })).toEqual(NOWHERE);
    expect(stated(confined(), { base: xiangqi })).toEqual(NOWHERE);
    expect(stated(confined('general'), { base: null })).toEqual(NOWHERE);
    const without = { ...xiangqi, pieces: xiangqi.pieces.filter(({ type }) => type !== 'fers') };
    expect(stated(confined('advisor'), { base: without })).toEqual(NOWHERE);
  });
});
