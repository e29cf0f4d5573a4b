import { EMIT_CODES } from '../../../catalog/codes/emit.js';
import { isProhibition } from '../../../read/sentences/rule-facts.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  ...EMIT_CODES['not-expressible'],
  code: 'emit/not-expressible',
  severity: 'warning',
  bad: ['# My game\n\n⟦Nobody can repeat the same position three times⟧.\n'],
  good: ['# My game\n\nThe player who repeats a position for the third time loses.\n'],
  check: ({ facts, quote, sources }) => [
    // A document has a bullet for it, and its build reports the same.
    ...facts('repetition')
      .filter(({ fact }) => isProhibition(fact) && !sources.hasTables)
      .slice(-1)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}" forbids a move, but Fairy-Stockfish can only give it a result (\`nFoldValue = win\`: the player who repeats loses)`,
      })),
    ...[
      ...facts('nearer-king-wins')
        .slice(0, 1)
        .map(({ span }) => ({
          span,
          why: 'no Fairy-Stockfish option compares distances, so the engine plays on',
        })),
      ...facts('promotion-by-square')
        .filter(({ fact }) => fact.compulsory && fact.squares !== null)
        .map(({ span }) => ({
          span,
          why: 'the square decides whether a piece must promote, but in Fairy-Stockfish only the zone does',
        })),
      ...facts('captured-pieces')
        .filter(({ fact }) => fact.become === 'counterparts')
        .map(({ span }) => ({
          span,
          why: 'in Fairy-Stockfish a captured piece keeps its type and cannot become a piece of another army',
        })),
      // Limits of drops if the armies have different pawns and captured pieces keep their type.
      ...facts('drop-file')
        .filter(() => facts('captured-pieces').some(({ fact }) => fact.become === 'unchanged'))
        .slice(0, 1)
        .map(({ span }) => ({
          span,
          why: 'Fairy-Stockfish can limit the drops of one type of pawn, but not of several types together',
        })),
    ].map(({ span, why }) => ({
      span,
      message: `"${quote(span)}": ${why}`,
      severity: 'error' as const,
    })),
  ],
});
