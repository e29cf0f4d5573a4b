import { FAIRY_STOCKFISH_X_KEYS } from '../../../catalog/options/fork-keys.js';
import { unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/fork-key',
  severity: 'error',
  since: '0.1.0',
  title: 'A key of a fork.',
  why: 'Fairy-Stockfish-X reads more keys than Fairy-Stockfish, which ignores them without a message and plays without their rules.',
  replaces: ['ini/unknown-option'],
  bad: [{ text: '[x:chess]\n⟦cylindrical⟧ = true\n' }, { text: '[x:chess]\n⟦freeDrops⟧ = true\n' }],
  good: ['[x:chess]\nnMoveRule = 20\n', '[x:chess]\ncylinder = true\n'],
  reads: 'section',
  check: (section) =>
    unknownPairs(section)
      .filter(({ key }) => FAIRY_STOCKFISH_X_KEYS.has(key))
      .map(({ key, keyAt }): Finding => ({
        at: keyAt,
        message: `\`${key}\` is a key of the fork Fairy-Stockfish-X, and Fairy-Stockfish ignores it: leave it out, or play with the fork`,
      })),
});
