import { capitalized } from '../../text/words.js';
import { ENGINE_PIECE_TYPES, type EnginePieceTypeRow } from '../piece-types.js';
import type { OptionRow } from './option-row.js';

/** A key that gives a piece type its letter: `pawn = p`, `customPiece1 = a:N`, `king = k`. */
export interface PieceOptionRow extends Omit<OptionRow, 'actsWhen'> {
  readonly type: 'pieceLetter' | 'pieceLetterBetza' | 'pieceLetterOptionalBetza';
  readonly fields: readonly ['pieces'];
  readonly piece: string;
}

/** A key that restricts a piece type of one colour to some squares: `mobilityRegionWhiteKing = d1 e1 f1`. */
export interface MobilityOptionRow extends Omit<OptionRow, 'actsWhen'> {
  readonly type: 'Bitboard';
  readonly fields: readonly ['mobilityRegion'];
  readonly side: 'white' | 'black';
  readonly piece: string;
}

/** For each piece type in the engine's order: its letter, White's region, Black's region. */
export const PIECE_OPTIONS: readonly (PieceOptionRow | MobilityOptionRow)[] =
  ENGINE_PIECE_TYPES.flatMap((type) => [
    letterOf(type),
    regionOf(type, 'white'),
    regionOf(type, 'black'),
  ]);

function letterOf({ type: piece, betza }: EnginePieceTypeRow): PieceOptionRow {
  const row = { key: piece, fields: ['pieces'], piece } as const;
  if (betza === null) {
    const meaning = 'Letter and Betza notation (letter:betza) of a custom piece; `-` removes it.';
    return { ...row, type: 'pieceLetterBetza', meaning };
  }
  if (piece === 'king') {
    const meaning =
      'Letter of the royal piece, optionally with its own Betza notation; `-` removes it.';
    return { ...row, type: 'pieceLetterOptionalBetza', meaning };
  }
  const moves = betza === '' ? 'no moves' : `Betza ${betza}`;
  const meaning = `Letter of the built-in piece ${piece} (${moves}); \`-\` removes it.`;
  return { ...row, type: 'pieceLetter', meaning };
}

function regionOf({ type: piece }: EnginePieceTypeRow, side: 'white' | 'black'): MobilityOptionRow {
  const prefix = side === 'white' ? 'mobilityRegionWhite' : 'mobilityRegionBlack';
  return {
    key: `${prefix}${capitalized(piece)}`,
    type: 'Bitboard',
    fields: ['mobilityRegion'],
    side,
    piece,
    meaning: `Squares that a ${side} ${piece} may occupy and attack; an empty region means no restriction.`,
  };
}
