import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTIONS } from '../../catalog/options/options.js';
import { ENGINE_PIECE_TYPE_BY_NAME, type EnginePieceTypeRow } from '../../catalog/piece-types.js';
import { parsePieceLetter, type PieceLetter } from '../../notation/option-values/piece-letters.js';
import type { IniPair } from '../../read/ini/scan.js';
import { keeperOfLast } from '../../text/keep.js';
import type { LintedSection } from '../linted-file.js';

/** A line that gives a piece type its letter or takes it away: `queen = q`, `customPiece1 = a:N`, `king = -`. */
export interface PieceLine extends PieceLetter {
  readonly row: EnginePieceTypeRow;
  readonly pair: IniPair;
}

/** The keys of piece types. */
export const PIECE_KEYS: readonly OptionKey[] = OPTIONS.filter((row) =>
  ENGINE_PIECE_TYPE_BY_NAME.has(row.key),
).map(({ key }) => key);

/** The effective lines of the section itself, in file order. */
export const pieceLines = keeperOfLast((section: LintedSection): readonly PieceLine[] => {
  const lines: PieceLine[] = [];
  section.pairs.forEach((pair, key) => {
    const row = ENGINE_PIECE_TYPE_BY_NAME.get(key);
    if (row === undefined || pair.value === '') return;
    const { betza, letter } = parsePieceLetter(pair.value, 'optional').value;
    lines.push({ letter, betza, row, pair });
  });
  return lines;
});

/** The types of custom pieces are only slots: they do not determine the moves. */
export function isCustomSlot({ row }: PieceLine): boolean {
  return row.betza === null;
}
