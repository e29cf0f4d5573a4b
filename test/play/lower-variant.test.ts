import { describe, expect, it } from 'vitest';
import { ALWAYS, type Move } from '../../src/ir/movement.js';
import { squaresWhere } from '../../src/ir/region.js';
import { targets } from '../../src/ir/targets.js';
import type { AuthorOption, Variant } from '../../src/ir/variant.js';
import { compileGame } from '../../src/play/move-api.js';
import { isInCheck } from '../../src/play/legal.js';
import { lowerVariant, whyUnplayable } from '../../src/play/lower-variant.js';
import type { CompiledGame } from '../../src/play/compiled-game.js';
import { makeMove, unmakeMove } from '../../src/play/make.js';
import { printFen } from '../../src/play/notation/print-fen.js';
import { setFen } from '../../src/play/notation/set-fen.js';
import { parseMove, printLegalMoves } from '../../src/play/notation/uci.js';
import { perft } from '../../src/play/perft.js';
import { createPosition } from '../../src/play/changes.js';
import type { Position } from '../../src/play/position.js';
import { applyOptions } from '../../src/read/ini/apply-options.js';
import { readDocument } from '../../src/read/markdown/read-document.js';
import { shippedVariant } from '../cross/shipped-variants.js';
import { handMade, KING, PAWN } from '../emit/hand-made.js';
import { START, TABLE } from '../read/markdown/plain-chess.js';

interface Played {
  readonly compiled: CompiledGame;
  readonly position: Position;
  /** The legal moves that start with a prefix, sorted. */
  readonly moves: (prefix?: string) => readonly string[];
  readonly play: (...moves: readonly string[]) => void;
  readonly fen: () => string;
}

function started(variant: Variant, fen?: string): Played {
  const game = lowerVariant(variant);
  const compiled = compileGame(game);
  const position = createPosition(compiled.tables);
  expect(setFen(compiled, position, fen ?? game.startFen)).toBeNull();
  return {
    compiled,
    position,
    moves: (prefix = '') =>
      printLegalMoves(compiled, position)
        .filter((move) => move.startsWith(prefix))
        .toSorted(),
    play: (...moves) => {
      for (const text of moves) {
        const move = parseMove(compiled, position, text);
        expect(move, text).not.toBeNull();
        makeMove(compiled, position, move ?? 0);
      }
    },
    fen: () => printFen(compiled, position),
  };
}

describe('moves by region of origin', () => {
  it('are those of the document: 29 first moves of Alquerque, two more than without the diagonals', () => {
    // By hand: nine pawns; a rook six; silvers on the dark squares c1 and g1 straight and diagonally: c2, d2 and f2, g2; golds on the light
    // squares d1 and f1 straight: d2, f2; king d2, e2, f2; lances a2, i2; the horse on b1 none; the bishop on b2 (R2) a2, c2, d2, the rest blocked.
    const game = started(shippedVariant('alquerque'));
    expect(game.moves('c1')).toEqual(['c1c2', 'c1d2']);
    expect(game.moves('g1')).toEqual(['g1f2', 'g1g2']);
    expect(game.moves('d1')).toEqual(['d1d2']);
    expect(game.moves('b2')).toEqual(['b2a2', 'b2c2', 'b2d2']);
    expect(game.moves()).toHaveLength(29);
  });

  it('determine where a piece gets stuck: a silver on a light square of the last rank, a horse on one of the last two ranks', () => {
    const game = started(shippedVariant('alquerque'), '4k4/S8/1N7/9/9/9/9/9/4K4[SN] w - - 0 1');
    // a9 is dark, like the centre e5, so a8 is light: a silver there moves only straight to a9.
    expect(game.moves('a8')).toEqual(['a8a9', 'a8a9+']);
    const drops = (letter: string, rank: number): string =>
      game
        .moves(`${letter}@`)
        .filter((move) => move.endsWith(String(rank)))
        .map((move) => move.charAt(2))
        .join('');
    expect(drops('S', 9)).toBe('acgi');
    // From the last rank both paths of the horse leave the board.
    expect(drops('N', 9)).toBe('');
    expect(drops('S', 8)).toBe('bcdefghi');
    // From a light square, a step forward and then diagonally leaves the board; from a dark one, diagonally forward and then sideways does not.
    expect(drops('N', 8)).toBe('bdfh');
  });

  it('follow the horse of Alquerque along its two paths', () => {
    const at = (fen: string, prefix: string): readonly string[] =>
      started(shippedVariant('alquerque'), fen).moves(prefix);
    // e3 is dark: via d4 to d5 and c4, via f4 to f5 and g4.
    expect(at('4k4/9/9/9/9/9/4N4/9/4K4[] w - - 0 1', 'e3')).toEqual([
      'e3c4',
      'e3d5',
      'e3f5',
      'e3g4',
    ]);
    expect(at('4k4/9/9/9/9/3P5/4N4/9/4K4[] w - - 0 1', 'e3')).toEqual(['e3f5', 'e3g4']);
    // e4 is light: via e5 to d6 and f6.
    expect(at('4k4/9/9/9/9/4N4/9/9/4K4[] w - - 0 1', 'e4')).toEqual(['e4d6', 'e4f6']);
    expect(at('4k4/9/9/9/4p4/4N4/9/9/4K4[] w - - 0 1', 'e4')).toEqual([]);
    // Promotion when a path enters the zone.
    expect(at('4k4/9/9/9/2N6/9/9/9/4K4[] w - - 0 1', 'c5')).toEqual([
      'c5a6',
      'c5b7',
      'c5b7+',
      'c5d7',
      'c5d7+',
      'c5e6',
    ]);
  });
});

describe('a board larger than the engine’s', () => {
  it('has the first moves in Wa shogi that ir/targets counts', () => {
    const variant = shippedVariant('wa-shogi');
    const { value: start } = variant.start ?? { value: { placements: [] } };
    const board = variant.board.value;
    const count = start.placements
      .filter(({ color }) => color === 'white')
      .map(({ square, piece }) => {
        const { quiet, capture } = targets(
          variant.pieces.find(({ id }) => id === piece)?.movement.value ?? [],
          {
            board,
            origin: square,
            color: 'white',
            initial: true,
            occupant: (at) => {
              const there = start.placements.find((placed) => placed.square === at);
              return there === undefined ? null : there.color === 'white' ? 'own' : 'enemy';
            },
            regionHolds: () => false,
          },
        );
        return quiet.length + capture.length;
      })
      .reduce((sum, moves) => sum + moves, 0);
    const game = started(variant);
    expect(count).toBeGreaterThan(40);
    expect(game.moves()).toHaveLength(count);
    // The armies are too far apart for contact in two plies, so both sides have the same moves.
    expect(perft(game.compiled, game.position, 2)).toBe(count * count);
  });

  it('writes pieces of two letters with a mark, and also reads their single letters for engines', () => {
    const game = started(
      shippedVariant('wa-shogi'),
      '5k5/11/11/11/11/11/11/11/11/11/5K5[CE@R] w - - 0 1',
    );
    expect(game.fen()).toBe('5k5/11/11/11/11/11/11/11/11/11/5K5[RR@CE@] w - - 0 1');
    expect(game.moves('CE@')).toHaveLength(119);
    // The piece may be dropped on any of the 119 empty squares, because it never gets stuck: it also moves backward.
    game.play('CE@a11');
    expect(game.fen()).toBe(
      'CE@4k5/11/11/11/11/11/11/11/11/11/5K5[RR@] b - - 1 1'.replace('- - 1', '- - 0'),
    );
  });
});

describe('letters of pieces without an abbreviation', () => {
  const flyer = { name: 'Flyer', glyph: '飛', betza: 'R' };
  const soldier = { name: 'Soldier', abbreviation: 'S', betza: 'fW' };
  const letters = (...pieces: Parameters<typeof handMade>[0]['pieces']) =>
    lowerVariant(
      handMade({ pieces: [KING, ...pieces], fen: '4k4/9/9/9/9/9/9/S8/4K4[] w 0 1' }),
      applyOptions,
    ).pieces.map(({ id, letter }) => [id, letter]);

  it('a promoted form is written as its unpromoted type', () => {
    expect(letters({ ...soldier, promotes: 'Flyer' }, flyer)).toContainEqual(['Flyer', null]);
  });

  it('a type that pawns may choose, or that no piece promotes to, has its own letter', () => {
    expect(letters({ ...soldier, promotes: ['Flyer'] }, flyer)).toContainEqual(['Flyer', 'f']);
    expect(letters(soldier, flyer)).toContainEqual(['Flyer', 'f']);
  });

  it('so does a form that promotes further', () => {
    const eagle = { name: 'Eagle', abbreviation: 'E', betza: 'Q' };
    const further = { ...flyer, promotes: 'Eagle' };
    expect(letters({ ...soldier, promotes: 'Flyer' }, further, eagle)).toContainEqual([
      'Flyer',
      'f',
    ]);
  });
});

describe('rules for the end of the game that the engine lacks', () => {
  const paragi = shippedVariant('paragi');

  it('Paragi: of two bare kings the one nearer to its last rank wins; if equal, the player to move wins', () => {
    const outcome = (fen: string): string | null => {
      const { compiled, position } = started(paragi, fen);
      for (const ends of compiled.immediateEnds) {
        const found = ends(position, null);
        if (found !== null) return found;
      }
      return null;
    };
    // White's last rank is the ninth, Black's the first.
    expect(outcome('9/9/4k4/9/9/9/4K4/9/9 w - - 0 1')).toBe('white');
    expect(outcome('9/9/4k4/9/9/9/4K4/9/9 b - - 0 1')).toBe('black');
    expect(outcome('9/9/4k4/9/9/4K4/9/9/9 b - - 0 1')).toBe('white');
    expect(outcome('9/9/9/4k4/9/9/4K4/9/9 w - - 0 1')).toBe('black');
    expect(outcome('9/9/4k4/9/9/4K4/8P/9/9 b - - 0 1')).toBeNull();
    // The king on a1 is farther from its last rank than the one on i2.
    expect(outcome('9/9/9/9/9/9/9/8k/K8 w - - 0 1')).toBe('black');
    expect(outcome('k8/8K/9/9/9/9/9/9/9 b - - 0 1')).toBe('white');
  });

  it('Paragi: a move may not create a position for the third time', () => {
    const game = started(paragi, '4k4/9/9/9/9/9/9/9/R3K4 w - - 0 1');
    const round = ['a1a2', 'e9d9', 'a2a1', 'd9e9'];
    game.play(...round);
    game.play(...round.slice(0, 3));
    // It would be the third occurrence of the start position.
    expect(game.moves()).not.toContain('d9e9');
    expect(game.moves()).toContain('d9c9');
    const before = game.fen();
    game.play('d9c9', 'a1b1', 'c9d9');
    // With d9 and a1 it would be the third occurrence of the position before, reached by other moves.
    expect(game.moves()).not.toContain('b1a1');
    expect(game.moves()).toContain('b1c1');
    for (let i = 0; i < 3; i++) unmakeMove(game.position);
    expect(game.fen()).toBe(before);
  });

  it('without the rule a move may do so', () => {
    const free: Variant = { ...paragi, beyond: { ...paragi.beyond, repetitionProhibited: null } };
    const game = started(free, '4k4/9/9/9/9/9/9/9/R3K4 w - - 0 1');
    const round = ['a1a2', 'e9d9', 'a2a1', 'd9e9'];
    game.play(...round, ...round);
    expect(game.fen()).toContain('4k4/');
  });
});

const NO_DROPS = { pieceDrops: false, capturesToHand: false };

describe('a position is the same only with the same', () => {
  const ROOK = { name: 'Rook', abbreviation: 'R', betza: 'R' };
  const once = (fen: string, rules: Partial<Variant['rules']>): Played => {
    const pieces = [KING, ROOK, { name: 'Pawn', abbreviation: 'P', betza: 'fmWfcF' }];
    const size = { files: 8, ranks: 8 };
    return started(handMade({ ...size, fen, pieces, rules, beyond: { repetitionProhibited: 2 } }));
  };

  it('board, also if pieces go through the hands in between', () => {
    const game = once('4k2r/8/8/p7/8/8/8/R3K3[] w - - 0 1', {});
    game.play('a1a5', 'h8h7', 'P@h4', 'h7h4', 'a5a1', 'P@a5', 'e1d1', 'h4h5', 'd1e1');
    expect(game.moves('h5')).toContain('h5h7');
    expect(game.moves('h5')).not.toContain('h5h8');
  });

  it('hands', () => {
    // The pawn dropped by White ends in the hand of Black.
    const game = once('4k2r/8/8/8/8/8/8/4K3[P] w - - 0 1', {});
    game.play('P@h4', 'h8h4', 'e1d1', 'h4h5', 'd1e1');
    expect(game.moves('h5')).toContain('h5h8');
  });

  /** Chess in which no position may occur twice. */
  const chess = (fen: string): Played => {
    const text = `# Once\n\n* Size: 8x8\n* Start: ${fen}\n* Repetition: twofold is forbidden\n\n${TABLE}\n`;
    const [variant] = readDocument({ file: 'once.md', text }, { library: () => null }).value;
    if (variant === undefined) throw new Error(text);
    return started(variant);
  };

  it('castling rights', () => {
    const round = ['e1e2', 'e8d8', 'e2e1'];
    const lost = chess('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    lost.play(...round);
    expect(lost.moves('d8')).toContain('d8e8');
    const never = chess('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
    never.play(...round);
    expect(never.moves('d8')).not.toContain('d8e8');
  });

  it('captures in passing', () => {
    const round = ['e2e4', 'e8d8', 'e1d1', 'd8e8'];
    const passing = chess('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1');
    passing.play(...round);
    expect(passing.moves('d1')).toContain('d1e1');
    const apart = chess('4k3/8/8/8/7p/8/4P3/4K3 w - - 0 1');
    apart.play(...round);
    expect(apart.moves('d1')).not.toContain('d1e1');
  });
});

describe('first moves of a piece', () => {
  const runner = { name: 'Runner', abbreviation: 'R', betza: 'fWifmnDicA' };
  const variant = handMade({
    files: 5,
    ranks: 6,
    fen: '2k2/5/5/5/1R1R1/2K2 w - - 0 1',
    pieces: [KING, runner],
    rules: NO_DROPS,
  });

  it('are available to a piece on its start square until it has moved, and to no other', () => {
    const game = started(variant);
    expect(game.moves('b2')).toEqual(['b2b3', 'b2b4']);
    game.play('b2b3', 'c6b6');
    expect(game.moves('b3')).toEqual(['b3b4']);
    expect(game.moves('d2')).toEqual(['d2d3', 'd2d4']);
    unmakeMove(game.position);
    unmakeMove(game.position);
    expect(game.moves('b2')).toEqual(['b2b3', 'b2b4']);
  });

  it('also give check', () => {
    const game = started(variant, '5/5/3k1/5/1R3/2K2 b - - 0 1');
    expect(isInCheck(game.position)).toBe(true);
    const moved = started(variant, '5/4k/5/2R2/5/2K2 b - - 0 1');
    // No runner starts on c3, so the one there cannot capture on e5.
    expect(isInCheck(moved.position)).toBe(false);
  });
});

describe('captures along the path', () => {
  /** Captures an adjacent piece and then makes another step, possibly back. */
  const lion = {
    name: 'Lion',
    abbreviation: 'L',
    betza: 'KNADcaKmcabK',
    dialect: 'xboard' as const,
  };
  const variant = handMade({
    files: 5,
    ranks: 5,
    fen: 'k4/5/2L2/5/4K w - - 0 1',
    pieces: [KING, lion, PAWN],
  });

  it('are separate moves, printed with their squares; they fill the hand and can be taken back', () => {
    const game = started(variant, 'k4/2p2/2L2/5/4K[] w - - 0 1');
    const moves = game.moves('c3');
    // A capture on c4, a leap over it to c5, and captures on c4 that go on.
    expect(moves).toContain('c3c4');
    expect(moves).toContain('c3c5');
    expect(moves).toContain('c3c4c3');
    expect(moves).toContain('c3c4c5');
    expect(moves).toContain('c3c4d5');
    expect(new Set(moves).size).toBe(moves.length);
    const before = game.fen();
    game.play('c3c4c3');
    expect(game.fen()).toBe('k4/5/2L2/5/4K[P] b - - 0 1');
    unmakeMove(game.position);
    expect(game.fen()).toBe(before);
    game.play('c3c4d5');
    expect(game.fen()).toBe('k2L1/5/5/5/4K[P] b - - 0 1');
  });

  it('can capture two pieces, and attack along the path', () => {
    const game = started(variant, '5/3p1/2pLk/5/4K[] w - - 0 1');
    expect(game.moves('d3')).toContain('d3d4c5');
    const two = started(variant, '2k2/2p2/1p3/L4/4K[] w - - 0 1');
    expect(two.moves('a2')).toContain('a2b3c4');
    two.play('a2b3c4');
    expect(two.fen()).toBe('2k2/2L2/5/5/4K[PP] b - - 0 1');
    // The king on c5 is next to the lion.
    expect(isInCheck(two.position)).toBe(true);
  });

  it('promote like other moves', () => {
    const game = started(
      handMade({
        files: 5,
        ranks: 5,
        pieces: [KING, { ...lion, promotes: 'Great' }, PAWN, { name: 'Great', betza: 'Q' }],
      }),
      'k4/2p2/2L2/5/4K[] w - - 0 1',
    );
    expect(game.moves('c3c4c3')).toEqual(['c3c4c3', 'c3c4c3+']);
    game.play('c3c4d5+');
    expect(game.fen()).toBe('k2+L1/5/5/5/4K[P] b - - 0 1');
    unmakeMove(game.position);
    expect(game.fen()).toBe('k4/2p2/2L2/5/4K[] w - - 0 1');
  });

  it('may not expose the king behind the captured piece', () => {
    const rook = { name: 'Rook', abbreviation: 'R', betza: 'R' };
    const game = started(
      handMade({ files: 5, ranks: 5, pieces: [KING, lion, rook, PAWN] }),
      'k1r2/5/2p2/1L3/2K2[] w - - 0 1',
    );
    // Capturing the pawn on the king's file and moving on would open the file for the rook.
    expect(game.moves('b2')).not.toContain('b2c3b2');
    expect(game.moves('b2')).toContain('b2c3c4');
    expect(game.moves('b2')).toContain('b2c3');
  });
});

describe('captures of own pieces', () => {
  it('remove them from the board, put them into no hand, and never include the king', () => {
    const eater = { name: 'Eater', abbreviation: 'E', betza: 'KdK', dialect: 'xbetza' as const };
    const game = started(
      handMade({ files: 3, ranks: 3, pieces: [KING, eater, PAWN] }),
      'k2/3/PEK[] w - - 0 1',
    );
    expect(game.moves('b1')).toEqual(['b1a1', 'b1a2', 'b1b2', 'b1c2']);
    game.play('b1a1');
    expect(game.fen()).toBe('k2/3/E1K[] b - - 0 1');
  });
});

describe('several royal pieces', () => {
  const prince = { name: 'Prince', abbreviation: 'I', betza: 'K', royal: true };
  const rook = { name: 'Rook', abbreviation: 'R', betza: 'R' };
  const variant = handMade({
    files: 5,
    ranks: 5,
    fen: '4k/5/5/5/KI3 w - - 0 1',
    pieces: [KING, prince, rook, PAWN],
    rules: NO_DROPS,
  });

  it('must all be kept out of check', () => {
    const game = started(variant, '1r2k/5/5/P4/KI3 w - - 0 1');
    expect(isInCheck(game.position)).toBe(true);
    // The prince on b1 is attacked along its file, so it must move.
    expect(game.moves()).toEqual(['b1c1', 'b1c2']);
  });

  it('may also be two kings of the same type', () => {
    const twins = handMade({
      files: 5,
      ranks: 5,
      fen: '4k/5/5/5/K3K w - - 0 1',
      pieces: [KING, rook],
      rules: NO_DROPS,
    });
    const game = started(twins, '4r/k4/5/5/1K2K w - - 0 1');
    expect(game.moves()).toEqual(['e1d1', 'e1d2']);
  });

  it('may come from promotion, if another piece promotes to the king', () => {
    const squire = { name: 'Squire', abbreviation: 'S', betza: 'W', promotes: 'King' };
    const games = [squire, { ...squire, promotes: 'Rook' }].map((piece) =>
      lowerVariant(
        handMade({
          files: 5,
          ranks: 5,
          fen: '4k/5/5/5/K4 w - - 0 1',
          pieces: [KING, rook, piece],
          rules: NO_DROPS,
        }),
      ),
    );
    expect(games.map(({ king, royals }) => [king, royals])).toEqual([
      [null, ['King']],
      ['King', undefined],
    ]);
  });
});

describe('pawns that become different pieces', () => {
  it('have separate choices', () => {
    const variant = handMade({
      files: 4,
      ranks: 4,
      fen: '2k1/4/4/K3 w - - 0 1',
      pieces: [
        KING,
        { name: 'Queen', abbreviation: 'Q', betza: 'Q' },
        { name: 'Knight', abbreviation: 'N', betza: 'N' },
        { name: 'Left', abbreviation: 'L', betza: 'fmWfcF', promotes: ['Queen'] },
        { name: 'Right', abbreviation: 'R', betza: 'fmWfcF', promotes: ['Knight'] },
      ],
      rules: {
        ...NO_DROPS,
        promotionPawnTypes: { white: ['Left', 'Right'], black: ['Left', 'Right'] },
        promotionPieceTypes: { white: ['Queen', 'Knight'], black: ['Queen', 'Knight'] },
        promotionRegion: {
          white: squaresWhere({ files: 4, ranks: 4 }, (_file, rank) => rank === 3),
          black: [],
        },
      },
    });
    const game = started(variant, '3k/LR2/4/K3 w - - 0 1');
    expect(game.moves('a3')).toEqual(['a3a4q']);
    expect(game.moves('b3')).toEqual(['b3b4n']);
  });
});

describe('edge cases of documents', () => {
  it('the error for an illegal FEN states the problem and its position', () => {
    const compiled = compileGame(lowerVariant(shippedVariant('shogi')));
    const position = createPosition(compiled.tables);
    const problem = (fen: string): string => {
      const found = setFen(compiled, position, fen);
      return found === null ? 'fine' : `${found.at}: ${found.message}`;
    };
    expect(problem('')).toBe('0: Rank 9 has 0 squares, not 9.');
    expect(problem('9/9/9/9/9/9/9/9/9/9 w')).toBe('17: The board has more than 9 ranks.');
    expect(problem('9/9/9/9/4X4/9/9/9/9 w')).toBe('9: shogi has no piece `X`.');
    expect(problem('9/9/9/9/9/9/9/9/9[ w')).toBe('18: The bracket of the hands is not closed.');
    expect(problem(`${'9'.repeat(5000)}`)).toContain('at most 4096');
    expect(problem('9/9/9/9/9/9/9/9/9[] w - - 0 1')).toBe('fine');
  });

  it('without royal pieces there is never a check', () => {
    const variant = handMade({
      files: 3,
      ranks: 3,
      fen: 'p2/3/2P w - - 0 1',
      pieces: [PAWN],
      rules: NO_DROPS,
    });
    const game = started(variant);
    expect(game.moves()).toEqual(['c1c2']);
    expect(isInCheck(game.position)).toBe(false);
    expect(perft(game.compiled, game.position, 5)).toBe(0);
  });

  it('a game without pieces, and a board with a single square', () => {
    const none = started(handMade({ files: 3, ranks: 3, fen: '3/3/3[] w - - 0 1', pieces: [] }));
    expect(none.moves()).toEqual([]);
    expect(perft(none.compiled, none.position, 3)).toBe(0);
    const point = started(handMade({ files: 1, ranks: 1, fen: 'K[] w - - 0 1', pieces: [KING] }));
    expect(point.moves()).toEqual([]);
    const dropped = started(
      handMade({ files: 1, ranks: 1, fen: '1[] w - - 0 1', pieces: [PAWN] }),
      '1[P] w - - 0 1',
    );
    // A pawn there would never move.
    expect(dropped.moves()).toEqual([]);
  });

  it('a million plies fit in bounded memory', () => {
    const variant = handMade({
      files: 3,
      ranks: 3,
      fen: 'k2/3/2K w - - 0 1',
      pieces: [KING],
      rules: { ...NO_DROPS, nFoldRule: 0 },
    });
    const game = started(variant);
    const codes: number[] = [];
    for (const text of ['c1b1', 'a3a2', 'b1c1', 'a2a3']) {
      const move = parseMove(game.compiled, game.position, text);
      codes.push(move ?? 0);
      makeMove(game.compiled, game.position, move ?? 0);
    }
    for (let ply = 4; ply < 1_000_000; ply++)
      makeMove(game.compiled, game.position, codes[ply % 4] ?? 0);
    expect(game.fen()).toContain('k2/3/2K w');
    expect(game.position.state.byteLength).toBeLessThan(1 << 28);
  });

  it('more types than a byte holds are refused with a message', () => {
    const pieces = Array.from({ length: 63 }, (_, index) => ({ name: `P${index}`, betza: 'W' }));
    expect(whyUnplayable(lowerVariant(handMade({ pieces })))).toContain('63 piece types');
    expect(whyUnplayable(lowerVariant(handMade({ pieces: pieces.slice(0, 60) })))).toBeNull();
  });

  it('long paths take bounded time, however many ways there are', () => {
    const step = { dx: 1, dy: 0 };
    const back = { dx: -1, dy: 0 };
    const long: Move = {
      kind: 'path',
      legs: Array.from({ length: 30 }, (_, index) => ({
        step: index % 2 === 0 ? step : back,
        least: 1,
        most: 'edge' as const,
        end: index < 2 ? ('capture' as const) : ('quiet' as const),
      })),
      last: { step, least: 1, most: 'edge' },
      modality: 'quiet',
      condition: ALWAYS,
      enPassant: false,
    };
    const plain = handMade({ files: 16, ranks: 3, pieces: [PAWN, KING] });
    const variant: Variant = {
      ...plain,
      pieces: plain.pieces.map((piece) =>
        piece.royal ? piece : { ...piece, movement: { ...piece.movement, value: [long] } },
      ),
    };
    const game = started(variant, 'k15/p1p1p3P2p4/7K8[] w - - 0 1');
    // It captures l2 and e2 while moving back and forth, no farther left than d2, and finally moves right; on p2 it would be stuck.
    const ends = game.moves('i2').map((move) => move.slice(-2));
    expect(ends.join(' ')).toBe('e2 f2 g2 h2 i2 j2 k2 l2 m2 n2 o2');
  });
});

describe('options in an ini block', () => {
  const span = { file: 'block', start: 0, end: 0 };
  const option = (key: string, value: string): AuthorOption => ({
    key,
    value,
    keySpan: span,
    valueSpan: span,
  });

  it('override the document and name pieces by their letters', () => {
    const chess = shippedVariant('chess');
    const options = [
      option('stalemateValue', 'loss'),
      option('promotionLimit', 'q:1 n:2'),
      option('flagPiece', 'k'),
      option('flagRegionWhite', '*8'),
    ];
    const game = lowerVariant({ ...chess, options }, applyOptions);
    expect(game.rules.stalemateValue).toBe('loss');
    expect(game.rules.flagPiece).toEqual({ white: 'king', black: 'king' });
    expect(
      game.pieces
        .filter(({ promotionLimit }) => promotionLimit > 0)
        .map(({ id, promotionLimit }) => [id, promotionLimit]),
    ).toEqual([
      ['queen', 1],
      ['knight', 2],
    ]);
    expect(lowerVariant({ ...chess, options }).rules.stalemateValue).toBe('draw');
  });
});

// Counted by native Fairy-Stockfish for chess with these regions as mobilityRegionWhitePawn, and *2 as tripleStepRegionWhite.
it.each([
  ['*4 *5', 'none', 4],
  ['*3 *4', 'none', 20],
  ['*5', '*2', 4],
  ['*3 *4 *5', '*2', 28],
])(
  'a pawn confined to %s may not step over other squares (triple step: %s)',
  (squares, triple, count) => {
    const text = `# Held\n\n* Start: ${START}\n* Confined: White Pawn: ${squares}\n* Triple step: White ${triple}; Black none\n\n${TABLE}\n`;
    const [variant] = readDocument({ file: 'held.md', text }, { library: () => null }).value;
    if (variant === undefined) throw new Error(text);
    expect(started(variant).moves()).toHaveLength(count);
  },
);
