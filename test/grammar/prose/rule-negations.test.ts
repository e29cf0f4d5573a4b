import { expect, test } from 'vitest';
import { factsIn, readRules } from './rule-reading.js';

/** Sentences that say less than a rule, or its opposite: none of them states one. */
const NO_RULE: readonly string[] = [
  'Stalemate is not a draw.',
  'Stalemate is usually a draw.',
  'Stalemate is not a loss for the player who cannot move.',
  'A player who cannot move does not lose.',
  'A player who can move wins.',
  'Unless a player can move, he loses.',
  'It is not true that stalemate is a draw.',
  'Stalemate is a win.',
  'Stalemate is a draw in chess.',
  'Castling is not always allowed.',
  'Castling is usually not allowed.',
  'Castling is (not) allowed.',
  'Is castling allowed?',
  'Castling is allowed?',
  'Castling was not allowed.',
  'There is no rule against castling.',
  'No rule forbids castling.',
  'Optionally, castling is allowed.',
  'In some variants, castling is allowed.',
  'Castling through check is not allowed.',
  'No castling for Black.',
  'You may not castle if your king is in check.',
  'If castling is not allowed, White moves first.',
  'Castling is not allowed because kings are slow, but White may castle.',
  'Players may not pass when in check.',
  'Players may pass only once.',
  'Not all captured pieces can be dropped.',
  'Captured pieces can only be dropped on the last rank.',
  'Captured pieces can be dropped, but not immediately.',
  'Captured pieces may not be dropped immediately.',
  'Captured pieces can be dropped (except pawns).',
  'Promotion is not mandatory on the last rank.',
  'Promotion is compulsory only on the last rank.',
  'Promotion is compulsory if the piece could not move otherwise.',
  'Repetition is not a draw.',
  'The player who repeats the position does not lose.',
  'The player who did not start the repetition loses.',
  'Perpetual check does not lose.',
  'The king cannot win by reaching the last rank.',
  'A player whose king reaches the last rank does not win.',
  'A player whose king reaches the last rank wins unless it can be captured.',
  'The player whose king reaches the last rank loses.',
  "If a player's king reaches the last rank, his opponent wins.",
  "A player loses if his opponent's king reaches the last rank.",
  'The game cannot end in a draw.',
  'Bare kings are not a draw.',
  'The Prince is not essentially the king.',
  'There is no restriction on dropping pawns.',
  'Dropping a pawn to give mate is not illegal.',
  'A pawn may be dropped on a file with another pawn.',
  'A pawn may not be dropped on a file with a king.',
  'White does not move first.',
  'Black moves first, not White.',
  'In handicap games, White moves first.',
  'The rules are not the same as in Shogi.',
  'Not all rules are the same as in Shogi.',
  'The Gold does not promote to King.',
  'The game is not played on a 9x9 board.',
  'The weakest piece promotes to a weaker piece.',
];

test.each(NO_RULE)('%s', (sentence) => {
  expect(factsIn(sentence)).toEqual([]);
});

/** What is said of other games is no rule of this one. */
const OF_OTHERS: readonly string[] = [
  'Note that in Shogi, repetition leads to a draw.',
  'In orthodox Shogi, promotion is optional.',
  'In western chess, stalemate is a draw.',
  'In chess, stalemate is a draw, but in this game it is a loss.',
  'In older versions, stalemate is a draw.',
  'While in Shogi stalemate is a loss, here it is a draw.',
  'This is different from chess, where stalemate is a draw.',
];

test.each(OF_OTHERS)('%s', (sentence) => {
  expect(factsIn(sentence, { title: 'Hare Shogi' })).toEqual([]);
});

test('what is said of the game by its name is a rule of it', () => {
  const facts = [{ kind: 'stalemate', result: 'draw', when: 'no-legal-move' }];
  const text = 'In Hare Shogi, stalemate is a draw.';
  expect(factsIn(text, { title: 'Hare Shogi (兎将棋)' })).toEqual(facts);
  expect(factsIn(text, { title: 'Bear Shogi' })).toEqual([]);
  expect(factsIn('In Pychess, stalemate is a draw.')).toEqual(facts);
});

test('a sentence that is not understood is shown from its first strange word', () => {
  const text = 'The player who cannot move gets a biscuit and wins. Hares are fast.';
  const { sentences, statements } = readRules(text).value;
  expect(statements).toEqual([]);
  expect(sentences.map(({ reading }) => reading)).toEqual(['partly', 'other']);
  const [{ strange } = { strange: null }] = sentences;
  expect(text.slice(strange?.start, strange?.end)).toBe('gets a biscuit and wins');
});
