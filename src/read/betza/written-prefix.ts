import type { PrefixItem } from '../../../grammar/betza/syntax.js';
import type { Modality } from '../../ir/movement.js';

/** The meaning of the letters of a prefix, in whatever order. */
export interface WrittenPrefix {
  /** Direction letters in order, without those between them. */
  readonly directions: string;
  /** The letters among m, c, d, e that are given. Empty if none. */
  readonly modalities: string;
  readonly initial: boolean;
  readonly hop: 'cannon' | 'grasshopper' | null;
  readonly lame: boolean;
  /** Whether it must jump. A rider skips its first square. */
  readonly jump: boolean;
}

export const NO_PREFIX: WrittenPrefix = {
  directions: '',
  modalities: '',
  initial: false,
  hop: null,
  lame: false,
  jump: false,
};

/**
 * The plain meaning of a prefix, on top of that of an enclosing group. A capital that is not an atom was meant as one, so the modifiers before it are
 * dropped.
 */
export function readPrefix(items: readonly PrefixItem[], outer: WrittenPrefix): WrittenPrefix {
  let prefix = outer;
  for (const item of items) {
    switch (item.kind) {
      case 'direction':
        prefix = { ...prefix, directions: prefix.directions + item.text };
        break;
      case 'modifier':
        prefix = withModifier(prefix, item.text);
        break;
      case 'foreign':
        if (/[A-Z]/.test(item.text)) prefix = outer;
        break;
      case 'repetition':
        break;
    }
  }
  return prefix;
}

function withModifier(prefix: WrittenPrefix, letter: string): WrittenPrefix {
  if ('mcde'.includes(letter)) return { ...prefix, modalities: prefix.modalities + letter };
  if (letter === 'i') return { ...prefix, initial: true };
  if (letter === 'n') return { ...prefix, lame: true };
  if (letter === 'j') return { ...prefix, jump: true };
  if (letter === 'p') return { ...prefix, hop: 'cannon' };
  if (letter === 'g') return { ...prefix, hop: 'grasshopper' };
  return prefix;
}

/** `m` is quiet, `c` and `e` capture, `d` captures own pieces. Without any of these letters: quiet and capture. */
export function modalitiesOf({ modalities }: WrittenPrefix): readonly Modality[] {
  if (modalities === '') return ['quiet', 'capture'];
  return [
    ...(modalities.includes('m') ? (['quiet'] as const) : []),
    ...(/[ce]/.test(modalities) ? (['capture'] as const) : []),
    ...(modalities.includes('d') ? (['own-capture'] as const) : []),
  ];
}
