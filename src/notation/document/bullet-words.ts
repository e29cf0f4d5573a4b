/** Groups of synonyms, for whichever of them a bullet has as a value. */
const ALIKE: readonly (readonly string[])[] = [
  ['yes', 'true', 'allowed', 'permitted', 'always', 'on', 'as in crazyhouse'],
  [
    'no',
    'none',
    'false',
    'never',
    'off',
    'forbidden',
    'not allowed',
    'illegal',
    'prohibited',
    'disabled',
  ],
  ['loss', 'loses', 'lost', 'lose'],
  ['loses', 'forbidden', 'illegal', 'not allowed'],
  ['win', 'wins', 'won'],
  ['draw', 'drawn', 'is a draw'],
  ['of the initial hand', 'from the start', 'initial hand', 'pieces in hand at start'],
  ['without a hand', 'unlimited', 'any number', 'free'],
  ['optional', 'allowed', 'not compulsory', 'voluntary'],
  ['compulsory', 'mandatory', 'forced'],
  ['ataxx', 'all around', 'neighbours', 'neighbors'],
  ['reversi', 'enclosed', 'enclosing', 'outflanked'],
];

/** Words that change nothing in a value. */
const FILLERS = /\b(?:the|a|an|is|are|only|pieces?|of|in|at)\b/g;

function plain(text: string): string {
  return text.toLowerCase().replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
}

/** The word of a bullet that a value means: the same except for fillers, or a synonym; null if none or several match. `who` is for results. */
export function meantWord(value: string, words: readonly string[], who?: Players): string | null {
  const exact = words.find((word) => word.toLowerCase() === value.toLowerCase());
  if (exact !== undefined) return exact;
  const said = plain(value);
  const same = words.filter((word) => plain(word) === said && said !== '');
  const alike = words.filter((word) =>
    ALIKE.some(
      (group) => group.includes(word.toLowerCase()) && group.some((one) => plain(one) === said),
    ),
  );
  const [found, ...more] = same.length > 0 ? same : alike;
  if (found !== undefined || who === undefined) return more.length === 0 ? (found ?? null) : null;
  const result = resultFor(said, who);
  return result === null ? null : meantWord(result, words);
}

/** The aim of every game with a king, which needs no rule. */
export const CHECKMATES =
  /^(?:to )?(?:give )?checkmate(?: (?:(?:the|your) )?(?:(?:enemy|opponent's|opposing|other) )?king)?\.?$/i;

/** The words for the player who gets the result, and for the other player, without fillers. */
export interface Players {
  readonly own: RegExp;
  readonly other?: RegExp;
}

const RESULT_WORDS: readonly (readonly [RegExp, 'loss' | 'draw' | 'win'])[] = [
  [/\b(?:loss|loses?|lost|defeat)\b/g, 'loss'],
  [/\b(?:wins?|won|victory)\b/g, 'win'],
  [/\b(?:draws?|drawn|tie)\b/g, 'draw'],
];

const OPPOSITE = { loss: 'win', win: 'loss', draw: 'draw' } as const;

/** Words around a result that state neither the result nor the player. */
const OF_PLAYERS =
  /\b(?:the|an?|is|are|it|for|to|by|of|players?|sides?|one|who|whose|that|game|counts|as|has|have|had|legal|any|opponent's)\b/g;

/** The result in `win for the stalemated player`; null if there is none, or if the player is not clear. */
function resultFor(said: string, { other, own }: Players): 'loss' | 'draw' | 'win' | null {
  const found = RESULT_WORDS.filter(([words]) => said.search(words) !== -1);
  const [first, ...more] = found;
  if (first === undefined || more.length > 0) return null;
  const [words, result] = first;
  const player = said
    .replace(words, ' ')
    .replace(OF_PLAYERS, ' ')
    .replace(/[,;.:]/g, ' ')
    .split(/\s+/)
    .join(' ')
    .trim();
  const isOfBoth = result === 'draw' && player === '';
  if (isOfBoth || new RegExp(`^(?:${own.source})$`).test(player)) return result;
  if (other !== undefined && new RegExp(`^(?:${other.source})$`).test(player))
    return OPPOSITE[result];
  return null;
}
