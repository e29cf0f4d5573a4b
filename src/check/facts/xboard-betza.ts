import { equalMovements } from '../../ir/compare.js';
import { sameMoves } from '../../ir/distinct-moves.js';
import { differenceInWords } from '../../read/betza/movement-difference.js';
import { isPortableBetza, portableBetza } from '../../read/betza/portable-betza.js';
import { movementAsXboard } from '../../read/betza/xboard.js';
import { betzaSignature, betzaFacts, type BetzaFacts } from './betza.js';

/** A string that XBoard reads differently from Fairy-Stockfish, which sends it unchanged. */
interface XboardDifference {
  /** How the moves in XBoard differ. */
  readonly words: string;
  /** A string with the same meaning in both; null if none is known. */
  readonly portable: string | null;
}

/** Longer strings are not checked. */
const LONGEST = 200;
/** The board for the comparison; a larger one takes longer without showing more. */
const BOARD = { files: 10, ranks: 10 };

const known = new WeakMap<BetzaFacts, XboardDifference | 'none'>();

/** Null if both read the string alike, or if the comparison takes too long. */
export function xboardDifference(facts: BetzaFacts): XboardDifference | null {
  const before = known.get(facts);
  if (before !== undefined) return before === 'none' ? null : before;
  const difference = compare(facts);
  known.set(facts, difference ?? 'none');
  return difference;
}

function compare(facts: BetzaFacts): XboardDifference | null {
  if (facts.text.length > LONGEST || isPortableBetza(facts.text)) return null;
  const words = differenceInWords(facts.asRead(), movementAsXboard(facts.text), BOARD);
  return words === null ? null : { words, portable: portableFor(facts) };
}

function portableFor(facts: BetzaFacts): string | null {
  const portable = portableBetza(facts.text);
  if (portable === null) return null;
  const other = betzaFacts(portable);
  if (betzaSignature(other) !== betzaSignature(facts)) return null;
  if (other.differences.length === 0 && isPortableBetza(portable)) return portable;
  const [here, there] = [facts.asRead(), movementAsXboard(portable)];
  return sameMoves(here, there) || equalMovements(here, there, BOARD) ? portable : null;
}
