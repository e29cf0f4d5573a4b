import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freeXboardName } from '../../../src/catalog/xboard/names.js';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { emitXboard } from '../../../src/emit/targets/xboard.js';
import { COLORS, printSquare, squaresOf, type Color } from '../../../src/ir/board.js';
import { targets } from '../../../src/ir/targets.js';
import { findPiece, type Variant } from '../../../src/ir/variant.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { variantOf } from '../../../src/read/ini/section-variant.js';
import { shippedVariant } from '../../variants/shipped.js';
import {
  HAS_XBOARD,
  openScreen,
  startXboard,
  type Screen,
  type XboardSession,
} from './xboard-program/session.js';
import { chessWith, manyKinds } from './xboard-variants.js';

const kashogi = shippedVariant('kashogi');
const toriShogi = shippedVariant('tori-shogi');
const waShogi = shippedVariant('wa-shogi');
const zoShogi = shippedVariant('zo-shogi');

/** Sections for the engine, written by hand, so that XBoard is not compared with our own output. */
const SECTIONS = `
[fairyc-zo:shogi]
customPiece1 = e:FfsW
commoner = i
startFen = lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[-] w 0 1
promotedPieceType = p:g n:g b:h r:d l:g e:i s:g

[fairyc-kashogi:shogi]
knight = j
customPiece1 = c:fWbF
customPiece2 = f:BfW
startFen = lnsgngjkl/1r2c2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2C2R1/LKJGNGSNL[-] w 0 1
promotedPieceType = p:g n:g b:h r:d l:g s:g j:g c:f

[fairyc-paragi]
maxFile = 9
maxRank = 9
king = k
queen = q
bers = d
dragonHorse = h
rook = r
bishop = b
knight = n
shogiPawn = p
doubleStep = false
castling = false
startFen = rnbdkhbnr/4q4/ppppppppp/9/9/9/PPPPPPPPP/4Q4/RNBHKDBNR w - - 0 1
`;

/** Castling and pawns of chess beside a knight that promotes as in shogi. */
const MIXED = `[mixed:chess]
centaur = c
promotedPieceType = n:c`;

/** Castling with a piece that is no rook. */
const PARTNERS = `[partners:chess]
rook = -
customPiece1 = c:WAD
castlingRookPieces = c
promotionPieceTypes = cnbq
startFen = cnbqkbnc/pppppppp/8/8/8/8/PPPPPPPP/CNBQKBNC w KQkq - 0 1`;

/** The section of a variants.ini. */
function sectionOf(text: string): Variant {
  const [section] = readIni({ file: 'v.ini', text: `${text}\n` }).value;
  if (section === undefined) throw new Error(text);
  return variantOf(section, { file: 'v.ini', start: 0, end: 0 });
}

/** The games that the engine can play, with their names in the engine and the number of first moves that it counts. */
const GAMES: readonly (readonly [Variant, string, number])[] = [
  [zoShogi, 'fairyc-zo', 26],
  [toriShogi, 'torishogi', 17],
  [kashogi, 'fairyc-kashogi', 23],
  [shippedVariant('shogi'), 'shogi', 30],
  [shippedVariant('okisaki-shogi'), 'okisakishogi', 37],
  [shippedVariant('paragi'), 'fairyc-paragi', 31],
  [shippedVariant('chess'), 'chess', 20],
];

function blockOf(variant: Variant): string {
  const { text } = emitXboard(variant, { approximate: false, parent: null });
  if (text === null) throw new Error(`${variant.title} is refused`);
  return text;
}

/** Every pair of a piece of the colour and another square, in XBoard's coordinates. */
function candidates(variant: Variant, color: Color): readonly string[] {
  const board = variant.board.value;
  const origins = (variant.start?.value.placements ?? []).filter((piece) => piece.color === color);
  return origins.flatMap(({ square }) =>
    squaresOf(board)
      .filter((to) => to !== square)
      .map((to) => inXboard(variant, printSquare(square) + printSquare(to))),
  );
}

/** XBoard numbers the ranks from 0 if there are ten. */
function inXboard(variant: Variant, move: string): string {
  return variant.board.value.ranks === 10
    ? move.replace(/\d+/g, (rank) => String(Number(rank) - 1))
    : move;
}

/** First moves by the slow evaluator. None of them can leave the king in check. */
function firstMovesByTargets(variant: Variant, color: Color): readonly string[] {
  const placements = variant.start?.value.placements ?? [];
  return placements
    .filter((piece) => piece.color === color)
    .flatMap(({ square, piece }) => {
      const { quiet, capture } = targets(findPiece(variant, piece)?.movement.value ?? [], {
        board: variant.board.value,
        origin: square,
        color,
        occupant: (at) => {
          const other = placements.find((placed) => placed.square === at);
          return other === undefined ? null : other.color === color ? 'own' : 'enemy';
        },
        initial: true,
        regionHolds: () => false,
      });
      return [...quiet, ...capture].map((to) => printSquare(square) + printSquare(to));
    })
    .sort();
}

/** All expected moves, and every seventh of the other moves. */
function questions(variant: Variant, color: Color, legal: readonly string[]): readonly string[] {
  return candidates(variant, color).filter(
    (move, index) => index % 7 === 0 || legal.includes(move),
  );
}

describe.skipIf(!HAS_XBOARD)('the real XBoard (skipped if xboard or Xvfb is not installed)', () => {
  let screen: Screen;
  let engine: Engine;
  beforeAll(async () => {
    screen = await openScreen();
    engine = await loadFfish();
    expect(engine.load(SECTIONS).added).toHaveLength(3);
  });
  afterAll(() => screen.close());

  /** Runs queries on an XBoard that has received the block of a game. */
  async function withXboard<T>(
    variant: Variant,
    ask: (session: XboardSession) => Promise<T>,
    block = blockOf(variant),
  ): Promise<T> {
    const session = await startXboard(screen, block, freeXboardName(variant.id));
    try {
      return await ask(session);
    } finally {
      await session.close();
    }
  }

  test.each(GAMES.map(([variant, name, count]) => [variant.title, variant, name, count] as const))(
    '%s: XBoard accepts the block and has the first moves of the engine',
    async (_title, variant, name, count) => {
      const game = engine.play(name);
      const expected = (game?.legalMoves() ?? []).map((move) => inXboard(variant, move)).sort();
      game?.close();
      expect(expected).toHaveLength(count);
      await withXboard(variant, async (session) => {
        const found = await session.legal(questions(variant, 'white', expected));
        expect([...found.keys()].sort()).toEqual(expected);
        expect(session.complaints()).toEqual([]);
      });
    },
  );

  test('Wa shogi: XBoard accepts the block and has the first moves of both players', async () => {
    await withXboard(waShogi, async (session) => {
      for (const color of COLORS) {
        const expected = firstMovesByTargets(waShogi, color);
        expect(expected).toHaveLength(51);
        const found = await session.legal(questions(waShogi, color, expected), color);
        expect([...found.keys()].sort()).toEqual(expected);
      }
      expect(session.complaints()).toEqual([]);
    });
  });

  test('Wa shogi: every piece that promotes can promote, also from slots beyond those of shogi', async () => {
    await withXboard(waShogi, async (session) => {
      const fen = '5k5/11/P1U1L1H1O1X/11/11/11/11/11/11/11/5K5[-] w - - 0 1';
      expect(await session.setPosition(fen)).toBe(true);
      const moves = ['a9a10+', 'c9c10+', 'e9e10+', 'g9g10+', 'i9i10+', 'k9k11+', 'k9k11'];
      const found = await session.legal(moves);
      expect([...found.keys()]).toEqual(moves.filter((move) => move !== 'k9k11+'));
      expect(found.get('i9i10+')).toBe('Oi10+');
    });
  });

  test('Zo shogi: promotions are those of the engine, and forced ones need no sign', async () => {
    const fen = '4k4/P3E1N2/9/9/3p5/P8/9/9/4K4[PNLEBpn] w - - 0 1';
    const game = engine.play('fairyc-zo');
    game?.setFen(fen);
    const expected = (game?.legalMoves() ?? []).filter((move) => !move.includes('@')).sort();
    game?.close();
    const bare = [...new Set(expected.map((move) => move.replace('+', '')))];
    const forced = bare.filter((move) => !expected.includes(move));
    expect(forced).toContain('a8a9');
    await withXboard(zoShogi, async (session) => {
      expect(await session.setPosition(fen)).toBe(true);
      const found = await session.legal(bare.flatMap((move) => [move, `${move}+`]));
      expect([...found.keys()].sort()).toEqual([...expected, ...forced].sort());
    });
  });

  test('the king castles with a piece that is no rook, as in the engine', async () => {
    const fen = 'c3k2c/8/8/8/8/8/8/C3K2C w KQkq - 0 1';
    expect(engine.load(`${PARTNERS}\n`).added).toEqual(['partners']);
    const game = engine.play('partners');
    game?.setFen(fen);
    const expected = (game?.legalMoves() ?? []).filter((move) => move.startsWith('e1')).sort();
    game?.close();
    expect(expected).toEqual(expect.arrayContaining(['e1c1', 'e1g1']));
    await withXboard(sectionOf(PARTNERS), async (session) => {
      expect(await session.setPosition(fen)).toBe(true);
      const found = await session.legal([...expected, 'e1b1', 'e1h1']);
      expect([...found.keys()].sort()).toEqual(expected);
    });
  });

  test('letters with a suffix, and a hand with more kinds than the board has ranks', async () => {
    const many = manyKinds(30);
    const [, id = ''] = /^piece ([A-Z]')& WfF/m.exec(blockOf(many)) ?? [];
    await withXboard(many, async (session) => {
      expect(await session.setPosition(`4k4/9/9/9/4${id}4/9/9/9/4K4[-] w - - 0 1`)).toBe(true);
      const found = await session.legal(['e5e6', 'e5d4', 'e5e6+']);
      expect([...found]).toEqual([
        ['e5e6', `${id}e6`],
        ['e5e6+', `${id}e6+`],
      ]);
    });
  });

  test('crazyhouse: a shadow moves as its piece, and a pawn promotes to it', async () => {
    const house = { ...chessWith({ pieceDrops: true, capturesToHand: true }), id: 'housing' };
    await withXboard(house, async (session) => {
      expect(await session.setPosition('4k3/P7/8/8/8/1Q~6/8/4K3[Pp] w - - 0 1')).toBe(true);
      const found = await session.legal(['b3b8', 'b3c5', 'a7a8q', 'a7a8n', 'a7a8k']);
      expect([...found.keys()]).toEqual(['b3b8', 'a7a8q', 'a7a8n']);
    });
  });

  test('a shadow of the archbishop does not promote again, and one of the chancellor has only its moves', async () => {
    const capahouse = { ...sectionOf('[x:capahouse]'), id: 'capahousing' };
    await withXboard(capahouse, async (session) => {
      const fen = '4k5/10/1A~7C~/10/10/10/10/4K5[] w - - 0 1';
      expect(await session.setPosition(fen)).toBe(true);
      const moves = ['b6a8', 'b6a8n', 'b6b7', 'j6j8', 'j6b1', 'j6h5'];
      const found = await session.legal(moves);
      expect([...found.keys()]).toEqual(['b6a8', 'j6j8', 'j6h5']);
    });
  });

  test('a king whom only Black has moves as described', async () => {
    await withXboard(sectionOf('[hordish:horde]\nking = k:KN'), async (session) => {
      expect(await session.setPosition('4k3/8/8/8/8/8/8/4P3 w - - 0 1')).toBe(true);
      const found = await session.legal(['e8d6', 'e8d8', 'e8e6'], 'black');
      expect([...found.keys()]).toEqual(['e8d6', 'e8d8']);
    });
  });

  test('shogi promotions under a parent of chess are accepted on every square, if typed', async () => {
    const shogun = sectionOf(MIXED);
    await withXboard(shogun, async (session) => {
      expect(await session.setPosition('4k3/P1N5/8/8/3N4/8/8/4K3 w - - 0 1')).toBe(true);
      const moves = ['c7d5', 'c7d5+', 'd4e6+', 'a7a8q', 'a7a8+'];
      const found = await session.legal(moves);
      expect([...found.keys()]).toEqual(moves);
    });
  });

  test('the comparison notices a wrong piece line, and a table that lacks an entry', async () => {
    const expected = firstMovesByTargets(zoShogi, 'white');
    for (const [good, bad] of [
      ['piece S& FfW@9', 'piece S& F@9'],
      ['(PNBRLSE', '(PNBRLS'],
    ] as const) {
      const broken = blockOf(zoShogi).replace(good, bad);
      expect(broken).not.toBe(blockOf(zoShogi));
      const moves = candidates(zoShogi, 'white');
      const found = await withXboard(zoShogi, (session) => session.legal(moves), broken);
      expect([...found.keys()].sort()).not.toEqual(expected);
    }
  });
});
