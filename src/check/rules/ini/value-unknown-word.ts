import { nearest } from '../../../text/nearest.js';
import { fixOfValue } from '../../facts/findings.js';
import { hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule } from '../../rule.js';

/** Words for results, too different from the words of the engine to be found by their spelling. */
const RESULTS: ReadonlyMap<string, string> = new Map([
  ['lose', 'loss'],
  ['lost', 'loss'],
  ['defeat', 'loss'],
  ['won', 'win'],
  ['victory', 'win'],
  ['tie', 'draw'],
  ['remis', 'draw'],
  ['stalemate', 'draw'],
]);

export default defineRule({
  code: 'ini/value-unknown-word',
  severity: 'error',
  title: 'A word that the key does not accept.',
  why: 'The engine stores none (or false), not the default. As a game result, none is the raw score 32002.',
  replaces: ['ini/invalid-value'],
  bad: [
    {
      text: '[x:chess]\nstalemateValue = ⟦lose⟧\n',
      fixed: '[x:chess]\nstalemateValue = loss\n',
      says: 'read as none',
    },
    { text: '[x:chess]\nwallingRule = ⟦dukc⟧\n', fixed: '[x:chess]\nwallingRule = duck\n' },
    { text: '[x:chess]\nnFoldValue = ⟦repetition⟧\n' },
    { text: '[x:chess]\nwallingRule = ⟦lose⟧\n', says: 'write one of' },
  ],
  good: ['[x:chess]\nstalemateValue = loss\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    valueFaults(section, 'unknown-word').map(({ pair: { key, value, valueAt }, row, words }) => {
      const meant =
        (row.type === 'Value' ? RESULTS.get(value.toLowerCase()) : undefined) ??
        nearest(value, words);
      const stored = row.type === 'bool' ? 'false' : 'none';
      const advice = meant === null ? 'write one of' : `did you mean \`${meant}\`? The words are`;
      return {
        at: valueAt,
        message: `\`${key} = ${value}\` is read as ${stored}, because the engine does not know the word; ${advice} ${words.join(', ')}`,
        ...fixOfValue({ valueAt }, meant, `Write \`${meant}\``),
      };
    }),
});
