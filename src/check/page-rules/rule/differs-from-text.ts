import { adviceFor, definePageRule, noteAt } from '../../page/page-rule.js';
import { TEXT_COMPARISONS } from '../../page/text-comparisons.js';

export default definePageRule({
  code: 'rule/differs-from-text',
  severity: 'error',
  since: '0.1.0',
  title: 'The text states a rule, the options hold another.',
  why: 'Readers play by the text and programs by the options: one of the two games is not the one that was meant.',
  bad: [
    '# My game\n\n⟦There is no castling⟧.\n\n```\n[mygame]\nking = k\nrook = r\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n```\n',
  ],
  good: [
    '# My game\n\nThere is no castling.\n\n```\n[mygame]\nking = k\ncastling = false\n```\n',
    '# My game\n\nThere is no castling.\n',
  ],
  check: (page) => {
    const { judged, quote } = page;
    if (judged === null) return [];
    return TEXT_COMPARISONS.flatMap((compare) => compare(page, judged.rules)).map(
      ({ keys, options, span, write }) => {
        return {
          span,
          message: `"${quote(span)}", but in \`${judged.name}\` ${options}; ${adviceFor(judged, write)}`,
          notes: [noteAt(judged.placeOf(...keys) ?? judged.span, `${judged.name}: ${options}`)],
        };
      },
    );
  },
});
