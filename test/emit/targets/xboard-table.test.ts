import { describe, expect, test } from 'vitest';
import { emitPieceToChar } from '../../../src/emit/targets/piece-to-char.js';
import { emitXboard } from '../../../src/emit/targets/xboard.js';
import type { Variant } from '../../../src/ir/variant.js';
import { handMade, KING } from '../hand-made.js';
import { handNumber, parseTable, promotes, slotOf } from './xboard-table-model.js';
import {
  chess,
  kashogi,
  manyKinds,
  okisakiShogi,
  paragi,
  shogi,
  toriShogi,
  waShogi,
  zoShogi,
} from './xboard-variants.js';

const OPTIONS = { approximate: false, parent: null };

function tableOf(variant: Variant): string {
  return (emitPieceToChar(variant, OPTIONS).text ?? '').trimEnd();
}

const GAMES = [
  ...[chess, kashogi, okisakiShogi, paragi, shogi, toriShogi, waShogi, zoShogi],
  ...[manyKinds(5), manyKinds(9), manyKinds(15), manyKinds(16), manyKinds(30)],
];

describe.each(GAMES.map((variant, index) => [`${index} ${variant.title}`, variant] as const))(
  'the table of %s',
  (_title, variant) => {
    const table = tableOf(variant);
    const [white, black] = parseTable(table);
    const block = emitXboard(variant, OPTIONS).text ?? '';
    const [, hand = '', parent = ''] = /\+(\d+)_(\w+) /.exec(block) ?? [];
    const lines = [...block.matchAll(/^piece (\+?)([A-Z]['!]?)& /gm)].map(([, plus, id = '']) => ({
      promoted: plus === '+',
      id,
    }));

    test('is that of the setup line, the same for both colours, and short enough', () => {
      expect(block).toContain(`setup (${table}) `);
      expect(black.slots).toEqual(white.slots.map((entry) => entry.toLowerCase()));
      expect(table.length).toBeLessThan(512);
    });

    test('has the king last, and an ID for every line and placed piece', () => {
      expect(white.slots[65]).toBe('K');
      for (const { id } of lines) expect(white.slots).toContain(id);
      const ids = white.slots.filter((entry) => /[A-Z]/.test(entry));
      expect(new Set(ids).size).toBe(ids.length);
      expect(
        lines
          .filter(({ promoted }) => !promoted)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(ids.sort());
    });

    test('gives a promoted form only to pieces that have one', () => {
      const promoting = lines.filter(({ promoted }) => promoted).map(({ id }) => id);
      for (const { id } of lines) expect(promotes(white, id)).toBe(promoting.includes(id));
      expect(white.slots.filter((entry) => entry === '+')).toHaveLength(promoting.length);
    });

    test('numbers the kinds in hand from 0 to S', () => {
      const own = lines.filter(({ promoted, id }) => !promoted && id !== 'K');
      const numbers = own.map(({ id }) => handNumber(white, id)).sort((a, b) => a - b);
      expect(numbers).toEqual(own.map((_, index) => index));
      if (hand !== '0') expect(Number(hand)).toBeGreaterThanOrEqual(Math.min(15, own.length));
    });

    test('avoids the slots with special rules', () => {
      const promoting = new Set(lines.filter(({ promoted }) => promoted).map(({ id }) => id));
      for (const { id } of lines) {
        const slot = slotOf(white, id);
        if (parent !== 'shogi') continue;
        expect([7, 18, 39]).not.toContain(slot);
        if (slot !== 65) expect(slot <= 8).toBe(promoting.has(id));
      }
      if (parent === 'chu') {
        expect(white.slots[50]).toBe('.');
        expect(white.slots[21]).toBe('.');
      }
    });
  },
);

describe('pieces in the slots with special rules', () => {
  test('pawn, knight and lance of shogi in the slots with their rules', () => {
    const [white] = parseTable(tableOf(zoShogi));
    expect(white.slots.slice(0, 10)).toEqual(['P', 'N', 'B', 'R', 'L', 'S', 'E', '.', '.', 'G']);
    expect(white.partners.get(6)).toBe(17);
  });

  test('a pawn without a limit on each file is not in the pawn slot of parent shogi, which would refuse the drop', () => {
    const twoPawns: Variant = {
      ...shogi,
      pieces: shogi.pieces.map((piece) =>
        piece.name === 'Pawn' ? { ...piece, drop: { ...piece.drop, perFile: 2 } } : piece,
      ),
    };
    const [white] = parseTable(tableOf(twoPawns));
    expect(white.slots[0]).toBe('.');
  });

  test('pieces that are never stuck avoid the slots that force promotion, unless promotion is compulsory', () => {
    const [fifth] = parseTable(tableOf(manyKinds(5)));
    expect([0, 1, 4].map((slot) => fifth.slots[slot])).toEqual(['.', '.', '.']);
    const [white] = parseTable(tableOf(paragi));
    expect(white.slots.slice(0, 7)).toEqual(['P', 'N', 'B', 'R', 'Q', 'H', 'D']);
  });

  test('a colour without a king has no letter in its slot', () => {
    const horde = handMade({
      family: 'chess',
      pieces: [KING, { name: 'Man', abbreviation: 'M', betza: 'W' }],
      fen: 'mmmm/4/4/2K1 w - - 0 1',
      files: 4,
      ranks: 4,
      rules: { pieceDrops: false, capturesToHand: false },
    });
    const [white, black] = parseTable(tableOf(horde));
    expect([white.slots[65], black.slots[65]]).toEqual(['K', '.']);
  });
});
