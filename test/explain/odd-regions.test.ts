import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { explainDefinition, sectionsOf } from '../../src/index.js';

/* Rules that differ by player, or name every square or none: no sentence may say so in a way that must be read twice. */

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

/** All sentences about a section. */
function sentencesOf(text: string): readonly string[] {
  const [definition] = sectionsOf({ file: 'x.ini', text }).definitions;
  if (definition === undefined) throw new Error(`No section in ${text}`);
  const { chapters, opening, pieces } = explainDefinition(definition);
  return [
    ...opening,
    ...pieces.flatMap(({ moves }) => moves),
    ...chapters.flatMap(({ sentences }) => sentences),
  ];
}

/** What no sentence says. */
const ODD: readonly RegExp[] = [
  /every square \(|\(Black: every|never leaves (every|no|any) square/,
  /on every square|reaches every square|from no square|on no square|to no square/,
  // A sentence for one player that states the squares of the other.
  /^(White|Black): .*\(Black/,
  /\bpiece [A-Z]s\b|\((a|an) [a-z ]+\) (in a|to)/,
];

const RANKS = ['-', '*8', '*6 *7 *8', '*1 *2 *3 *4 *5 *6 *7 *8'];
const REGIONS = [
  'promotionRegion',
  'doubleStepRegion',
  'mobilityRegion',
  'dropRegion',
  'flagRegion',
  'enPassantRegion',
];
const key = (region: string, color: string): string =>
  region === 'mobilityRegion' ? `${region}${color}Knight` : `${region}${color}`;
const GAMES = REGIONS.flatMap((region) =>
  RANKS.flatMap((white) =>
    RANKS.map(
      (black) =>
        `[x:crazyhouse]\ncustomPiece1 = a:NmKimD\npromotedPieceType = a:r\nflagPiece = a\nflagPieceCount = 2\n` +
        `promotionPieceTypesBlack = q\n${key(region, 'White')} = ${white}\n${key(region, 'Black')} = ${black}\n`,
    ),
  ),
);

test('no sentence is odd', () => {
  const odd = GAMES.flatMap((text) =>
    sentencesOf(text).filter((sentence) => ODD.some((one) => one.test(sentence))),
  );
  expect([...new Set(odd)]).toEqual([]);
});

test.each(['-', 'n', 'pn', 'nb', 'p'])('with promotionPawnTypes = %s', (types) => {
  const name = `pawns-${types.replace('-', 'none')}`;
  const text = `[${name}:chess]\npromotionPawnTypes = ${types}\n`;
  engine.load(text);
  const game = engine.play(name);
  game?.setFen('8/P1N1B1R1/8/8/8/8/k7/7K w - - 0 1');
  const promoting = [
    ['a7', 'pawn'],
    ['c7', 'knight'],
    ['e7', 'bishop'],
    ['g7', 'rook'],
  ].filter(([square = '']) =>
    game?.legalMoves().some((move) => move.startsWith(square) && move.endsWith('q')),
  );
  const said = sentencesOf(text).find((sentence) => sentence.includes('that reaches')) ?? '';
  const [who = ''] = said.toLowerCase().split(' that reaches');
  expect(who.split(/, | or /).toSorted()).toEqual(
    promoting.map(([, piece = '']) => `a ${piece}`).toSorted(),
  );
});

test('the pieces of a line and a goal are counted in the plural', () => {
  const sentences = sentencesOf(
    '[x:chess]\ncustomPiece1 = a:NmK\nconnectN = 3\nconnectPieceTypes = aq\nflagPiece = a\nflagPieceCount = 2\nflagRegionWhite = e4\nflagRegionBlack = e4\n',
  );
  expect(sentences.join('\n')).toContain('leaves three of his queens and pieces A in a row');
  expect(sentences.join('\n')).toContain('by bringing two of his pieces A to e4');
});
