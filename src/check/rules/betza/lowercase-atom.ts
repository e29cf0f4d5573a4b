import { betzaFacts, hasOnlySmallLetters } from '../../facts/betza.js';
import { betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/lowercase-atom',
  severity: 'error',
  since: '0.1.0',
  title: 'A Betza string without a capital.',
  why: 'Atoms are capitals, small letters only modify the next one. Without an atom the piece never moves, and the engine says nothing.',
  bad: [
    {
      text: '[x:chess]\ncustomPiece1 = ⟦a:nb⟧\n',
      fixed: '[x:chess]\ncustomPiece1 = a:NB\n',
    },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:e⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:NB\n', '[x:chess]\ncustomPiece1 = a:Wf\n'],
  reads: 'file',
  check: (file) =>
    betzaPieces(file)
      .filter(({ facts }) => hasOnlySmallLetters(facts))
      .map(({ betzaAt, facts: { text }, pair }) => {
        const capitals = text.toUpperCase();
        const isMeant = betzaFacts(capitals).differences.length === 0;
        const advice = isMeant ? `write \`${capitals}\`` : 'atoms are capitals, as in fWbF';
        return {
          at: pair.valueAt,
          message: `\`${text}\` has no atom, and the piece no move: small letters only modify the capital behind them; ${advice}`,
          ...(isMeant
            ? {
                fix: {
                  title: `Write \`${capitals}\``,
                  safety: 'suggestion' as const,
                  replacements: [{ at: betzaAt, text: capitals }],
                },
              }
            : {}),
        };
      }),
});
