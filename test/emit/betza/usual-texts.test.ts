import { describe, expect, test } from 'vitest';
import rows from '../../../generated/library/usual-texts.json' with { type: 'json' };
import { DIALECTS } from '../../../src/catalog/betza/dialects.js';
import { printBetza, searchBetza } from '../../../src/emit/betza/print-betza.js';
import { usualText } from '../../../src/emit/betza/usual-texts.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { THOROUGH } from '../../thorough.js';

/** Boards other than those for which the rows were made. */
const BOARDS = [
  { files: 5, ranks: 16 },
  { files: 13, ranks: 7 },
];
const texts = Object.values(rows).flatMap((row) =>
  DIALECTS.flatMap((dialect, index) => {
    const text = (typeof row === 'string' ? row : row[index]) ?? '';
    return text === '' ? [] : [{ dialect, text }];
  }),
);

describe('texts of usual movements', () => {
  test('equal the results of the search, on other boards, too', () => {
    expect(texts.length).toBeGreaterThan(300);
    for (const [index, { dialect, text }] of texts.entries()) {
      const movement = readAsProgram(text, dialect);
      for (const board of THOROUGH ? BOARDS : BOARDS.slice(index % 2, (index % 2) + 1))
        expect(searchBetza(movement, dialect, board)).toEqual({ kind: 'printed', text });
    }
  });

  test('are found whatever the order of the moves', () => {
    for (const { dialect, text } of texts) {
      const movement = readAsProgram(text, dialect);
      for (const moves of [movement, movement.toReversed(), [...movement, ...movement]])
        expect(usualText(moves, dialect, { files: 8, ranks: 8 })).toBe(text);
    }
  });

  test('are not used on a board so small that a leap always leaves it', () => {
    const movement = readAsProgram('WH', 'xboard');
    expect(usualText(movement, 'xboard', { files: 3, ranks: 3 })).toBeNull();
    expect(printBetza(movement, 'xboard', { files: 3, ranks: 3 })).toMatchObject({ text: 'W' });
  });

  test('are read back: a movement with the key of another one needs a search', () => {
    const board = { files: 8, ranks: 8 };
    const near = readAsProgram('pR', 'xboard').map((move) =>
      move.kind === 'hop' ? { ...move, hurdle: 1 } : move,
    );
    expect(usualText(near, 'xboard', board)).toBe('pR');
    expect(printBetza(near, 'xboard', board)).not.toMatchObject({ text: 'pR' });
  });
});
