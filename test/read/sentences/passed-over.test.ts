import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** Nothing that a page says of pieces and rules is passed over: what is not read is reported as not understood. */

const reading = (text: string) => readingOf({ file: 'page.md', text });

function statedBy(sentence: string): readonly string[] {
  const { games, sentences } = reading(
    `# Hill chess\n\nThe rules are those of chess.\n\n${sentence}\n`,
  );
  const stated = games.flatMap(({ rules }) =>
    rules
      .slice(1)
      .map(({ meaning, option, value }) =>
        option === null ? (meaning ?? '') : `${option}=${value}`,
      ),
  );
  const unread = sentences.filter(({ verdict }) => verdict === 'unread' || verdict === 'partly');
  return [...stated, ...unread.map(() => 'unread')].toSorted();
}

const DENIED = ['castling', 'en passant', 'checks', 'promotion', 'passing', 'draws', 'drops'];

test.each(DENIED)('what brackets deny is a rule or not understood: no %s', (denied) => {
  const lone = statedBy('Pawns cannot move two squares.');
  expect(statedBy(`Pawns cannot move two squares (no ${denied}).`).length).toBeGreaterThan(
    lone.length,
  );
});

test.each([
  ['You win by losing all your pieces', 'or being stalemated'],
  ['Kings may not castle', 'or move two squares'],
  ['Pawns promote on the last rank', 'or the one before'],
  ['Stalemate is a draw', 'and so is repetition'],
])('what brackets add to a rule is read or not understood: %s (%s)', (rule, added) => {
  const [lone, both] = [statedBy(`${rule}.`), statedBy(`${rule} (${added}).`)];
  expect(lone).not.toContain('unread');
  expect(both.includes('unread') || both.length > lone.length, both.join()).toBe(true);
});

test.each([
  ['Kings lose their royal powers', 'they cannot castle'],
  ['Stalemate is a win', 'there is no castling'],
  ['The queen is royal', 'pawns cannot move two squares'],
  ['Kings are vulnerable to old spells', 'there is no castling'],
])('what stands before a dash counts like a sentence of its own: %s', (one, other) => {
  const both = [`${one}.`, `${other}.`].flatMap(statedBy).toSorted();
  const told = statedBy(`${one} - ${other}.`);
  expect(told.includes('unread') || told.join() === both.join(), told.join()).toBe(true);
});

test('without checks the captured king is not royal, also if brackets say so', () => {
  const told = statedBy('You win by capturing the enemy king. There is no check.');
  expect(told).toContain('extinctionPieceTypes=k');
  expect(statedBy('You win by capturing the enemy king (no check).')).toEqual(told);
  expect(statedBy('You win by capturing the enemy king (no checks, no stalemate).')).toEqual(told);
});

test.each([
  ['the promotion zone', 'last three ranks', ['*6 *7 *8', '*3 *2 *1']],
  ['the enemy camp', 'the last two ranks', ['*7 *8', '*2 *1']],
  ['the promotion zone / enemy camp', 'furthest rank', ['*8', '*1']],
])('brackets tell which ranks %s is: %s', (zone, ranks, [white, black]) => {
  const stated = statedBy(`Pieces are promoted upon entering ${zone} (${ranks}).`);
  expect(stated).toContain(`promotionRegionWhite=${white}`);
  expect(stated).toContain(`promotionRegionBlack=${black}`);
  expect(stated).not.toContain('unread');
});

test.each([
  'Each turn consists of two parts.',
  'White has no pawn push on the first move.',
  'A new stone is created on the square that was left.',
  'At the start all pieces but the king will be covered.',
  'Pushed pieces are paralyzed for two moves.',
  'The game is played on a hexagonal board.',
  'Two boards are used.',
  'One of the two players can take control of the neutral pieces.',
  'The match ends when a game on either board ends.',
  'The only difference is that the left and right edges of the board are joined.',
  'A covered piece should make the first move as the original piece of its square.',
])('a sentence about a rule without an option is reported: %s', (sentence) => {
  expect(statedBy(sentence)).toEqual(['unread']);
});

test.each(['Wizards must promote to a rook.', 'There are two wizards.', 'The wizard is royal.'])(
  'a piece that a sentence names before its heading is listed, read or not: %s',
  (before) => {
    for (const [moves, betza] of [
      ['It moves like a knight.', 'N'],
      ['It moves like a knight in a hurry.', null],
      ['This is a mechanical version of a king.', null],
    ] as const) {
      const { games } = reading(
        `# Hill chess\n\n${before}\n\n## Pieces\n\n### Rover\n\nIt moves like a rook.\n\n### Wizard\n\n${moves}\n`,
      );
      const pieces = games.flatMap(({ pieces: all }) => all);
      const wizard = pieces.find(({ names }) => names.includes('Wizard'));
      expect(wizard?.betza, moves).toBe(betza);
    }
  },
);

test('moves in a notation are no rule that is not understood', () => {
  expect(
    statedBy('Drops are noted with @. For example, R@e4 is the drop of a rook on e4.'),
  ).toEqual([]);
});

test.each([
  ['When possible, captures are forced.', 'Captures are mandatory.'],
  ['Pawns do not have the double step possibility.', 'Pawns have no double step.'],
  ['Pawns have their double step.', 'The double step is allowed.'],
  ['Castling is disabled because the king starts beside the queen.', 'There is no castling.'],
  [
    'En passant captures are impossible because all pawns start on the last rank.',
    'There is no en passant.',
  ],
  [
    'Players must move unless no legal move is possible, in which case they must pass.',
    'If a player cannot move, he must pass.',
  ],
  ['The goal is to eliminate all enemy pawns.', 'You win by capturing all enemy pawns.'],
  [
    'The game can also be won by playing the king to one of the squares d4 or e4.',
    'You win by moving the king to d4 or e4.',
  ],
  [
    'The goal is to be the first player to move the king to the eighth rank.',
    'The first player to move the king to the eighth rank wins.',
  ],
  ['The game ends when one of the kings is captured.', 'You win by capturing the enemy king.'],
  ['Whoever first captures the king wins.', 'You win by capturing the enemy king.'],
  ["It is forbidden to check the opponent's king.", 'Giving check is forbidden.'],
  ['The only change is that there is no castling.', 'There is no castling.'],
  ['"En passant" catch is possible.', 'En passant captures are allowed.'],
  ['Neither castling nor en passant exist.', 'There is no castling and no en passant.'],
  ['The draw by threefold repetition does not exist.', 'There is no threefold repetition rule.'],
])('two ways to say it: %s', (one, other) => {
  expect(statedBy(other)).not.toContain('unread');
  expect(statedBy(one)).toEqual(statedBy(other));
});

test('pieces in reserve come from the partner where the game of the title has it so', () => {
  const stated = (title: string) =>
    reading(`# ${title}\n\nPieces in reserve may be dropped on any vacant square.\n`).games.flatMap(
      ({ rules }) => rules.map(({ option }) => option),
    );
  expect(stated('Hill chess')).toEqual(['pieceDrops', 'capturesToHand']);
  expect(stated('Crazyhouse')).toEqual(['pieceDrops', 'capturesToHand']);
  expect(stated('Bughouse')).toEqual(['pieceDrops']);
});
