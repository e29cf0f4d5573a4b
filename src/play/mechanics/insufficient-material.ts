import type { Hooks, Mechanic } from '../mechanic.js';
import { bySide, isPiece, otherSide, pieceCode, SIDES, typeOf, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import { movesAsKing } from '../plain-king.js';
import { compileStalemate } from '../stalemate.js';
import { squareTable } from '../tables/programs.js';
import { ofSide, typeTable, typesOrAll, type Tables } from '../tables/tables.js';
import { countOnBoard, oneOrAnyNumber } from '../type-counts.js';

/** If neither side has enough material to mate, the game is a draw. This is the engine's rule of thumb, exact for chess and cautious elsewhere. */
export const insufficientMaterial = {
  name: 'insufficient-material',
  claims: [],
  appliesTo: ({ rules }) =>
    !rules.capturesToHand &&
    (rules.extinctionValue === 'none' || rules.extinctionPseudoRoyal) &&
    (rules.nFoldRule === 0 || rules.nFoldValue === 'draw'),
  compile: compileInsufficientMaterial,
  witnesses: [
    { game: 'parent = chess', fen: '4k3/8/8/8/8/8/8/2N1K3 w - - 0 1', outcome: 'draw' },
    { game: 'parent = chess', fen: '4k3/8/8/8/8/8/8/2NNK3 w - - 0 1', outcome: null },
    { game: 'parent = chess', fen: '4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1', outcome: 'draw' },
    { game: 'parent = chess', fen: '4k3/8/8/8/8/8/8/BB2K3 w - - 0 1', outcome: null },
    { game: 'parent = chess', fen: '4k3/7p/8/8/8/8/8/4K3 w - - 0 1', outcome: null },
    { game: 'parent = crazyhouse', fen: '4k3/8/8/8/8/8/8/4K3[] w - - 0 1', outcome: null },
    {
      game: 'parent = chess\nstalemateValue = loss',
      fen: '4k3/8/8/8/8/8/8/2N1K3 w - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nking = k:KA\nstalemateValue = loss',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nstalemateValue = loss',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      outcome: 'draw',
    },
    { game: 'parent = xiangqi', fen: '3ak4/9/9/9/9/9/9/9/9/2BAK4 w - - 0 1', outcome: 'draw' },
    { game: 'parent = xiangqi', fen: '3ak4/9/9/4p4/9/9/9/9/9/2BAK4 w - - 0 1', outcome: null },
    {
      game: 'parent = xiangqi\nking = -\nwazir = k\nflyingGeneral = false\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\nmobilityRegionWhiteWazir = d1 e1 f1\nmobilityRegionBlackWazir = d10 e10 f10',
      fen: '3ak4/9/9/9/9/9/9/9/9/2BAK4 w - - 0 1',
      outcome: 'draw',
    },
    {
      game: 'parent = chess\nmobilityRegionWhiteBishop = *10\nmobilityRegionBlackBishop = *1',
      fen: '4k3/8/8/8/8/8/8/1BB1K3 w - - 0 1',
      outcome: 'draw',
    },
  ],
} as const satisfies Mechanic;

/** These types mate with a king alone. Custom pieces may do so, too, since nothing is known about them. */
const MAJOR_KINDS: ReadonlySet<string> = new Set([
  'rook',
  'queen',
  'archbishop',
  'chancellor',
  'silver',
  'gold',
  'commoner',
  'centaur',
  'amazon',
  'bers',
]);
const COLOUR_BOUND_KINDS: ReadonlySet<string> = new Set([
  'bishop',
  'fers',
  'fersAlfil',
  'alfil',
  'elephant',
]);

/** What a type contributes to a mate: nothing, enough alone, only with a piece on the other colour, or with any helper. */
type Power = 'none' | 'major' | 'colour-bound' | 'minor';

function compileInsufficientMaterial(tables: Tables): Hooks {
  const canMate = compileMatingMaterial(tables);
  return { isDead: (position) => SIDES.every((side) => !canMate(position, side)) };
}

/** Finds out whether a side has enough material to win. */
export function compileMatingMaterial(tables: Tables): (position: Position, side: Side) => boolean {
  const { game, types } = tables;
  const { rules } = game;
  const powers = bySide((side) => powersOf(tables, side));
  const stalemate = compileStalemate(tables);
  const flagTypes = bySide((side) =>
    ofSide(rules.flagRegion, side).length === 0
      ? null
      : oneOrAnyNumber(game, ofSide(rules.flagPiece, side)),
  );
  const promoting = bySide((side) => typesOrAll(game, ofSide(rules.promotionPawnTypes, side)));
  const promoted = bySide((side) => typeTable(game, ofSide(rules.promotionPieceTypes, side)));
  const loneKingWins = bySide((side) => hasWinningKing(tables, side));
  return canMate;

  function canMate(position: Position, side: Side): boolean {
    const { count, handTotal } = position;
    if ((handTotal[side] ?? 0) !== 0) return true;
    const flagType = flagTypes[side];
    if (flagType !== null && countOnBoard(position, side, flagType) > 0) return true;
    const power = powers[side];
    const promotes = promoting[side].some(
      (may, type) => may === 1 && (count[pieceCode(type, side)] ?? 0) > 0,
    );
    for (let type = 0; type < types; type++) {
      if (power[type] !== 'major') continue;
      if ((count[pieceCode(type, side)] ?? 0) > 0) return true;
      if (promotes && promoted[side][type] === 1) return true;
    }
    return canMateTogether(position, side);
  }

  function canMateTogether(position: Position, side: Side): boolean {
    const {
      board,
      tables: { files },
    } = position;
    const power = powers[side];
    const colours = [false, false];
    let ownBound = false;
    let ownFree = false;
    let free = 0;
    let bound = 0;
    for (let square = 0; square < board.length; square++) {
      const code = board[square] ?? 0;
      if (code === 0) continue;
      const isOwn = code === pieceCode(typeOf(code), side);
      // As in the engine, walls count as helpers.
      const kind = isPiece(code) ? powerOf(code, isOwn) : 'minor';
      if (kind === 'none') continue;
      if (kind === 'colour-bound') {
        bound += 1;
        colours[((square % files) + Math.floor(square / files)) % 2] = true;
        ownBound ||= isOwn;
      } else {
        free += 1;
        ownFree ||= isOwn;
      }
    }
    if (ownBound && (free > 0 || colours.every(Boolean) || winsWithoutMate(position))) return true;
    if (ownFree && (free + bound >= 2 || winsWithoutMate(position))) return true;
    return (
      loneKingWins[side] &&
      countOnBoard(position, side, tables.king) > 0 &&
      losesStalemate(position)
    );

    /** Mobility regions limit only the side's own pieces, but the kings of both. */
    function powerOf(code: number, isOwn: boolean): Power {
      const type = typeOf(code);
      if (type === tables.king) return 'none';
      const own = power[type] ?? 'minor';
      return isOwn || own !== 'none' ? own : 'minor';
    }
  }

  function losesStalemate(position: Position): boolean {
    return stalemate(position) !== 'draw';
  }

  function winsWithoutMate(position: Position): boolean {
    return rules.checkCounting || rules.makpongRule || losesStalemate(position);
  }
}

function powersOf({ game, king }: Tables, side: Side): readonly Power[] {
  const { rules } = game;
  const palaces = game.pieces[king]?.mobility ?? game.emptyPalace ?? null;
  const palace = squareTable(game.board, palaces, otherSide(side));
  const exploding =
    rules.extinctionPseudoRoyal && rules.blastOnCapture
      ? typeTable(game, rules.extinctionPieceTypes)
      : null;
  return game.pieces.map(({ ghost, kind, mobility }, type): Power => {
    if (ghost === true) return 'minor';
    const reach = squareTable(game.board, mobility, side);
    if (type === king || !doMeet(reach, palace) || exploding?.[type] === 1) return 'none';
    if (kind === null || MAJOR_KINDS.has(kind) || kind.startsWith('customPiece')) return 'major';
    return COLOUR_BOUND_KINDS.has(kind) ? 'colour-bound' : 'minor';
  });
}

/** Whether two areas (null: the whole board) have a square in common. */
function doMeet(one: Uint8Array | null, other: Uint8Array | null): boolean {
  if (one === null || other === null) return (one ?? other)?.includes(1) ?? true;
  return one.some((is, square) => is === 1 && other[square] === 1);
}

/** Whether the king has unusual moves with which it alone may force a winning stalemate. */
function hasWinningKing({ game, king }: Tables, side: Side): boolean {
  const royal = game.pieces[king];
  if (royal === undefined || movesAsKing(royal.movement)) return false;
  return doMeet(
    squareTable(game.board, royal.mobility, side),
    squareTable(game.board, royal.mobility, otherSide(side)),
  );
}
