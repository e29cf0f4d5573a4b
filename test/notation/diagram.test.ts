import { describe, expect, test } from 'vitest';
import { parseSquare } from '../../src/ir/board.js';
import type { Position } from '../../src/ir/position.js';
import { parseDiagram, type DiagramContext } from '../../src/notation/diagram.js';
import { fenContext } from '../../src/notation/fen-context.js';
import { parseFen } from '../../src/notation/fen.js';
import { KASHOGI, KASHOGI_PROMOTED, piece } from './pieces.js';

const NINE = context(9, 9);

function context(files: number, ranks: number, white: 'sente' | 'gote' = 'sente'): DiagramContext {
  return {
    ...fenContext({ files, ranks }, KASHOGI, { hands: true }),
    promotedOnly: KASHOGI_PROMOTED,
    white,
  };
}

function parse(
  text: string,
  diagram: DiagramContext,
): { readonly position: Position | null; readonly found: readonly string[] } {
  const { value, diagnostics } = parseDiagram(text, diagram, {
    file: 'f',
    start: 50,
    end: 50 + text.length,
  });
  return {
    position: value,
    found: diagnostics.map(
      ({ code, span }) => `${code} "${text.slice(span.start - 50, span.end - 50)}"`,
    ),
  };
}

function on(position: Position | null, square: string): string {
  const found = position?.placements.find((placement) => placement.square === parseSquare(square));
  if (found === undefined) return 'nothing';
  return `${found.color} ${found.piece}${found.promotedFrom === null ? '' : ` from ${found.promotedFrom}`}`;
}

/** One position in three notations, as in the source document (with the crow on e8 corrected in its FEN). */
const BOD = `    後手の持駒：
      ９ ８ ７ ６ ５ ４ ３ ２ １
    +---------------------------+
    |v香v桂v銀v金v桂v金v跳v王v香|一
    | ・v飛 ・ ・v烏 ・ ・v角 ・|二
    |v歩v歩v歩v歩v歩v歩v歩v歩v歩|三
    | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
    | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
    | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
    | 歩 歩 歩 歩 歩 歩 歩 歩 歩|七
    | ・ 角 ・ ・ 烏 ・ ・ 飛 ・|八
    | 香 玉 跳 金 桂 金 銀 桂 香|九
    +---------------------------+
    先手の持駒：
`;
const ASCII = `     l  n  s  g  n  g  n' k  l
     .  r  .  .  sc .  .  b  .
     p  p  p  p  p  p  p  p  p
     .  .  .  .  .  .  .  .  .
     .  .  .  .  .  .  .  .  .
     .  .  .  .  .  .  .  .  .
     P  P  P  P  P  P  P  P  P
     .  B  .  .  SC .  .  R  .
     L  K  N' G  N  G  S  N  L
`;
const FEN = "lnsgngn'kl/1r2sc@2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2SC@2R1/LKN'GNGSNL w - - 0 1";

describe('the kanji and the letter diagram of the mixed game', () => {
  test('both show the position of the FEN', () => {
    const fen = parseFen(FEN, NINE, { file: 'f', start: 0, end: FEN.length });
    expect(fen.value?.placements).toHaveLength(42);
    for (const text of [BOD, ASCII]) {
      const { position, found } = parse(text, NINE);
      expect(found).toEqual([]);
      expect(position).toEqual(fen.value);
    }
  });

  test('squares counted by hand: file 5, rank 2 of shogi is e8', () => {
    const { position } = parse(BOD, NINE);
    expect(['e8', 'e2', 'g9', 'b1', 'c1', 'h2'].map((square) => on(position, square))).toEqual([
      'black crow',
      'white crow',
      'black fide-knight',
      'white king',
      'white fide-knight',
      'white rook',
    ]);
  });
});

describe('kanji diagrams', () => {
  test('a glyph of two pieces means the promoted one with ^ or V; the glyph of a promoted form always does', () => {
    const { position, found } = parse('| 鷲v鷲^鷲V鷲 とv竜|', context(6, 1));
    expect(found).toEqual([]);
    expect(['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((square) => on(position, square))).toEqual([
      'white eagle',
      'black eagle',
      'white eagle from owl',
      'black eagle from owl',
      'white tokin from pawn',
      'black dragon from rook',
    ]);
  });

  test('counts in hands are kanji', () => {
    const text = '後手の持駒：歩十八　桂二\n| 玉v王|\n先手の持駒：飛 銀三\n後手番';
    const { position, found } = parse(text, context(2, 1));
    expect(found).toEqual([]);
    expect(position?.hands).toEqual({
      white: [
        { piece: 'rook', count: 1 },
        { piece: 'silver', count: 3 },
      ],
      black: [
        { piece: 'knight', count: 2 },
        { piece: 'pawn', count: 18 },
      ],
    });
    expect(position?.turn).toBe('black');
  });

  test('if gote is White, the board is rotated and White is to move', () => {
    const { position } = parse('| ・v王 ・|\n| 歩 ・ 玉|\n先手の持駒：金', context(3, 2, 'gote'));
    expect(['b1', 'c2', 'a2'].map((square) => on(position, square))).toEqual([
      'white king',
      'black pawn',
      'black king',
    ]);
    expect(position?.hands).toEqual({ white: [], black: [{ piece: 'gold', count: 1 }] });
    expect(position?.turn).toBe('white');
  });
});

describe('letters', () => {
  test('one character per square, with labels of ranks and files', () => {
    const pieces = ['king:K', 'rook:R', 'pawn:P'].map((text) => {
      const [id = '', letter = ''] = text.split(':');
      return piece(id, '', letter);
    });
    const small: DiagramContext = {
      ...fenContext({ files: 3, ranks: 2 }, pieces, { hands: false }),
      promotedOnly: new Set(),
      white: 'sente',
    };
    for (const text of ['r.k\n-PK', 'r . k\n- P K', '2 r . k 2\n1 . P K 1\n  a b c']) {
      const { position, found } = parse(text, small);
      expect(found).toEqual([]);
      expect(['a2', 'b2', 'c2', 'a1', 'b1', 'c1'].map((square) => on(position, square))).toEqual([
        'black rook',
        'nothing',
        'black king',
        'nothing',
        'white pawn',
        'white king',
      ]);
    }
  });

  test('promoted pieces of two letters fill their three columns', () => {
    const { position, found } = parse("+SO+n' sc", context(3, 1));
    expect(found).toEqual([]);
    expect(['a1', 'b1', 'c1'].map((square) => on(position, square))).toEqual([
      'white eagle from owl',
      'black promoted-fide-knight from fide-knight',
      'black crow',
    ]);
  });
});

describe('text that does not fit is an error in its row', () => {
  test.each([
    ['a row too short', '| 玉 ・|', 'doc/diagram-row-count "玉 ・"'],
    ['an unknown glyph', '| 玉 ・ 龜|', 'fen/unknown-piece "龜"'],
    ['an unknown word', ' K  XY .', 'fen/unknown-piece "XY"'],
    ['a promotion to what nothing promotes to', '|^玉 ・ ・|', 'fen/not-promoted "^玉"'],
    ['a promoted piece in hand', '| 玉 ・ ・|\n先手の持駒：歩 と', 'doc/diagram-hand "と"'],
  ])('%s', (_what, text, expected) => {
    const { position, found } = parse(text, context(3, 1));
    expect(found).toEqual([expected]);
    expect(position).toBeNull();
  });

  test('too few rows', () => {
    const { position, found } = parse('K . k', context(3, 2));
    expect(found).toEqual(['doc/diagram-row-count "K . k"']);
    expect(position).toBeNull();
  });
});
