import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'emit/not-expressible',
  severity: 'warning',
  since: '0.1.0',
  title: 'The text has a rule that no option of the engine says.',
  why: 'The engine can give a result to a repetition, but not forbid it, and it compares no distances. It plays on where the text ends the game or forbids a move.',
  bad: ['# My game\n\n⟦Nobody can repeat the same position three times⟧.\n'],
  good: ['# My game\n\nThe player who repeats a position for the third time loses.\n'],
  check: ({ quote, statements }) => [
    ...statements('repetition')
      .filter(({ result, who }) => result === 'prohibited' && who !== 'who-began')
      .slice(0, 1)
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
  ],
});
