import type { Source } from '../../text/source.js';
import { choicesOf } from './choices.js';
import { inventSection } from './invent-section.js';

/** So many games that nobody has written, the same for the same seed. Each depends on its own number alone, so that machines can share them. */
export function inventGames(count: number, seed: string): readonly Source[] {
  return Array.from({ length: count }, (_, index) => inventGame(index + 1, seed));
}

function inventGame(number: number, seed: string): Source {
  const name = `random-${seed}-${number}`;
  const choices = choicesOf(name);
  return { file: `${name}.ini`, text: inventSection(name, choices) };
}
