import { adviceFor, definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/stalemate-side',
  severity: 'error',
  since: '0.1.0',
  title: 'The text and the options give stalemate to different sides.',
  why: 'What a player gets who has no legal move is one option, `stalemateValue`, and its default is a draw. Who copies the options plays another game than the text describes.',
  replaces: ['rule/stalemate-default-draw-in-shogi-template'],
  bad: [
    '# My game\n\n⟦A player who has no legal move loses⟧.\n\n```\n[mygame]\nmaxRank = 8\nking = k\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n```\n',
  ],
  good: [
    '# My game\n\nA player who has no legal move loses.\n\n```\n[mygame]\nmaxRank = 8\nking = k\nstalemateValue = loss\n```\n',
    '# My game\n\nA player who has no legal move loses.\n',
  ],
  check: ({ judged, quote, statements }) => {
    if (judged === null) return [];
    const { stalemateValue } = judged.rules;
    return statements('stalemate')
      .filter(({ result }) => result !== stalemateValue)
      .slice(0, 1)
      .map(({ result, span }) => {
        const place = judged.placeOf('stalemateValue');
        const said = place === null ? 'does not set it' : 'says otherwise';
        return {
          span,
          message: `"${quote(span)}": stalemate is a ${result} here, but a ${stalemateValue} in \`${judged.name}\`; ${adviceFor(judged, `stalemateValue = ${result}`)}`,
          notes: [noteAt(place ?? judged.span, `${judged.name} ${said}: ${stalemateValue}`)],
        };
      });
  },
});
