import { describe, expect, test } from 'vitest';
import { emitXboard } from '../../../src/emit/targets/xboard.js';
import { bothSides, farthestRanks } from '../../../src/ir/region.js';
import type { Variant } from '../../../src/ir/variant.js';
import { darkSquares, handMade, KING } from '../hand-made.js';
import {
  chess,
  chessWith,
  kashogi,
  manyKinds,
  paragi,
  shogi,
  toriShogi,
  waShogi,
  zoShogi,
} from './xboard-variants.js';

const EXACT = { approximate: false, parent: null };
const APPROXIMATE = { approximate: true, parent: null };

function emit(variant: Variant, options = EXACT) {
  const { text, diagnostics } = emitXboard(variant, options);
  const lines = (text ?? '').split('\n');
  return {
    text,
    comments: lines.filter((line) => line.startsWith('# ')),
    block: lines.filter((line) => !line.startsWith('#')).join('\n'),
    codes: diagnostics.map(({ code, severity }) => `${severity} ${code}`),
    messages: diagnostics.map(({ message }) => message),
    diagnostics,
  };
}

describe('complete blocks, written by hand from the rules', () => {
  test('zo shogi: the table of the page, and drops where pieces do not get stuck', () => {
    expect(emit(zoShogi).block).toBe(
      [
        'setup (PNBRLSE..G.+++++++Kpnbrlse..g.+++++++k) 9x9+8_shogi lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[-] w - - 0 1',
        'piece P& fWf@8',
        'piece +P& WfF',
        'piece N& fN@7',
        'piece +N& WfF',
        'piece B& B@9',
        'piece +B& BW',
        'piece R& R@9',
        'piece +R& RF',
        'piece L& fR@8',
        'piece +L& WfF',
        'piece S& FfW@9',
        'piece +S& WfF',
        'piece E& FfsW@9',
        'piece +E& K',
        'piece G& WfF@9',
        'piece K& K',
        '',
      ].join('\n'),
    );
  });

  test('zo shogi: comments and warnings state what XBoard does not know', () => {
    const { comments, messages, codes } = emit(zoShogi);
    expect(messages).toEqual([
      'XBoard does not enforce the drop limits of Pawn (P): no mate by a drop.',
      'Zo shogi: XBoard cannot express the result of a repetition (a win for the player to move).',
      'Zo shogi: XBoard cannot express the win by reaching a goal (campmate).',
    ]);
    expect(codes).toEqual([
      'warning xboard/lenient-drop',
      'warning emit/not-expressible',
      'warning emit/not-expressible',
    ]);
    expect(comments.slice(-3)).toEqual(messages.map((message) => `# ${message}`));
    expect(comments).toHaveLength(5);
    expect(comments[1]).toContain('E = Elephant (E)');
  });

  test('tori shogi: two swallows on a file, and birds that do not promote are not in slots that promote', () => {
    const { block, messages } = emit(toriShogi);
    expect(block.split('\n').slice(0, 6)).toEqual([
      'setup (S.....F..CP+LR...+Ks.....f..cp+lr...+k) 7x7+6_shogi rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[-] w - - 0 1',
      'piece S& fWff@6',
      'piece +S& fAbD',
      'piece F& FfsW@7',
      'piece +F& WbRfBbB2',
      'piece C& FvW@7',
    ]);
    expect(messages).toEqual([
      'Tori shogi: XBoard cannot express compulsory promotion: a player may decline it.',
      'XBoard does not enforce the drop limits of Swallow (S): no mate by a drop.',
    ]);
  });

  test('chess: castling from the parent, the double step and en passant from the pawn', () => {
    const { block, codes } = emit(chess);
    expect(block).toBe(
      [
        'setup (PNBRQKpnbrqk) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        'piece P& fmWfceFifmnD',
        'piece N& N',
        'piece B& B',
        'piece R& R',
        'piece Q& Q',
        'piece K& K',
        '',
      ].join('\n'),
    );
    expect(codes).toEqual([]);
  });
});

describe('parents', () => {
  const parentOf = (variant: Variant): string =>
    /\+\d+_(\w+) /.exec(emit(variant, APPROXIMATE).block)?.[1] ?? '';

  test('shogi, if its rules forbid nothing legal', () => {
    for (const variant of [shogi, zoShogi, toriShogi, kashogi, paragi])
      expect(parentOf(variant)).toBe('shogi');
  });

  test('chu, if the zone differs, if more pieces promote, or if the hand has more rows than the board', () => {
    const board = { files: 9, ranks: 9 };
    const twoRanks = bothSides(board, farthestRanks(board, 2, 'white'));
    const otherZone = { ...shogi, rules: { ...shogi.rules, promotionRegion: twoRanks } };
    expect(parentOf(otherZone)).toBe('chu');
    expect(parentOf(waShogi)).toBe('chu');
    expect(parentOf(manyKinds(5))).toBe('shogi');
    expect(parentOf(manyKinds(6))).toBe('chu');
    expect(parentOf(manyKinds(5, { files: 9, ranks: 4 }))).toBe('chu');
  });

  test('the zone of shogi is the farthest third, which is three of eight ranks', () => {
    const board = { files: 7, ranks: 8 };
    const zone = (ranks: number) =>
      parentOf(
        handMade({
          ...board,
          pieces: [
            KING,
            { name: 'Man', abbreviation: 'M', betza: 'W', promotes: 'Duke' },
            { name: 'Duke', betza: 'K' },
          ],
          fen: '3k3/7/7/7/M6/7/7/3K3[-] w 0 1',
          rules: { promotionRegion: bothSides(board, farthestRanks(board, ranks, 'white')) },
        }),
      );
    expect([2, 3, 4].map(zone)).toEqual(['chu', 'shogi', 'chu']);
  });

  test('chess: fairy has castling, nocastle has none, giveaway has compulsory capture', () => {
    const start = chess.start;
    const noRights: Variant = {
      ...chessWith({ castling: false }),
      start: start === null ? null : { ...start, value: { ...start.value, castlingRights: '-' } },
    };
    expect(parentOf(noRights)).toBe('nocastle');
    expect(emit(noRights).codes).toEqual([]);
    const capturing = chessWith({ castling: false, mustCapture: true });
    const common = capturing.pieces.map((piece) => ({ ...piece, royal: false }));
    expect(parentOf({ ...capturing, pieces: common })).toBe('giveaway');
    expect(emit({ ...noRights, rules: capturing.rules }).messages).toEqual([
      'Chess: XBoard cannot express compulsory capture.',
    ]);
  });
});

// The engine reads each of these values for another player (`variant.h`).
test.each([
  ['nFoldValue', 'the result of a repetition (a loss for White)', { nFoldValueAbsolute: true }],
  [
    'nFoldValue',
    'the result of a repetition (a loss for the player to move)',
    { nFoldValueAbsolute: false },
  ],
  [
    'extinctionValue',
    'the end of the game by losing pieces (a loss for the player who has lost the pieces)',
    {},
  ],
] as const)('a message says whose result %s is: %s', (key, said, others) => {
  const rules = { ...zoShogi.rules, [key]: 'loss' as const, ...others };
  expect(emit({ ...zoShogi, rules }).messages).toContain(
    `Zo shogi: XBoard cannot express ${said}.`,
  );
});

describe('wa shogi', () => {
  test('is printed, with the names of all pieces that do not fit', () => {
    const { block, messages, codes, comments } = emit(waShogi);
    expect(block).toContain(') 11x11+15_chu ');
    expect(codes.every((code) => code.startsWith('warning '))).toBe(true);
    expect(messages).toEqual([
      'Wa shogi: XBoard cannot express the promotion zone under parent chu: it accepts promotions on every square; its mouse offers them to White in the farthest 1, to Black in the farthest 5 ranks.',
      'XBoard has 15 rows for pieces in hand, and none is left for Oxcart (O): when captured, it turns into Pawn (P).',
      'XBoard does not enforce the drop limits of Pawn (P): at most one on a file, no mate by a drop.',
      "XBoard refuses to drop Pawn (P) on the player's own first rank.",
      'XBoard accepts drops and moves without promotion of Pawn (P) after which it could never move again (the last rank).',
      'XBoard accepts drops and moves without promotion of Oxcart (O) after which it could never move again (the last rank).',
      'Wa shogi: XBoard cannot express the loss by perpetual check.',
      'Wa shogi: XBoard cannot express the result of a stalemate (a loss for the player to move).',
    ]);
    expect(comments.slice(-8)).toEqual(messages.map((message) => `# ${message}`));
  });
});

describe('letters', () => {
  test('kashogi: those of the document, one for each piece and none for promoted forms', () => {
    const { block } = emit(kashogi);
    expect(block).toContain('setup (PNBRLSJ.CG.+++++++.+Kpnbrlsj.cg.+++++++.+k) 9x9+9_shogi');
    expect(block).toContain('LKJGNGSNL[-]');
    expect(block).not.toContain('piece F');
  });

  test('more than 26 kinds: letters with a suffix, but never for the king', () => {
    const { block } = emit(manyKinds(30));
    expect(block).toMatch(/^piece [A-Z]'& WfF@9$/m);
    expect(block).toMatch(/^piece \+[A-Z]'& K$/m);
    expect(block).toContain('piece K& K');
    expect(block.match(/^piece /gm)).toHaveLength(61);
  });
});

describe('names', () => {
  test('a name that XBoard knows is replaced, with a comment', () => {
    const { comments, codes } = emit(shogi);
    expect(codes).toContain('info xboard/name-taken');
    expect(comments[0]).toContain('lists shogix among its variants');
    expect(comments[1]).toContain('the name shogix is free');
    expect(emit(zoShogi).codes).not.toContain('info xboard/name-taken');
  });

  test('if no setup can be written, XBoard may still have the variant', () => {
    const wide = handMade({ files: 13, pieces: [KING] });
    expect(emit({ ...wide, id: 'xiangqi' }).codes).toContain('info xboard/name-taken');
    expect(emit(wide).codes).not.toContain('info xboard/name-taken');
  });
});

describe('refusals', () => {
  test('limits, whether approximations are allowed or not', () => {
    for (const options of [EXACT, APPROXIMATE]) {
      const wide = handMade({ files: 13, pieces: [KING, { name: 'Gold', betza: 'WfF' }] });
      expect(emit(wide, options)).toMatchObject({ text: null, codes: ['error xboard/too-large'] });
      const high = handMade({ files: 9, ranks: 16, pieces: [KING] });
      expect(emit(high, options).codes).toContain('error xboard/too-large');
      expect(emit(manyKinds(33), options)).toMatchObject({
        text: null,
        codes: ['error xboard/too-many-types'],
      });
    }
  });

  test('a FEN of more than 511 characters', () => {
    const kinds = Array.from({ length: 27 }, (_, index) => ({
      name: `Kind ${index}`,
      abbreviation: `${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : "'"}`,
      betza: 'W',
      promotes: 'Duke',
    })).filter(({ abbreviation }) => abbreviation !== 'K');
    const full = handMade({
      files: 16,
      ranks: 15,
      pieces: [KING, ...kinds, { name: 'Duke', betza: 'K' }],
      fen: `${Array.from({ length: 15 }, () => "+A'".repeat(16)).join('/')} w - - 0 1`,
      rules: { pieceDrops: false, capturesToHand: false },
    });
    expect(full.start).not.toBeNull();
    expect(emit(full, APPROXIMATE).codes).toContain('error xboard/text-too-long');
  });

  test('a piece that never moves has a piece line, too', () => {
    const rock = handMade({ pieces: [KING, { name: 'Rock', abbreviation: 'O', betza: '' }] });
    expect(emit(rock).block).toContain('piece O& nW@9');
  });

  test('twelve files with hands, sixteen without', () => {
    const without = { pieceDrops: false, capturesToHand: false };
    expect(
      emit(handMade({ files: 12, pieces: [KING, { name: 'Gold', betza: 'WfF' }] })).text,
    ).not.toBeNull();
    expect(
      emit(handMade({ files: 13, pieces: [KING, { name: 'Gold', betza: 'WfF' }] })).text,
    ).toBeNull();
    expect(emit(handMade({ files: 16, pieces: [KING], rules: without })).text).not.toBeNull();
  });

  test('Black to move', () => {
    const black = handMade({
      pieces: [{ ...KING, abbreviation: 'K' }],
      fen: '4k4/9/9/9/9/9/9/9/4K4[-] b 0 1',
    });
    expect(emit(black)).toMatchObject({ text: null, codes: ['error xboard/black-moves-first'] });
  });

  test('a move from a region is refused, or written as a move from every square with a comment', () => {
    const variant = handMade({
      pieces: [KING, { name: 'Counterpart', abbreviation: 'C', betza: 'W; connected: F' }],
      regions: [darkSquares('connected')],
      fen: '4k4/9/9/9/9/9/9/9/C3K4[-] w 0 1',
    });
    expect(emit(variant)).toMatchObject({ text: null, codes: ['error emit/not-expressible'] });
    const { block, messages, codes } = emit(variant, APPROXIMATE);
    expect(block).toContain('piece C& K@9');
    expect(codes).toEqual(['warning emit/not-expressible']);
    expect(messages).toEqual([
      'XBoard cannot express the moves of Counterpart (C), "W; connected: F"; the nearest is K, the moves of a region from every square.',
    ]);
  });

  test('one comment for each piece, even if several promote to it, with the squares where it would be stuck', () => {
    const wazir = { name: 'Counterpart', abbreviation: 'C', betza: 'W; connected: F' };
    const variant = handMade({
      files: 3,
      ranks: 3,
      pieces: [
        KING,
        wazir,
        { name: 'Silver', abbreviation: 'S', betza: 'fW; connected: bF', promotes: 'Counterpart' },
        { name: 'Pawn', abbreviation: 'P', betza: 'fW', promotes: 'Counterpart' },
      ],
      regions: [darkSquares('connected', 3)],
      fen: '2k/3/CK1[-] w 0 1',
    });
    const { messages } = emit(variant, APPROXIMATE);
    expect(
      messages.filter((message) =>
        message.startsWith('XBoard cannot express the moves of Counterpart (C)'),
      ),
    ).toHaveLength(1);
    expect(messages).toContain(
      'XBoard accepts drops and moves without promotion of Silver (S) after which it could never move again (b3).',
    );
  });

  test('rules that XBoard does not have', () => {
    const gating = { ...shogi, rules: { ...shogi.rules, gating: true } };
    expect(emit(gating).text).toBeNull();
    expect(emit(gating, APPROXIMATE).comments).toContain('# Shogi: XBoard cannot express gating.');
  });

  test('kings that promote, and a second royal piece type', () => {
    const crown = { name: 'Prince', betza: 'K', royal: true };
    const variant = handMade({ pieces: [{ ...KING, promotes: 'Prince' }, crown] });
    expect(emit(variant, APPROXIMATE).messages).toEqual([
      'XBoard cannot express Prince as a second royal piece type.',
      'XBoard cannot express the promotion of King (K), a royal piece.',
    ]);
    expect(emit(variant).text).toBeNull();
  });

  test('castling to squares other than those of XBoard', () => {
    const { text, messages } = emit(chessWith({ castlingKingsideFile: 5 }));
    expect(text).toBeNull();
    expect(messages[0]).toContain('XBoard cannot express this castling');
  });

  test('pawns that promote before the last rank', () => {
    const board = { files: 8, ranks: 8 };
    const promotionRegion = bothSides(board, farthestRanks(board, 3, 'white'));
    const { text, messages } = emit(chessWith({ promotionRegion }));
    expect(text).toBeNull();
    expect(messages).toEqual([
      'XBoard cannot express the promotion zone of Pawn (P). Use --approximate to write the nearest equivalent.',
    ]);
  });
});

describe('ends of the game', () => {
  test('paragi: five rules, each named, and the rest printed', () => {
    expect(emit(paragi).messages).toEqual([
      'Paragi: XBoard cannot express compulsory promotion: a player may decline it.',
      "Paragi: the loss by perpetual check is a rule of XBoard's parent variant, but not of the game.",
      'Paragi: XBoard cannot express the win by reaching a goal (campmate).',
      'Paragi: XBoard cannot express the prohibition of repeating a position.',
      'Paragi: XBoard cannot express the win of the king nearer to its last rank when both kings are bare.',
    ]);
    expect(emit(paragi).block).toContain(') 9x9+0_shogi ');
  });
});

describe('hands', () => {
  test('ten kinds on a lower board need eleven rows, so that ranks are not numbered from 0', () => {
    expect(emit(manyKinds(10)).block).toContain(' 9x9+11_chu ');
    expect(emit(manyKinds(10, { files: 9, ranks: 10 })).block).toContain(' 9x10+10_');
  });

  test('crazyhouse: promoted pawns are shadows, and go to the hand as pawns', () => {
    const house = chessWith({ pieceDrops: true, capturesToHand: true });
    expect(emit(house).block).toContain(
      'setup (PNBRQ.......~~~~Kpnbrq.......~~~~k) 8x8+5_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[-] w KQkq - 0 1',
    );
    expect(emit(house).codes).toEqual([]);
    const everywhere = { ...house.rules, firstRankPawnDrops: true, promotionZonePawnDrops: true };
    expect(emit({ ...house, rules: everywhere }).messages).toEqual([
      "XBoard refuses to drop Pawn (P) on the player's own first rank and the last rank.",
    ]);
  });
});

test('without a start position: an empty board, with a comment', () => {
  const { block, comments } = emit({ ...shogi, start: null });
  expect(block).toContain('9x9+7_shogi 9/9/9/9/9/9/9/9/9[-] w - - 0 1');
  expect(comments).toContain('# incomplete: no start position is known, and the board is empty');
});

describe('special cases', () => {
  const parentOf = (variant: Variant): string =>
    /\+\d+_(\w+) /.exec(emit(variant, APPROXIMATE).block)?.[1] ?? '';
  const withRules = (variant: Variant, rules: Partial<Variant['rules']>): Variant => ({
    ...variant,
    rules: { ...variant.rules, ...rules },
  });

  test('without drops, slots that force promotion suit only games that force it', () => {
    const noDrops = { pieceDrops: false, capturesToHand: false };
    expect(parentOf(withRules(manyKinds(6), noDrops))).toBe('chu');
    const compelled = { ...noDrops, mandatoryPiecePromotion: true };
    expect(parentOf(withRules(manyKinds(6), compelled))).toBe('shogi');
  });

  test('a hand with as many kinds as the board has ranks does not move the zone, but a larger one does', () => {
    const board = { files: 9, ranks: 4 };
    const promotionRegion = bothSides(board, farthestRanks(board, 1, 'white'));
    expect(parentOf(withRules(manyKinds(4, board), { promotionRegion }))).toBe('shogi');
    expect(parentOf(withRules(manyKinds(5, board), { promotionRegion }))).toBe('chu');
  });

  test('under parent chu, a pawn of shogi is in slot 0 only if the hand overflows', () => {
    const board = { files: 9, ranks: 9 };
    const promotionRegion = bothSides(board, farthestRanks(board, 2, 'white'));
    const { block, messages } = emit(withRules(shogi, { promotionRegion }));
    expect(block).toContain('setup (.');
    expect(messages.filter((message) => message.includes('first rank'))).toEqual([]);
  });

  test('the type with the fewest pieces loses its row in the hand', () => {
    const { start } = waShogi;
    if (start === null) throw new Error('wa shogi has a start position');
    const placements = start.value.placements.map((placed) =>
      placed.piece === 'Flying Cock' ? { ...placed, piece: 'Violent Stag' } : placed,
    );
    const changed = { ...waShogi, start: { ...start, value: { ...start.value, placements } } };
    expect(emit(changed).messages.filter((message) => message.includes('rows'))).toEqual([
      'XBoard has 15 rows for pieces in hand, and none is left for Flying Cock (C): when captured, it turns into Pawn (P).',
    ]);
  });

  test('giveaway needs compulsory capture, not only a game without a king', () => {
    const { pieces } = chess;
    const kingless = { ...chess, pieces: pieces.map((piece) => ({ ...piece, royal: false })) };
    expect(parentOf(kingless)).toBe('fairy');
  });

  test('one pawn on each file of seven ranks, where XBoard allows two', () => {
    const pieces = toriShogi.pieces.map((piece) =>
      piece.name === 'Swallow' ? { ...piece, drop: { ...piece.drop, perFile: 1 } } : piece,
    );
    expect(emit({ ...toriShogi, pieces }).messages).toContain(
      'XBoard does not enforce the drop limits of Swallow (S): at most one on a file, no mate by a drop.',
    );
  });

  test('pawns that may stay pawns', () => {
    expect(emit(withRules(chess, { mandatoryPawnPromotion: false })).messages[0]).toContain(
      'XBoard cannot express that Pawn (P) may stay unpromoted.',
    );
  });

  test('castling on the other side, and castling without any rights', () => {
    const odd = withRules(chess, { castlingQueensideFile: 3 });
    expect(emit(odd).text).toBeNull();
    const { start } = odd;
    if (start === null) throw new Error('chess has a start position');
    const value = { ...start.value, castlingRights: '-' };
    expect(emit({ ...odd, start: { ...start, value } }).codes).toEqual([]);
  });

  test('a king without a plain letter', () => {
    const kinds = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((abbreviation) => ({
      name: `Man ${abbreviation}`,
      abbreviation,
      betza: 'W',
    }));
    const { name, betza } = KING;
    const lettered = handMade({ pieces: [...kinds, { name, betza, royal: true }] });
    expect(emit(lettered).codes).toEqual(['error xboard/too-many-types']);
  });

  test('drop regions, and options of the engine', () => {
    const board = { files: 9, ranks: 9 };
    const dropRegion = bothSides(board, farthestRanks(board, 5, 'black'));
    const restricted = {
      ...withRules(zoShogi, { dropRegion }),
      origins: { dropRegion: { kind: 'stated', span: zoShogi.span } as const },
      options: [{ key: 'nnueAlias', value: 'x', keySpan: zoShogi.span, valueSpan: zoShogi.span }],
    };
    const { messages, codes } = emit(restricted);
    expect(messages).toContain(
      'Zo shogi: XBoard cannot express where pieces may be dropped: it accepts every empty square.',
    );
    expect(messages).toContain(
      "Zo shogi: the engine's option nnueAlias has no equivalent in XBoard.",
    );
    expect(codes).toContain('warning xboard/engine-option');
    expect(
      emit(zoShogi).messages.filter((message) => message.includes('may be dropped is')),
    ).toEqual([]);
  });
});
