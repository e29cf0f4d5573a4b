import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { OPTIONS } from '../../src/catalog/options/options.js';
import { diffDefinitions, sectionsOf } from '../../src/index.js';
import { sampleOf } from '../thorough.js';

/** Of what kind the differences are between a built-in variant with one option and without it. */
function kindsFor(parent: string, option: string): readonly string[] {
  const text = `[with:${parent}]\n${option}\n[without:${parent}]\n`;
  const [first, second] = sectionsOf({ file: 'x.ini', text }).definitions;
  if (first === undefined || second === undefined) return [];
  return diffDefinitions(first, second).play.map(({ about }) => about.kind);
}

test.each([
  // Pieces that promoted as pawns do become pawns again, not only promoted forms.
  ['crazyhouse', 'pieceDemotion = true'],
  ['losalamos', 'pieceDemotion = true'],
  ['shogi', 'immobilityIllegal = false'],
  ['torishogi', 'immobilityIllegal = false'],
  // There is no such rank, but with a flag, no material is too little to win.
  ['gardner', 'flagRegionWhite = *6'],
])('%s with %s differs by that rule alone', (parent, option) => {
  expect(kindsFor(parent, option)).toEqual(['rule']);
});

test('pieces that can only be dropped explain the drops', () => {
  expect(kindsFor('ataxx', 'fersAlfil = e')).toEqual(['extra-piece']);
  expect(kindsFor('ataxx', 'fers = f\nwazir = w')).toEqual(['extra-piece', 'extra-piece']);
});

test('of two pieces that only one game has, each is shown by its own drops', () => {
  const text = '[one:ataxx]\nfers = f\n[other:ataxx]\nwazir = w\n';
  const [one, other] = sectionsOf({ file: 'x.ini', text }).definitions;
  const { play } =
    one === undefined || other === undefined ? { play: [] } : diffDefinitions(one, other);
  expect(
    play.map(({ about, showing }) => [
      about.kind === 'extra-piece' ? about.piece : about.kind,
      showing?.kind === 'moves' ? [showing.first[0]?.[0], showing.second[0]?.[0]] : null,
    ]),
  ).toEqual([
    ['ferz', ['F', undefined]],
    ['wazir', [undefined, 'W']],
  ]);
});

const SWITCHES = OPTIONS.flatMap(({ key, type }) =>
  type === 'bool' ? [`${key} = true`, `${key} = false`] : [],
);
/** All 14,000 pairs would take hours. */
const EVERY = 7;
const PAIRS = BUILTIN_NAMES.flatMap((name) =>
  SWITCHES.map((option) => [name, option] as const),
).filter((_, index) => index % EVERY === 0);

test('no difference by a single option is unexplained', () => {
  for (const [name, option] of sampleOf(PAIRS, 142))
    expect([name, option, kindsFor(name, option).filter((kind) => kind === 'unexplained')]).toEqual(
      [name, option, []],
    );
});
