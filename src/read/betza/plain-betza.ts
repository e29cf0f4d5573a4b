import type { Vector } from '../../ir/movement.js';
import { vectorKey } from './fairy-stockfish-directions.js';
import { byMoveType, overwrittenEntries } from './fairy-stockfish-tables.js';
import type { EngineEntry } from './fairy-stockfish-scan.js';

/** Longer strings are never plain, because comparing all their parts would take long. */
const LONGEST_PLAIN = 200;

/**
 * Whether the engine certainly reads a string as its author meant, given the engine's entries. If false, nothing is known. The check costs a
 * hundredth of comparing both readings, and is enough for most strings in use. A test checks it against that comparison.
 */
export function isPlainBetza(text: string, entries: readonly EngineEntry[]): boolean {
  if (text.length > LONGEST_PLAIN) return false;
  let at = 0;
  for (const entry of entries) {
    const next = text.charAt(entry.offset + 1);
    const suffix = next === entry.atom || (next >= '0' && next <= '9') ? next : '';
    const prefix = text.slice(at, entry.offset);
    at = entry.offset + 1 + suffix.length;
    if (suffix === entry.atom && text.charAt(at) === entry.atom) return false;
    if (!isPlainTerm(prefix, entry, suffix)) return false;
    if (prefix.includes('e') && !isPlainPassing(entry, entries)) return false;
  }
  return entries.length > 0 && at === text.length && byMoveType(entries).every(areIndependent);
}

function isPlainTerm(prefix: string, entry: EngineEntry, suffix: string): boolean {
  const letters = [...prefix];
  const directions = letters.filter(isDirection).join('');
  const modifiers = letters.filter((letter) => !isDirection(letter));
  return (
    prefix.includes(directions) &&
    modifiers.every((letter) => 'mcnpgie'.includes(letter)) &&
    new Set(modifiers).size === modifiers.length &&
    !(modifiers.includes('n') && modifiers.some((letter) => letter === 'p' || letter === 'g')) &&
    !(modifiers.includes('p') && modifiers.includes('g')) &&
    !(entry.initial && entry.capture) &&
    isKnownMove(entry, modifiers, suffix) &&
    areKnownDirections(directions, entry.atom)
  );
}

/**
 * Whether the letter e is harmless. It affects the whole string, so it must belong to the only captures, and these must go where the piece does not
 * move.
 */
function isPlainPassing(entry: EngineEntry, entries: readonly EngineEntry[]): boolean {
  const targets = new Set(entry.directions.map(vectorKey));
  const isOut = (other: EngineEntry): boolean =>
    isLeap(other) && !other.directions.some((direction) => targets.has(vectorKey(direction)));
  return (
    isLeap(entry) &&
    !entry.quiet &&
    entries.every((other) => other === entry || (!other.capture && (other.initial || isOut(other))))
  );
}

function isLeap({ limit, table }: EngineEntry): boolean {
  return table === 'steps' && limit === 0;
}

/** Whether the engine has such a leap, rider, hopper or lame leaper. */
function isKnownMove(
  { atom, table }: EngineEntry,
  modifiers: readonly string[],
  suffix: string,
): boolean {
  if (suffix === '0' || suffix === '1') return false;
  switch (table) {
    case 'steps':
      return !modifiers.includes('n') || 'NADZJ'.includes(atom);
    case 'slider':
      return !modifiers.includes('n') && 'WFKNRBQ'.includes(atom);
    case 'hopper':
      return (
        'RBQ'.includes(atom) && (suffix === '' || (suffix !== atom && modifiers.includes('p')))
      );
  }
}

const DIAGONALS = ['fr', 'fl', 'br', 'bl', 'rf', 'lf', 'rb', 'lb'];
/** The pairs that mean the same to the engine and to authors, by type of atom. A single letter always does, except for h. */
const PAIRS = {
  diagonal: new Set(DIAGONALS),
  oblique: new Set([
    ...DIAGONALS,
    ...['ff', 'bb', 'll', 'rr', 'fs', 'bs', 'lv', 'rv', 'fh', 'bh', 'lh', 'rh', 'hr', 'hl'],
  ]),
} as const satisfies Record<string, ReadonlySet<string>>;

function areKnownDirections(directions: string, atom: string): boolean {
  if (directions.length < 2) return directions !== 'h';
  if ('WDHR'.includes(atom))
    return !directions.includes('h') && new Set(directions).size === directions.length;
  if ('KQ'.includes(atom) || directions.length % 2 === 1) return false;
  const known = 'FBAG'.includes(atom) ? PAIRS.diagonal : PAIRS.oblique;
  for (let at = 0; at < directions.length; at += 2)
    if (!known.has(directions.slice(at, at + 2))) return false;
  return true;
}

/** Whether no entry overwrites or widens another: see `movesOfEntries`. */
function areIndependent(entries: readonly EngineEntry[]): boolean {
  if (entries.length < 2) return true;
  if (overwrittenEntries(entries).length > 0) return false;
  const isLame = ({ limit, table }: EngineEntry): boolean => table === 'steps' && limit !== 0;
  const onKnightLines = entries.filter(({ atom }) => atom === 'N');
  if (onKnightLines.some(isLame) && onKnightLines.some(({ table }) => table === 'slider'))
    return false;
  return [isOrthogonal, isDiagonal].every((isOn) => {
    const movers = entries.filter(
      (entry) => (entry.table !== 'steps' || isLame(entry)) && entry.directions.some(isOn),
    );
    const hops = movers.some(({ table }) => table === 'hopper');
    return movers.length < 2 || !hops || movers.every(isWhole);
  });
}

function isOrthogonal({ dx, dy }: Vector): boolean {
  return dx === 0 || dy === 0;
}

function isDiagonal({ dx, dy }: Vector): boolean {
  return Math.abs(dx) === Math.abs(dy);
}

/** Whether the entry covers all lines of its type to the end, so that nothing can widen it. */
function isWhole({ atom, directions, limit, table }: EngineEntry): boolean {
  if (directions.length < ('KQ'.includes(atom) ? 8 : 4)) return false;
  return table === 'steps' || limit === 0 || (table === 'hopper' && limit === 1);
}

function isDirection(letter: string): boolean {
  return 'fbvhrls'.includes(letter);
}
