import { describe, expect, test } from 'vitest';
import { parseSquare, printSquare } from '../../src/ir/board.js';
import type { Position } from '../../src/ir/position.js';
import { fenContext, type FenContext } from '../../src/notation/fen-context.js';
import { parseFen, readFen } from '../../src/notation/fen.js';
import { printFen } from '../../src/notation/print-fen.js';
import { KASHOGI, piece } from './pieces.js';

const NINE = fenContext({ files: 9, ranks: 9 }, KASHOGI, { hands: true });
const CHESS = fenContext(
  { files: 8, ranks: 8 },
  [
    piece('king', '', 'K'),
    piece('queen', '', 'Q'),
    piece('rook', '', 'R'),
    piece('bishop', '', 'B'),
    piece('knight', '', 'N'),
    piece('pawn', '', 'P', { style: 'pawn', to: ['queen', 'rook'] }),
  ],
  { hands: false },
);

/** Reads one rank on a board of one rank, with the pieces of kashogi. */
function row(files: number, text: string): ReturnType<typeof parse> {
  return parse(text, fenContext({ files, ranks: 1 }, KASHOGI, { hands: true }));
}

function parse(
  text: string,
  context: FenContext,
): { readonly position: Position | null; readonly found: readonly string[] } {
  const { value, diagnostics } = parseFen(text, context, {
    file: 'f',
    start: 100,
    end: 100 + text.length,
  });
  return {
    position: value,
    found: diagnostics.map(
      ({ code, span }) => `${code} "${text.slice(span.start - 100, span.end - 100)}"`,
    ),
  };
}

function on(position: Position | null, square: string): string {
  const found = position?.placements.find((placement) => placement.square === parseSquare(square));
  if (found === undefined) return 'nothing';
  return `${found.color} ${found.piece}${found.promotedFrom === null ? '' : ` from ${found.promotedFrom}`}`;
}

describe('the board field', () => {
  test('the first rank of the text is the farthest from White, and files start at his left', () => {
    const { position, found } = parse(
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1',
      NINE,
    );
    expect(found).toEqual([]);
    expect(position?.placements).toHaveLength(40);
    expect(
      ['e1', 'b2', 'h2', 'b8', 'h8', 'a9', 'c7', 'e5'].map((square) => on(position, square)),
    ).toEqual([
      'white king',
      'white bishop',
      'white rook',
      'black rook',
      'black bishop',
      'black lance',
      'black pawn',
      'nothing',
    ]);
    expect(position?.turn).toBe('white');
    expect(position?.castlingRights).toBe('-');
  });

  test('the longest letters that fit are read', () => {
    const { position, found } = parse(
      "lnsgngn'kl/1r2sc@2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2SC@2R1/LKN'GNGSNL w - - 0 1",
      NINE,
    );
    expect(found).toEqual([]);
    expect(position?.placements).toHaveLength(42);
    expect(
      ['g9', 'h9', 'e8', 'h8', 'e2', 'c1', 'd1', 'b1'].map((square) => on(position, square)),
    ).toEqual([
      'black fide-knight',
      'black king',
      'black crow',
      'black bishop',
      'white crow',
      'white fide-knight',
      'white gold',
      'white king',
    ]);
  });

  test('a pawn before a two-letter piece is a pawn', () => {
    const { position } = row(3, 'PSC@1');
    expect([on(position, 'a1'), on(position, 'b1')]).toEqual(['white pawn', 'white crow']);
  });

  test('+ gives the promoted form, and the unpromoted type is kept', () => {
    const { position, found } = row(4, "+P+n'+so@1");
    expect(found).toEqual([]);
    expect(['a1', 'b1', 'c1', 'd1'].map((square) => on(position, square))).toEqual([
      'white tokin from pawn',
      'black promoted-fide-knight from fide-knight',
      'black eagle from owl',
      'nothing',
    ]);
  });

  test('~ marks a promoted pawn of chess', () => {
    const { position, found } = parse('8/8/8/3Q~4/8/8/8/4K2k w - - 0 1', CHESS);
    expect(found).toEqual([]);
    expect(on(position, 'd5')).toBe('white queen from pawn');
    expect(parse('8/8/8/3N~4/8/8/8/4K2k w', CHESS).found).toEqual(['fen/not-promoted "N~"']);
  });

  test('numbers of empty squares may have several digits', () => {
    const { position, found } = row(13, 'K11k');
    expect(found).toEqual([]);
    expect([on(position, 'a1'), on(position, 'm1')]).toEqual(['white king', 'black king']);
  });
});

describe('text that does not fit is an error at its characters, and gives no position', () => {
  test.each([
    ['an unknown letter', 'K1x2k', 6, ['fen/unknown-piece "x"']],
    ['two unknown letters', 'KXk3Y', 7, ['fen/unknown-piece "X"', 'fen/unknown-piece "Y"']],
    ['an unknown letter of both colours, once', 'KXxXk', 5, ['fen/unknown-piece "X"']],
    ['an unknown letter with its mark', "K2X'k", 5, ['fen/unknown-piece "X\'"']],
    ['mixed case', 'K1Sc@1', 5, ['fen/unknown-piece "c@"']],
    ['a plus before what never promotes', 'K+G2', 4, ['fen/not-promoted "+G"']],
    ['a rank too short', 'K3k', 6, ['fen/file-count "K3k"']],
    ['a rank too long', 'K5k', 6, ['fen/file-count "K5k"']],
    ['a digit of no rank', 'K99999k', 9, ['fen/file-count "K99999k"']],
    ['a turn of no colour', 'K3k white', 5, ['fen/bad-field "white"']],
    ['castling that is none', 'K3k w ?? - 0 1', 5, ['fen/bad-field "??"']],
    ['a promoted piece in hand', 'K3k[+P] w', 5, ['fen/bad-hand "+P"']],
    ['an unknown piece in hand', 'K3k[PX] w', 5, ['fen/unknown-piece "X"']],
    ['an open bracket', 'K3k[P', 5, ['fen/bad-hand "[P"']],
    ['nothing at all', '', 5, ['fen/rank-count ""']],
  ])('%s', (_what, text, files, expected) => {
    const { position, found } = row(files, text);
    expect(found).toEqual(expected);
    expect(position).toBeNull();
  });

  test('too few and too many ranks', () => {
    expect(parse('4k4/9/4K4 w', NINE).found).toEqual(['fen/rank-count "4k4/9/4K4"']);
    expect(row(5, 'k4/4K').found).toEqual(['fen/rank-count "k4/4K"']);
  });

  test('ranks that all have another width are reported once', () => {
    const ranks = ['4k3', '8', '8', '8', '8', '8', '8', '8', '4K3'];
    expect(parse(ranks.join('/'), NINE).found).toEqual([`fen/file-count "${ranks.join('/')}"`]);
  });

  test('one short rank lacks ranks; it is not a board of another size', () => {
    expect(parse('k7', NINE).found).toEqual(['fen/rank-count "k7"', 'fen/file-count "k7"']);
  });

  test('a text of a megabyte is refused at once', () => {
    expect(row(5, 'x'.repeat(1 << 20)).found).toHaveLength(1);
  });
});

test('two letters that may be two pieces are read as one, with a warning', () => {
  const pieces = [piece('a', '', 'S'), piece('b', '', 'C'), piece('crow', '', 'SC')];
  const context = fenContext({ files: 2, ranks: 1 }, pieces, { hands: false });
  const { position, found } = parse('SC1', context);
  expect(on(position, 'a1')).toBe('white crow');
  expect(found).toEqual(['fen/ambiguous "SC"']);
  expect(parse('SC@1', context).found).toEqual([]);
  const alone = fenContext({ files: 2, ranks: 1 }, pieces.slice(1), { hands: false });
  expect(parse('SC1', alone).found).toEqual([]);
});

describe('hands', () => {
  test.each([
    ["K3k[PPSC@pn'] w", 'w'],
    ["K3k[2PSC@pn'] w - - 0 1", 'w with a number'],
    ["K3k b 2PSC@pn' 1", 'SFEN'],
  ])('%s', (text) => {
    const { position, found } = row(5, text);
    expect(found).toEqual([]);
    expect(position?.hands).toEqual({
      white: [
        { piece: 'pawn', count: 2 },
        { piece: 'crow', count: 1 },
      ],
      black: [
        { piece: 'pawn', count: 1 },
        { piece: 'fide-knight', count: 1 },
      ],
    });
    expect(position?.turn).toBe('white');
  });

  test('no hands, written in four ways', () => {
    for (const text of ['K3k[] w', 'K3k[-] b', 'K3k w - - 0 1', 'K3k b - 1'])
      expect(row(5, text).position?.hands).toEqual({ white: [], black: [] });
  });
});

describe('the side to move', () => {
  test('b is Black in a FEN and the first player, White, in an SFEN', () => {
    expect(row(5, 'K3k b - - 0 1').position?.turn).toBe('black');
    expect(row(5, 'K3k b - 1').position?.turn).toBe('white');
    expect(row(5, 'K3k w - 1').position?.turn).toBe('black');
    expect(row(5, 'K3k w 0 1').position?.turn).toBe('white');
    expect(row(5, 'K3k').position?.turn).toBe('white');
  });
});

test('castling rights are read, and whether they are stated', () => {
  const text = 'r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1';
  const { value } = readFen(text, CHESS, { file: 'f', start: 0, end: text.length });
  expect(value.position?.castlingRights).toBe('KQk');
  expect(value.castlingStated).toBe(true);
  expect(
    readFen('r3k2r/8/8/8/8/8/8/R3K2R w', CHESS, { file: 'f', start: 0, end: 0 }).value
      .castlingStated,
  ).toBe(false);
});

describe('printing restores the text that was read', () => {
  test.each([
    [NINE, 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1'],
    [NINE, "4k4/1+P5+r1/9/4SC@4/9/9/2+so@6/9/4K2N'1[LPPpp] b - - 0 1"],
    [CHESS, 'r3k2r/pp6/8/8/8/8/6PP/R3K2R b KQkq - 0 1'],
  ])('%#', (context, text) => {
    const { position, found } = parse(text, context);
    expect(found).toEqual([]);
    expect(position === null ? null : printFen(position, context)).toBe(text);
  });

  test('with the letters of an engine, promoted pieces by their unpromoted types', () => {
    const { position } = row(4, "+N'SC@1k");
    const letters = new Map([
      ['fide-knight', 'J'],
      ['crow', 'C'],
      ['king', 'K'],
    ]);
    const context = fenContext({ files: 4, ranks: 1 }, KASHOGI, { letters, hands: false });
    expect(position === null ? null : printFen(position, context)).toBe('+JC1k w - - 0 1');
  });
});

test('squares are printed in the form in which they are parsed', () => {
  expect(row(16, 'K14k').position?.placements.map(({ square }) => printSquare(square))).toEqual([
    'a1',
    'p1',
  ]);
});
