import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { stepsFor, withSteps, type Counted, type Leftover } from '../text/steps.js';
import { diagnose } from './diagnose.js';

/**
 * Works on a text within its budget of steps, multiplied by `times`. If the steps run out, `tooMuch` has one finding for all unfinished
 * parts: an error if something was not read, otherwise a warning.
 */
export function workOn<T>(
  { file, text }: Source,
  work: () => T,
  times = 1,
): Counted<T> & { readonly tooMuch: readonly Diagnostic[] } {
  const counted = withSteps(times * stepsFor(text), work);
  const { isRead, left } = counted;
  if (left.length === 0) return { ...counted, tooMuch: [] };
  const missing = [
    ...namesOf(left, 'read', 'Not read to the end'),
    ...namesOf(left, 'checked', 'Not checked to the end'),
  ];
  const message = `This text needs more work than its size allows. ${missing.join(' ')} Write fewer moves with many legs or hurdles, or split the text.`;
  const span = { file, start: 0, end: Math.min(1, text.length) };
  const severity = isRead ? 'warning' : 'error';
  return { ...counted, tooMuch: [diagnose('file/too-much-work', severity, span, message)] };
}

/** How many unfinished parts a message names. */
const MOST_NAMED = 5;

function namesOf(
  left: readonly Leftover[],
  kind: Leftover['kind'],
  begin: string,
): readonly string[] {
  const names = left.filter((one) => one.kind === kind).map(({ what }) => what);
  if (names.length === 0) return [];
  const others = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return [`${begin}: ${names.slice(0, MOST_NAMED).join(', ')}${others}.`];
}
