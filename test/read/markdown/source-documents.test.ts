import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../src/ir/variant.js';
import { parseDiagram } from '../../../src/notation/diagram.js';
import { fenContext } from '../../../src/notation/fen-context.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { pieceOf, squares, steps } from './documents.js';

/** Documents of other authors, which are beside the project on the developers' machines and are not shipped with it. */
const FOLDER = '../shared/seeds';
const FILES = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((name) => name.endsWith('.txt'))
      .sort()
  : [];
const MISSING = FILES.length === 0;

function readSeed(number: string): ReturnType<typeof readDocument> & { readonly text: string } {
  const file = FILES.find((name) => name.startsWith(number)) ?? '';
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return { text, ...readDocument({ file, text }, { library: () => null }) };
}

describe.skipIf(MISSING)(
  'the first source document (skipped if ../shared/seeds is missing)',
  () => {
    const {
      text,
      value: variants,
      diagnostics,
    } = MISSING ? { text: '', value: [], diagnostics: [] } : readSeed('000');
    const named = (id: string): Variant => {
      const variant = variants.find((one) => one.id === id);
      if (variant === undefined) throw new Error(`no ${id}`);
      return variant;
    };

    test('has four variants', () => {
      expect(variants.map(({ id, title }) => [id, title])).toEqual([
        ['shogi', 'Shogi'],
        ['wa-shogi', 'Wa shogi'],
        ['tori-shogi', 'Tori shogi'],
        ['okisaki-shogi', 'Okisaki shogi'],
      ]);
    });

    test('lacks only start positions; rules assumed from shogi are reported', () => {
      const kinds = new Set(diagnostics.map(({ severity, code }) => `${severity} ${code}`));
      expect([...kinds].sort()).toEqual([
        'info doc/assumed-rule',
        'warning doc/start-position-missing',
      ]);
      expect(
        diagnostics
          .filter(({ severity }) => severity === 'warning')
          .map(({ span }) => text.slice(span.start, span.end)),
      ).toEqual(['Shogi', 'Wa shogi', 'Tori shogi', 'Okisaki shogi']);
      expect(diagnostics.filter(({ code }) => code === 'doc/assumed-rule')).toHaveLength(4 * 9);
    });

    test('has every piece: rows and used pieces counted by hand', () => {
      // Shogi 8 + 6; Wa 15 + 7, king, pawn and tokin; Tori 6 + 2 and king; Okisaki 3 + 2, six used pieces and their four promoted forms.
      expect(variants.map(({ pieces }) => pieces.length)).toEqual([14, 25, 9, 15]);
      for (const { pieces } of variants) {
        expect(pieces.filter(({ movement }) => movement.value.length === 0)).toEqual([]);
        expect(pieces.filter(({ royal }) => royal).map(({ id }) => id)).toEqual(['king']);
      }
    });

    test('names, glyphs, promotions, notes', () => {
      const shogi = named('shogi');
      expect(shogi.pieces.map(({ id }) => id)).toEqual([
        'king',
        'rook',
        'bishop',
        'gold',
        'silver',
        'knight',
        'lance',
        'pawn',
        'dragon',
        'horse',
        'promoted-silver',
        'promoted-knight',
        'promoted-lance',
        'tokin',
      ]);
      expect(pieceOf(shogi, 'dragon').glyphs).toEqual(['龍', '竜']);
      expect(pieceOf(named('tori-shogi'), 'king').glyphs).toEqual(['鵬']);
      expect(pieceOf(named('tori-shogi'), 'swallow')).toMatchObject({
        promotion: { style: 'shogi', to: 'goose' },
        drop: { allowed: true, perFile: 2, mateForbidden: true },
      });
      expect(pieceOf(named('wa-shogi'), 'running-rabbit').promotion).toEqual({
        style: 'shogi',
        to: 'treacherous-fox',
      });
      expect(pieceOf(named('okisaki-shogi'), 'promoted-fide-knight').glyphs).toEqual(['今']);
      expect(pieceOf(named('okisaki-shogi'), 'promoted-reverse-chariot').glyphs).toEqual(['仝']);
    });

    test('boards, zones and moves', () => {
      expect(variants.map(({ board }) => `${board.value.files}x${board.value.ranks}`)).toEqual([
        '9x9',
        '11x11',
        '7x7',
        '10x10',
      ]);
      expect(squares(named('tori-shogi').rules.promotionRegion.white)).toBe(
        'a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7 e7 f7 g7',
      );
      expect(named('wa-shogi').rules.promotionRegion.white).toHaveLength(33);
      expect(steps(pieceOf(named('tori-shogi'), 'goose'))).toEqual(['-2,2', '0,-2', '2,2']);
      expect(steps(pieceOf(named('shogi'), 'knight'))).toEqual(['-1,2', '1,2']);
    });

    test('its diagrams of the mixed game show the same position', () => {
      const pictures = [/^ +後手の持駒：[^]*?先手の持駒：$/m, /^ {5}l {2}n[^]*$/m].map(
        (pattern) => pattern.exec(text)?.[0] ?? '',
      );
      const shogi = named('shogi').pieces;
      const knight = { ...pieceOf(named('okisaki-shogi'), 'fide-knight'), abbreviation: "N'" };
      const crow = pieceOf(named('wa-shogi'), 'strutting-crow');
      const context = {
        ...fenContext({ files: 9, ranks: 9 }, [...shogi, knight, crow], { hands: true }),
        promotedOnly: new Set<string>(),
        white: 'sente' as const,
      };
      const read = pictures.map((picture) =>
        parseDiagram(picture, context, { file: 'f', start: 0, end: picture.length }),
      );
      expect(read.map((one) => one.diagnostics)).toEqual([[], []]);
      expect(read[0]?.value?.placements).toHaveLength(42);
      expect(read[1]?.value).toEqual(read[0]?.value);
    });
  },
);

describe.skipIf(MISSING)(
  'the other source documents (skipped if ../shared/seeds is missing)',
  () => {
    test.each(['001', '002', '003', '004'])('%s has no piece table: one error', (number) => {
      const { value, diagnostics } = readSeed(number);
      expect(value).toEqual([]);
      expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
        'error doc/no-piece-table',
      ]);
    });
  },
);
