import { diagnose } from '../../catalog/diagnose.js';
import type { Movement } from '../../ir/movement.js';
import { movementAsEngine } from '../../read/betza/fairy-stockfish-movement.js';
import { scanAsEngine, type EngineEntry } from '../../read/betza/fairy-stockfish-scan.js';
import { isPlainBetza } from '../../read/betza/plain-betza.js';
import { readFlatBetza } from '../../read/betza/read-flat-betza.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { once } from '../../text/once.js';
import { hasStepsLeft } from '../../text/steps.js';

/** A Betza string as the engine is given it, judged once however often it occurs. */
export interface BetzaFacts {
  readonly text: string;
  readonly entries: readonly EngineEntry[];
  /** Where the engine reads differently from is written; spans count from the start of the text. */
  readonly differences: readonly Diagnostic[];
  /** The plain meaning; null: brackets, whose meaning no dialect of the engine gives. Worked out when first asked for. */
  readonly asWritten: () => Movement | null;
  /** What the engine makes of it. Worked out when first asked for. */
  readonly asRead: () => Movement;
  /** The engine gives the piece no move at all. */
  readonly isDead: boolean;
}

/** More strings, and longer ones, than any file in use has. Others are not remembered, but checked each time. */
const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 200;

const known = new Map<string, BetzaFacts>();

/** Facts of a Betza string. Blanks at its end mean nothing to the engine and are left out. */
export function betzaFacts(given: string): BetzaFacts {
  const text = given.trimEnd();
  const before = known.get(text);
  if (before !== undefined) return before;
  const facts = judge(text);
  if (known.size >= MOST_KNOWN) known.clear();
  // What was left for want of steps may be found with more.
  if (text.length <= LONGEST_KNOWN && hasStepsLeft()) known.set(text, facts);
  return facts;
}

function judge(text: string): BetzaFacts {
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

/** All its letters are small, and as capitals they would be a piece: what is not may be meant never to move. */
export function meansCapitals({ entries, text }: BetzaFacts): boolean {
  return (
    entries.length === 0 &&
    /^[a-z0-9]+$/.test(text) &&
    betzaFacts(text.toUpperCase()).differences.length === 0
  );
}

/** Braces, which no dialect of Betza has. */
export function isOfFork({ text }: BetzaFacts): boolean {
  return text.includes('{');
}

/**
 * The same for strings whose parts mean the same to the engine, in whatever order, whole or divided, said once or more often.
 * Two that it reads as they are written may mean the same and differ here, but not the other way round.
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
  // Numbers are sorted without a function that compares them. Of several on one line the farthest comes last.
  const lines = Int32Array.from(found)
    .sort()
    .filter((one, index, all) => one >> STEP_BITS !== (all[index + 1] ?? -1) >> STEP_BITS)
    .join(' ');
  return text.includes('e') ? `e ${lines}` : lines;
}

/** More than the longest leap goes both ways. */
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
