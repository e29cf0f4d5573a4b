import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import type { IniPair, Stretch } from '../../read/ini/scan.js';
import { parsePieceLetter } from '../../notation/option-values/piece-letters.js';
import type { LintedFile, LintedSection } from '../linted-file.js';
import { betzaFacts, type BetzaFacts } from './betza.js';

/** A custom piece, or a king with moves of its own, as a section writes it: `customPiece1 = a:N`. */
export interface BetzaPiece {
  readonly section: LintedSection;
  readonly pair: IniPair;
  /** The key of the pair. */
  readonly type: string;
  /** The notation; empty in `king = k:`. */
  readonly betzaAt: Stretch;
  readonly facts: BetzaFacts;
}

const found = new WeakMap<LintedFile, readonly BetzaPiece[]>();

/** Every Betza string of a file, in the order of the file. */
export function betzaPieces(file: LintedFile): readonly BetzaPiece[] {
  const before = found.get(file);
  if (before !== undefined) return before;
  const pieces = file.sections.flatMap(betzaPiecesOf);
  found.set(file, pieces);
  return pieces;
}

function betzaPiecesOf(section: LintedSection): readonly BetzaPiece[] {
  const pieces: BetzaPiece[] = [];
  for (const [type, pair] of section.pairs) {
    if (!type.startsWith('customPiece') && type !== 'king') continue;
    if (!ENGINE_PIECE_TYPE_BY_NAME.has(type)) continue;
    const { betza, letter } = parsePieceLetter(pair.value, 'optional').value;
    if (letter === null || betza === null) continue;
    const notation = betza.replace(/^[\s:]+/, ''); // `a : N`: the engine skips the colon.
    const start = pair.valueAt.end - notation.length;
    const betzaAt = { start, end: start + notation.length };
    pieces.push({ section, pair, type, betzaAt, facts: betzaFacts(notation) });
  }
  return pieces;
}
