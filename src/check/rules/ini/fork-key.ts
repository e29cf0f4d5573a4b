import { keyProblem } from '../../../read/ini/key-problem.js';
import { hasUnknownPairs, unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/fork-key',
  severity: 'error',
  title: 'A key that only a fork of the engine has.',
  why: 'Fairy-Stockfish-X has keys that Fairy-Stockfish lacks. Fairy-Stockfish silently ignores them and plays without their rules.',
  replaces: ['ini/fork-key'],
  bad: [
    { text: '[x:chess]\n⟦cylindrical⟧ = true\n' },
    { text: '[x:chess]\n⟦freeDrops⟧ = true\n' },
    { text: '[x:chess]\n⟦selfCaptureBlack⟧ = true\n' },
  ],
  good: ['[x:chess]\nnMoveRule = 20\n', '[x:chess]\ncylinder = true\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasUnknownPairs,
  check: (section) =>
    unknownPairs(section).flatMap(({ key, keyAt }): readonly Finding[] => {
      const { code, message } = keyProblem(key);
      return code === 'ini/fork-key' ? [{ at: keyAt, message }] : [];
    }),
});
