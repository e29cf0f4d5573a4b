import type { Color } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';

/** The letters of the variant's pieces, for messages: `P, N, B`. */
export function letterList({ pieces }: EngineRules): string {
  return pieces.length === 0
    ? 'none: without a parent a variant has only the pieces that it names'
    : pieces.map(({ letter }) => letter.toUpperCase()).join(', ');
}

/** The name of a player in messages. */
export const PLAYER = { white: 'White', black: 'Black' } as const satisfies Record<Color, string>;

/** A list for messages, cut after some entries, which are enough to see what is wrong. */
export function firstOf(texts: readonly string[], most: number): string {
  return (texts.length > most ? [...texts.slice(0, most), '…'] : texts).join(', ');
}

/** States that the engine skips some characters of a FEN, because they are not pieces. */
export function areSkipped(
  characters: readonly { readonly text: string }[],
  place: string | null = null,
): string {
  const words = firstOf(
    characters.map(({ text }) => `\`${text}\``),
    10,
  );
  const [are, them] =
    characters.length === 1 ? ['is not a piece', 'it'] : ['are not pieces', 'them'];
  return `${words}${place === null ? '' : ` ${place}`} ${are} of this variant, so the engine skips ${them}`;
}
