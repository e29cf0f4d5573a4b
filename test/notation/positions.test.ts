import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtinDefinition, gameOf } from '../../src/definitions.js';
import { convertPosition } from '../../src/notation/convert-position.js';
import type { DiagramContext } from '../../src/notation/diagram.js';
import { POSITION_FORMATS, type PositionFormat } from '../../src/notation/position-text.js';
import type { Game } from '../../src/play/game.js';
import { lowerVariant } from '../../src/play/lower-variant.js';
import { compileGame } from '../../src/play/move-api.js';
import { createMatch } from '../../src/play/match.js';
import { positionContext } from '../../src/play/notation/position-context.js';
import { printFen } from '../../src/play/notation/print-fen.js';
import { parseMove, printLegalMoves } from '../../src/play/notation/uci.js';
import { randomNumbers } from '../../src/play/random-numbers.js';
import { applyOptions } from '../../src/read/ini/apply-options.js';
import { readDocument } from '../../src/read/markdown/read-document.js';
import { shippedVariant } from '../cross/shipped-variants.js';

interface Written {
  readonly game: Game;
  readonly context: DiagramContext;
}

function builtin(name: string): Written {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(name);
  const game = gameOf(definition, 'as-engine');
  return { game, context: positionContext(game, null) };
}

function shipped(id: string): Written {
  const variant = shippedVariant(id);
  const game = lowerVariant(variant, applyOptions);
  return { game, context: positionContext(game, variant.pieces) };
}

/** The converted text, and the codes and quoted places of the diagnostics. */
function convert(
  text: string,
  from: PositionFormat,
  to: PositionFormat,
  { context }: Written,
): { readonly text: string | null; readonly said: readonly string[] } {
  const span = { file: 'f', start: 7, end: 7 + text.length };
  const { diagnostics, value } = convertPosition(text, span, { from, to }, context);
  return {
    text: value,
    said: diagnostics.map(({ code, message, span: { start, end } }) =>
      code.startsWith('fen/lost') || code === 'fen/not-expressible'
        ? `${code}: ${message}`
        : `${code} "${text.slice(start - 7, end - 7)}"`,
    ),
  };
}

const clean = (text: string): { text: string; said: [] } => ({ text, said: [] });

/** The scholar's mate in python-shogi's README, as a board of letters, in kanji, and by its moves. */
const MATE_ASCII = ` l  n  s  g  .  k +B  n  l
 .  r  .  .  g  B  .  .  .
 p  p  p  p  p  p  .  p  p
 .  .  .  .  .  .  p  .  .
 .  .  .  .  .  .  .  .  .
 .  .  P  .  .  .  .  .  .
 P  P  .  P  P  P  P  P  P
 .  .  .  .  .  .  .  R  .
 L  N  S  G  K  G  S  N  L

 S*1
`;
const MATE_KANJI = `後手の持駒：
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金 ・v玉 馬v桂v香|一
| ・v飛 ・ ・v金 角 ・ ・ ・|二
|v歩v歩v歩v歩v歩v歩 ・v歩v歩|三
| ・ ・ ・ ・ ・ ・v歩 ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六
| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七
| ・ ・ ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：　銀
`;
const MATE_SFEN = 'lnsg1k+Bnl/1r2gB3/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w S 8';
/** A problem from its tests, as Kifu for Windows writes it, and its SFEN. */
const PROBLEM_KANJI = `後手の持駒：飛　角　金四　銀三　桂四　香三　歩十七　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・v香|一
| ・ ・ ・ ・ 飛 馬 ・ ・v玉|二
| ・ ・ ・ ・ ・ ・ ・v歩 ・|三
| ・ ・ ・ ・ ・ ・v銀 ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：なし
`;
const PROBLEM_SFEN = '8l/4R+B2k/7p1/6s2/9/9/9/9/9 b rb4g3s4n3l17p 1';

const SHOGI_START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

describe.each([
  ['the document', shipped('shogi')],
  ['the built-in variant', builtin('shogi')],
])('published positions of shogi, by %s', (_which, shogi) => {
  test('the start position', () => {
    expect(convert(`${SHOGI_START}[-] w - - 0 1`, 'fen', 'sfen', shogi)).toEqual(
      clean(`${SHOGI_START} b - 1\n`),
    );
    expect(convert(`${SHOGI_START} b - 1`, 'sfen', 'fen', shogi)).toEqual(
      clean(`${SHOGI_START}[-] w - - 0 1\n`),
    );
  });

  test('a FEN without castling rights and en passant square', () => {
    expect(convert(`${SHOGI_START}[-] w 0 1`, 'fen', 'bod', shogi).said).toEqual([]);
  });

  test('the scholar’s mate of python-shogi, in letters and kanji', () => {
    expect(convert(MATE_SFEN, 'sfen', 'ascii', shogi).text).toBe(MATE_ASCII);
    expect(convert(MATE_SFEN, 'sfen', 'bod', shogi).text).toBe(
      // Both kings are 玉, the hand begins with a blank, and the side to move is missing.
      `${MATE_KANJI.replace('v玉', 'v王').replace('：　', '：')}後手番\n`,
    );
    expect(convert(`${MATE_KANJI}後手番\n`, 'bod', 'sfen', shogi)).toEqual(
      clean(`${MATE_SFEN.replace(/8$/, '1')}\n`),
    );
    expect(convert(MATE_ASCII, 'ascii', 'sfen', shogi)).toEqual(
      clean(`${MATE_SFEN.replace('w S 8', 'b S 1')}\n`),
    );
  });

  test('a problem with nearly all pieces in one hand', () => {
    expect(convert(PROBLEM_KANJI, 'bod', 'sfen', shogi)).toEqual(clean(`${PROBLEM_SFEN}\n`));
    expect(convert(PROBLEM_SFEN, 'sfen', 'bod', shogi)).toEqual(
      clean(PROBLEM_KANJI.replace('十七　', '十七').replace('なし', '').replace('v玉', 'v王')),
    );
  });

  test.each([
    [1, ''],
    [2, '二'],
    [10, '十'],
    [11, '十一'],
    [20, '二十'],
    [99, '九十九'],
    [100, '100'],
  ])('%d pawns in hand', (count, numeral) => {
    const sfen = `4k4/9/9/9/9/9/9/9/4K4 b ${count === 1 ? '' : count}P 1`;
    const { text } = convert(sfen, 'sfen', 'bod', shogi);
    expect(text).toContain(`先手の持駒：歩${numeral}\n`);
    expect(convert(text ?? '', 'bod', 'sfen', shogi)).toEqual(clean(`${sfen}\n`));
  });

  test('promoted pieces with the same moves stay distinct', () => {
    const sfen = '+P+L+N+S+B+RG1k/9/9/9/9/9/9/9/+p+l+n+s+b+rg1K b - 1';
    const { text, said } = convert(sfen, 'sfen', 'bod', shogi);
    expect(text).toContain('| と 杏 圭 全 馬 龍 金 ・v王|一');
    expect(text).toContain('|vとv杏v圭v全v馬v龍v金 ・ 玉|九');
    expect(said).toEqual([]);
    expect(convert(text ?? '', 'bod', 'sfen', shogi)).toEqual(clean(`${sfen}\n`));
  });
});

/** The chapter on notation of the first source document: the same position three times. */
const CHEATSHEET = path.resolve(
  import.meta.dirname,
  '../../../shared/seeds/000_ac5ab99b87c3ff28.txt',
);
const block = (text: string, first: string, lineCount: number): string => {
  const all = text.split('\n');
  const start = all.findIndex((line) => line.trimEnd().endsWith(first));
  return all
    .slice(start, start + lineCount)
    .map((line) => `${line.replace(/^ {4}/, '').trimEnd()}\n`)
    .join('');
};

describe('the mixed game', () => {
  const kashogi = shipped('kashogi');
  const start = "lnsgngn'kl/1r2sc@2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2SC@2R1/LKN'GNGSNL b - 1";

  test.skipIf(!existsSync(CHEATSHEET))('is printed as in the cheatsheet (needs ../shared)', () => {
    const text = readFileSync(CHEATSHEET, 'utf8');
    const kanji = block(text, '後手の持駒：', 14);
    const letters = block(text, "l  n  s  g  n  g  n' k  l", 9);
    expect(convert(start, 'sfen', 'bod', kashogi)).toEqual(clean(kanji));
    expect(convert(start, 'sfen', 'ascii', kashogi)).toEqual(clean(letters));
    expect(convert(kanji, 'bod', 'sfen', kashogi)).toEqual(clean(`${start}\n`));
    expect(convert(letters, 'ascii', 'sfen', kashogi)).toEqual(clean(`${start}\n`));
  });

  test('suffixes of an SFEN: counts in hand, promoted pieces, both sides', () => {
    const sfen = "k8/+n'n'+sc@sc@5/9/9/4+N'4/9/9/9/K8 w 2N'SC@3sc@p 12";
    expect(convert(sfen, 'sfen', 'sfen', kashogi)).toEqual(
      clean(`${sfen.replace("w 2N'SC@3sc@p", "w 2N'SC@p3sc@")}\n`),
    );
    const fen = "k8/+n'n'+sc@sc@5/9/9/4+N'4/9/9/9/K8[N'N'SC@psc@sc@sc@] b - - 0 6";
    expect(convert(sfen, 'sfen', 'fen', kashogi)).toEqual(clean(`${fen}\n`));
    expect(convert(sfen, 'sfen', 'ascii', kashogi).text).toBe(
      [
        ' k  .  .  .  .  .  .  .  .',
        "+n' n'+sc sc .  .  .  .  .",
        ...Array.from({ length: 2 }, () => ' .  .  .  .  .  .  .  .  .'),
        " .  .  .  . +N' .  .  .  .",
        ...Array.from({ length: 3 }, () => ' .  .  .  .  .  .  .  .  .'),
        ' K  .  .  .  .  .  .  .  .',
        '',
        " N'*2 SC*1",
        ' p*1 sc*3',
        '',
      ].join('\n'),
    );
  });

  test('unknown letters are marked', () => {
    const text = start.replace("n'kl", "n'xl");
    expect(convert(text, 'sfen', 'bod', kashogi)).toEqual({
      text: null,
      said: ['fen/unknown-piece "x"'],
    });
    expect(convert(start.replace('b - 1', 'b Z 1'), 'sfen', 'bod', kashogi).said).toEqual([
      'fen/unknown-piece "Z"',
    ]);
    expect(convert(start.replace('b - 1', 'b - one'), 'sfen', 'bod', kashogi).said).toEqual([
      'fen/bad-field "one"',
    ]);
    expect(convert(start.replace('b - 1', 'x - 1'), 'sfen', 'bod', kashogi).said).toEqual([
      'fen/bad-field "x"',
    ]);
  });
});

test('the marks ^ and V: a promoted owl and an eagle of wa shogi share their kanji', () => {
  const wa = shipped('wa-shogi');
  const empty = Array.from({ length: 10 }, () => '11').join('/');
  const sfen = `CE@ce@+SO@+so@SO@so@+RR@TF@+oc@1K/${empty} b - 1`;
  const { text, said } = convert(sfen, 'sfen', 'bod', wa);
  expect(said).toEqual([]);
  expect(text).toContain('| 鷲v鷲^鷲V鷲 鴟v鴟^狐 狐v牛 ・ 靏|一');
  expect(text).toContain('  11 10 ９ ８');
  expect(text).toContain('|十一');
  expect(convert(text ?? '', 'bod', 'sfen', wa)).toEqual(clean(`${sfen}\n`));
});

describe('details that a notation cannot hold are reported or refused', () => {
  const chess = builtin('chess');
  const fen = 'r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 4 17';

  test('chess in letters', () => {
    expect(convert(fen, 'fen', 'letters', chess)).toEqual({
      text: [
        'r - - - k - - r',
        ...Array.from({ length: 3 }, () => '- - - - - - - -'),
        '- - - - P - - -',
        ...Array.from({ length: 2 }, () => '- - - - - - - -'),
        'R - - - K - - R',
        '',
      ].join('\n'),
      said: [
        'fen/lost: Left out, because the notation has no place for it: that Black is to move.',
        'fen/lost: Left out, because the notation has no place for it: the castling rights KQkq.',
        'fen/lost: Left out, because the notation has no place for it: the last fields of the FEN, e3 4 17.',
      ],
    });
    expect(convert(fen, 'fen', 'fen', chess)).toEqual(clean(`${fen}\n`));
  });

  test('all notations can hold holes', () => {
    const whole = '*3k2*/8/8/8/8/8/8/4K2* w - - 0 1';
    const { said, text } = convert(whole, 'fen', 'letters', chess);
    expect(said).toEqual([]);
    expect(text?.split('\n')[0]).toBe('* - - - k - - *');
    expect(convert(text ?? '', 'letters', 'fen', chess).text).toBe(`${whole}\n`);
    expect(convert(whole, 'fen', 'ascii', chess).text).toContain(' *  .  .  .  k  .  .  *\n');
    const small = '*8/4k4/9/9/9/9/9/9/4K3* b - 1';
    const kanji = convert(small, 'sfen', 'bod', builtin('shogi'));
    expect(kanji.text).toContain('| ＊ ・');
    expect(convert(kanji.text ?? '', 'bod', 'sfen', builtin('shogi')).text).toBe(`${small}\n`);
  });

  test('pieces without kanji', () => {
    expect(convert(fen, 'fen', 'bod', chess)).toEqual({
      text: null,
      said: [
        'fen/not-expressible: The piece rook has no kanji in this variant. Choose another notation.',
      ].map((text) => text.replace('rook', 'pawn')),
    });
  });

  test('the origin of a promoted pawn of crazyhouse', () => {
    const promoted = 'k7/8/8/8/8/8/8/K2Q~4[Pn] w - - 0 1';
    const { text, said } = convert(promoted, 'fen', 'sfen', builtin('crazyhouse'));
    expect(text).toBe('k7/8/8/8/8/8/8/K2Q4 b Pn 1\n');
    expect(said).toEqual([
      'fen/lost: Left out, because the notation has no place for it: what the promoted piece on d1 was before.',
    ]);
  });

  test('a hand with unknown letters', () => {
    const { text, said } = convert(
      MATE_ASCII.replace('S*1', 'S*1 Z*2'),
      'ascii',
      'sfen',
      builtin('shogi'),
    );
    expect([text, said]).toEqual([null, ['doc/diagram-hand "Z*2"']]);
  });

  test('hands in a diagram of letters', () => {
    const { said } = convert(MATE_SFEN, 'sfen', 'letters', builtin('shogi'));
    expect(said.map((text) => text.replace(/.*: /, ''))).toEqual([
      'what White has in hand.',
      'that Black is to move.',
      'the last fields of the FEN, - 0 4.',
    ]);
  });
});

/** Gote gives a handicap and moves first, so White is gote, at the bottom of a FEN and at the top of a kanji diagram. */
const GIVEN = `# Given

* Rules: shogi
* Size: 5x3
* Promotion zone: 1 farthest rank
* White: gote
* Start: k4/5/3GK[-] w - - 0 1

## Initial pieces

| Piece  | Name | Abbr | Betza | Notes |
| ------ | ---- | ---- | ----- | ----- |
| 王(玉) | King | K    | K     | 1     |
| 金     | Gold | G    | WfF   |       |

1. Royal
`;

describe('a document where gote is White', () => {
  const [variant] = readDocument({ file: 'given.md', text: GIVEN }, { library: () => null }).value;
  if (variant === undefined) throw new Error('the document has a variant');
  const game = lowerVariant(variant, applyOptions);
  const given = { game, context: positionContext(game, variant.pieces, variant.white) };
  const kanji = `後手の持駒：金
  ５ ４ ３ ２ １
+---------------+
|v王v金 ・ ・ ・|一
| ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 玉|三
+---------------+
先手の持駒：
後手番
`;

  test('the board, the hands and the side to move are exchanged for kanji and for an SFEN', () => {
    const fen = 'k4/5/3GK[G] w - - 0 1';
    expect(convert(fen, 'fen', 'bod', given)).toEqual(clean(kanji));
    expect(convert(kanji, 'bod', 'fen', given)).toEqual(clean(`${fen}\n`));
    // In an SFEN, lower case is gote, and w means that gote is to move.
    expect(convert(fen, 'fen', 'sfen', given).text).toBe('kg3/5/4K w g 1\n');
    expect(convert('kg3/5/4K w g 2', 'sfen', 'ascii', given).text).toBe(
      ' k  .  .  .  .\n .  .  .  .  .\n .  .  .  G  K\n\n G*1\n',
    );
  });

  test('random positions survive the conversion there and back', () => {
    for (const fen of randomFens(given, 12, 'given'))
      for (const format of POSITION_FORMATS.filter((one) => one !== 'letters')) {
        const { text } = convert(fen, 'fen', format, given);
        const back = convert(text ?? '', format, 'fen', given).text ?? '';
        expect([format, back.split(' ')[0]]).toEqual([
          format,
          fen.replace('[]', '[-]').split(' ')[0],
        ]);
      }
  });
});

test('second letters of xiangqi are read but not written', () => {
  const xiangqi = builtin('xiangqi');
  const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
  expect(
    convert(
      start.replaceAll('n', 'h').replaceAll('N', 'H').replaceAll('b', 'e').replaceAll('B', 'E'),
      'fen',
      'fen',
      xiangqi,
    ),
  ).toEqual(clean(`${start}\n`));
  expect(xiangqi.game.startFen).toBe(start);
});

/** Positions of random games, as FENs. */
function randomFens({ game }: Written, count: number, seed: string): readonly string[] {
  const compiled = compileGame(game);
  const match = createMatch(compiled);
  const random = randomNumbers(seed);
  const fens: string[] = [];
  while (fens.length < count) {
    if (match.start(game.startFen) !== null) throw new Error(game.name);
    for (let ply = 0; ply < 120 && fens.length < count; ply++) {
      const moves = printLegalMoves(compiled, match.position);
      const chosen = moves[Math.floor(random() * moves.length)];
      const move = chosen === undefined ? null : parseMove(compiled, match.position, chosen);
      if (move === null) break;
      match.play(move);
      if (random() < 0.2) fens.push(printFen(compiled, match.position));
    }
  }
  return fens;
}

const LOSSLESS: Readonly<Record<PositionFormat, RegExp>> = {
  fen: /$^/,
  sfen: /the last fields of the FEN/,
  bod: /the last fields of the FEN/,
  ascii: /the last fields of the FEN|is to move/,
  letters: /the last fields of the FEN|is to move|in hand/,
};

/** Only the squares, without hands, side to move and counters. */
function boardIn(text: string | null): string {
  const lines = (text ?? '').split('\n\n')[0]?.trimEnd().split('\n') ?? [];
  const framed = lines.filter((line) => line.startsWith('|'));
  if (framed.length > 0) return framed.join('\n');
  return lines.length > 1 ? lines.join('\n') : (lines[0] ?? '').replace(/[[ ].*/, '');
}

describe.each([
  ...['shogi', 'tori-shogi', 'okisaki-shogi', 'wa-shogi', 'zo-shogi', 'kashogi'].map(
    (id) => [id, shipped(id), POSITION_FORMATS] as const,
  ),
  ...['paragi', 'alquerque-soldier'].map(
    (id) => [id, shipped(id), ['fen', 'sfen', 'ascii', 'letters']] as const,
  ),
  ...['shogi', 'minishogi'].map(
    (name) => [`built-in ${name}`, builtin(name), POSITION_FORMATS] as const,
  ),
  ['built-in capablanca', builtin('capablanca'), ['fen', 'ascii', 'letters']] as const,
])('random positions of %s', (name, written, formats) => {
  test('every conversion between notations keeps the board', () => {
    for (const fen of randomFens(written, 4, `${name} pairs`)) {
      const texts = formats.map(
        (format) => [format, convert(fen, 'fen', format, written)] as const,
      );
      for (const [from, { text }] of texts)
        for (const [to, { text: direct }] of texts) {
          const through = convert(text ?? '', from, to, written).text;
          expect([fen, from, to, boardIn(through)]).toEqual([fen, from, to, boardIn(direct)]);
        }
    }
  });

  test('conversions there and back lose only what is reported', () => {
    for (const fen of randomFens(written, 20, name)) {
      const [board = '', turn, castling] = fen.split(' ');
      const known = convert(fen, 'fen', 'fen', written);
      expect(known.said).toEqual([]);
      for (const format of formats) {
        const out = convert(fen, 'fen', format, written);
        const said = out.said.filter(
          (text) => !LOSSLESS[format].test(text) && !/castling/.test(text),
        );
        expect([format, fen, said]).toEqual([format, fen, []]);
        const back = convert(out.text ?? '', format, 'fen', written).text?.split(' ') ?? [];
        expect(back[0]?.replace(/\[.*/, '')).toBe(board.replace(/\[.*/, ''));
        if (format !== 'letters') expect(back[0]).toBe(known.text?.split(' ')[0]);
        if (['fen', 'sfen', 'bod'].includes(format)) expect(back[1]).toBe(turn);
        if (format === 'fen') expect(back[2]).toBe(castling);
      }
    }
  });
});
