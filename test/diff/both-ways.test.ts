import { expect, test } from 'vitest';
import { diffVariants } from '../../src/diff/diff-variants.js';
import type { VariantDifference } from '../../src/diff/difference.js';
import { builtin, section } from './compared-games.js';

/* What is said of two variants is said of both in the other order, with first and second exchanged; of a variant and itself there is nothing to say. */

/** No search: only what the rules and pieces say. */
const NONE = { positions: 0, games: 0, moves: 0 };

/** Pieces and squares are listed in the order of the first variant; which squares differ is said once, beside the second. */
function words(text: string): string {
  return (
    text
      .replace(/ It moves to other squares from .*\./, '')
      .toLowerCase()
      .match(/\w+/g)
      ?.sort()
      .join(' ') ?? ''
  );
}

/** All that is said, sorted: each difference with both of its sides. */
function said(
  { cosmetic, play, verdict }: VariantDifference,
  one: 'first' | 'second',
  two: 'first' | 'second',
) {
  return {
    verdict,
    play: play
      .map(({ about, fields, sentences }) =>
        JSON.stringify({
          kind: about.kind,
          of: about.kind === 'extra-piece' ? [about.piece, about.of === one] : null,
          what: about.kind === 'piece' ? about.piece : about.kind === 'rule' ? about.rule : null,
          fields: fields.map((field) => [field.key, words(field[one]), words(field[two])]),
          sentences: [words(sentences[one].join(' ')), words(sentences[two].join(' '))],
        }),
      )
      .sort(),
    cosmetic: cosmetic
      .map((difference) =>
        JSON.stringify([difference.piece, difference.key, difference[one], difference[two]]),
      )
      .sort(),
  };
}

/** Lines in which a variant differs from its parent. */
const CHANGES: readonly (readonly [parent: string, lines: string])[] = [
  ['chess', 'promotionPieceTypesBlack = n\nmandatoryPawnPromotion = false'],
  ['chess', 'doubleStepRegionWhite = *2 *3\nenPassantTypes = -'],
  ['chess', 'castlingKingsideFile = f\nmustCapture = true\nstalemateValue = loss'],
  ['chess', 'nFoldRule = 4\nnMoveRule = 0\npassWhite = true'],
  [
    'chess',
    'customPiece1 = a:NB\nstartFen = rabqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RABQKBNR w KQkq - 0 1',
  ],
  ['chess', 'maxFile = 6\nstartFen = rnqknr/pppppp/6/6/6/6/PPPPPP/RNQKNR w - - 0 1'],
  ['crazyhouse', 'dropRegionWhite = *1 *2 *3\ndropLoop = true'],
  ['minishogi', 'promotionRegionBlack = *1\nmobilityRegionWhiteGold = *1 *2 *3'],
];

test.each(CHANGES)('%s: %s', (parent, lines) => {
  const changed = section('changed', `[changed:${parent}]\n${lines}\n`);
  const unchanged = builtin(parent);
  const there = diffVariants(unchanged, changed, NONE);
  expect(there.verdict).not.toBe('same');
  const back = diffVariants(changed, unchanged, NONE);
  expect(said(back, 'second', 'first')).toEqual(said(there, 'first', 'second'));
});

test.each(['chess', 'minishogi'])('%s and itself', (name) => {
  const { cosmetic, play, verdict } = diffVariants(builtin(name), builtin(name), NONE);
  expect({ cosmetic, play, verdict }).toEqual({ cosmetic: [], play: [], verdict: 'same' });
});

test('a step that only one variant has is not attributed to the other', () => {
  const changed = section('changed', '[changed:chess]\ndoubleStepRegionWhite = *2 *3\n');
  const [{ fields } = { fields: [] }] = diffVariants(changed, builtin('chess'), NONE).play;
  expect(fields.map(({ first, second }) => second.replace(first, ''))).toEqual([
    ' It moves to other squares from rank 3.',
  ]);
});
