import type { Value } from '../../ir/rules.js';
import type { StatementOf } from './linted-page.js';

/** How often the position stands when the rule of the text bites; null: it names no number. */
export function occurrencesOf({ counts, times }: StatementOf<'repetition'>): number | null {
  if (times === null) return null;
  return counts === 'occurrences' ? times : times + 1;
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
