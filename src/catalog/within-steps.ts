import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { stepsFor, withSteps, type Counted } from '../text/steps.js';
import { diagnose } from './diagnose.js';

/**
 * Works on a text within the steps that there are for it, or so many times those; `tooMuch`: what is to be said where they were not
 * enough, once for all of it.
 */
export function workOn<T>(
  { file, text }: Source,
  work: () => T,
  times = 1,
): Counted<T> & { readonly tooMuch: readonly Diagnostic[] } {
  const counted = withSteps(times * stepsFor(text), work);
  if (counted.isDone) return { ...counted, tooMuch: [] };
  const message =
    'The moves in this text need more work than its size allows, so the last ones were not checked. Write fewer moves with many legs or hurdles, or split the text.';
  const span = { file, start: 0, end: Math.min(1, text.length) };
  return { ...counted, tooMuch: [diagnose('file/too-much-work', 'warning', span, message)] };
}
