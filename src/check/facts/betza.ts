import { diagnose } from '../../catalog/diagnose.js';
import type { Movement } from '../../ir/movement.js';
import { movementAsEngine } from '../../read/betza/fairy-stockfish-movement.js';
import { scanAsEngine, type EngineEntry } from '../../read/betza/fairy-stockfish-scan.js';
import { isPlainBetza } from '../../read/betza/plain-betza.js';
import { readFlatBetza } from '../../read/betza/read-flat-betza.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { once } from '../../text/once.js';
import { hasStepsLeft } from '../../text/steps.js';

/** A Betza string of the engine, analysed once, however often it occurs. */
export interface BetzaFacts {
  readonly text: string;
  readonly entries: readonly EngineEntry[];
  /** Where the engine's reading differs from what is written; spans are relative to the text. */
  readonly differences: readonly Diagnostic[];
  /** The plain meaning; null for brackets, which have none in the engine's dialect. Computed on demand. */
  readonly asWritten: () => Movement | null;
  /** The engine's reading. Computed on demand. */
  readonly asRead: () => Movement;
  /** True if the piece has no moves in the engine. */
  readonly isDead: boolean;
}

/** Enough for any real file. Further and longer strings are not cached. */
const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 200;

const known = new Map<string, BetzaFacts>();

/** Facts about a Betza string, without trailing blanks, which mean nothing to the engine. */
export function betzaFacts(given: string): BetzaFacts {
  const text = given.trimEnd();
  const before = known.get(text);
  if (before !== undefined) return before;
  const facts = analyse(text);
  if (known.size >= MOST_KNOWN) known.clear();
  // With more steps, more might be found.
  if (text.length <= LONGEST_KNOWN && hasStepsLeft()) known.set(text, facts);
  return facts;
}

function analyse(text: string): BetzaFacts {
  const entries = scanAsEngine(text);
  const asRead = once((): Movement => movementAsEngine(entries, text.includes('e')));
  if (isPlainBetza(text, entries))
    return { text, entries, differences: [], asWritten: asRead, asRead, isDead: false };
  const span = { file: '', start: 0, end: text.length };
  const reading = readFlatBetza(text, 'fairy-stockfish', span);
  if (reading !== null) {
    const { value, diagnostics } = reading;
    return {
      text,
      entries,
      differences: diagnostics,
      asWritten: () => value.asWritten,
      asRead: () => value.asRead,
      isDead: value.asRead.length === 0,
    };
  }
  return {
    text,
    entries,
    differences: [brackets(text)],
    asWritten: () => null,
    asRead,
    isDead: asRead().length === 0,
  };
}

function brackets(text: string): Diagnostic {
  const start = text.search(/[([]/);
  const span = { file: '', start, end: start + 1 };
  const message = `"${text.charAt(start)}": brackets and the signs between them belong to later dialects; Fairy-Stockfish skips them and reads the letters as if they were adjacent.`;
  return diagnose('betza/unsupported-here', 'error', span, message);
}

/** Whether names of pieces stand in place of moves. */
export function namesPieces({ differences }: BetzaFacts): boolean {
  return differences.some(({ code }) => code === 'betza/piece-name');
}

/** True if all letters are lowercase and would be a piece in capitals; other strings may be meant never to move. */
export function meansCapitals(facts: BetzaFacts): boolean {
  const { entries, text } = facts;
  return (
    entries.length === 0 &&
    !namesPieces(facts) &&
    /^[a-z0-9]+$/.test(text) &&
    betzaFacts(text.toUpperCase()).differences.length === 0
  );
}

/** Braces, which no Betza dialect has. */
export function isOfFork({ text }: BetzaFacts): boolean {
  return text.includes('{');
}

/**
 * A signature that is equal for strings whose parts mean the same to the engine, whatever their order, division or repetition.
 * Two strings with the same meaning may have different signatures, but strings with the same signature have the same meaning.
 */
export function betzaSignature({ entries, text }: Pick<BetzaFacts, 'entries' | 'text'>): string {
  const found: number[] = [];
  for (const entry of entries) {
    const most = Math.min(mostSteps(entry), (1 << STEP_BITS) - 1);
    const way = WAYS.indexOf(wayOf(entry)) * 2 + (entry.initial ? 1 : 0);
    for (const { dx, dy } of entry.directions) {
      const line = ((way * SIDE + dx + SIDE / 2) * SIDE + dy + SIDE / 2) * 2;
      if (entry.quiet) found.push((line << STEP_BITS) + most);
      if (entry.capture) found.push(((line + 1) << STEP_BITS) + most);
    }
  }
  // Typed arrays sort numbers without a comparator. On one line the farthest comes last.
  const lines = Int32Array.from(found)
    .sort()
    .filter((one, index, all) => one >> STEP_BITS !== (all[index + 1] ?? -1) >> STEP_BITS)
    .join(' ');
  return text.includes('e') ? `e ${lines}` : lines;
}

/** More than the range of leap coordinates. */
const SIDE = 32;
/** Room for more steps than any board has. */
const STEP_BITS = 6;

const WAYS = ['lame', 'ride', 'grasshopper', 'dead', 'cannon'] as const;

/** A leap is a ride of one step. */
function wayOf({ limit, table }: EngineEntry): (typeof WAYS)[number] {
  switch (table) {
    case 'steps':
      return limit === -1 ? 'lame' : 'ride';
    case 'slider':
      return 'ride';
    case 'hopper':
      return limit === 1 ? 'grasshopper' : limit === -1 ? 'dead' : 'cannon';
  }
}

function mostSteps({ limit, table }: EngineEntry): number {
  return table === 'steps' ? 1 : limit > 0 ? limit : Infinity;
}
