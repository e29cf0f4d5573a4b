import { meansCapitals } from '../../facts/betza.js';
import { BETZA_KEYS, betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/lowercase-atom',
  severity: 'error',
  title: 'A Betza string without a capital letter.',
  why: 'Atoms are capital letters; lowercase letters only modify the next atom. Without an atom the piece cannot move, and the engine does not report it.',
  bad: [
    {
      text: '[x:chess]\ncustomPiece1 = ⟦a:nb⟧\n',
      fixed: '[x:chess]\ncustomPiece1 = a:NB\n',
    },
  ],
  good: [
    '[x:chess]\ncustomPiece1 = a:i\n',
    '[x:chess]\ncustomPiece1 = a:NB\n',
    '[x:chess]\ncustomPiece1 = a:Wf\n',
  ],
  reads: 'section',
  keys: BETZA_KEYS,
  readsOnlyLines: true,
  check: (section) =>
    betzaPieces(section)
      .filter(({ facts }) => meansCapitals(facts))
      .map(({ betzaAt, facts: { text }, pair }) => {
        const capitals = text.toUpperCase();
        return {
          at: pair.valueAt,
          message: `\`${text}\` has no atom, so the piece cannot move: lowercase letters only modify the capital letter after them; write \`${capitals}\``,
          fix: {
            title: `Write \`${capitals}\``,
            safety: 'suggestion',
            replacements: [{ at: betzaAt, text: capitals }],
          },
        };
      }),
});
