import type { Value } from '../../ir/rules.js';
import type { StatementOf } from './linted-page.js';

/** How often the position may stand when the rule of the text bites, smallest first: all that the words can mean. None: they name no number. */
export function occurrencesOf({
  after,
  counts,
  times,
}: StatementOf<'repetition'>): readonly number[] {
  if (times === null) return [];
  const last = after === true ? times + 1 : times;
  switch (counts) {
    case 'occurrences':
      return [last];
    case 'repetitions':
      return [last + 1];
    case 'either':
      return [last, last + 1];
  }
}

/**
 * What `nFoldValue` must be for the rule of the text: the result of the side to move, which did not bring the position about.
 * Null: no value says it.
 */
export function valueOf({ result, who }: StatementOf<'repetition'>): Value | null {
  switch (result) {
    case 'draw':
      return 'draw';
    case 'prohibited':
      return 'win';
    case 'loss':
      return who === 'who-began' ? null : 'win';
    case 'win':
      return who === 'who-began' ? null : 'loss';
  }
}
