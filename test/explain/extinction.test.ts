import { expect, test } from 'vitest';
import { explainVariant } from '../../src/explain/variant.js';
import { described, sectionGame, sentencesOf } from './described.js';

/** Sentences on an end by lost pieces; the words as the options' meaning has them, one and several told apart. */
test.each([
  ['extinctionPieceTypes = *', 'A player who has no piece left loses.'],
  [
    'extinctionPieceTypes = *\nextinctionPieceCount = 1',
    'A player who has only one piece left loses.',
  ],
  [
    'extinctionPieceTypes = *\nextinctionPieceCount = 2',
    'A player who has only two pieces left loses.',
  ],
  ['extinctionPieceTypes = q', 'A player who has no queen left loses.'],
  [
    'extinctionPieceTypes = n\nextinctionPieceCount = 1',
    'A player who has only one knight left loses.',
  ],
  [
    'extinctionPieceTypes = p\nextinctionPieceCount = 3',
    'A player who has only three pawns left loses.',
  ],
  ['extinctionPieceTypes = nb', 'A player who has no knight or no bishop left loses.'],
  [
    'extinctionPieceTypes = nb\nextinctionPieceCount = 2',
    'A player who has only two knights or only two bishops left loses.',
  ],
  ['extinctionPieceTypes = kqrbnp', 'A player who has lost his last piece of any type loses.'],
  [
    'extinctionPieceTypes = *\nextinctionOpponentPieceCount = 1',
    'A player who has no piece left, while his opponent has at least one, loses.',
  ],
  [
    'extinctionPieceTypes = *\nextinctionPieceCount = 1\nextinctionOpponentPieceCount = 2',
    'A player who has only one piece left, while his opponent has at least two, loses.',
  ],
  [
    'extinctionPieceTypes = *\nextinctionClaim = true\nextinctionOpponentPieceCount = 2',
    'A player who has no piece left, while his opponent has at least two (at least three if it is his own turn), loses.',
  ],
  [
    'extinctionPieceTypes = *\nextinctionClaim = true',
    'A player who has no piece left, while his opponent has at least zero (at least one if it is his own turn), loses.',
  ],
  [
    'extinctionPieceTypes = *\nextinctionOpponentPieceCount = 1\nextinctionValue = draw',
    'The game is a draw when a player has no piece left, while his opponent has at least one.',
  ],
  ['extinctionPieceTypes = *\nextinctionValue = win', 'A player who has no piece left wins.'],
  [
    'extinctionPieceTypes = q\npieceDrops = true',
    'A player who has no queen left on the board and in hand together loses.',
  ],
  ['extinctionPieceTypes = *\nextinctionPseudoRoyal = true', null],
  ['extinctionPieceTypes = a', null],
  ['extinctionPieceTypes = *\nextinctionValue = none', null],
])('%s', (lines, expected) => {
  const section = `parent = chess\nextinctionValue = loss\n${lines}`;
  const said = sentencesOf(explainVariant(described(sectionGame(section))));
  expect(
    said.filter((sentence) => /\b(?:left|lost)\b.*(?:loses|wins)\.|is a draw when/.test(sentence)),
  ).toEqual(expected === null ? [] : [expected]);
});
