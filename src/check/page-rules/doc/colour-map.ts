import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'doc/colour-map',
  severity: 'info',
  title: 'The text calls the first player Black, FENs call it White.',
  why: 'In shogi sente is black; in the engine, in its FENs (`w`) and in XBoard the first player is White. Colours copied from the text into a FEN swap the sides.',
  bad: ['# My game\n\n⟦Sente corresponds to black⟧.\n'],
  good: ['# My game\n\nSente corresponds to white.\n'],
  check: ({ facts, quote }) => {
    const places = [
      ...facts('sente-is').filter(({ fact }) => fact.color === 'black'),
      ...facts('first-player').filter(({ fact }) => fact.color === 'black'),
    ];
    return places.slice(0, 1).map(({ span }) => ({
      span,
      message: `"${quote(span)}": in FENs, the engine and XBoard the first player is White (\`w\`)`,
    }));
  },
});
