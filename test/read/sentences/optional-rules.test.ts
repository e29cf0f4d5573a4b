import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { joinedChoices, optionalRules } from '../../../src/read/sentences/optional-rules.js';
import { excerptOf } from '../../../src/text/excerpt.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';

function choices(text: string): readonly string[] {
  const excerpt = excerptOf({ file: 'page.md', text }, 0, text.length);
  return joinedChoices(optionalRules(excerpt)).map(
    ({ alternatives, of }) => `${of} ${alternatives}`,
  );
}

test.each([
  ['Optionally the king may be replaced by a special one, described below.', ['king 2']],
  ['Instead of the rook and the bishop players may use the normal ones.', ['rook 2', 'bishop 2']],
  ['Besides the normal lance, another optional replacement for it is a soldier.', ['lance 2']],
  ['There are three possible castling rules.', ['castling rule 3']],
  ['There are two variants of drop rules.', ['drop rule 2']],
  [
    'The lance may be replaced by a soldier. Besides lance, another possible alternative to it is a rook.',
    ['lance 3'],
  ],
])('%s', (text, expected) => {
  expect(choices(text)).toEqual(expected);
});

test.each([
  'There are two kings on the board.',
  'There are two basic rules that make it easy to learn the pieces.',
  'There are three additional rules.',
  'A captured piece is replaced on the board.',
  'The rules are possible to learn in a day.',
  'Instead of moving, a player may pass.',
  'Instead of grim old red stone lances players may use rooks.',
  '',
])('no choice: %s', (text) => {
  expect(choices(text)).toEqual([]);
});

const SEED = path.resolve(import.meta.dirname, '../../../../shared/seeds/003_585a7169388ae429.txt');

test.skipIf(!existsSync(SEED))(
  'the page of the alquerque army, if ../shared/seeds is present: two kings, three lances, two horses, two drop rules',
  () => {
    const paragraphs = readFileSync(SEED, 'utf8').split('\n');
    const found = joinedChoices(
      paragraphs.flatMap((text) => optionalRules(excerptOf({ file: SEED, text }, 0, text.length))),
    );
    expect(found.map(({ alternatives, of }) => [of, alternatives]).sort()).toEqual([
      ['drop rule', 2],
      ['horse', 2],
      ['king', 2],
      ['lance', 3],
    ]);
  },
);

test.each(['instead of ', 'optional ', '('])(
  'a long text of %j takes eight times as long as an eighth',
  (part) => {
    const read = (eighths: number): unknown =>
      choices(`${part.repeat(Math.floor((2000 * eighths) / part.length))}optional`);
    expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
  },
);
