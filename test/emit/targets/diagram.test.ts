import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { emitDiagram } from '../../../src/emit/targets/diagram.js';
import { emitVariantsIni } from '../../../src/emit/targets/variants-ini.js';
import { equalMovements } from '../../../src/ir/compare.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import type { PieceType } from '../../../src/ir/piece.js';
import type { Variant } from '../../../src/ir/variant.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { readSections } from '../../../src/read/ini/section-variant.js';
import { readPage } from '../../../src/read/read-page.js';
import { CHESS, countMoves, readText, variantOf, ZO_SHOGI } from '../../read/diagram/diagrams.js';
import {
  builtinGames,
  engineWithAll,
  playOf,
  sectionGames,
  sectionOf,
  type EngineGame,
} from '../engine-games.js';
import { emitOptions } from '../options.js';
import { sampleOf } from '../../thorough.js';

interface Way {
  readonly there: Variant;
  readonly text: string;
  readonly back: Variant;
}

/** A variant of the engine, its diagram, and the variant read from the diagram and completed from the first. A string says why there is no diagram. */
function thereAndBack({ name, rules, variant: there }: EngineGame): Way | string {
  const inexpressible = there.held?.inexpressible ?? null;
  if (inexpressible !== null) return inexpressible;
  const { text, diagnostics } = emitDiagram(there, emitOptions());
  if (text === null)
    return diagnostics.find(({ severity }) => severity === 'error')?.message ?? '?';
  const { value, diagnostics: problems } = readPage(
    { file: `${name}.html`, text },
    { library: () => null, completion: { name, rules } },
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

/** The letter of a piece and its promoted form, given by its moves if it has no letter. */
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

/** The pieces on the board, by letters. */
function startLines({ start, pieces }: Variant): readonly string[] {
  const letter = new Map(pieces.map(({ id, abbreviation }) => [id, abbreviation]));
  return (start?.value.placements ?? []).map(
    ({ square, color, piece }) => `${square} ${color} ${letter.get(piece) ?? piece}`,
  );
}

function waysOf(games: readonly EngineGame[]) {
  const ways = games.map((game) => ({ name: game.name, way: thereAndBack(game) }));
  return {
    open: ways.flatMap(({ name, way }) => (typeof way === 'string' ? [] : [{ name, way }])),
    closed: new Map(
      ways.flatMap(({ name, way }) => (typeof way === 'string' ? [[name, way] as const] : [])),
    ),
  };
}

const BUILTINS = waysOf(builtinGames());
const SECTIONS = waysOf(sectionGames());

test('a variant that a diagram cannot express is refused', () => {
  const { open, closed } = BUILTINS;
  expect(closed.get('crazyhouse')).toContain('first move of pawn');
  expect(closed.get('fischerandom')).toContain('castling from shuffled positions');
  expect(closed.get('torishogi')).toContain('compulsory promotion');
  expect(closed.get('shoshogi')).toContain('from inside the zone, without drops');
  expect(closed.get('kyotoshogi')).toContain('demotion');
  expect(closed.get('xiangqi')).toContain('moves differently on different squares');
  expect(closed.get('minixiangqi')).toContain('confined to regions');
  expect(closed.get('amazons')).toContain('walls');
  expect(closed.get('chigorin')).toContain('the players promote to different pieces');
  expect([...closed.keys()]).not.toContain('capablanca');
  expect(open).toHaveLength(59);
  expect(closed.get('coregal')).toContain('royal pieces other than kings');
  expect([...closed.keys()]).not.toContain('grand');
});

/** The refused sections, by a part of the first reason given. */
const CLOSED_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'cannot express a piece that never moves': ['1d-chess'],
  'depends on its square': [
    ...[
      '3check-crazyhouse',
      'ajax-orthodox',
      'allwayspawns',
      'antihouse',
      'atomiczh',
      'blackletter',
    ],
    ...['coffeehouse', 'crossderby', 'doublearmy', 'dragon-chess', 'empire', 'gothhouse'],
    ...['grandhouse', 'orda', 'ordamirror', 'ordavsempire', 'screen', 'semitorpedo'],
    ...['shinobi', 'shinobimirror', 'shinobiplus', 'shogun', 'upsidedown', 'weak'],
    ...['wildebeest'],
  ],
  'explosions on capture': ['6x6atom', 'antiatomic', 'epicatomic'],
  'this castling': [
    ...[
      'active',
      'allexplodeatomic',
      'andersgiveaway',
      'atomic-giveaway',
      'atomic-giveaway-hill',
      'atomicduck',
    ],
    ...['backrank', 'captureall', 'elimination', 'maharajah', 'maharajah2', 'nuclear'],
    ...['khans', 'river'],
  ],
  'this promotion zone': ['alapo', 'argess'],
  'passing without a legal move': ['andersanti', 'quadwrangle', 'quadwrangle7x7'],
  'drops that must enclose': [
    'annexation',
    'cfour',
    'cfour-anyside',
    'cfour-misere',
    'flipello6',
    'snort',
  ],
  walls: ['atlantis', 'cowboys', 'la-mancha-duel', 'la-mancha-squeez'],
  'moves differently on different squares': [
    'crowdedxiangqi',
    'xiangqihouse',
    'janggihouse',
    'elgam',
  ],
  'are confined to regions': ['muje', 'buffalo', 'chak', 'stardust'],
  'promotion only by a capture': ['cetus'],
  'enclosed pieces that change sides': ['crusade'],
  'royal pieces other than kings': ['twokings2', 'quasi-shatranj'],
  'drops without a hand': ['gale'],
  'by every move from inside the zone': ['forward'],
  demotion: ['chennis', 'gethenian'],
  'compulsory promotion': ['leaperhouse', 'mandala', 'mansindam'],
  'and not on whether it has moved': ['synochess'],
};

test('these sections are refused, for these reasons', () => {
  const { open, closed } = SECTIONS;
  for (const [reason, names] of Object.entries(CLOSED_SECTIONS))
    for (const name of names) expect(closed.get(name) ?? name).toContain(reason);
  expect([...closed.keys()].sort()).toEqual(Object.values(CLOSED_SECTIONS).flat().sort());
  expect(open.length + closed.size).toBe(143);
});

/** What differs after the conversion, and why the game is the same. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  antiantichess: 'the start has castling rights, but there is no castling',
};

describe.each([
  ['a built-in variant', BUILTINS.open],
  ["a section of the engine's file", SECTIONS.open],
])('%s, its diagram, and back', (_title, open) => {
  test.each(open)('$name: start position and promotions', ({ way }) => {
    const { back, there } = way;
    expect(startLines(back)).toEqual(startLines(there));
    expect(promotionLines(back)).toEqual(promotionLines(there));
  });

  test('the engine and our generator play the result like the engine plays the variant', async () => {
    const engine = await engineWithAll();
    const some = sampleOf(open, 4);
    const ours = some.map(({ name, way }) => `${name} ${countMoves(way.back, 2)}`);
    expect(ours).toEqual(some.map(({ name }) => `${name} ${engine.play(name)?.perft(2) ?? '?'}`));
    engine.load(open.map(({ name, way }) => sectionOf(way.back, `back-${name}`)).join('\n'));
    const plays = sampleOf(open, 8).map(({ name }) => ({
      name,
      is: playOf(engine, `back-${name}`),
      should: playOf(engine, name),
    }));
    const differing = plays.filter(
      ({ is, should, name }) => is !== should && !(name in OTHER_WORDS),
    );
    expect(differing).toEqual([]);
  });
});

const SHIPPED = path.resolve(import.meta.dirname, '../../../generated/ini');

describe('the section of a shipped variant, its diagram, and a section again', () => {
  const sections = readdirSync(SHIPPED).flatMap((file) => {
    const text = readFileSync(path.join(SHIPPED, file), 'utf8');
    const [there] = readSections({ file, text }).value;
    const [rules] = readIni({ file, text }).value.map((section) => section.rules);
    if (there?.held?.inexpressible !== null || rules === undefined) return [];
    return [{ name: file.replace('.ini', ''), text, there, rules: conclude(rules) }];
  });
  const hasDiagram = ({ there }: (typeof sections)[number]): boolean =>
    emitDiagram(there, emitOptions()).text !== null;

  test('diagrams can express neither compulsory promotion nor drawn diagonals', () => {
    const refused = sections.filter((section) => !hasDiagram(section));
    expect(refused.map(({ name }) => name)).toEqual([
      'alquerque-soldier',
      'alquerque',
      'paragi',
      'tori-shogi',
    ]);
    expect(sections.length).toBeGreaterThan(6);
  });

  test.each(sections.filter(hasDiagram))(
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

/** Diagrams with features that none of these built-in variants has. */
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

describe('a diagram, read and written again', () => {
  test.each(OWN)('%s means the same', (_name, text) => {
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

/** The rules that a diagram states, with types by letter. */
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
