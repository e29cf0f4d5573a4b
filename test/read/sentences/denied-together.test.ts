import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** What a page with one sentence on rules states. */
function statedBy(sentence: string): readonly string[] {
  const text = `# My game\n\nThe game is played on an 8x8 board.\n\n## Rules\n\n* ${sentence}\n`;
  const { games, sentences } = readingOf({ file: 'page.md', text });
  const stated = games.flatMap(({ rules }) =>
    rules.flatMap(({ meaning, option, value }) =>
      /^max/.test(option ?? '') ? [] : [option === null ? (meaning ?? '') : `${option}=${value}`],
    ),
  );
  const unread = sentences.filter(({ verdict }) => verdict === 'unread' || verdict === 'partly');
  return [...stated, ...unread.map(() => 'unread')].toSorted();
}

const FEATURES = ['castling', 'en passant capture', 'double step', 'passing'];
const PAIRS = FEATURES.flatMap((one) =>
  FEATURES.flatMap((other) => (one === other ? [] : [[one, other] as const])),
);

test.each(PAIRS)('what is denied together is denied: %s, %s', (one, other) => {
  const denied = [`There is no ${one}.`, `There is no ${other}.`].flatMap(statedBy).toSorted();
  expect(denied).toHaveLength(2);
  for (const sentence of [
    `There is no ${one} or ${other}.`,
    `No ${one} or ${other} is possible.`,
    `No ${one} or ${other} are allowed.`,
    `Neither ${one} nor ${other} is allowed.`,
    `There is neither ${one} nor ${other}.`,
    `${one} and ${other} are not possible.`,
  ])
    expect(statedBy(sentence), sentence).toEqual(denied);
});

test('what a comma separates is not denied', () => {
  expect(statedBy('No castling, en passant is allowed.')).toEqual([
    'castling=false',
    'en passant as in chess',
  ]);
});

const steps = (white: readonly number[]): readonly string[] => [
  `doubleStepRegionBlack=${[...white]
    .map((rank) => 9 - rank)
    .toSorted((a, b) => a - b)
    .map((rank) => `*${rank}`)
    .join(' ')}`,
  `doubleStepRegionWhite=${white.map((rank) => `*${rank}`).join(' ')}`,
  'doubleStep=true',
];

test.each([
  ['Pawns on the first rank may move two squares, like pawns on the second rank.', [1, 2]],
  ['Pawns on the first and second ranks may move two squares.', [1, 2]],
  ['Pawns may advance two squares from the second or third rank.', [2, 3]],
  ['Pawns may move two squares from the first rank.', [1]],
  ['Pawns may move two squares from the third rank if the squares are empty.', [3]],
  ['On the third rank, pawns may move two squares.', [3]],
])('pawns have their double step on the ranks that are named: %s', (sentence, ranks) => {
  expect(statedBy(sentence)).toEqual(steps(ranks).toSorted());
});

test.each([
  'Pawns on the second rank may move two squares.',
  'Pawns on their first rank may move two squares.',
  'Pawns may move two squares from their first row.',
])('where pawns start, nothing differs from chess: %s', (sentence) => {
  expect(statedBy(sentence)).toEqual(['doubleStep=true']);
});

test.each([
  'The Clan starts with many pieces in hand and can drop them in lieu of moving a piece.',
  'You have two knights in hand at the beginning of the game. Pieces in hand can be dropped.',
])('pieces in hand from the start are not captured ones: %s', (sentence) => {
  expect(statedBy(sentence)).toEqual(['pieceDrops=true', 'pieces in hand at the start']);
});

test.each([
  'Black cannot castle because f8 is attacked.',
  'White cannot castle because of Bxc3, c3xb5.',
])('what is so in one position is no rule: %s', (sentence) => {
  expect(statedBy(sentence)).toEqual(['unread']);
});

test.each(['only', 'just', 'merely', 'simply'])('"not %s" on the first move is always', (word) => {
  const sentence = `Pawns can move two squares, not ${word} on their first move.`;
  const always = steps([1, 2, 3, 4, 5, 6, 7, 8]).toSorted();
  expect(statedBy(sentence)).toEqual(always);
  expect(statedBy(sentence.replace(word, ''))).not.toEqual(always);
});
