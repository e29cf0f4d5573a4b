import { ATOMS, type LeapSize } from '../../catalog/betza/atoms.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { ElementaryMove } from '../../ir/elementary-move.js';
import { isOrigin } from '../../ir/movement.js';
import { DIAGONAL, OBLIQUE, ORTHOGONAL, ROYAL, type Compass } from './directions.js';

/** The letter between modality and atom. */
type Modifier = '' | 'n' | 'p' | 'g' | 'j';

/** The form of a group in a Betza string, without its directions and its modality. */
export interface Shape {
  readonly compass: Compass;
  /** Legs before the last, `mafs`: between directions and modality. */
  readonly legs: string;
  readonly modifier: Modifier;
  readonly atom: string;
  /** Ranges, the longest first: the first that fits a direction is used. A leap has only ''. */
  readonly ranges: readonly string[];
  /** The size of the leap, or of each step of a ride. */
  readonly aim: LeapSize;
  /** The first step of a ride that turns a corner; null: it is straight. */
  readonly bend: LeapSize | null;
  /** For the double steps of a lion (on, back, or a turn passed): whether an element can come from such a shape. Null for other shapes. */
  readonly isSign: ((element: ElementaryMove) => boolean) | null;
}

/** Groups for all eight directions of a queen: the letter, and the two letters that it combines. */
export const ROYAL_ATOMS: readonly {
  readonly atom: string;
  readonly halves: readonly [string, string];
}[] = [
  { atom: 'K', halves: ['W', 'F'] },
  { atom: 'Q', halves: ['R', 'B'] },
];

/** The order of groups in a string: royal and sliding atoms first, then oblique leaps, then short ones. */
export const ATOM_ORDER = 'KQRBNZCWFADHG';

const LEAPERS = 'NZCWFADHG';
const SLIDERS = 'RB';
/** Leapers that are not sliders when they ride. */
const RIDERS = 'NZCADHG';

/** The features of a dialect from which groups are made. */
interface DialectFeatures {
  /** The largest digit range that is not unlimited. */
  readonly longest: number;
  /** Leapers that may be repeated. */
  readonly riders: string;
  /** The range that turns a leaper into a rider. */
  readonly unlimited: (atom: string) => string;
  /** The atoms, as leaps and as rides, that may follow a modifier. */
  readonly modified: readonly {
    readonly modifier: Modifier;
    readonly leaps: string;
    readonly rides: string;
  }[];
  /** Lame leaps that only legs can express. */
  readonly legged: readonly LeggedRow[];
  /** Whether it has two legs of which the second rides or the first captures. */
  readonly hasPaths: boolean;
}

interface LeggedRow {
  readonly legs: string;
  readonly atom: 'W' | 'F';
  readonly aim: LeapSize;
}

/**
 * Two or three steps over empty squares, each straight on (`f`) from the one before, or turned by 45 degrees to the left
 * (`fl`), the right (`fr`) or both sides (`fs`).
 */
const LEGGED: readonly LeggedRow[] = [
  { legs: 'maf', atom: 'W', aim: { short: 0, long: 2 } },
  { legs: 'maf', atom: 'F', aim: { short: 2, long: 2 } },
  { legs: 'mafs', atom: 'W', aim: { short: 1, long: 2 } },
  { legs: 'mafs', atom: 'F', aim: { short: 1, long: 2 } },
  { legs: 'mafl', atom: 'W', aim: { short: 1, long: 2 } },
  { legs: 'mafr', atom: 'W', aim: { short: 1, long: 2 } },
  { legs: 'mafl', atom: 'F', aim: { short: 1, long: 2 } },
  { legs: 'mafr', atom: 'F', aim: { short: 1, long: 2 } },
  { legs: 'mafmaf', atom: 'W', aim: { short: 0, long: 3 } },
  { legs: 'mafmaf', atom: 'F', aim: { short: 3, long: 3 } },
  { legs: 'mafmafs', atom: 'W', aim: { short: 1, long: 3 } },
  { legs: 'mafmafs', atom: 'F', aim: { short: 2, long: 3 } },
  { legs: 'mafsmaf', atom: 'W', aim: { short: 2, long: 3 } },
  { legs: 'mafsmaf', atom: 'F', aim: { short: 1, long: 3 } },
];

/** A step and then a ride, turned by 45 degrees: griffon and manticore. */
const BENT = ['yafs', 'yafl', 'yafr'].flatMap((legs) => [
  { legs, atom: 'W', bend: { short: 0, long: 1 }, aim: { short: 1, long: 1 } } as const,
  { legs, atom: 'F', bend: { short: 1, long: 1 }, aim: { short: 0, long: 1 } } as const,
]);

/** Two steps of a king: capture and move on, capture and move back, step and move back. */
const DOUBLE: readonly {
  readonly legs: string;
  readonly isSign: (element: ElementaryMove) => boolean;
}[] = [
  { legs: 'ca', isSign: ({ takes }) => takes.length > 0 },
  { legs: 'cab', isSign: ({ takes, target }) => takes.length > 0 && isOrigin(target) },
  { legs: 'mab', isSign: ({ takes, target }) => takes.length === 0 && isOrigin(target) },
];

const XBOARD_FEATURES: DialectFeatures = {
  longest: 15,
  riders: RIDERS,
  unlimited: () => '0',
  modified: [
    { modifier: 'n', leaps: LEAPERS, rides: RIDERS },
    { modifier: 'p', leaps: '', rides: SLIDERS + RIDERS },
    { modifier: 'g', leaps: '', rides: SLIDERS + RIDERS },
    { modifier: 'j', leaps: LEAPERS, rides: SLIDERS },
  ],
  legged: LEGGED,
  hasPaths: true,
};

const FEATURES: Readonly<Record<Dialect, DialectFeatures>> = {
  'fairy-stockfish': {
    longest: 9,
    riders: 'N',
    unlimited: (atom) => atom,
    modified: [
      { modifier: 'n', leaps: 'NADZ', rides: '' },
      { modifier: 'p', leaps: '', rides: SLIDERS },
      { modifier: 'g', leaps: '', rides: SLIDERS },
    ],
    legged: [],
    hasPaths: false,
  },
  xboard: XBOARD_FEATURES,
  xbetza: XBOARD_FEATURES,
};

const shapesKnown = new Map<Dialect, readonly Shape[]>();

/** Every shape of a dialect that its program reads, in whatever way. */
export function shapesOf(dialect: Dialect): readonly Shape[] {
  const shapes = shapesKnown.get(dialect) ?? makeShapes(dialect);
  shapesKnown.set(dialect, shapes);
  return shapes;
}

function makeShapes(dialect: Dialect): readonly Shape[] {
  const { longest, riders, unlimited, modified, legged, hasPaths } = FEATURES[dialect];
  const digits = Array.from({ length: longest - 1 }, (_, index) => String(longest - index));
  const leap = (atom: string, modifier: Modifier = ''): Shape => {
    const aim = sizeOf(atom, dialect);
    const compass = compassOf(aim);
    return { compass, legs: '', modifier, atom, ranges: [''], aim, bend: null, isSign: null };
  };
  const ride = (atom: string, modifier: Modifier = ''): Shape => {
    const ranges = [SLIDERS.includes(atom) ? '' : unlimited(atom), ...digits];
    return { ...leap(atom, modifier), ranges };
  };
  return [
    ...[...LEAPERS].map((atom) => leap(atom)),
    ...[...SLIDERS, ...riders].map((atom) => ride(atom)),
    ...modified.flatMap(({ modifier, leaps, rides }) => [
      ...[...leaps].map((atom) => leap(atom, modifier)),
      ...[...rides].map((atom) => ride(atom, modifier)),
    ]),
    ...legged.map(({ legs, atom, aim }) => ({ ...leap(atom), legs, aim })),
    ...(hasPaths ? BENT : []).map(({ atom, ...bent }) => ({ ...leap(atom), ...bent })),
    ...(hasPaths ? DOUBLE : []).map((row) => ({ ...leap('W'), atom: 'K', compass: ROYAL, ...row })),
  ];
}

function sizeOf(atom: string, dialect: Dialect): LeapSize {
  const meaning = ATOMS[dialect].get(atom);
  const size = meaning?.kind === 'leaper' ? meaning.leaps[0] : undefined;
  if (size === undefined) throw new Error(`${atom} is not a leap in the dialect ${dialect}`);
  return size;
}

function compassOf({ short, long }: LeapSize): Compass {
  return short === 0 ? ORTHOGONAL : short === long ? DIAGONAL : OBLIQUE;
}

/** Whether it has neither modifier nor legs. */
export function isPlain({ modifier, legs }: Shape): boolean {
  return modifier === '' && legs === '';
}

export function isRide({ ranges }: Shape): boolean {
  return ranges.length > 1;
}
