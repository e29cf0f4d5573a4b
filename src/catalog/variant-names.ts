import { BUILTIN_NAMES } from './builtins.js';

/** Words before the name of a game that only say that the usual one is meant. */
const USUAL =
  /^(?:the|orthodox|standart|standard|normal|ordinary|regular|usual|modern|western|fide|international|japanese)\s+/i;
/** No game has a longer name. */
const LONGEST_NAME = 60;

/** Also the names of games for which the engine uses another name. */
const BY_LETTERS: ReadonlyMap<string, string> = new Map([
  ['chinesechess', 'xiangqi'],
  ['koreanchess', 'janggi'],
  ['thaichess', 'makruk'],
  ['birdshogi', 'torishogi'],
  ['japanesechess', 'shogi'],
  ...BUILTIN_NAMES.map((name) => [lettersOf(name), name] as const),
]);

/** The built-in variant that a text names, in any spelling: `orthodox Shogi`, `Sho Shogi`, `Tori Shogi`; null if none. */
export function builtinNamed(text: string): string | null {
  const whole = lettersOf(text);
  const exact = BY_LETTERS.get(whole);
  if (exact !== undefined) return exact;
  const rest = text.trim().slice(0, LONGEST_NAME).replace(USUAL, '');
  if (rest !== text.trim()) return builtinNamed(rest);
  // "Capablanca chess". The engine's "mini" is a shogi.
  const short = whole.replace(/(?<=.)chess$/, '');
  return short === 'mini' ? null : (BY_LETTERS.get(short) ?? null);
}

/** Published games that the engine does not have, with unambiguous names. */
const PUBLISHED: ReadonlySet<string> = new Set(
  'carrera birdschess grotesque ladorean schoolbook univers aberg metamachy omegachess wildebeest alicechess dukeofrutland turkishgreat tamerlane'.split(
    ' ',
  ),
);

/** The published game that a text names, without its rules, as bare letters: `carrera`; null if none. */
export function publishedName(text: string): string | null {
  const whole = lettersOf(text);
  const short = whole.replace(/(?<=.)chess$/, '');
  return [whole, short].find((name) => PUBLISHED.has(name)) ?? null;
}

/** Only letters and digits, because spellings differ in blanks, hyphens and additions in brackets. */
function lettersOf(text: string): string {
  return text
    .slice(0, LONGEST_NAME)
    .replace(/\([^()]*\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
