import { capitalized } from '../../text/words.js';
import { ENGINE_PIECE_TYPES, type EnginePieceTypeRow } from '../piece-types.js';
import type { WordlessRow } from './option-row.js';

/** A key that gives a piece type its letter: `pawn = p`, `customPiece1 = a:N`, `king = k`. */
export interface PieceOptionRow extends Omit<WordlessRow, 'actsWhen'> {
  readonly type: 'pieceLetter' | 'pieceLetterBetza' | 'pieceLetterOptionalBetza';
  readonly fields: readonly ['pieces'];
  readonly piece: string;
}

/** A key that restricts a piece type of one colour to some squares: `mobilityRegionWhiteKing = d1 e1 f1`. */
export interface MobilityOptionRow extends Omit<WordlessRow, 'actsWhen'> {
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
  if (betza === null) return { ...row, type: 'pieceLetterBetza' };
  return { ...row, type: piece === 'king' ? 'pieceLetterOptionalBetza' : 'pieceLetter' };
}

function regionOf({ type: piece }: EnginePieceTypeRow, side: 'white' | 'black'): MobilityOptionRow {
  const prefix = side === 'white' ? 'mobilityRegionWhite' : 'mobilityRegionBlack';
  return {
    key: `${prefix}${capitalized(piece)}`,
    type: 'Bitboard',
    fields: ['mobilityRegion'],
    side,
    piece,
  };
}
