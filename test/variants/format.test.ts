import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { squaresOf, printSquare } from '../../src/ir/board.js';
import type { Variant } from '../../src/ir/variant.js';
import { builtPage } from '../built-page.js';
import { promotions, reach, readText, shippedVariant } from './shipped.js';

const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```markdown\n([^]*?)\n```/g)].map(([, body = '']) => body);

function first(document: string): Variant {
  const [variant] = readText(document).value;
  if (variant === undefined) throw new Error('no variant');
  return variant;
}

const TORI = examples.find((body) => body.startsWith('# Tori shogi')) ?? '';

test('the starter is a game', () => {
  const { diagnostics, value } = readText(examples[0] ?? '');
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(value[0]?.rules.flagPiece.white).toBe('king');
  expect(value[0]?.pieces.map(({ abbreviation }) => abbreviation)).toEqual([...'KQRBPC']);
  expect((examples[0] ?? '').split('\n').length).toBeLessThan(16);
});

test('the sentences on a changed game are one', () => {
  const [, words = ''] = /"(The rules are those of chess[^"]+)"/.exec(text) ?? [];
  const { diagnostics, ini } = builtPage(`# Ours\n\n${words}\n`, 20);
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(ini).toContain('startFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n');
  expect(ini).toContain('doubleStepRegionWhite = ');
});

test('the README is short, and its two commands come first', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(251);
  expect(text.indexOf('npm ci && npm start   # installs')).toBeLessThan(200);
});

describe('the complete example', () => {
  const { diagnostics } = readText(TORI);
  const tori = first(TORI);

  test('is complete: nothing is said but what is assumed', () => {
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['doc/assumed-rule']));
  });

  test('is the tori shogi that is shipped', () => {
    const shipped = shippedVariant('tori-shogi');
    expect(tori.id).toBe('tori-shogi');
    expect(tori.start?.value).toEqual(shipped.start?.value);
    expect(promotions(tori)).toEqual(promotions(shipped));
    for (const { name, glyphs } of shipped.pieces) {
      const called = name ?? glyphs[0] ?? '';
      for (const at of squaresOf(shipped.board.value).map(printSquare)) {
        expect(reach(tori, called, at), `${called} ${at}`).toBe(reach(shipped, called, at));
      }
    }
  });

  test('has the rules of shogi where it is silent', () => {
    expect(tori.rules).toMatchObject({
      mandatoryPiecePromotion: true,
      pieceDrops: true,
      immobilityIllegal: true,
      castling: false,
      doubleStep: false,
      nMoveRule: 0,
      nFoldRule: 4,
      nFoldValue: 'draw',
      perpetualCheckIllegal: true,
      stalemateValue: 'loss',
    });
  });
});

test('moves that depend on the square, as in the example', () => {
  const example = examples.find((body) => body.includes('Region connected')) ?? '';
  const variant = first(`# Example\n\n* Size: 9x9\n* Betza: xboard\n${example}`);
  expect(reach(variant, 'Gold', 'e4')).toBe('e3 d4 f4 e5');
  expect(reach(variant, 'Gold', 'e5')).toBe('d4 e4 f4 d5 f5 d6 e6 f6');
  expect(reach(variant, 'Horse', 'e4')).toBe('d6 f6');
  expect(reach(variant, 'Horse', 'e5')).toBe('c6 g6 d7 f7');
});

test('what a document of the chess family takes from chess', () => {
  const pawn = '| Pawn | P | fmWfceF | Q |';
  const document = `# X\n\n* Size: 8x8\n\n| Name | Abbr | Betza | Promote |\n| - | - | - | - |\n${pawn}\n| Queen | Q | Q | |\n`;
  const variant = first(document);
  expect(variant.family).toBe('chess');
  expect(variant.rules).toMatchObject({
    pieceDrops: false,
    immobilityIllegal: false,
    doubleStep: true,
    nMoveRule: 50,
    nFoldRule: 3,
    nFoldValue: 'draw',
    perpetualCheckIllegal: false,
    stalemateValue: 'draw',
  });
  expect(variant.rules.promotionRegion.white.map(printSquare).join(' ')).toBe(
    'a8 b8 c8 d8 e8 f8 g8 h8',
  );
});
