/** The number of items at or before `most`, by binary search. The items must be sorted by `placeOf`. */
export function upTo<T>(rising: ArrayLike<T>, most: number, placeOf: (one: T) => number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = rising[middle];
    if (one !== undefined && placeOf(one) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
