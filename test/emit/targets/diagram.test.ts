import { describe, expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { emitDiagram } from '../../../src/emit/targets/diagram.js';
import { emitVariantsIni } from '../../../src/emit/targets/variants-ini.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import type { PieceType } from '../../../src/ir/piece.js';
import type { Variant } from '../../../src/ir/variant.js';
import { builtinRules, builtinRulesBeforeConclusion } from '../../../src/read/builtins.js';
import { sectionVariant } from '../../../src/read/ini/section-variant.js';
import { readPage } from '../../../src/read/read-page.js';
import { countMoves } from '../../read/diagram/diagrams.js';
import { emitOptions } from '../options.js';

const NOWHERE = { file: 'engine', start: 0, end: 0 };

function builtinVariant(name: string): Variant | string {
  const rules = builtinRulesBeforeConclusion(name);
  if (rules === null) throw new Error(`no ${name}`);
  return sectionVariant(name, conclude(rules), NOWHERE);
}

interface Way {
  readonly there: Variant;
  readonly text: string;
  readonly back: Variant;
}

/** A built-in variant, its diagram, and what the diagram says, completed from the variant; a text: the way is closed. */
function thereAndBack(name: string): Way | string {
  const there = builtinVariant(name);
  if (typeof there === 'string') return there;
  const { text, diagnostics } = emitDiagram(there, emitOptions());
  if (text === null)
    return diagnostics.find(({ severity }) => severity === 'error')?.message ?? '?';
  const rules = builtinRules(name);
  const completion = rules === null ? null : { name, rules };
  const { value, diagnostics: problems } = readPage(
    { file: `${name}.html`, text },
    { library: () => null, completion },
  );
  const [back] = value;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (back === undefined || errors.length > 0)
    throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}\n${text}`);
  return { there, text, back };
}

function ini(variant: Variant, name: string): string {
  const { text, diagnostics } = emitVariantsIni({ ...variant, id: name }, emitOptions());
  if (text === null) throw new Error(diagnostics.map(({ message }) => message).join('; '));
  return text;
}

function sectionName(variant: Variant, name: string): string {
  return /^\[([^\]]+)\]/m.exec(ini(variant, name))?.[1] ?? '';
}

/** Letter of a piece, and what it becomes: by moves where the form has no letter. */
function promotionLines({ pieces }: Variant): readonly string[] {
  const letter = new Map(pieces.map(({ id, abbreviation }) => [id, abbreviation ?? '']));
  const words = ({ abbreviation, promotion }: PieceType): string => {
    switch (promotion.style) {
      case 'none':
        return '';
      case 'pawn':
        return `${abbreviation ?? ''}: ${promotion.to
          .map((id) => letter.get(id))
          .sort()
          .join('')}`;
      case 'shogi':
        return `${abbreviation ?? ''}+`;
    }
  };
  return pieces
    .map(words)
    .filter((line) => line !== '')
    .sort();
}

/** What stands where, in letters. */
function startLines({ start, pieces }: Variant): readonly string[] {
  const letter = new Map(pieces.map(({ id, abbreviation }) => [id, abbreviation]));
  return (start?.value.placements ?? []).map(
    ({ square, color, piece }) => `${square} ${color} ${letter.get(piece) ?? piece}`,
  );
}

const WAYS = BUILTIN_NAMES.map((name) => ({ name, way: thereAndBack(name) }));
const OPEN = WAYS.flatMap(({ name, way }) => (typeof way === 'string' ? [] : [{ name, way }]));
const CLOSED = new Map(
  WAYS.flatMap(({ name, way }) => (typeof way === 'string' ? [[name, way] as const] : [])),
);

describe('a built-in variant, its diagram, and back', () => {
  test('refused is what a diagram has no words for', () => {
    expect(CLOSED.get('crazyhouse')).toContain('first move of pawn');
    expect(CLOSED.get('fischerandom')).toContain('castling from shuffled positions');
    expect(CLOSED.get('torishogi')).toContain('compulsory promotion');
    expect(CLOSED.get('shoshogi')).toContain('from inside the zone, without drops');
    expect(CLOSED.get('kyotoshogi')).toContain('demotion');
    expect(CLOSED.get('xiangqi')).toContain('confined to regions');
    expect(CLOSED.get('amazons')).toContain('walls');
    expect([...CLOSED.keys()]).not.toContain('capablanca');
    expect(OPEN.length).toBeGreaterThanOrEqual(50);
  });

  test.each(OPEN)('$name: array, promotions, and moves by our generator', ({ way }) => {
    const { back, there } = way;
    expect(startLines(back)).toEqual(startLines(there));
    expect(promotionLines(back)).toEqual(promotionLines(there));
    expect(countMoves(back, 2)).toBe(countMoves(there, 2));
  });

  test('the engine plays what comes back as it plays the built-in variant', async () => {
    const engine = await loadFfish();
    const sections = OPEN.map(({ name, way }) => ini(way.back, `back-${name}`));
    engine.load(sections.join('\n'));
    const count = (name: string): number | undefined => engine.play(name)?.perft(2);
    const differing = OPEN.filter(
      ({ name, way }) => count(sectionName(way.back, `back-${name}`)) !== count(name),
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
    expect(count('back-shogi')).toBe(900);
  });
});
