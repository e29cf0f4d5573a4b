import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTIONS } from '../../catalog/options/options.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import type { IniPair, TextRange } from '../../read/ini/scan.js';
import { parsePieceLetter } from '../../notation/option-values/piece-letters.js';
import { keeperOfLast } from '../../text/keep.js';
import type { LintedSection } from '../linted-file.js';
import { betzaFacts, namesPieces, type BetzaFacts } from './betza.js';

/** A custom piece, or a king with its own moves, as written in a section: `customPiece1 = a:N`. */
export interface BetzaPiece {
  readonly section: LintedSection;
  readonly pair: IniPair;
  /** The key of the pair. */
  readonly type: string;
  /** The notation; empty in `king = k:`. */
  readonly betzaAt: TextRange;
  readonly facts: BetzaFacts;
}

/** The keys that may have a notation in their value. */
export const BETZA_KEYS: readonly OptionKey[] = OPTIONS.filter(
  ({ type }) => type === 'pieceLetterBetza' || type === 'pieceLetterOptionalBetza',
).map(({ key }) => key);

/** The Betza strings of a section, in its order. Names of pieces are left out: what their letters mean follows from one mistake. */
export const betzaPieces = keeperOfLast((section: LintedSection): readonly BetzaPiece[] =>
  allBetzaPieces(section).filter(({ facts }) => !namesPieces(facts)),
);

/** The same with names of pieces in place of Betza. */
export const allBetzaPieces = keeperOfLast((section: LintedSection): readonly BetzaPiece[] => {
  const pieces: BetzaPiece[] = [];
  section.pairs.forEach((pair, type) => {
    if (!type.startsWith('customPiece') && type !== 'king') return;
    if (!ENGINE_PIECE_TYPE_BY_NAME.has(type)) return;
    const { betza, letter } = parsePieceLetter(pair.value, 'optional').value;
    if (letter === null || betza === null) return;
    const notation = betza.replace(/^[\s:]+/, ''); // `a : N`: the engine skips the colon.
    const start = pair.valueAt.end - notation.length;
    const betzaAt = { start, end: start + notation.length };
    pieces.push({ section, pair, type, betzaAt, facts: betzaFacts(notation) });
  });
  return pieces;
});
