import { expect, test } from 'vitest';
import { OPTION_BY_KEY, OPTIONS } from '../../src/catalog/options/options.js';
import { applyFixes } from '../../src/check/apply-fixes.js';
import { lintIni } from '../../src/check/lint.js';
import { SLIPS } from '../slips.js';

test.each(Object.entries(SLIPS))(
  'a key with a letter %s has a fix, which nearly always writes the key that was meant',
  (_, slipsOf) => {
    const wrong: string[] = [];
    const unfixed: string[] = [];
    let tried = 0;
    // One place for each key, another one for the next.
    OPTIONS.forEach(({ key }, index) => {
      const slips = slipsOf(key);
      const slip = slips[index % slips.length] ?? key;
      if (OPTION_BY_KEY.has(slip)) return;
      tried += 1;
      const text = `[x:chess]\n${slip} = 1\n`;
      const found = lintIni({ file: 'x.ini', text }, 'fairy-stockfish').filter(
        ({ fix, span }) => fix !== undefined && text.slice(span.start, span.end) === slip,
      );
      if (found.length === 0) unfixed.push(slip);
      else if (applyFixes(text, found, 'all').text !== `[x:chess]\n${key} = 1\n`) wrong.push(slip);
    });
    expect(tried).toBeGreaterThan(280);
    expect(unfixed.length, unfixed.join(' ')).toBeLessThan(5);
    expect(wrong.length, wrong.join(' ')).toBeLessThan(10);
  },
);

test.each([
  // Only roughly similar: a hint in the message, but nothing that `--fix=all` may write.
  ['pieceNames = Pawn'],
  ['Captain = c'],
  ['mobilityRegionWhite = *1'],
  ['KnightValueMg = 781'],
])('%s is no slip of another key', (line) => {
  const found = lintIni({ file: 'x.ini', text: `[x:chess]\n${line}\n` }, 'fairy-stockfish');
  expect(found.map(({ code, fix }) => [code, fix])).toEqual([['ini/unknown-option', undefined]]);
});
