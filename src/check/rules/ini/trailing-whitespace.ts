import { changesOf, hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/trailing-whitespace',
  severity: 'error',
  title: 'White space after a word.',
  why: 'A value extends to the end of the line. `true` followed by a space is not `true`, so the option becomes false (other words become none). In a file with CR CR LF line endings a carriage return follows every value.',
  replaces: ['ini/invalid-value'],
  bad: [
    {
      text: '[x:chess]\ncastling = ⟦true ⟧\n',
      fixed: '[x:chess]\ncastling = true\n',
      says: 'read as false, because white space follows it; remove the extra white space',
    },
    {
      text: '[x:chess]\nnFoldValue = ⟦draw\t⟧\n',
      fixed: '[x:chess]\nnFoldValue = draw\n',
      says: 'read as none, because white space',
    },
    {
      text: '[x:chess]\r\r\ncastling = ⟦true\r⟧\r\n',
      fixed: '[x:chess]\r\r\ncastling = true\r\n',
      says: 'because the line ends with CR CR LF; remove the extra carriage return',
    },
  ],
  good: ['[x:chess]\ncastling = true\r\n', '[x:chess]\nnMoveRule = 40 \n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    valueFaults(section, 'blank').map(({ pair: { key, value, valueAt }, row, word }) => {
      const rest = value.includes('\r') ? 'the line ends with CR CR LF' : 'white space follows it';
      const stored = row.type === 'bool' ? 'false' : 'none';
      return {
        at: valueAt,
        message: `\`${key} = ${word}\` is read as ${stored}, because ${rest}; remove the extra ${value.includes('\r') ? 'carriage return' : 'white space'}`,
        fix: {
          title: `Remove the white space after \`${word}\`: ${key} becomes ${word}`,
          safety: 'safe',
          replacements: [{ at: valueAt, text: word }],
          changes: changesOf(section, row, value, word),
        },
      };
    }),
});
