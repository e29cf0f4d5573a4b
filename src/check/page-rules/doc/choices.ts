import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'doc/choices',
  severity: 'info',
  title: 'A page lets the players choose rules.',
  why: 'A page with optional pieces and rules is not one game but several. Each choice has a name. The first alternative, which the text calls the usual one, is used unless you choose another.',
  bad: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nOptionally the ⟦guard can be replaced with a silver general⟧.\n',
  ],
  good: ['# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n'],
  check: ({ prose: { choices } }) => {
    const [first, ...others] = choices;
    if (first === undefined) return [];
    const count = choices.reduce((product, { alternatives }) => product * alternatives, 1);
    const names = choices.map(({ alternatives, of }) => `${of} (${alternatives})`).join(', ');
    return [
      {
        span: first.span,
        message: `the page lets players choose ${names}, which makes ${count} games; fairyc uses the usual alternative of each`,
        notes: others.map(({ of, span }) => ({ message: of, span })),
      },
    ];
  },
});
