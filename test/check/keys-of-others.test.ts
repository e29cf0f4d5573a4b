import { describe, expect, test } from 'vitest';
import { FORMER_OPTIONS } from '../../src/catalog/options/former.js';
import { FAIRY_STOCKFISH_X_KEYS } from '../../src/catalog/options/fork-keys.js';
import { OPTION_BY_KEY } from '../../src/catalog/options/options.js';
import { OTHER_WORDS } from '../../src/catalog/options/other-words.js';
import { lintIni } from '../../src/check/lint.js';

/** The findings for a key with a given value: code and message. */
function findingsFor(key: string, value: string) {
  return lintIni({ file: 'x.ini', text: `[x:chess]\n${key} = ${value}\n` }, 'fairy-stockfish')
    .filter(({ span }) => span.start === '[x:chess]\n'.length)
    .map(({ code, message }) => [code, message] as const);
}

/** The keys that the engine removed, and a part of their replacement. */
const REMOVED = [
  ['arrowGating', 'wallingRule = arrow'],
  ['arrowWalling', 'wallingRule = arrow'],
  ['duckGating', 'wallingRule = duck'],
  ['duckWalling', 'wallingRule = duck'],
  ['pastGating', 'wallingRule = past'],
  ['pastWalling', 'wallingRule = past'],
  ['staticGating', 'wallingRule = static'],
  ['staticGatingRegion', 'wallingRegion'],
  ['staticWalling', 'wallingRule = static'],
  ['bareKingMove', 'extinction'],
  ['bareKingValue', 'extinction'],
  ['bikjangValue', 'bikjangRule'],
  ['firstRankDoubleSteps', 'doubleStepRegion'],
  ['firstRankDrops', 'firstRankPawnDrops'],
  ['kingPass', 'pass'],
  ['kingPassOnStalemate', 'passOnStalemate'],
  ['kingType', 'king = k:BETZA'],
  ['petrifyOnCapture', 'petrifyOnCaptureTypes'],
  ['shogiDoubledPawn', 'dropNoDoubled'],
  ['xiangqiGeneral', 'king = '],
  ['xiangqiSoldier', 'soldierPromotionRank'],
  ['endgameEval', 'nothing'],
] as const;

test('there are 22 removed keys and 9 deprecated ones', () => {
  expect(REMOVED).toHaveLength(22);
  expect(FORMER_OPTIONS).toHaveLength(9);
});

test.each(REMOVED)('%s was removed; its replacement is %s', (key, today) => {
  expect(findingsFor(key, 'true')).toEqual([
    ['ini/removed-key', expect.stringContaining(`now use ${today}`)],
  ]);
});

test.each([
  ['marshall', 'for the marshall write `chancellor = LETTER`'],
  ['Cardinal', 'for the cardinal write `archbishop = LETTER`'],
  ['ferz', 'for the ferz write `fers = LETTER`'],
  ['camel', 'for the camel write `customPiece1 = LETTER:C`'],
  ['grasshoper', 'for the grasshopper write `customPiece1 = LETTER:gQ`'],
  ['manticore', 'no key of the engine is similar'],
])('the piece %s is a key or a custom piece of the engine', (key, advice) => {
  expect(findingsFor(key, 'm')).toEqual([['ini/unknown-option', expect.stringContaining(advice)]]);
});

test('the numbers of custom pieces are limited', () => {
  expect(findingsFor('customPiece26', 'a:NN')).toEqual([
    ['ini/unknown-option', expect.stringContaining('there are customPiece1 to customPiece25')],
  ]);
});

test.each([
  ['promotionRank', '7', 'promotionRegionWhite'],
  ['doubleStepRank', '3', 'doubleStepRegionWhite'],
  ['doubleStepRankMin', '1', 'doubleStepRegionWhite'],
  ['whiteFlag', '*8', 'flagRegionWhite'],
  ['blackFlag', '*1', 'flagRegionBlack'],
  ['castlingRookPiece', 'r', 'castlingRookPieces'],
  ['whiteDropRegion', '*1', 'dropRegionWhite'],
  ['blackDropRegion', '*8', 'dropRegionBlack'],
  ['dropOnTop', 'true', 'enclosingDrop = top'],
])('%s = %s is deprecated; its replacement is %s', (key, value, today) => {
  expect(findingsFor(key, value)).toContainEqual([
    'ini/deprecated-key',
    expect.stringContaining(`write ${today}`),
  ]);
});

test.each([...FAIRY_STOCKFISH_X_KEYS])(
  '%s is reported as a key of Fairy-Stockfish-X only',
  (key) => {
    expect(findingsFor(key, 'true').map(([code]) => code)).toEqual(['ini/fork-key']);
  },
);

describe('a similar key is suggested', () => {
  test.each([
    ['a key', 'nMoveRul = 40', 'nMoveRule'],
    ['a value', 'stalemateValue = lose', 'loss'],
    ['a piece', 'archbishopp = a', 'archbishop'],
    ['a parent', 'nMoveRule = 40\n[y:crazyhous]\nnMoveRule = 30', 'crazyhouse'],
  ])('%s: %j', (_what, lines, near) => {
    const text = `[x:chess]\n${lines}\n`;
    const [message] = lintIni({ file: 'x.ini', text }, 'fairy-stockfish')
      .filter(({ severity }) => severity === 'error')
      .map((diagnostic) => diagnostic.message);
    expect(message).toContain(`\`${near}\``);
  });
});

test.each([
  ['drop/piece-drops-without-source', 'pieceDrops = true\n'],
  ['rule/no-way-to-win', 'king = -\n'],
  ['fen/start-fen-missing-king', 'startFen = 3qq3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\n'],
])(
  '%s is not reported in a section with a fork’s key that may supply what is missing',
  (code, lines) => {
    const codes = (text: string) =>
      lintIni({ file: 'x.ini', text }, 'fairy-stockfish').map((one) => one.code);
    expect(codes(`[x:chess]\n${lines}`)).toContain(code);
    const fork = 'captureType = hand\n';
    expect(codes(`[x:chess]\n${fork}${lines}`)).not.toContain(code);
    expect(codes(`[x:chess]\n${fork}[y:x]\n${lines}`)).not.toContain(code);
  },
);

describe('keys that never existed', () => {
  test.each([
    ['parent', '`[name:chess]`'],
    ['drop', '`pieceDrops = true`'],
    ['enPassant', 'enPassantRegionWhite and enPassantRegionBlack'],
    ['pieceValue', 'pieceValueMg and pieceValueEg'],
  ])('%s: write %s', (key, advice) => {
    expect(findingsFor(key, 'x')).toEqual([
      ['ini/unknown-option', expect.stringContaining(advice)],
    ]);
  });

  test.each([...OTHER_WORDS])(
    '%s is not a key, but the suggested replacement is',
    (key, advice) => {
      expect(OPTION_BY_KEY.has(key)).toBe(false);
      const named = advice.match(/\b[a-z]+[A-Z]\w*/g) ?? [];
      expect(named.length > 0 || advice.includes('[name:chess]')).toBe(true);
      expect(named.filter((name) => !OPTION_BY_KEY.has(name))).toEqual([]);
      expect(findingsFor(key, 'x')).toEqual([
        ['ini/unknown-option', expect.stringContaining(advice)],
      ]);
    },
  );
});
