import { definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/nfold-side',
  severity: 'warning',
  title:
    'The text blames the player who began a repetition, the engine the player who completes it.',
  why: 'The engine knows only who completes the repetition. A rule about who began it may punish the wrong player.',
  bad: [
    '# Tori Shogi\n\n⟦If the same position occurs three times, the player who started the sequence must vary⟧.\n',
  ],
  good: ['# Tori Shogi\n\nThe player who repeats a position for the fourth time loses.\n'],
  check: ({ facts, reference, quote }) => {
    const place = reference?.placeOf('nFoldValue') ?? null;
    if (reference === null || reference.rules.nFoldRule === 0) return [];
    return facts('repetition')
      .filter(({ fact }) => fact.who === 'who-began')
      .slice(0, 1)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}" is about the player who began the repetition, but in \`${reference.name}\` it is the player who completes it (\`nFoldValue = ${reference.rules.nFoldValue}\`); the engine has no option for the first`,
        notes: place === null ? [] : [noteAt(place, 'the options')],
      }));
  },
});
