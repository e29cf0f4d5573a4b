import type { LeapSize } from '../../catalog/betza/atoms.js';
import type { Vector } from '../../ir/movement.js';
import { keeperOf } from '../../text/keep.js';

/** The images of a leap, and the pairs of direction letters that select each (from piece.cpp, verified by measurement). */
const IMAGES: readonly {
  readonly image: (leap: LeapSize) => Vector;
  readonly pairs: readonly string[];
}[] = [
  { image: (l) => vector(l.short, l.long), pairs: ['ff', 'vv', 'rf', 'rv', 'fh', 'rh', 'hr'] },
  { image: (l) => vector(-l.short, l.long), pairs: ['ff', 'vv', 'lf', 'lv', 'fh', 'lh', 'hl'] },
  { image: (l) => vector(l.long, l.short), pairs: ['rr', 'ss', 'fr', 'fs', 'fh', 'rh', 'hl'] },
  { image: (l) => vector(-l.long, l.short), pairs: ['ll', 'ss', 'fl', 'fs', 'fh', 'lh', 'hr'] },
  { image: (l) => vector(l.long, -l.short), pairs: ['rr', 'ss', 'br', 'bs', 'bh', 'rh', 'hr'] },
  { image: (l) => vector(-l.long, -l.short), pairs: ['ll', 'ss', 'bl', 'bs', 'bh', 'lh', 'hl'] },
  { image: (l) => vector(l.short, -l.long), pairs: ['bb', 'vv', 'rb', 'rv', 'bh', 'rh', 'hl'] },
  { image: (l) => vector(-l.short, -l.long), pairs: ['bb', 'vv', 'lb', 'lv', 'bh', 'lh', 'hr'] },
];

/** Every pair that selects some image. */
const LIVE_PAIRS: ReadonlySet<string> = new Set(IMAGES.flatMap(({ pairs }) => pairs));

/** Whether a pair of direction letters selects any move at all: `fs` does, `sf` does not. */
export function isLivePair(pair: string): boolean {
  return LIVE_PAIRS.has(pair);
}

/** The images of a leap that the pairs select. All images if there are no pairs. */
export function imagesOf(leap: LeapSize, pairs: readonly string[]): readonly Vector[] {
  if (pairs.length === 0) return allImagesOf(leap);
  return distinctImages(
    leap,
    IMAGES.filter(({ pairs: choosing }) => pairs.some((pair) => choosing.includes(pair))),
  );
}

/** Most leaps have no direction letters, and there are few different leaps, so their images are kept. */
const allImagesOf = keeperOf((leap: LeapSize) => distinctImages(leap, IMAGES));

function distinctImages(leap: LeapSize, images: typeof IMAGES): readonly Vector[] {
  const found = new Map<number, Vector>();
  for (const { image } of images) {
    const vector = image(leap);
    found.set(vectorKey(vector), vector);
  }
  return [...found.values()];
}

/** Whether the engine reads two letters as a pair: a doubled letter, or one of f b v h next to one of r l s h. */
export function formPair(first: string, second: string): boolean {
  return (
    first === second ||
    (isVertical(first) && isHorizontal(second)) ||
    (isHorizontal(first) && isVertical(second))
  );
}

/** Orthogonal leaps have no diagonal images, so a pair selects the images of both its letters. */
export function splitPairs(pairs: readonly string[]): readonly string[] {
  return pairs.flatMap((pair) => [...new Set(pair)].map((letter) => letter + letter));
}

/** A number that is unique to a vector. */
export function vectorKey({ dx, dy }: Vector): number {
  return dx * 0x10000 + dy;
}

function vector(dx: number, dy: number): Vector {
  return { dx: dx + 0, dy: dy + 0 }; // No negative zero.
}

function isVertical(letter: string): boolean {
  return 'fbvh'.includes(letter);
}

function isHorizontal(letter: string): boolean {
  return 'rlsh'.includes(letter);
}
