import { randomNumbers } from '../../play/random-numbers.js';

/** Random choices. */
export interface Choices {
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`, both included. */
  number(least: number, most: number): number;
  /** An entry of a list, which must not be empty. */
  one<T>(list: readonly T[]): T;
  /** At most `most` entries of a list, in their order. */
  some<T>(list: readonly T[], most: number): readonly T[];
}

/** The same seed gives the same choices on every machine. */
export function choicesOf(seed: string): Choices {
  const random = randomNumbers(seed);
  const number = (least: number, most: number): number =>
    least + Math.floor(random() * (most - least + 1));
  const one = <T>(list: readonly T[]): T => {
    const [chosen] = list.slice(number(0, list.length - 1));
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  return {
    chance: (probability) => random() < probability,
    number,
    one,
    some(list, most) {
      const left = list.map((_, index) => index);
      const taken = new Set<number>();
      for (let count = Math.min(most, list.length); count > 0; count--) {
        const [index = 0] = left.splice(number(0, left.length - 1), 1);
        taken.add(index);
      }
      return list.filter((_, index) => taken.has(index));
    },
  };
}
