import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../src/ir/variant.js';
import type { SourceKind } from '../../../src/read/page/source-kinds.js';
import { countMoves, readText } from '../diagram/diagrams.js';

const PAGE = readFileSync(
  path.resolve(import.meta.dirname, '../../fixtures/pages/zo-shogi.txt'),
  'utf8',
);
const HANDS = '4k4/P3E1N2/9/9/3p5/P8/9/9/4K4[PNLEBpn] w - - 0 1';

function variantFrom(prefer: SourceKind, text = PAGE): Variant {
  const [variant] = readText(text, {
    prefer,
    ...(prefer === 'diagram' ? { rulesFrom: 'shogi' } : {}),
  }).value;
  if (variant === undefined) throw new Error(`no variant from ${prefer}`);
  return variant;
}

// The counts are those of the engine.
describe('zo shogi from both sources on its page', () => {
  const diagram = variantFrom('diagram');
  const options = variantFrom('ini');

  test('the diagram completed from shogi and the options have the same legal moves', () => {
    expect(countMoves(diagram, 5)).toBe(11_496_988);
    expect(countMoves(options, 4)).toBe(445_372);
    expect(countMoves(options, 2, HANDS)).toBe(1_062);
    expect(countMoves(diagram, 2, HANDS)).toBe(1_062);
  });

  test('without nifu, or without the rule for immobile pieces, there are more', () => {
    const without = (line: RegExp): Variant => variantFrom('ini', PAGE.replace(line, ''));
    expect(countMoves(without(/^dropNoDoubled.*\n/m), 2, HANDS)).toBe(1_108);
    expect(countMoves(without(/^immobilityIllegal.*\n/m), 2, HANDS)).toBe(1_236);
  });

  test('their results differ in the rules that lint reports, and in the goal, which a diagram cannot state', () => {
    // Piece types have different names in the two sources; their moves are compared above.
    const plain = ({ rules }: Variant): readonly [string, unknown][] =>
      Object.entries(rules).filter(([, value]) => typeof value !== 'object');
    const ofDiagram = new Map(plain(diagram));
    const fields = plain(options).filter(([field, value]) => ofDiagram.get(field) !== value);
    expect(fields.map(([field]) => field).sort()).toEqual([
      'nFoldRule',
      'nFoldValue',
      'perpetualCheckIllegal',
    ]);
    expect(options.rules.flagRegion.white).toHaveLength(9);
    expect(diagram.rules.flagRegion.white).toEqual([]);
  });
});
