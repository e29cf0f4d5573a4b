import { describe, expect, it, test } from 'vitest';
import { INI_CODES } from '../../../src/catalog/codes/ini.js';
import { lintIni } from '../../../src/check/lint.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { rulesJson, type RulesJson } from '../../../src/read/ini/rules-json.js';
import { readSections, wholeVariant } from '../../../src/read/ini/section-variant.js';
import type { Diagnostic } from '../../../src/text/diagnostic.js';

const read = (text: string) => readIni({ file: 'test.ini', text });

/** The code and the text at the place of each diagnostic. */
function found(text: string): readonly (readonly [string, string])[] {
  return read(text).diagnostics.map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

/** The rules of the last section. */
function rules(text: string): RulesJson {
  const section = read(text).value.at(-1);
  if (section === undefined) throw new Error('no section');
  return rulesJson(section.rules);
}

describe('diagnostics', () => {
  it.each(Object.entries(INI_CODES))('ini/%s is what its example shows', (slug, { example }) => {
    const { diagnostics, value } = readSections({ file: 'x.ini', text: example });
    const inexpressible = value.flatMap((variant) => wholeVariant(variant).diagnostics);
    expect([...diagnostics, ...inexpressible].map(({ code }) => code)).toContain(`ini/${slug}`);
  });

  /** All kinds of keys that the engine does not read. */
  test.each(['dropRegion', 'mobilityRegionKing', 'duckGating', 'cylindrical', 'fen', 'nonsense'])(
    'who builds and who lints say the same of %s',
    (key) => {
      const source = { file: 'x.ini', text: `[x:chess]\n${key} = *1\n` };
      const said = ({ code, message, span }: Diagnostic) => [code, message, span];
      expect(readSections(source).diagnostics.map(said)).toEqual(
        lintIni(source, 'fairy-stockfish')
          .filter(({ span }) => span.start === 10)
          .map(said),
      );
    },
  );

  test.each([
    ['[x:chess]\nnmoverule = 20\n', [['ini/unknown-option', 'nmoverule']]],
    ['[x:chess]\nnMoveRule = 20\nnMoveRule = 30\n', [['ini/duplicate-option', 'nMoveRule']]],
    ['[x:chess]\ncastling = yes\n', [['ini/invalid-value', 'yes']]],
    ['[x:chess]\nflagRegion = d4,e4 e5\n', [['ini/ignored-text', 'd4,e4 e5']]],
    ['[x:chess]\npromotionPieceTypes = q, r\n', [['ini/invalid-value', 'q, r']]],
    ['[x:chess]\nflagRegion =\n', [['ini/empty-value', 'flagRegion =']]],
    ['[x:chess]\n  # no\n', [['ini/no-equals-sign', '  # no']]],
    [
      '[atomic:chess]\n[y:atomicc]\n',
      [
        ['ini/section-exists', 'atomic'],
        ['ini/unknown-parent', 'atomicc'],
      ],
    ],
    ['[x:chess]\nmaxFile = 13\n', [['ini/board-too-large', '13']]],
    [
      '[x:chess]\nmaxFile = 13\nmaxRank = 9\nmaxRank = 11\n',
      [
        ['ini/duplicate-option', 'maxRank'],
        ['ini/invalid-value', '13'],
        ['ini/board-too-large', '11'],
      ],
    ],
    [
      '\uFEFF[x:chess]\nnMoveRule = 20\n',
      [['ini/text-before-section', '\uFEFF[x:chess]\nnMoveRule = 20\n']],
    ],
    [
      '[x:chess\nnMoveRule = 20\n[y:chess]\nnMoveRule = 30\n',
      [['ini/header-not-closed', '[x:chess']],
    ],
    ['[x:chess]\n[y:chess\nnMoveRule = 30\n', [['ini/header-not-closed', '[y:chess']]],
    ['[x:chess]', [['ini/header-at-end', '[x:chess]']]],
    ['\uFEFF# fine\n; too\n\n[x:chess]\n', []],
    ['[x:chess]\n# a\n; b\n\n   \n\t\nnMoveRule = 20 \n', []],
    ['[x:chess]\nflagRegion = d4 e4 \n', []],
    ['[x:makruk]\ncountingRule = cambodian\n', []],
    ['[x:berolina]\ncustomPiece1 = -\n', []],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('messages say what to write instead', () => {
    const messages = read(
      '[x:ches]\n[y:chess]\nnMoverule = 1\nduckGating = true\n',
    ).diagnostics.map(({ message }) => message);
    expect(messages[0]).toContain('did you mean `chess`?');
    expect(messages[1]).toContain('did you mean `nMoveRule`?');
    expect(messages[2]).toContain('now use wallingRule = duck');
  });

  test.each([
    ['[x:standard]\n', 'did you mean `chess`?'],
    ['[x:Chinese chess]\n', 'did you mean `xiangqi`?'],
    ['[x:chess,crazyhouse]\n', 'a section has one parent'],
    ['[x:chess]\npromotionPieceTypes = q, r, b\n', 'write `qrb`'],
    ['[x:chess]\npromotionPieceTypes = Queen rooks\n', 'write `qr`'],
    ['[x:chess]\npromotionPieceTypes = none\n', 'write `-`'],
    ['[x:chess]\nflagPiece = king\n', 'write `k`'],
    ['[x:shogi]\npromotedPieceType = p:g, n:g\n', 'write `p:g n:g`'],
    ['[x:chess]\npromotionPieceTypes = qx\n', 'stops reading there'],
  ])('%j: %s', (text, advice) => {
    const [first] = read(text).diagnostics;
    expect(first?.message.endsWith(advice) || first?.message.includes(`${advice};`)).toBe(true);
  });

  test('names from the text do not reach a prototype', () => {
    const { value } = read(
      '[__proto__:chess]\nconstructor = 1\n__proto__ = 2\n[toString:__proto__]\n',
    );
    expect(value.map(({ name, parent }) => [name, parent])).toEqual([
      ['__proto__', 'chess'],
      ['toString', '__proto__'],
    ]);
  });
});

describe('large and hostile files', () => {
  test.each([
    ['lines without =', '[x:chess]\n' + 'castling\n'.repeat(200_000), 200_000],
    ['one key again and again', '[x:chess]\n' + 'nMoveRule = 1\n'.repeat(200_000), 199_999],
    ['one section again and again', '[x:chess]\n'.repeat(100_000), 99_999],
  ])('%s: every one is said', (_name, text, count) => {
    expect(read(text).diagnostics).toHaveLength(count);
  });

  test('20,000 sections, each the child of the one before', () => {
    const names = Array.from(
      { length: 20_000 },
      (_, index) => `[v${index + 1}:v${index}]\nnMoveRule = ${index}\n`,
    );
    const { value, diagnostics } = read(['[v0:chess]\n', ...names].join(''));
    expect(diagnostics).toEqual([]);
    expect(value.at(-1)?.rules.nMoveRule).toBe(19_999);
  });
});

describe('the order of the engine, not of the text', () => {
  test('the key of one colour overrides the key of both, except for walls', () => {
    expect(rules('[x:chess]\npassWhite = true\npass = false\n').pass).toEqual({
      white: true,
      black: false,
    });
    expect(rules('[x:chess]\nflagRegionBlack = *1\nflagRegion = *8\n').flagRegion).toEqual({
      white: '*8',
      black: '*1',
    });
    expect(rules('[x:duck]\nwallingRegionWhite = *1\nwallingRegion = *5\n').wallingRegion).toEqual({
      white: '*5',
      black: '*5',
    });
  });

  test('current keys override deprecated ones', () => {
    const both =
      '[x:chess]\npromotionRegionWhite = *8\npromotionRank = 6\nflagRegionWhite = *4\nwhiteFlag = *5\n';
    expect(rules(both).promotionRegion).toEqual({ white: '*8', black: '*1 *2 *3' });
    expect(rules(both).flagRegion).toEqual({ white: '*4', black: '-' });
    expect(rules('[x:chess]\nenclosingDrop = none\ndropOnTop = true\n').enclosingDrop).toBe('none');
    expect(rules('[x:flipello]\ndropOnTop = false\n').enclosingDrop).toBe('reversi');
  });

  test('the old double step keys count ranks from both sides of this board', () => {
    expect(rules('[x:chess]\nmaxRank = 10\ndoubleStepRank = 3\n').doubleStepRegion).toEqual({
      white: '*2 *3',
      black: '*8 *9',
    });
    expect(rules('[x:chess]\ndoubleStepRankMin = 1\n').doubleStepRegion).toEqual({
      white: '*1 *2',
      black: '*7 *8',
    });
    const both = '[x:chess]\ndoubleStepRank = 3\ndoubleStepRankMin = 1\n';
    expect(rules(both).doubleStepRegion).toEqual({ white: '*2 *3', black: '*6 *7' });
    expect(found(both)).toEqual([['ini/overridden-option', 'doubleStepRankMin']]);
    expect(found('[x:chess]\ndoubleStepRank = no\ndoubleStepRankMin = 1\n')).toEqual([
      ['ini/invalid-value', 'no'],
    ]);
  });

  test('pieces are read before the sets that name them', () => {
    expect(
      rules('[x:chess]\npromotionPieceTypes = qa\narchbishop = a\n').promotionPieceTypes,
    ).toEqual({
      white: ['queen', 'archbishop'],
      black: ['queen', 'archbishop'],
    });
  });
});

describe('pieces', () => {
  test('a letter that is taken removes its owner, also from the promotion types', () => {
    const own = rules('[x:chess]\narchbishop = q\n');
    expect(own.pieceTypes).toEqual(['pawn', 'knight', 'bishop', 'rook', 'archbishop', 'king']);
    expect(own.promotionPieceTypes).toEqual({
      white: ['knight', 'bishop', 'rook'],
      black: ['knight', 'bishop', 'rook'],
    });
  });

  // Measured in ffish: a7a8q is not a move there.
  test('a repeated letter removes the piece from the promotion types', () => {
    expect(rules('[x:chess]\nqueen = q\n').promotionPieceTypes).toEqual({
      white: ['knight', 'bishop', 'rook'],
      black: ['knight', 'bishop', 'rook'],
    });
  });

  test('a piece with an e in its Betza string captures en passant, unless a key lists the types', () => {
    const notation = '[x:chess]\ncustomPiece1 = a:mfWceF\n';
    expect(rules(notation).enPassantTypes).toEqual({
      white: ['pawn', 'customPiece1'],
      black: ['pawn', 'customPiece1'],
    });
    expect(rules(`${notation}enPassantTypesWhite = p\n`).enPassantTypes).toEqual({
      white: ['pawn'],
      black: ['pawn', 'customPiece1'],
    });
  });

  // Measured in ffish: with `king = k` in a child of xiangqi, the king steps diagonally.
  test('a repeated king has the moves of its type, or of its own Betza string', () => {
    expect(rules('[x:xiangqi]\n').kingType).toBe('wazir');
    expect(rules('[x:xiangqi]\nking = k\n').kingType).toBe('king');
    const own = rules('[x:chess]\nking = k:W\n');
    expect([own.kingType, own.customPiece]).toEqual(['customRoyal', { customRoyal: 'W' }]);
    expect(rules('[x:chess]\nking = k:W\n[y:x]\nking = k\n').customPiece).toEqual({
      customRoyal: 'W',
    });
  });

  test('the second letter of a piece is lost if the piece is repeated', () => {
    const pieces = (text: string): unknown => rules(text).pieces;
    expect(pieces('[x:minixiangqi]\n')).toContainEqual({
      type: 'horse',
      letter: 'n',
      synonym: 'h',
      betza: 'nN',
    });
    expect(pieces('[x:minixiangqi]\nhorse = n\n')).toContainEqual({
      type: 'horse',
      letter: 'n',
      synonym: null,
      betza: 'nN',
    });
  });

  test('a removed piece leaves its Betza string in the slot', () => {
    expect(rules('[x:amazons]\ncustomPiece1 = -\n').customPiece).toEqual({
      customPiece1: 'mQ',
    });
  });
});

describe('children', () => {
  test('start from the concluded rules of their parent, without its names for evaluation', () => {
    const own = rules('[x:makruk]\ndoubleStep = true\n[y:x]\n');
    expect(own.doubleStep).toBe(false);
    expect(rules('[x:giveaway]\n')).toMatchObject({ nnueAlias: '', endgameEval: 'chess' });
  });

  test('pairs are added to the inherited ones', () => {
    expect(rules('[x:shogi]\npromotedPieceType = p:- s:r\n').promotedPieceType).toEqual({
      bishop: 'dragonHorse',
      rook: 'bers',
      silver: 'rook',
      lance: 'gold',
      shogiKnight: 'gold',
    });
  });
});

test.each([
  ['shogi pawn', 'shogiPawn'],
  ['Dragon King', 'bers'],
])('a name among players is no key, and the fix writes the type: %s', (name, type) => {
  const text = `[x:chess]\n${name} = s\n`;
  const { diagnostics } = readIni({ file: 'v.ini', text });
  expect(diagnostics.map(({ fix }) => fix?.edits)).toEqual([
    [{ span: { file: 'v.ini', start: 10, end: 10 + name.length }, text: type }],
  ]);
});
