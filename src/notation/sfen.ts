import { COLORS, type Color } from '../ir/board.js';
import type { Parsed } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import type { FenContext } from './fen-context.js';
import { readFen } from './fen.js';
import { tailAtPly, type Printed, type Situation } from './position-text.js';
import { printBoard, printLetter } from './print-fen.js';

/**
 * Reads an SFEN `board b 2Pn' 1`, in which `b` is the first player. Letters may have the suffixes of mixed games
 * (`R'`, `RR@`, `+n'`); the move number may be missing.
 */
export function parseSfen(text: string, context: FenContext, span: Span): Parsed<Situation | null> {
  const { value, diagnostics } = readFen(text, context, span, 'sfen');
  const { position, tail } = value;
  const [ply = '1'] = tail;
  return {
    value: position === null ? null : { position, tail: tailAtPly(Number(ply)) },
    diagnostics,
  };
}

/** The SFEN of a position. `ply` is its move number; null means 1. */
export function printSfen(situation: Situation, context: FenContext, ply: number | null): Printed {
  const { position } = situation;
  const board = printBoard(position, { ...context, hands: false });
  const hands = COLORS.map((color) => printHand(situation, color, context)).join('');
  const turn = position.turn === 'white' ? 'b' : 'w';
  return { kind: 'printed', text: `${board} ${turn} ${hands || '-'} ${ply ?? 1}\n` };
}

function printHand({ position }: Situation, color: Color, context: FenContext): string {
  return position.hands[color]
    .map(
      ({ piece, count }) => (count === 1 ? '' : String(count)) + printLetter(piece, color, context),
    )
    .join('');
}
