import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { emitDiagram } from '../../../src/emit/targets/diagram.js';
import { emitVariantsIni } from '../../../src/emit/targets/variants-ini.js';
import { equalMovements } from '../../../src/ir/compare.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import type { PieceType } from '../../../src/ir/piece.js';
import type { Variant } from '../../../src/ir/variant.js';
import { builtinRules, builtinRulesBeforeConclusion } from '../../../src/read/builtins.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { readSections, sectionVariant } from '../../../src/read/ini/section-variant.js';
import { readPage } from '../../../src/read/read-page.js';
import { CHESS, countMoves, readText, variantOf, ZO_SHOGI } from '../../read/diagram/diagrams.js';
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
    expect(OPEN).toHaveLength(60);
    expect([...CLOSED.keys()]).not.toContain('grand');
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

const SHIPPED = path.resolve(import.meta.dirname, '../../../generated/ini');

describe('the section of a shipped variant, its diagram, and a section again', () => {
  const sections = readdirSync(SHIPPED).flatMap((file) => {
    const text = readFileSync(path.join(SHIPPED, file), 'utf8');
    const [there] = readSections({ file, text }).value;
    const [rules] = readIni({ file, text }).value.map((section) => section.rules);
    // The section of an army of soldiers has drawn diagonals.
    if (there === undefined || rules === undefined) return [];
    return [{ name: file.replace('.ini', ''), text, there, rules: conclude(rules) }];
  });
  const isSaid = ({ there }: (typeof sections)[number]): boolean =>
    emitDiagram(there, emitOptions()).text !== null;

  test('compulsory promotion is what diagrams cannot say', () => {
    const refused = sections.filter((section) => !isSaid(section));
    expect(refused.map(({ name }) => name)).toEqual(['paragi', 'tori-shogi']);
    expect(sections.length).toBeGreaterThan(6);
  });

  test.each(sections.filter(isSaid))(
    '$name keeps its play',
    async ({ name, text, there, rules }) => {
      const printed = emitDiagram(there, emitOptions()).text ?? '';
      const completion = { name, rules };
      const { value } = readPage(
        { file: 'x.html', text: printed },
        { library: () => null, completion },
      );
      const [back] = value;
      if (back === undefined) throw new Error(printed);
      const [first] = readIni({ file: name, text }).value.map((section) => section.name);
      const engine = await loadFfish();
      engine.load(`${text}\n${ini(back, 'back')}`);
      const count = engine.play(first ?? '')?.perft(2);
      expect(count).toBeGreaterThan(300);
      expect(engine.play('back')?.perft(2)).toBe(count);
      expect(countMoves(back, 2)).toBe(count);
    },
  );
});

/** Own diagrams with what no built-in variant above has. */
const OWN: readonly (readonly [name: string, text: string])[] = [
  ['zo', ZO_SHOGI],
  ['chess', CHESS],
  [
    'holes',
    'files=5\nranks=5\nPawn:P:fmWfcF:p:a2\nRook:R:R:r:a1\nQueen:Q:Q:q:b1\nKing:K:K:k:e1\nhole::::b2,d1\n',
  ],
  [
    'late-promotion',
    'files=5\nranks=6\npromoZone=2\npromoChoice=RN!P\nPawn:P:fmWfcF:p:a4,c2\nRook:R:R:r:a1\nKnight:N:N:n:d1\nKing:K:K:k:e1\n',
  ],
  [
    'bare',
    'files=5\nranks=5\nbaring=0\nstalemate=loss\nmaxPromote=0\nRook:R:R:r:a1\nKing:K:K:k:e1\n',
  ],
  [
    'long-castling',
    'files=9\nranks=8\ncastleFlip=1\nmaxPromote=0\nRook:R:R:r:a1,i1\nKing:K:KirO2ilO3:k:e1\n',
  ],
  [
    'spares',
    'files=5\nranks=5\nholdingsType=1\npromoZone=2\npromoChoice=*QN!P\nPawn:P:fmWfcF:p:a2\nQueen:Q:Q:q:b1\nKnight:N:N:n:c1\nKing:K:K:k:e1\n',
  ],
  ['two-kings', 'files=5\nranks=5\nmaxPromote=0\nRook:R:R:r:a1\nKing:K:K:k:d1,e1\n'],
  [
    'royals',
    'files=5\nranks=5\nmaxPromote=0\nextinction=0\nroyal=1\nroyal=2\nQueen:Q:Q:q:a1\nKing:K:K:k:e1\n',
  ],
  [
    'in-hand',
    'files=5\nranks=5\nmaxPromote=0\nholdingsType=-2\nRook:R:R:r:a1:1,2\nKing:K:K:k:e1\n',
  ],
  [
    'inside',
    'files=5\nranks=5\nmaxPromote=1\npromoOffset=2\npromoZone=2\nroyal=2\nWazir:W:W:w:a1\nKing:K:K:k:e1\nGold:G:WfF:g:\n',
  ],
];

describe('a diagram, emitted and read again', () => {
  test.each(OWN)('%s says the same', (_name, text) => {
    const there = variantOf(text);
    const { text: printed } = emitDiagram(there, emitOptions());
    const [back] = readText(printed ?? '', { file: 'own.html' }).value;
    if (back === undefined) throw new Error(printed ?? 'refused');
    expect(startLines(back)).toEqual(startLines(there));
    expect(promotionLines(back)).toEqual(promotionLines(there));
    expect(back.start?.value.hands).toEqual(there.start?.value.hands);
    expect(back.start?.value.holes).toEqual(there.start?.value.holes);
    expect(back.start?.value.castlingRights).toBe(there.start?.value.castlingRights);
    expect(back.beyond).toEqual(there.beyond);
    const limits = ({ options }: Variant) => options.map(({ key, value }) => `${key} ${value}`);
    expect(limits(back)).toEqual(limits(there));
    expect(rulesOf(back)).toEqual(rulesOf(there));
    for (const { abbreviation, movement } of there.pieces) {
      const same = back.pieces.find((piece) => piece.abbreviation === abbreviation);
      if (abbreviation !== null)
        expect(equalMovements(same?.movement.value ?? [], movement.value)).toBe(true);
    }
    expect(countMoves(back, 3)).toBe(countMoves(there, 3));
  });

  test('our generator and the engine agree on boards with holes', async () => {
    const engine = await loadFfish();
    const variant = variantOf(OWN[2]?.[1] ?? '');
    engine.load(ini(variant, 'holes'));
    expect(engine.play('holes')?.perft(3)).toBe(countMoves(variant, 3));
  });
});

/** Rules that a diagram says itself, types by letter. */
function rulesOf({ pieces, rules }: Variant): unknown {
  const letter = new Map(pieces.map(({ id, abbreviation }) => [id, abbreviation ?? '']));
  const { doubleStep, doubleStepRegion, promotionRegion, mandatoryPawnPromotion } = rules;
  const { extinctionClaim, extinctionPieceCount, extinctionPseudoRoyal, stalemateValue } = rules;
  const { capturesToHand, castlingKingsideFile, castlingQueensideFile, dropLoop, pieceDrops } =
    rules;
  return {
    ...{ doubleStep, doubleStepRegion, promotionRegion, mandatoryPawnPromotion, stalemateValue },
    ...{ extinctionClaim, extinctionPieceCount, extinctionPseudoRoyal },
    ...{ capturesToHand, castlingKingsideFile, castlingQueensideFile, dropLoop, pieceDrops },
    extinct: rules.extinctionPieceTypes.map((id) => letter.get(id) ?? id),
    royal: pieces.filter(({ royal }) => royal).map(({ abbreviation }) => abbreviation),
  };
}
