import { definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/nfold-side',
  severity: 'warning',
  since: '0.1.0',
  title: 'The text blames who began a repetition, the engine who completes it.',
  why: 'The engine knows only who brings the position about the last time. A rule about who began the sequence may hit the other player.',
  bad: [
    '# Tori Shogi\n\n⟦If the same position occurs three times, the player who started the sequence must vary⟧.\n',
  ],
  good: ['# Tori Shogi\n\nThe player who repeats a position for the fourth time loses.\n'],
  check: ({ facts, judged, quote }) => {
    const place = judged?.placeOf('nFoldValue') ?? null;
    if (judged === null || judged.rules.nFoldRule === 0) return [];
    return facts('repetition')
      .filter(({ fact }) => fact.who === 'who-began')
      .slice(0, 1)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}" is about who began; in \`${judged.name}\` it is who brings the position about the last time (\`nFoldValue = ${judged.rules.nFoldValue}\`), and the engine cannot say the other`,
        notes: place === null ? [] : [noteAt(place, 'the options')],
      }));
  },
});
