import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import { differenceInWords, sameMoves } from '../../read/betza/movement-difference.js';
import { isPortableBetza, portableBetza } from '../../read/betza/portable-betza.js';
import { readFlatBetza } from '../../read/betza/read-flat-betza.js';
import { betzaSignature, betzaFacts, type BetzaFacts } from './betza.js';

/** A string that XBoard reads otherwise than Fairy-Stockfish, which sends it as it stands. */
export interface XboardDifference {
  /** How the piece moves there, against here. */
  readonly words: string;
  /** What means the same to both; null if nothing is known. */
  readonly portable: string | null;
}

const known = new WeakMap<BetzaFacts, XboardDifference | 'none'>();

/** Null if both read the same, or if it is too hard to say. */
export function xboardDifference(facts: BetzaFacts): XboardDifference | null {
  const before = known.get(facts);
  if (before !== undefined) return before === 'none' ? null : before;
  const difference = compare(facts);
  known.set(facts, difference ?? 'none');
  return difference;
}

function compare(facts: BetzaFacts): XboardDifference | null {
  if (isPortableBetza(facts.text)) return null;
  const there = asXboard(facts.text);
  const words = there === null ? null : differenceInWords(facts.asRead(), there);
  return words === null ? null : { words, portable: portableFor(facts) };
}

function portableFor(facts: BetzaFacts): string | null {
  const portable = portableBetza(facts.text);
  if (portable === null || betzaSignature(betzaFacts(portable)) !== betzaSignature(facts))
    return null;
  const there = asXboard(portable);
  const here = facts.asRead();
  return there !== null && (sameMoves(here, there) || equalMovements(here, there))
    ? portable
    : null;
}

function asXboard(text: string): Movement | null {
  const span = { file: '', start: 0, end: text.length };
  return readFlatBetza(text, 'xboard', span)?.value.asRead ?? null;
}
