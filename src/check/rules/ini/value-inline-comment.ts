import {
  mergedFinding,
  commentOnItsOwnLine,
  harmlessComments,
} from '../../facts/inline-comment.js';
import { isWordType } from '../../../notation/option-values/words.js';
import { changesOf } from '../../facts/value-faults.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/value-inline-comment',
  severity: 'error',
  title: 'A comment that becomes part of a value.',
  why: 'Comments are lines that start with `#` or `;` in the first column. After a value they become part of it: a word followed by a comment is read as false or none, and letters after a Betza string are moves.',
  replaces: ['ini/invalid-value', 'ini/ignored-text'],
  bad: [
    {
      text: '[x:chess]\nstalemateValue = ⟦loss # as in xiangqi⟧\n',
      fixed: '[x:chess]\n# as in xiangqi\nstalemateValue = loss\n',
    },
    {
      text: '[x:chess]\ncustomPiece1 = ⟦a:N ; the horse⟧\n',
      fixed: '[x:chess]\n; the horse\ncustomPiece1 = a:N\n',
    },
    {
      text: '[x:chess]\nnMoveRule = 40 ; forty\nstalemateValue = ⟦loss # as in xiangqi⟧\n',
      fixed: '[x:chess]\n; forty\nnMoveRule = 40\n# as in xiangqi\nstalemateValue = loss\n',
      says: 'the same applies to 1 more line of this section',
    },
    { text: '[x:chess]\ncastling = ⟦false;⟧\n', fixed: '[x:chess]\ncastling = false\n' },
    {
      text: '[x:chess]\nnMoveRule = 40 ; forty\nstalemateValue = ⟦loss # as in xiangqi⟧\nchecking = false # none\n',
      fixed:
        '[x:chess]\n; forty\nnMoveRule = 40\n# as in xiangqi\nstalemateValue = loss\n# none\nchecking = false\n',
      says: 'the same applies to 2 more lines of this section',
    },
    {
      text: '[x:chess]\nstalemateValue = ⟦loss //as in xiangqi⟧\n',
      fixed: '[x:chess]\n# as in xiangqi\nstalemateValue = loss\n',
    },
  ],
  good: [
    '[x:chess]\n# as in xiangqi\nstalemateValue = loss\n',
    '[x:chess]\nnMoveRule = 40 ; forty\n',
  ],
  reads: 'section',
  readsOnlyLines: true,
  check: (section, file): readonly Finding[] => {
    if (section.comments.length === 0) return [];
    return mergedFinding([
      ...section.comments.map(({ comment, pair, row, value }): Finding => {
        const isWord = isWordType(row.type);
        return {
          at: pair.valueAt,
          message: `\`${comment}\` becomes part of the value of \`${pair.key}\`; put it on a separate line`,
          fix: {
            title: `Move the comment to a separate line: ${pair.key} becomes \`${value}\``,
            safety: isWord ? 'safe' : 'suggestion',
            replacements: commentOnItsOwnLine(file, pair, { comment, value }),
            changes: changesOf(section, row, pair.value, value),
          },
        };
      }),
      ...harmlessComments(section, file),
    ]);
  },
});
