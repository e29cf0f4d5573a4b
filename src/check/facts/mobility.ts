import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTIONS } from '../../catalog/options/options.js';
import type { Color } from '../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { NO_SQUARES, type SquareSet } from '../../ir/region.js';
import type { IniPair } from '../../read/ini/scan.js';
import { capitalized } from '../../text/words.js';
import type { LintedSection } from '../linted-file.js';
import type { PlacedPiece } from './fen-board.js';
import { writtenRegions } from './regions.js';
import { startPosition } from './start-position.js';
import { PLAYER } from './words.js';

/** The pieces that start outside their mobility region. */
export function outsideRegion(section: LintedSection): readonly PlacedPiece[] {
  const { mobilityRegion } = section.rules;
  if (mobilityRegion.size === 0) return [];
  const { boardFits, pieces } = startPosition(section);
  if (!boardFits) return [];
  return pieces.filter(({ color, square, type }) => {
    const region = regionOf(section.rules, type, color);
    return region.length > 0 && !region.includes(square);
  });
}

/** A line that restricts a type of one colour to some squares, if the engine reads all of it. */
interface MobilityLine {
  readonly section: LintedSection;
  readonly pair: IniPair;
  readonly color: Color;
  readonly type: EnginePieceType;
  /** Empty if the line removes the restriction. */
  readonly squares: SquareSet;
}

/** The keys of mobility regions. */
export const MOBILITY_KEYS: readonly OptionKey[] = OPTIONS.filter(
  (row) => row.type === 'Bitboard' && 'piece' in row,
).map(({ key }) => key);

/** The mobility regions that a section sets. */
export function mobilityLines(of: LintedSection): readonly MobilityLine[] {
  return writtenRegions(of).flatMap(({ pair, row, section, words }): readonly MobilityLine[] => {
    if (words.length === 0 || !('piece' in row) || !('side' in row) || row.side === 'both')
      return [];
    const { piece: type, side: color } = row;
    return [{ section, pair, color, type, squares: regionOf(section.rules, type, color) }];
  });
}

/** The squares to which a type of a colour is restricted; empty if it is unrestricted. */
export function regionOf(
  { mobilityRegion }: EngineRules,
  type: EnginePieceType,
  color: Color,
): SquareSet {
  return mobilityRegion.get(type)?.[color] ?? NO_SQUARES;
}

/** The key of a mobility region. */
export function mobilityKey(type: EnginePieceType, color: Color): string {
  return `mobilityRegion${PLAYER[color]}${capitalized(type)}`;
}
