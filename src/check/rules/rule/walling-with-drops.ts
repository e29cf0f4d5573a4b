import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/walling-with-drops',
  severity: 'error',
  title: 'Walls and drops in one game.',
  why: 'The engine stores the square of a wall and the dropped piece in the same place, so it cannot play both.',
  bad: [
    { text: '[x:crazyhouse]\nwallingRule = ⟦static⟧\n' },
    { text: '[x:amazons]\npieceDrops = ⟦true⟧\n' },
  ],
  good: ['[x:crazyhouse]\nwallingRule = none\n', '[x:amazons]\npieceDrops = false\n'],
  reads: 'section',
  keys: ['wallingRule', 'pieceDrops'],
  check: (section) => {
    const { pieceDrops, wallingRule } = section.rules;
    if (!pieceDrops || wallingRule === 'none') return [];
    return findingAtFirst(
      section,
      ['wallingRule', 'pieceDrops'],
      `\`wallingRule = ${wallingRule}\` does not work with \`pieceDrops = true\`; keep one of them`,
    );
  },
});
