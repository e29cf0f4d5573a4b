import { expect, test } from 'vitest';
import { readingIn } from '../../src/workbench/workers/reading.js';

const PAGE = `# Camel chess

The game is played on an 8x8 board.

The Camel (C) leaps three squares in one direction and one square to the side.

Stalemate is a loss for the player who is stalemated. I like this game a lot.

The Wizard moves like a whirlwind of dreams when the moon is up.
`;

test('each sentence about pieces or rules is marked with what was read from it; other text is not', () => {
  const marks = readingIn({ file: 'page.md', text: PAGE });
  expect(marks.every(({ from, text, to }) => PAGE.slice(from, to) === text)).toBe(true);
  expect(marks.map(({ became, text, verdict }) => [text.split(' ', 2).join(' '), verdict, became]))
    // A camel leaps (3, 1), which is C in every dialect.
    .toEqual([
      ['The game', 'read', ['maxFile = 8', 'maxRank = 8']],
      ['The Camel', 'read', ['Camel (C): C [prose]']],
      ['Stalemate is', 'read', ['stalemateValue = loss']],
      ['The Wizard', 'unread', []],
    ]);
});

test('offsets in an HTML page refer to its source', () => {
  const text = `<html><body><p>Stalemate is a <b>loss</b> for the player who is stalemated.</p></body></html>`;
  const [mark] = readingIn({ file: 'page.html', text });
  expect(text.slice(mark?.from, mark?.to)).toBe(
    'Stalemate is a <b>loss</b> for the player who is stalemated.',
  );
});

test('rows, bullets and notes of a document with tables are not marked as sentences', () => {
  const table = '| Name | Betza | Promote |\n| --- | --- | --- |\n| Pawn | fmWfceF | Q, R, B |\n';
  const text = `# Plain\n\nStalemate is a loss for the player who is stalemated.\n\n* Size: 8x8\n* Immobile pieces: forbidden\n\n${table}\n1. It may never move back.\n`;
  const marks = readingIn({ file: 'game.md', text });
  expect(marks.map(({ verdict }) => verdict)).toEqual(['read']);
});
