import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import { RULES } from '../../src/check/rule-list.js';
import { unmark } from './unmark.js';

test.each(['maxRank = -8', 'maxFile = -1', 'maxRank = 0'])(
  'every example is checked to its end with %s',
  (line) => {
    for (const { bad } of RULES)
      for (const { text } of bad) {
        const source = { file: 'x.ini', text: `${unmark(text).text.trimEnd()}\n${line}\n` };
        expect(() => lintIni(source, 'fairy-stockfish')).not.toThrow();
      }
  },
);
