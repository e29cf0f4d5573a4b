/** What a text may leave open about the moves of a piece, and the possible readings, the simplest first. */
const OPEN = {
  /** A bend without a direction: "one square orthogonally and then one square diagonally". */
  bend: ['lame', 'leap', 'any-way'],
  /** A bend that may lead back: "one square diagonally forward and then one sideways". */
  turn: ['outward', 'any-turn'],
  /** A missing number of squares: "any number of squares forward, and they also move diagonally". */
  distance: ['as-far', 'one-square'],
  /** "Two squares diagonally", without a word about the square between. */
  jump: ['lame', 'leap'],
} as const;

export type OpenKind = keyof typeof OPEN;
const OPEN_KINDS: readonly OpenKind[] = ['bend', 'turn', 'distance', 'jump'];

/** One reading for each open kind. */
export type Choice = { readonly [K in OpenKind]: (typeof OPEN)[K][number] };
export type ChoiceKey = Choice[OpenKind];

export const PLAINEST: Choice = {
  bend: 'lame',
  turn: 'any-turn',
  distance: 'as-far',
  jump: 'lame',
};

/** In words that follow "it goes". */
const CHOICE_WORDS: Readonly<Record<ChoiceKey, string>> = {
  lame: 'over an empty square',
  leap: 'leaping',
  'any-way': 'in any direction',
  outward: 'onward, never back',
  'any-turn': 'to either side, be it back',
  'as-far': 'as far as the way before',
  'one-square': 'one square',
};

/** A choice, and the keys of what was chosen. No keys if nothing is open. */
export interface OpenChoice {
  readonly choice: Choice;
  readonly keys: readonly ChoiceKey[];
}

/** The key of a choice, such as `lame`. */
export function keyOf({ keys }: OpenChoice): string {
  return keys.join('+');
}

export function howOf({ keys }: OpenChoice): string {
  return keys.map((key) => CHOICE_WORDS[key]).join(', ');
}

/** All readings of what is open, the simplest first. */
export function choicesOf(open: ReadonlySet<OpenKind>): readonly OpenChoice[] {
  let all: readonly OpenChoice[] = [{ choice: PLAINEST, keys: [] }];
  for (const kind of OPEN_KINDS)
    if (open.has(kind))
      all = all.flatMap(({ choice, keys }) =>
        OPEN[kind].map((key) => ({ choice: { ...choice, [kind]: key }, keys: [...keys, key] })),
      );
  return all;
}
