/**
 * Variant names that XBoard 4.9.1 knows: a `setup` under such a name is ignored. Measured with 33 names
 * in the running program. Case does not matter.
 */

/** Matched anywhere in a name. */
const ANYWHERE = [
  'wildcastle',
  'nocastle',
  'fischerandom',
  'bughouse',
  'crazyhouse',
  'losers',
  'suicide',
  'giveaway',
  'twokings',
  'kriegspiel',
  'atomic',
  '3check',
  'shatranj',
  'wild29',
  'wild30',
  'wild31',
  'wild32',
  'wild33',
  'wild34',
  'wild35',
  'wild36',
  'wild/fr',
  'frc',
  '960',
] as const;

/** Matched only at the start, and only if no letter follows: `shogi-x` is taken, `shogix` is free. */
const AT_START = [
  'shogi',
  'chu',
  'courier',
  'gothic',
  'capablanca',
  'knightmate',
  'fairy',
  'cylinder',
  'falcon',
  'caparandom',
  'berolina',
  'janus',
  'super',
  'great',
  'twilight',
  'makruk',
  'seirawan',
  'grand',
  'spartan',
  'xiangqi',
  'asean',
  'lion',
  'elven',
  'unknown',
] as const;

/** Numbers of ICS wild variants for which XBoard has no variant. */
const HARMLESS_WILD = new Set([5, 7, 8, 10, 11, 12, 13, 14, 15, 18, 19]);

interface TakenName {
  readonly builtin: string;
  /** Where to insert a letter so that the name no longer matches. */
  readonly breakAt: number;
}

/** The built-in variant that XBoard recognizes in a name, or null if the name is free for an engine-defined variant. */
export function xboardBuiltinName(name: string): string | null {
  return takenName(name)?.builtin ?? null;
}

/** The name, with as few letters `x` inserted as necessary so that XBoard does not recognize a built-in variant in it. */
export function freeXboardName(name: string): string {
  let free = name;
  for (let taken = takenName(free); taken !== null; taken = takenName(free))
    free = `${free.slice(0, taken.breakAt)}x${free.slice(taken.breakAt)}`;
  return free;
}

function takenName(name: string): TakenName | null {
  const lower = name.toLowerCase();
  const start = /^\d{1,9}x\d{1,9}(?:\+\d{1,9})?_/.exec(lower)?.[0].length ?? 0;
  const rest = lower.slice(start);
  if (rest === 'normal') return { builtin: 'normal', breakAt: lower.length };
  for (const builtin of ANYWHERE) {
    const found = rest.indexOf(builtin);
    if (found !== -1) return { builtin, breakAt: start + found + Math.ceil(builtin.length / 2) };
  }
  for (const builtin of AT_START) {
    const next = rest.charAt(builtin.length);
    if (rest.startsWith(builtin) && !(next >= 'a' && next <= 'z'))
      return { builtin, breakAt: start + builtin.length };
  }
  const random = rest.indexOf('random');
  if (random !== -1 && rest.includes('fischer'))
    return { builtin: 'fischerandom', breakAt: start + random + 3 };
  return takenByNumber(rest, start);
}

/** Matches `w9` and `wild 9`: the first w, or the first "wild", directly followed by digits. */
function takenByNumber(rest: string, start: number): TakenName | null {
  const word = rest.includes('wild') ? 'wild' : 'w';
  const from = rest.indexOf(word);
  if (from === -1) return null;
  const match = /^[\s(/]{0,9}(\d{1,9})/.exec(rest.slice(from + word.length));
  const number = match?.[1];
  if (number === undefined || HARMLESS_WILD.has(Number(number))) return null;
  return { builtin: `wild ${number}`, breakAt: start + from + word.length };
}
