import { randomNumbers } from '../../play/random-numbers.js';

/** What an inventor asks of chance. */
export interface Choices {
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`, both included. */
  number(least: number, most: number): number;
  /** One of a list, which may not be empty. */
  one<T>(list: readonly T[]): T;
  /** Some of a list, at most so many, in their order. */
  some<T>(list: readonly T[], most: number): readonly T[];
}

/** The same choices for the same seed, on every machine. */
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
