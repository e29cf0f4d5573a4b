import type { Span } from './span.js';
import { upTo } from './up-to.js';

type Range = Pick<Span, 'start' | 'end'>;

/** Makes a function that tells whether a place overlaps one of these, which do not overlap one another. */
export function overlapper(places: readonly Range[]): (place: Range) => boolean {
  const sorted = [...places].sort((a, b) => a.start - b.start);
  return ({ end, start }) => {
    const last = sorted[upTo(sorted, end - 1, (one) => one.start) - 1];
    return last !== undefined && last.end > start;
  };
}
