import { describe, expect, it } from 'vitest';
import { defaultRules } from '../../../src/ir/default-rules.js';
import type { Variant } from '../../../src/ir/variant.js';
import { emitVariantsIni } from '../../../src/emit/targets/variants-ini.js';
import { darkSquares, handMade, KING, PAWN, type HandMade } from '../hand-made.js';
import { emitOptions } from '../options.js';
import { paragi, shogi, toriShogi, waShogi, zoShogi } from './xboard-variants.js';

function emit(variant: Variant, more: Parameters<typeof emitOptions>[0] = {}) {
  const { text, diagnostics } = emitVariantsIni(variant, emitOptions(more));
  const lines = text?.split('\n') ?? [];
  return {
    text,
    diagnostics,
    comments: lines.filter((line) => line.startsWith('#')),
    /** The header and the options. */
    block: lines.filter((line) => line !== '' && !line.startsWith('#')),
  };
}

const KINGS = '4k4/9/9/9/9/9/9/9/4K4[-] w 0 1';
const made = (more: Partial<HandMade>): Variant =>
  handMade({ fen: KINGS, ...more, pieces: [KING, ...(more.pieces ?? [])] });

describe('a section of variants.ini', () => {
  it('is the shortest block that defines the variant, in the engine’s order', () => {
    expect(emit(zoShogi, { parent: 'shogi' }).block).toEqual([
      '[zo-shogi:shogi]',
      'commoner = i',
      expect.stringMatching(/^customPiece1 = e:/) as string,
      'pieceToCharTable = PNBRLSE..G.+++++++Kpnbrlse..g.+++++++k',
      'pocketSize = 8',
      'startFen = lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[-] w - - 0 1',
      'promotedPieceType = e:i',
      'nFoldRule = 3',
      'nFoldValue = win',
      'flagPiece = k',
      'flagRegionWhite = *9',
      'flagRegionBlack = *1',
    ]);
  });

  it('is almost empty for a variant that equals its parent', () => {
    const { block, diagnostics } = emit(shogi, { parent: 'shogi' });
    expect(block).toEqual([
      '[shogi-fairyc:shogi]',
      'pieceToCharTable = PNBRLS...G.++++++Kpnbrls...g.++++++k',
      'pocketSize = 7',
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('reuses the slots of its parent for the same letters and moves', () => {
    const { block } = emit(toriShogi, { parent: 'torishogi' });
    expect(block.filter((line) => line.startsWith('custom'))).toEqual([]);
    expect(block[0]).toBe('[tori-shogi:torishogi]');
  });

  it('gets a name different from the built-in variants, with a comment', () => {
    expect(emit(shogi).block[0]).toBe('[shogi-fairyc]');
    expect(emit(shogi).comments).toContain(
      '# Named shogi-fairyc, because the engine has a built-in variant shogi and ignores another one with that name.',
    );
    expect(emit(toriShogi).block[0]).toBe('[tori-shogi]');
    expect(emit(toriShogi).comments.join()).not.toContain('Named');
  });

  it('lists the letters that differ from the abbreviations', () => {
    const { comments } = emit(toriShogi);
    expect(comments).toEqual(['# Tori shogi', '# E = Eagle', '# G = Goose']);
  });

  it('keeps the text of a document inside the comments', () => {
    const title = 'A\r\n[evil]\n\u2028\u0000nFoldRule = 9';
    const glyph = 'x\n[y]';
    const variant = made({ pieces: [{ name: 'Two\nlines', glyph, betza: 'W' }] });
    const { text, comments, block } = emit({ ...variant, title });
    expect(comments).toEqual(['# A [evil] nFoldRule = 9', '# T = x [y] Two lines']);
    expect(block.filter((line) => line.startsWith('['))).toEqual(['[hand-made]']);
    expect(text).not.toMatch(/[\r\u2028\0]/);
  });

  it('without a start position has a comment that it is incomplete, and no startFen', () => {
    const { comments, block } = emit(handMade({ pieces: [KING, PAWN] }));
    expect(comments).toContain('# Incomplete: the document gives no start position. Add startFen.');
    expect(block.join('\n')).not.toContain('startFen');
    expect(emit(made({})).comments.join()).not.toContain('Incomplete');
  });

  it('has hands in the start position only with drops', () => {
    expect(emit(paragi).block.find((line) => line.startsWith('startFen'))).toBe(
      'startFen = rnbdkhbnr/4q4/ppppppppp/9/9/9/PPPPPPPPP/4Q4/RNBHKDBNR w - - 0 1',
    );
    expect(emit(shogi).block.join('\n')).toContain('LNSGKGSNL[-] w');
  });

  it('applies the author’s options last', () => {
    const span = { file: 'author', start: 0, end: 0 };
    const option = (key: string, value: string) => ({ key, value, keySpan: span, valueSpan: span });
    const variant = {
      ...zoShogi,
      options: [option('nFoldValue', 'loss'), option('promotionLimit', 'i:1')],
    };
    const { block } = emit(variant, { parent: 'shogi' });
    expect(block).toContain('nFoldValue = loss');
    expect(block).not.toContain('nFoldValue = win');
    expect(block).toContain('promotionLimit = i:1');
  });

  it('values pieces in hundredths of the author’s unit', () => {
    const { block } = emit(
      made({ pieces: [{ name: 'Crane', abbreviation: 'C', betza: 'FfbW', value: 6 }] }),
    );
    expect(block).toContain('pieceValueMg = c:600');
    expect(block).toContain('pieceValueEg = c:600');
  });
});

describe('what the engine cannot express', () => {
  const regions = [darkSquares('connected')];
  const silver = { name: 'Silver', abbreviation: 'S', glyph: '銀', betza: 'fW; connected: FA' };

  it('is refused if it is a limit: board, letters, royal pieces', () => {
    for (const approximate of [false, true]) {
      const { text, diagnostics } = emit(waShogi, { approximate });
      expect(text).toBeNull();
      expect(diagnostics[0]).toMatchObject({ code: 'board/exceeds-engine', severity: 'error' });
      expect(diagnostics[0]?.message).toContain('11 ranks; Fairy-Stockfish holds at most');
    }
    const twoRoyals = made({
      pieces: [{ name: 'Prince', betza: 'K', abbreviation: 'I', royal: true }],
    });
    expect(emit(twoRoyals, { approximate: true }).text).toBeNull();
    const twelve = handMade({ files: 12, ranks: 10, pieces: [KING] });
    expect(emit(twelve).text).not.toBeNull();
    const thirteen = handMade({ files: 13, ranks: 10, pieces: [KING] });
    expect(emit(thirteen).diagnostics).toMatchObject([{ code: 'board/exceeds-engine' }]);
  });

  it('is refused if it is a movement, naming the piece', () => {
    const { text, diagnostics } = emit(made({ regions, pieces: [silver] }));
    expect(text).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'emit/not-expressible', severity: 'error' }]);
    expect(diagnostics[0]?.message).toContain(
      'Fairy-Stockfish cannot express the moves of 銀 Silver (S), "fW; connected: FA"; the nearest is',
    );
    expect(diagnostics[0]?.message).toContain('Use --approximate');
  });

  it('is approximated if allowed, with a comment on the differences of each piece', () => {
    const { block, comments, diagnostics } = emit(made({ regions, pieces: [silver] }), {
      approximate: true,
    });
    expect(block).toContain('shogiPawn = s');
    expect(diagnostics).toMatchObject([{ severity: 'warning' }]);
    // Counted by hand: fW has 72 moves. Of the 128 pairs of diagonal neighbours 64 are dark, F: 128 both ways; of the 98 pairs two
    // diagonal steps apart 50 are dark, A: 100 both ways.
    expect(comments.at(-1)).toContain('of 300 moves on the empty board it lacks 228 and adds 0');
    expect(comments.at(-1)).toContain(
      'White may neither drop it on a9 c9 e9 g9 i9 nor move there unpromoted',
    );
  });

  it.each([
    // From the dark squares of 9x9 boards. Distance 1: half of the 288 moves; distance 2: 64 along ranks, 64 along files.
    ['mW; connected: cR2', 272],
    // Diagonals of 9, 7, 7, 5, 5, 3 and 3 dark squares each way: 2 × (72 + 2 × 42 + 2 × 20 + 2 × 6).
    ['mW; connected: cB', 416],
    // For each of the four quarters, 8 × (0 + … + 7) squares beyond the corner along ranks, and as many along files.
    ['mWmyafscF', 1792],
    // A hopper needs a second piece.
    ['mW; connected: cpR', 0],
  ])('captures are compared on a board with one other piece: %s', (betza, wanted) => {
    const pieces = [{ name: 'Crane', abbreviation: 'C', betza, dialect: 'xboard' as const }];
    const { comments } = emit(made({ regions, pieces }), { approximate: true });
    expect(comments.at(-1)).toContain(
      `of ${wanted} captures of a lone piece it lacks ${wanted} and adds 0`,
    );
  });

  it('is approximated by moves from a region only if there are no other moves', () => {
    const light = { ...darkSquares('light'), name: 'light' };
    const horse = { name: 'Horse', abbreviation: 'N', betza: 'light: fnN; connected: F' };
    const { block } = emit(made({ regions: [...regions, light], pieces: [horse] }), {
      approximate: true,
    });
    expect(block).toContain('customPiece1 = n:fnN');
  });

  it('is refused if it is a drop rule, unless approximations are allowed', () => {
    const pieces = [
      { ...PAWN, drop: { perFile: 1, mateForbidden: true } },
      {
        name: 'Sparrow',
        abbreviation: 'S',
        betza: 'fWbF',
        drop: { perFile: 1, mateForbidden: true },
      },
      { name: 'Crow', abbreviation: 'C', betza: 'fWbW', drop: { allowed: false } },
    ];
    const { text, diagnostics } = emit(made({ pieces }));
    expect(text).toBeNull();
    expect(diagnostics.map(({ message }) => message.split(/that |[:.] /)[1])).toEqual([
      'Sparrow (S) is limited on each file, as another piece is',
      'Sparrow (S) may not be dropped to give mate',
      'Crow (C) may not be dropped, though others may',
    ]);
    const { block } = emit(made({ pieces }), { approximate: true });
    expect(block).toContain('dropNoDoubled = p');
    expect(block).toContain('shogiPawnDropMateIllegal = true');
    const without = emit(
      made({
        fen: '4k4/9/9/9/9/9/9/9/4K4 w - - 0 1',
        pieces,
        rules: { pieceDrops: false, capturesToHand: false },
      }),
    );
    expect(without.diagnostics).toEqual([]);
    expect(without.block.join('\n')).not.toMatch(/dropNo|DropMate/);
  });

  it('is refused for a promoted form that may not be dropped, if captured pieces stay promoted', () => {
    const pieces = [
      { name: 'Crane', abbreviation: 'C', betza: 'fWbF', promotes: 'Crow' },
      { name: 'Crow', betza: 'fWbW', drop: { allowed: false } },
    ];
    const message = (dropLoop: boolean): string | undefined =>
      emit(made({ pieces, rules: { dropLoop } })).diagnostics[0]?.message;
    expect(message(true)).toContain('that Crow may not be dropped, though others may');
    expect(message(false)).toBeUndefined();
  });

  it('is left out with a warning if it is about the end of the game', () => {
    const { block, comments, diagnostics } = emit(paragi);
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning emit/not-expressible',
      'warning emit/not-expressible',
    ]);
    expect(comments.join('\n')).toContain(
      'Fairy-Stockfish cannot express a ban on making the same position 3 times: ',
    );
    expect(comments.join('\n')).toContain('bare kings');
    // The player to move wins, so the player who completes the third occurrence loses.
    expect(block).toContain('nFoldValue = win');
  });

  it('is inherited if only a parent can give it, and refused if that parent gives it: drops without a hand', () => {
    expect(emit(zoShogi, { parent: 'ataxx' }).text).toBeNull();
    expect(emit(zoShogi, { parent: 'ataxx' }).diagnostics.at(-1)?.message).toContain(
      'Fairy-Stockfish cannot express drops from the hand alone in a child of ataxx.',
    );
    const free = made({ rules: { pieceDrops: true, freeDrops: true } });
    expect(emit(free).block[0]).toBe(`[${free.id}:ataxx]`);
    expect(emit(free, { parent: 'chess' }).text).toBeNull();
  });

  it('includes first moves outside the double-step region', () => {
    const camel = { name: 'Camel', abbreviation: 'C', betza: 'WimC' };
    expect(emit(made({ pieces: [camel] })).diagnostics[0]?.message).toContain(
      'Fairy-Stockfish cannot express the first move of Camel (C): it allows',
    );
  });

  it('includes first moves of a piece that can be dropped in the double-step region or stay there', () => {
    const pawn = { name: 'Pawn', abbreviation: 'P', betza: 'fmWfcFifmA', promotes: ['Queen'] };
    const queen = { name: 'Queen', abbreviation: 'Q', betza: 'Q' };
    const game = (pieceDrops: boolean): Variant =>
      made({
        files: 8,
        ranks: 8,
        fen: `4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3${pieceDrops ? '[]' : ''} w - - 0 1`,
        family: 'chess',
        pieces: [queen, pawn],
        rules: {
          ...defaultRules<string>({ pawn: 'Pawn', king: 'King', rook: 'Rook' }),
          pieceDrops,
        },
      });
    const isRefused = (variant: Variant): boolean =>
      emit(variant).diagnostics.some(({ message }) => message.includes('the first move of Pawn'));
    const span = { file: '', start: 0, end: 0 };
    const wide = {
      key: 'doubleStepRegionWhite',
      value: '*2 *3',
      keySpan: span,
      valueSpan: span,
    };
    expect(isRefused(game(false))).toBe(false);
    expect(isRefused(game(true))).toBe(true);
    expect(isRefused({ ...game(false), options: [wide] })).toBe(true);
  });
});
