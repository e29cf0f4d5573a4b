import { DOC_CODES } from '../../../catalog/codes/doc.js';
import { matchesIn } from '../../../text/excerpt.js';
import { nearest } from '../../../text/nearest.js';
import { definePageRule } from '../../page/page-rule.js';

/** The people after whom notations are named. */
const NOTATIONS: readonly string[] = ['Hodges', 'Hosking'];
const NAMED = /\b([A-Z][a-z]{3,20})(?:'s)?\s+(?:style|notation|system)\b/g;

export default definePageRule({
  ...DOC_CODES.misspelt,
  code: 'doc/misspelt',
  severity: 'info',
  bad: ['# My game\n\nMoves are written in Hodges style or with numbers (⟦Hoskin⟧ style).\n'],
  good: ['# My game\n\nMoves are written in Hodges style or with numbers (Hosking style).\n'],
  check: ({ sources }) => {
    const prose = sources.blocks.filter(({ kind }) => kind === 'prose');
    const found = prose.flatMap(({ excerpt }) =>
      matchesIn(excerpt, NAMED).map((match) => ({
        name: match[1] ?? '',
        span: excerpt.place(match.index, match.index + (match[1]?.length ?? 0)),
      })),
    );
    // A name that the page spells correctly elsewhere is not the one that is meant.
    const others = NOTATIONS.filter((known) => !found.some(({ name }) => name === known));
    return found.flatMap(({ name, span }) => {
      const meant = NOTATIONS.includes(name) ? null : nearest(name, others);
      return meant === null ? [] : [{ span, message: `"${name}" is read as "${meant}".` }];
    });
  },
});
