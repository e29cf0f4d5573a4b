import type { Parsed } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import { boardCells, printAsciiBoard } from './ascii-board.js';
import { printBod } from './bod.js';
import { type DiagramContext, parseDiagram } from './diagram.js';
import type { FenContext } from './fen-context.js';
import { readFen } from './fen.js';
import {
  FIRST_TAIL,
  lines,
  plyOf,
  type PositionFormat,
  type Printed,
  type Situation,
} from './position-text.js';
import { printFen } from './print-fen.js';
import { parseSfen, printSfen } from './sfen.js';
import { turnPosition } from './turn-position.js';

/** The reader and the writer of a notation for positions. */
interface PositionNotation {
  /** A short name for lists. */
  readonly title: string;
  /** Whether a position is a single line. */
  readonly oneLine: boolean;
  /** Null, with errors at the exact characters, if the text is not a position of the variant. */
  readonly parse: (text: string, context: DiagramContext, span: Span) => Parsed<Situation | null>;
  /** Every piece must have a letter in the context. For kanji, a piece without a glyph is refused. */
  readonly print: (situation: Situation, context: DiagramContext) => Printed;
}

/** Every notation for positions. */
export const POSITION_NOTATIONS: Readonly<Record<PositionFormat, PositionNotation>> = {
  fen: { title: 'FEN', oneLine: true, parse: parseFenSituation, print: printFenSituation },
  sfen: {
    title: 'SFEN of shogi, letters with suffixes',
    oneLine: true,
    parse: bySente(parseSfen),
    // Move 1 is that of the side that starts.
    print: (situation, context) =>
      printSfen(turnedFor(situation, context), context, plyOf(situation)),
  },
  bod: {
    title: 'kanji diagram (BOD) with hands',
    oneLine: false,
    parse: parsePicture,
    print: printBod,
  },
  ascii: {
    title: 'letters in columns of three',
    oneLine: false,
    parse: parsePicture,
    print: printAsciiBoard,
  },
  letters: {
    title: 'letters and dashes with spaces between them',
    oneLine: false,
    parse: parsePicture,
    print: printLetterPicture,
  },
};

type Parse = PositionNotation['parse'];

/** Wraps a parser of SFENs, in which upper case is sente, to follow the side that is White in the context. */
function bySente(parse: Parse): Parse {
  return (text, context, span) => {
    const { value, diagnostics } = parse(text, context, span);
    return { value: value === null ? null : turnedFor(value, context), diagnostics };
  };
}

function turnedFor(situation: Situation, { board, white }: DiagramContext): Situation {
  return white === 'sente'
    ? situation
    : { ...situation, position: turnPosition(situation.position, board) };
}

/** Reads a FEN, or an SFEN if the text has its fields. */
function parseFenSituation(
  text: string,
  context: DiagramContext,
  span: Span,
): Parsed<Situation | null> {
  const { value, diagnostics } = readFen(text, context, span);
  const { position, sfen, tail } = value;
  if (sfen) return POSITION_NOTATIONS.sfen.parse(text, context, span);
  return {
    value: position === null ? null : { position, tail: wholeTail(tail) },
    diagnostics,
  };
}

/** Adds the en passant field, which FENs of shogi often omit: `w 0 1`. */
function wholeTail(fields: readonly string[]): readonly string[] {
  const isShort = fields.length === 2 && fields.every((field) => /^\d+$/.test(field));
  const tail = isShort ? ['-', ...fields] : fields;
  return [...tail, ...FIRST_TAIL.slice(tail.length)];
}

function printFenSituation({ position, tail }: Situation, context: DiagramContext): Printed {
  return { kind: 'printed', text: `${printFen(position, context, tail ?? FIRST_TAIL)}\n` };
}

function parsePicture(text: string, context: DiagramContext, span: Span): Parsed<Situation | null> {
  const { value, diagnostics } = parseDiagram(text, context, span);
  return { value: value === null ? null : { position: value, tail: null }, diagnostics };
}

/**
 * A diagram of letters separated by spaces, with dashes for empty squares: `r n - k`, upper case for White. Hands, the side to move
 * and castling rights are not shown.
 */
function printLetterPicture({ position }: Situation, context: FenContext): Printed {
  const rows = boardCells(position, context, '-');
  return { kind: 'printed', text: lines(rows.map((row) => row.join(' '))) };
}
