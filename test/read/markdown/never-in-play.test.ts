import { describe, expect, test } from 'vitest';
import { lintDocument } from '../../../src/pipeline.js';
import { START, TABLE } from './plain-chess.js';

/** A game with a camel in its table that does not come into play, unless an option changes that. */
const withCamel = ({
  bullets = '',
  pawn = 'Q',
  start = '4k3/8/8/8/8/8/P7/4K3 w - - 0 1',
} = {}): string => `# Camels

* Rules: chess
* Size: 8x8
* Start: ${start}
${bullets}

| Name | Abbr | Betza | Promote |
| --- | --- | --- | --- |
| King | K | K | |
| Queen | Q | Q | |
| Pawn | P | fmWfcF | ${pawn} |
| Camel | C | C | |
`;

const found = (text: string): readonly string[] =>
  lintDocument({ file: 'camels.md', text }, () => null, 'fairy-stockfish').flatMap(
    ({ code, span }) =>
      code === 'piece/not-in-play' ? [text.slice(span.start, span.end).slice(2, 7)] : [],
  );

test('a piece that cannot come into play is reported', () => {
  expect(found(withCamel())).toEqual(['Camel']);
});

test('the form of a piece on the board may turn back into it', () => {
  const text = `# Flips

* Rules: shogi
* Size: 5x5
* Promotion zone: everywhere
* Demotion: yes
* Start: 2k+c1/5/5/5/1+CK2[-] w 0 1

| Name | Abbr | Betza | Promote |
| --- | --- | --- | --- |
| King | K | K | |
| Camel | C | C | Rook |

## Promoted pieces

| Name | Betza |
| --- | --- |
| Rook | R |
`;
  expect(found(text)).toEqual([]);
});

test.each([
  ['on the board', { start: '4k3/8/8/8/8/8/P7/2C1K3 w - - 0 1' }],
  ['in a hand', { start: '4k3/8/8/8/8/8/P7/4K3[C] w - - 0 1', bullets: '* Drops: yes' }],
  ['by promotion', { pawn: 'Q, C' }],
  ['by promotion of one side', { bullets: '* Pawns become: White Queen; Black Camel' }],
  ['from nowhere', { bullets: '* Drops: without a hand' }],
])('one that comes into play is not: %s', (_how, lines) => {
  expect(found(withCamel(lines))).toEqual([]);
});

test('a missing size is suggested if a sentence states it', () => {
  const sized = (sentences: string): readonly string[] => {
    const text = `# One\n\n${sentences}\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n| King | K | K |\n`;
    return lintDocument({ file: 'one.md', text }, () => null, 'fairy-stockfish').flatMap(
      ({ code, fix, message }) =>
        code === 'board/size-missing' ? [fix?.title ?? 'no fix', message] : [],
    );
  };
  expect(sized('The board has 9 columns and 10 rows.')[0]).toContain('* Size: 9x10');
  expect(sized('It is played on a board of 7x8 squares.').join(' ')).toContain('"* Size: 7x8"');
  expect(sized('I like it.')[0]).toBe('no fix');
  // The sentences state two sizes.
  expect(sized('The board has 9x10 squares.\n\nThe board has 7x8 squares.')[0]).toBe('no fix');
});

describe('a pawn without a rule for the last rank', () => {
  const withPawn = ({ bullets = '', moves = 'fmWfcF', pawn = 'P', words = '' } = {}): string =>
    `# Tiny\n\n* Size: 8x8\n* Start: ${START.replaceAll('p', pawn.toLowerCase()).replaceAll('P', pawn)}\n${bullets}\n\n${TABLE.replace(
      / Promote \|| --- \|(?=\n)/g,
      '',
    )
      .replaceAll(/ \|(?: Q, R, B, N)? \|$/gm, ' |')
      .replace('| Pawn | P | fmWfcF |', `| Pawn | ${pawn} | ${moves} |`)}\n\n${words}\n`;
  const stuck = (text: string): readonly string[] =>
    lintDocument({ file: 'tiny.md', text }, () => null, 'fairy-stockfish').flatMap(
      ({ code, message, severity }) =>
        severity === 'info' ? [] : [`${code} ${/such as ("[^"]*")/.exec(message)?.[1] ?? ''}`],
    );

  test.each([
    {},
    { moves: 'fW' },
    { moves: 'fmWfcFifmnD' },
    { moves: 'fmFfcW', pawn: 'S' },
    { bullets: '* Rules: chess' },
    { bullets: '* Stalemate: loss' },
  ])('%o', (game) => {
    expect(stuck(withPawn(game))).toEqual(['piece/never-promotes "Q, R, B, N"']);
  });

  test.each([
    ['it can come back', { moves: 'fbmWfcF' }],
    ['it goes sideways', { moves: 'fsW' }],
    ['it is meant', { bullets: '* Promotion zone: none' }],
    ['it wins there', { bullets: '* Goal piece: Pawn\n* Goal: White *8; Black *1' }],
    ['a bullet says what it becomes', { bullets: '* Pawns become: Queen' }],
    ['a sentence says that it stays', { words: 'Pawns do not promote.' }],
    ['an option decides', { bullets: '\n```ini\nwhiteFlag = *8\n```\n' }],
  ])('nothing where %s', (_why, game) => {
    expect(stuck(withPawn(game)).join()).not.toContain('never-promotes');
  });

  test('a sentence about its promotion is the only finding', () => {
    expect(stuck(withPawn({ words: 'Pawns promote to queens.' }))).toEqual(['rule/only-in-text ']);
  });
});
