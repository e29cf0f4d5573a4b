import type { Dialect } from '../../src/catalog/betza/dialects.js';
import { byColor, squareAt } from '../../src/ir/board.js';
import { defaultRules } from '../../src/ir/default-rules.js';
import type { Movement } from '../../src/ir/movement.js';
import { FREE_DROPS, type DropLimits, type PieceType, type Promotion } from '../../src/ir/piece.js';
import { bothSides, farthestRanks, squaresWhere, type Region } from '../../src/ir/region.js';
import type { Variant } from '../../src/ir/variant.js';
import { fenContext } from '../../src/notation/fen-context.js';
import { parseFen } from '../../src/notation/fen.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import { stated } from '../../src/text/origin.js';

/** Variants made by hand, so that tests of the writers do not depend on the reader of documents. */

const SPAN = { file: 'hand-made', start: 0, end: 0 };

/** Reads Betza, such as `W`, or with regions of origin `W; connected: F`. */
export function movementOf(text: string, dialect: Dialect = 'fairy-stockfish'): Movement {
  return text.split(';').flatMap((part) => {
    const [betza = '', from] = part
      .split(':')
      .reverse()
      .map((word) => word.trim());
    const { asWritten } = readBetza(betza, dialect, { ...SPAN, end: betza.length }).value;
    return from === undefined
      ? asWritten
      : asWritten.map((move) => ({ ...move, condition: { ...move.condition, from } }));
  });
}

export interface HandMadePiece {
  readonly name: string;
  readonly abbreviation?: string;
  readonly letter?: string;
  readonly glyph?: string;
  readonly betza: string;
  readonly dialect?: Dialect;
  /** The name of the promoted form, or the names of the choices of a pawn. */
  readonly promotes?: string | readonly string[];
  readonly drop?: Partial<DropLimits>;
  readonly royal?: boolean;
  readonly value?: number;
}

function pieceOf(made: HandMadePiece): PieceType {
  const { promotes } = made;
  const promotion: Promotion =
    promotes === undefined
      ? { style: 'none' }
      : typeof promotes === 'string'
        ? { style: 'shogi', to: promotes }
        : { style: 'pawn', to: promotes };
  return {
    id: made.name,
    name: made.name,
    glyphs: made.glyph === undefined ? [] : [made.glyph],
    abbreviation: made.abbreviation ?? null,
    letter: made.letter ?? null,
    movement: stated(movementOf(made.betza, made.dialect), SPAN),
    betza: { text: made.betza, span: SPAN },
    royal: made.royal ?? false,
    promotion,
    drop: { ...FREE_DROPS, ...made.drop },
    value: made.value ?? null,
    span: SPAN,
  };
}

export interface HandMade {
  readonly id?: string;
  readonly files?: number;
  readonly ranks?: number;
  readonly pieces: readonly HandMadePiece[];
  /** A FEN with the abbreviations of the pieces. */
  readonly fen?: string;
  readonly rules?: Partial<Variant['rules']>;
  readonly beyond?: Partial<Variant['beyond']>;
  readonly regions?: readonly Region[];
  readonly family?: Variant['family'];
}

/** A variant of the shogi family: promotion on three ranks, drops, and the ends of the game as in the engine's `shogi`. */
export function handMade(made: HandMade): Variant {
  const board = { files: made.files ?? 9, ranks: made.ranks ?? 9 };
  const pieces = made.pieces.map(pieceOf);
  const king = pieces.find(({ royal }) => royal)?.id ?? null;
  const rules: Variant['rules'] = {
    ...defaultRules<string>({ pawn: null, king, rook: null }),
    promotionRegion: bothSides(board, farthestRanks(board, 3, 'white')),
    doubleStep: false,
    castling: false,
    pieceDrops: true,
    capturesToHand: true,
    immobilityIllegal: true,
    nMoveRule: 0,
    nFoldRule: 4,
    stalemateValue: 'loss',
    perpetualCheckIllegal: true,
    ...made.rules,
  };
  const context = fenContext(board, pieces, { hands: rules.pieceDrops });
  const start =
    made.fen === undefined
      ? null
      : parseFen(made.fen, context, { ...SPAN, end: made.fen.length }).value;
  return {
    id: made.id ?? 'hand-made',
    title: 'Hand made',
    family: made.family ?? 'shogi',
    board: stated(board, SPAN),
    regions: made.regions ?? [],
    pieces,
    start: start === null ? null : stated(start, SPAN),
    rules,
    origins: {},
    beyond: {
      repetitionProhibited: null,
      bareKings: null,
      promotesInsideByCapture: false,
      ...made.beyond,
    },
    options: [],
    span: SPAN,
  };
}

/** The dark squares of a board whose corner a1 is dark. They are the same for both players. */
export function darkSquares(name: string, side = 9): Region {
  const squares = squaresWhere(
    { files: side, ranks: side },
    (file, rank) => (file + rank) % 2 === 0,
  );
  return { name, squares: byColor(() => squares) };
}

export const KING: HandMadePiece = { name: 'King', abbreviation: 'K', betza: 'K', royal: true };
export const PAWN: HandMadePiece = { name: 'Pawn', abbreviation: 'P', betza: 'fW' };

/** The square with this name, for expectations. */
export function square(name: string): number {
  return squareAt(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1) ?? -1;
}
