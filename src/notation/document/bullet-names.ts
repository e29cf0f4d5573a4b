import { RULE_BULLETS, type RuleBulletName } from './rule-bullets.js';

/** A bullet that describes the variant as a whole, not a rule. */
export interface HeaderBullet {
  readonly name: string;
  readonly also?: readonly string[];
  readonly words: readonly string[];
  readonly example: string;
  readonly text: string;
}

export const HEADER_BULLETS = [
  {
    name: 'Id',
    words: ['a-z, 0-9 and -'],
    example: 'tori-shogi',
    text: 'The name of the variant in engines (its section). By default it is made from the heading.',
  },
  {
    name: 'Rules',
    also: ['Base', 'Family'],
    words: ['chess', 'shogi'],
    example: 'shogi',
    text: 'The game family whose rules apply unless the document states others.',
  },
  {
    name: 'Size',
    also: ['Board', 'Board size', 'Dimensions', 'Board dimensions'],
    words: ['9x9'],
    example: '9x9',
    text: 'Files by ranks, at most 16 each. By default the size of the FEN, or of the variant whose pieces or rules are used.',
  },
  {
    name: 'Start',
    also: [
      'FEN',
      'Start FEN',
      'Start position',
      'Starting position',
      'Initial position',
      'Opening position',
      'Position',
      'Setup',
      'Initial setup',
      'Starting setup',
      'Array',
      'Opening array',
    ],
    words: ['a FEN'],
    example: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    text: 'The start position (with the abbreviations of the document) and the player who moves first. By default that of the variant whose pieces or rules are used.',
  },
  {
    name: 'White',
    words: ['sente', 'gote'],
    example: 'gote',
    text: 'The side of a kanji diagram that is White. The first player is always White in fairyc and in the engine.',
  },
  {
    name: 'Betza',
    words: ['fairy-stockfish', 'xboard', 'xbetza'],
    example: 'xbetza',
    text: 'The dialect of the Betza strings. A column `XBetza` instead of `Betza` says the same.',
  },
  {
    name: 'Letters',
    words: ['龍 = D, CE = E'],
    example: '龍 = D, CE = E',
    text: 'The letters of pieces in engines, instead of a column `Letter`.',
  },
] as const satisfies readonly HeaderBullet[];

/** The bullet that names a region: `Region NAME`. */
export const REGION_BULLET: HeaderBullet = {
  name: 'Region NAME',
  words: ['d1-f3', '*7 *8', 'a* i*', 'dark squares', 'light squares'],
  example: 'dark squares',
  text: 'Names squares on which moves depend, for White. For Black they are rotated by 180 degrees.',
};

export type BulletName = (typeof HEADER_BULLETS)[number]['name'] | RuleBulletName;

/** The names of all bullets except regions, as messages write them. */
export const BULLETS: readonly BulletName[] = [...HEADER_BULLETS, ...RULE_BULLETS].map(
  ({ name }) => name,
);

/** The row of a bullet. */
function bulletOf(name: BulletName): HeaderBullet | undefined {
  return BULLET_ROWS.find((row) => row.name === name);
}

/** The rows of all bullets, for the reference page. */
export const BULLET_ROWS: readonly HeaderBullet[] = [
  ...HEADER_BULLETS,
  REGION_BULLET,
  ...RULE_BULLETS,
];

/** The bullets by their names and by the other names that authors use. */
const BY_NAME: ReadonlyMap<string, BulletName> = new Map(
  BULLETS.flatMap((name) =>
    [name, ...(bulletOf(name)?.also ?? [])].map((word) => [plainName(word), name] as const),
  ).toReversed(),
);

/** The bullet with a name, regardless of capitals, spaces and hyphens; null if there is none. */
export function bulletNamed(name: string): BulletName | null {
  return BY_NAME.get(plainName(name)) ?? null;
}

/** The maximum number of words in the name of a bullet. A longer text is a sentence. */
export const LONGEST_BULLET_NAME = Math.max(
  ...[...BY_NAME.keys()].map((name) => name.split(' ').length),
);

function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .join(' ');
}
