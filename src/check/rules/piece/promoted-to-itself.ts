import { codeList } from '../../facts/findings.js';
import { optionRule } from '../../facts/option-rule.js';
import type { LintedSection } from '../../linted-file.js';

export default optionRule({
  code: 'piece/promoted-to-itself',
  severity: 'warning',
  title: 'A piece that promotes to its own type.',
  why: 'The engine offers each move into the promotion region twice, as `d7d8` and `d7d8+`, and a FEN has `+G` beside `G`. A piece that does not promote has `-`.',
  bad: [
    { text: '[x:shogi]\npromotedPieceType = ⟦g:g⟧\n', says: 'write `g:-`' },
    { text: '[x:chess]\npromotedPieceType = ⟦n:q r:r⟧\n', says: 'write `r:-`' },
  ],
  good: [
    '[x:shogi]\npromotedPieceType = g:-\n',
    '[x:kyotoshogi]\n',
    '[x:chess]\npromotedPieceType = n:q\n',
  ],
  keys: ['promotedPieceType'],
  when: (section) => selfPromoted(section).length > 0,
  message: (section) => {
    const letters = selfPromoted(section);
    const pairs = letters.map((letter) => `${letter}:-`).join(' ');
    const names = codeList(letters);
    const what = letters.length > 1 ? 'promote to themselves' : 'promotes to itself';
    return `${names} ${what}, so the engine lists each move into the zone twice, with and without \`+\`; if there is no promotion, write \`${pairs}\``;
  },
});

/** The letters of the types that promote to themselves. */
function selfPromoted({ rules }: LintedSection): readonly string[] {
  return rules.pieces.flatMap(({ letter, type }) =>
    rules.promotedPieceType.get(type) === type ? letter : [],
  );
}
