import { describe, expect, test } from 'vitest';
import {
  hasPromotedForm,
  isAccepted,
  parseTable,
  slotOf,
  type XboardTable,
} from '../../../src/check/facts/xboard-table.js';

function table(text: string): XboardTable {
  const read = parseTable(text);
  if (read === null) throw new Error(text);
  return read;
}

describe('a pieceToCharTable as XBoard 4.9.1 reads it', () => {
  test('`-` is not a table', () => {
    expect(parseTable('-')).toBeNull();
  });

  test('both halves have the same numbering, and the last place of each is the king', () => {
    const { halves, length } = table('PNBRQ..A.Kpnbrq..a.k');
    expect(length).toBe(20);
    for (const [half, ids] of [
      [halves.white, 'PAK'],
      [halves.black, 'pak'],
    ] as const)
      expect([...ids].map((id) => slotOf(half, id)?.slot)).toEqual([0, 7, 65]);
  });

  test.each([
    ['PNBRQKpnbrqk', true],
    ['PNBRQKpnbrqk.', false],
    ['PNBRKpnbrk', false],
    [`${'.'.repeat(65)}K${'.'.repeat(65)}k`, true],
    [`${'.'.repeat(66)}K${'.'.repeat(66)}k`, false],
    ['PNBRQ/^PKpnbrq/^pk', true],
    ["PP'BR=SKpp'brk", false],
    ["PP'BRQ=SKpp'brqk", true],
  ])('%s: accepted is %s', (text, taken) => {
    expect(isAccepted(table(text))).toBe(taken);
  });

  test('nicknames and suffixes belong to the place before them', () => {
    const { white } = table("PP'BRQ=SKpp'brqk").halves;
    expect(white.map(({ id, slot }) => [id, slot])).toEqual([
      ['P', 0],
      ["P'", 1],
      ['B', 2],
      ['R', 3],
      ['Q', 4],
      ['K', 65],
    ]);
  });

  test('after a slash the table continues at slot 46', () => {
    expect(table('PNBRQ/^PKpnbrq/^pk').halves.white.map(({ slot }) => slot)).toEqual([
      0, 1, 2, 3, 4, 46, 65,
    ]);
  });

  test('promoted forms: eleven slots later, by name, or the Tokin', () => {
    const { black, white } = table('P.BR.S...GC+.++.+..^CLKp.br.s...gc+.++.+..^c*lk').halves;
    const promoting = (half: typeof white, ids: string): string =>
      [...ids].filter((id) => hasPromotedForm(half, id)).join('');
    expect(promoting(white, 'PBRSGCLK')).toBe('PBRSC');
    expect(promoting(black, 'pbrsgclk')).toBe('pbrscl');
  });

  test('offsets count from the start of the text', () => {
    expect(slotOf(table("PP'BRQ=SKpp'brqk").halves.black, 'b')).toMatchObject({
      start: 12,
      end: 13,
    });
  });
});
