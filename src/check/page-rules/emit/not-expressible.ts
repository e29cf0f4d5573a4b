import { EMIT_CODES } from '../../../catalog/codes/emit.js';
import type { LintedPage, StatementOf } from '../../page/linted-page.js';
import { definePageRule } from '../../page/page-rule.js';

const { title, why } = EMIT_CODES['not-expressible'];

export default definePageRule({
  code: 'emit/not-expressible',
  severity: 'warning',
  since: '0.1.0',
  title,
  why,
  bad: ['# My game\n\n⟦Nobody can repeat the same position three times⟧.\n'],
  good: ['# My game\n\nThe player who repeats a position for the third time loses.\n'],
  check: ({ quote, statements }) => [
    ...statements('repetition')
      .filter(({ result, who }) => result === 'prohibited' && who !== 'who-began')
      .slice(-1)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}" forbids a move; Fairy-Stockfish can only give a result to it (\`nFoldValue = win\`: who repeats loses)`,
        notes: [],
      })),
    ...statements('bare-kings')
      .filter(({ result }) => result === 'king-nearer-its-last-rank-wins')
      .slice(0, 1)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}": no option of Fairy-Stockfish compares distances; the game goes on there`,
        notes: [],
        severity: 'error' as const,
      })),
    ...statements('piece-promotion-compulsory')
      .filter(({ compulsory, on }) => compulsory && on !== null && on.squares !== null)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}": whether a piece must promote depends on the square here, and for Fairy-Stockfish on nothing but the zone`,
        notes: [],
        severity: 'error' as const,
      })),
    ...statements('captured-pieces').flatMap(({ become, span }) =>
      become === 'counterparts'
        ? [
            {
              span,
              message: `"${quote(span)}": a captured piece keeps its type in Fairy-Stockfish, and does not become one of another army`,
              notes: [],
              severity: 'error' as const,
            },
          ]
        : [],
    ),
    ...ofSeveralPawns(statements).map(({ span }) => ({
      span,
      message: `"${quote(span)}": Fairy-Stockfish limits the drops of one type of pawn, not of several together`,
      notes: [],
      severity: 'error' as const,
    })),
  ],
});

/** Limits of drops where armies with pawns of their own meet and captured pieces stay what they are. */
function ofSeveralPawns(
  statements: LintedPage['statements'],
): readonly StatementOf<'drop-file-limit'>[] {
  const meet = statements('captured-pieces').some(({ become }) => become === 'unchanged');
  return meet ? statements('drop-file-limit').slice(0, 1) : [];
}
