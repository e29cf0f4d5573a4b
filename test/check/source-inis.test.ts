import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixIni } from '../../src/check/fix-ini.js';
import { lintIni } from '../../src/check/lint.js';
import { writeHeader } from '../../src/check/write-header.js';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';

const PROFILE = 'fairy-stockfish';
const source = (text: string) => ({ file: 'variants.ini', text });

/** The findings in a text with a header: the code, and the text of the line. */
function findings(text: string): readonly string[] {
  return lintIni(source(text), PROFILE).map(({ code, span }) => {
    const start = text.lastIndexOf('\n', span.start - 1) + 1;
    return `${code}: ${text.slice(start, text.indexOf('\n', start)).split('/')[0] ?? ''}`;
  });
}

function fixed(text: string, header: string): string {
  return fixIni(source(writeHeader(source(text), header)), PROFILE, 'all').text;
}

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

/** Checks that the engine loads the text as one variant without messages, with a valid start position, and returns perft 1, 2, … */
function loadClean(text: string, name: string, plies: number): readonly number[] {
  expect(engine.load(text)).toEqual({ added: [name], messages: [] });
  const fen = /^startFen = (.*)$/m.exec(text)?.[1] ?? '';
  expect(engine.validateFen(name, fen)).toEqual({ valid: true, code: 1, messages: [] });
  const game = engine.play(name);
  const counts = Array.from({ length: plies }, (_, index) => game?.perft(index + 1) ?? 0);
  game?.close();
  return counts;
}

/** A small game of this project with every defect of the two source documents: no header, old keys, hands without drops, and more. */
const DEFECTIVE = `variantTemplate = shogi
pieceToCharTable = -
maxFile = 7
maxRank = 7
pocketSize = 4
startFen = rnbkbnr/1t3s1/ppppppp/7/PPPPPPP/1S3T1/RNBKBNR[] w - - 0 1
customPiece1 = s:RNF
customPiece2 = t:QN
shogiPawn = p
knight = n
bishop = b
rook = r
king = k
gold = g
promotionRank = 6
doubleStep = false
castling = false
promotedPieceType = p:g
immobilityIllegal = true
nMoveRule = 0
nFoldValue = loss
flagPiece = k
whiteFlag = *7
blackFlag = *1
`;

describe('a game of this project with the defects of the source documents', () => {
  test('without a header there is no variant, which is reported once', () => {
    expect(findings(DEFECTIVE)).toEqual(['ini/no-section: variantTemplate = shogi']);
    expect(engine.load(DEFECTIVE).added).toEqual([]);
  });

  test('with a header every defect is found', () => {
    expect(findings(writeHeader(source(DEFECTIVE), 'defective'))).toEqual([
      'rule/stalemate-default-draw-in-shogi-template: variantTemplate = shogi',
      'drop/pocket-size-without-drops: pocketSize = 4',
      'fen/pocket-without-drops: startFen = rnbkbnr',
      'piece/custom-equals-builtin: customPiece1 = s:RNF',
      'piece/custom-equals-builtin: customPiece2 = t:QN',
      'ini/deprecated-key: promotionRank = 6',
      'rule/nfold-perspective: nFoldValue = loss',
      'ini/deprecated-key: whiteFlag = *7',
      'ini/deprecated-key: blackFlag = *1',
    ]);
  });

  test('after --fix=all the engine loads it without complaints', () => {
    const text = fixed(DEFECTIVE, 'defective-game');
    expect(text).toContain('\npromotionRegionWhite = *6 *7\npromotionRegionBlack = *1 *2\n');
    expect(text).toContain('\nnFoldValue = win\n');
    expect(text).toContain('\nstalemateValue = loss\n');
    expect(findings(text)).toEqual(['drop/pocket-size-without-drops: pocketSize = 4']);
    // The number of moves does not change, with or without hands.
    expect(loadClean(text, 'defective-game', 2)).toEqual(
      movesOf(`[defective-as-was]\n${DEFECTIVE}`),
    );
  });
});

function movesOf(text: string): readonly number[] {
  const [name = ''] = engine.load(text).added;
  const game = engine.play(name);
  const counts = [1, 2].map((plies) => game?.perft(plies) ?? 0);
  game?.close();
  return counts;
}

const SEEDS = '../shared/seeds';

/** The consecutive `key = value` lines of a page, from `variantTemplate` on. */
function blockOf(page: string): string {
  const text = readFileSync(`${SEEDS}/${page}`, 'utf8').replaceAll('\r', '');
  const start = text.indexOf('variantTemplate = ');
  return `${text.slice(start, text.indexOf('\n\n', start))}\n`;
}

describe.skipIf(!existsSync(SEEDS))(
  'the two ini source documents, if ../shared/seeds is present',
  () => {
    test('Zo Shogi: mistakes that are visible in the ini alone are found and fixed', () => {
      const block = blockOf('001_1f12106ebb601b29.txt');
      expect(findings(block)).toEqual(['ini/no-section: variantTemplate = shogi']);
      expect(findings(writeHeader(source(block), 'zo'))).toEqual([
        'rule/perpetual-check-absent: variantTemplate = shogi',
        'ini/deprecated-key: promotionRank = 7',
        'rule/nfold-perspective: nFoldValue = loss',
        'ini/deprecated-key: whiteFlag = *9',
        'ini/deprecated-key: blackFlag = *1',
      ]);
      const text = fixed(block, 'zo-fixed');
      expect(findings(text)).toEqual([]);
      expect(loadClean(text, 'zo-fixed', 3)).toEqual([26, 676, 17_368]);
    });

    test('Paragi: mistakes that are visible in the ini alone are found and fixed', () => {
      const block = blockOf('004_97a5209738a00374.txt');
      expect(findings(block)).toEqual(['ini/no-section: variantTemplate = shogi']);
      expect(findings(writeHeader(source(block), 'paragi'))).toEqual([
        'rule/stalemate-default-draw-in-shogi-template: variantTemplate = shogi',
        'drop/pocket-size-without-drops: pocketSize = 7',
        'fen/pocket-without-drops: startFen = rnbdkhbnr',
        'piece/custom-equals-builtin: customPiece1 = a:QN',
        'piece/custom-equals-builtin: customPiece3 = s:RNF',
        'ini/deprecated-key: promotionRank = 7',
        'rule/nfold-perspective: nFoldValue = loss',
      ]);
      const text = fixed(block, 'paragi-fixed');
      expect(findings(text)).toEqual(['drop/pocket-size-without-drops: pocketSize = 7']);
      // Promotion is not compulsory in the ini; only the text of the page states it.
      expect(loadClean(text, 'paragi-fixed', 3)).toEqual([31, 961, 29_942]);
    });
  },
);
