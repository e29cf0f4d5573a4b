import { betzaRule } from '../../facts/betza-rule.js';

/** The rider to write for a hopping leaper: the engine reads `pW` as `pR`. */
const RIDER: Readonly<Partial<Record<string, string>>> = { W: 'R', F: 'B', K: 'Q' };

export default betzaRule({
  code: 'hopper-range',
  severity: 'warning',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:pW⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:pR\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:gK⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:gQ\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:pR1⟧\n' },
  ],
  good: [
    '[x:chess]\ncustomPiece1 = a:pR\n',
    '[x:chess]\ncustomPiece1 = a:pR3\n',
    '[x:chess]\ncustomPiece1 = a:gQ\n',
  ],
  fix: ({ facts: { text } }) =>
    text.replace(/([pg])([WFK])/g, (_, hop: string, atom: string) => hop + (RIDER[atom] ?? atom)),
});
