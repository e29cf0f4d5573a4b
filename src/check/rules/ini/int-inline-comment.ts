import { mergedFinding, harmlessComments } from '../../facts/inline-comment.js';
import { hasFaultyValues } from '../../facts/value-faults.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/int-inline-comment',
  severity: 'info',
  title: 'A comment after a number, a letter or a list.',
  why: 'Comments are lines that start with `#` or `;` in the first column. After a number, a letter or a list the engine happens to stop before the comment; after a word or a Betza string the comment would become part of the value.',
  replaces: ['ini/invalid-value', 'ini/ignored-text'],
  bad: [
    {
      text: '[x:chess]\nnMoveRule = ⟦40 ; forty⟧\n',
      fixed: '[x:chess]\n; forty\nnMoveRule = 40\n',
    },
    {
      text: '[x:chess]\r\npromotionPieceTypes = ⟦q // no other⟧\r\n',
      fixed: '[x:chess]\r\n# no other\r\npromotionPieceTypes = q\r\n',
    },
  ],
  good: [
    '[x:chess]\n; forty\nnMoveRule = 40\n',
    '[x:chess]\nnMoveRule = 40 ; forty\nstalemateValue = loss # as in xiangqi\n',
  ],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  // If another comment of the section becomes part of a value, `ini/value-inline-comment` reports all of them together.
  check: (section, file): readonly Finding[] =>
    section.comments.length > 0 ? [] : mergedFinding(harmlessComments(section, file)),
});
