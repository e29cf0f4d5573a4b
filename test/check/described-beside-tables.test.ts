import { describe, expect, test } from 'vitest';
import { buildDocument, lintDocument } from '../../src/pipeline.js';
import type { Severity } from '../../src/text/diagnostic.js';
import { START, TABLE } from '../read/markdown/plain-chess.js';

const LIBRARY = () => null;

const documentWith = (below: string, bullets = ''): string =>
  `# Tiny\n\n* Size: 8x8\n* Start: ${START}\n${bullets}\n\n${TABLE}\n\n${below}\n`;

/** Drops and promotions as in shogi, on five files. */
const shogiWith = (below: string): string =>
  `# Harbour

* Size: 5x5
* Promotion zone: 1 farthest rank
* Start: 1bsgk/4p/5/P4/KGSB1[-] w 0 1

| Name   | Abbr | Betza | Promote |
| ------ | ---- | ----- | ------- |
| King   | K    | K     |         |
| Bishop | B    | B     |         |
| Gold   | G    | WfF   |         |
| Silver | S    | FfW   | G       |
| Pawn   | P    | fW    | G       |

${below}
`;

interface Checked {
  readonly lint: readonly string[];
  readonly build: readonly string[];
  readonly isBuilt: boolean;
}

function checked(text: string, prefer: 'table' | null = null): Checked {
  const source = { file: 'tiny.md', text };
  const listed = ({ code, severity }: { code: string; severity: Severity }): readonly string[] =>
    code === 'doc/assumed-rule' || code === 'emit/not-proven' ? [] : [`${severity} ${code}`];
  const { diagnostics, value } = buildDocument(source, LIBRARY, {
    targets: ['ini'],
    variant: null,
    approximate: false,
    parent: null,
    prefer,
    prove: 0,
  });
  return {
    lint: lintDocument(source, LIBRARY, 'fairy-stockfish').flatMap(listed),
    build: diagnostics.flatMap(listed),
    isBuilt: value.length > 0,
  };
}

describe('a sentence that contradicts the table is an error in builds and in lint', () => {
  test.each([
    'There is no en passant.',
    'Pawns do not promote.',
    'There is no promotion.',
    'Pawns promote only to queens.',
    'Rooks promote to queens.',
    'Rooks promote on the last rank.',
    'Promotion is optional.',
    'The king is not royal.',
    'Kings are not royal here.',
    'The king is an ordinary piece.',
    'Kings can be captured like any other piece.',
    'Both the king and the queen are royal.',
    'The queen is royal.',
    'There is no check or checkmate.',
    'The bishop cannot cross the river.',
    'All other rules are as in shogi.',
    'Captured pieces can be dropped.',
    'There are no bishops.',
    'Pawns cannot promote to rooks.',
    'Pawns become knights only.',
    'Draw by repetition is abolished.',
    'Pawns may move two squares from any rank.',
    'A player must capture if possible.',
    'Stalemate is a loss.',
    'Nobody can repeat the same position three times.',
    'The white player cannot castle.',
    'Pawns can only promote to pieces that were captured before.',
    'As white pawns start on the third rank, they do not have the double step.',
    'As Imperial pawns start on the third rank, they do not have the double step.',
    'A player who loses all rooks loses.',
    'Each piece must flip to its other side after each move.',
    'All pieces that in shogi promote to a gold general, promote to its counterpart here.',
  ])('%s', (sentence) => {
    expect(checked(documentWith(sentence))).toEqual({
      lint: ['error rule/only-in-text'],
      build: ['error rule/only-in-text'],
      isBuilt: false,
    });
    // With `prefer` the table is built, and the finding becomes a warning.
    expect(checked(documentWith(sentence), 'table')).toMatchObject({
      build: ['warning rule/only-in-text'],
      isBuilt: true,
    });
  });

  test.each([
    'No two pawns on a file.',
    'A pawn may not be dropped to give checkmate.',
    'There are no drops.',
    'Silver does not promote.',
    'Gold promotes to a queen.',
    'Only pawns promote.',
    'No piece other than the pawn may promote.',
    'Only the bishop promotes.',
    'Pawns promote as in chess.',
  ])('with drops: %s', (sentence) => {
    expect(checked(shogiWith(sentence))).toEqual({
      lint: ['error rule/only-in-text'],
      build: ['error rule/only-in-text'],
      isBuilt: false,
    });
  });
});

test.each([
  'Pawns promote to a queen, a rook, a bishop or a knight.',
  'En passant is allowed.',
  'Castling is as in chess.',
  'The king is royal.',
  'Only pawns promote.',
  'Promotion is compulsory.',
  'Promotion is mandatory.',
  'The pawn is the only piece that can promote.',
  'All other rules are as in chess.',
  'Players move in turn.',
  'Pawns promote as in chess.',
  'Once promoted, a piece does not promote again.',
])('a sentence that the table states has no finding: %s', (sentence) => {
  expect(checked(documentWith(sentence))).toEqual({ lint: [], build: [], isBuilt: true });
});

test('the counterpart of a form is in the column Promote', () => {
  const sentence =
    'All pieces that in shogi promote to a gold general, promote to its counterpart here.';
  expect(checked(shogiWith(sentence)).lint).toEqual([]);
});

test('castling as in chess needs its bullet', () => {
  const sentence = 'There must be no pieces between the king and the rook.';
  expect(checked(documentWith(sentence)).lint).toEqual([]);
  expect(checked(documentWith(sentence, '* Castling: no')).lint).toContain(
    'error rule/only-in-text',
  );
});

test('a remark on another game under its own heading is not a rule of the table', () => {
  expect(checked(documentWith('## Shogi\n\nStalemate is a loss.')).lint).toEqual([]);
});

test('the suggested bullet is never the default', () => {
  expect(checked(shogiWith('Promotion is optional.')).lint).toEqual([]);
  expect(checked(shogiWith('Promotion is compulsory.')).lint).toEqual(['error rule/only-in-text']);
});

test('no number of checks is invented', () => {
  const text = documentWith('The first to give three checks wins.');
  const [found] = lintDocument({ file: 'tiny.md', text }, LIBRARY, 'fairy-stockfish').filter(
    ({ code }) => code === 'rule/only-in-text',
  );
  expect(found?.message).toContain('write "* Check counting: yes".');
});

test.each([
  ['There is no en passant.', '* En passant: none'],
  [
    'If there are only two kings left, the player whose king is closer to the last rank wins.',
    '* Bare kings: the king nearer its last rank wins',
  ],
  [
    'As white pawns start on the third rank, they do not have the double step.',
    '* Double step: none',
  ],
  [
    'As Imperial pawns start on the third rank, they do not have the double step.',
    '* Double step: White none; Black d7',
  ],
  ['A player who loses all rooks loses.', '* Extinction: loss\n* Extinction of: Rook'],
  ['Each piece must flip to its other side after each move.', '* Demotion: yes'],
  ['A player with no moves skips his turn.', '* Pass on stalemate: yes'],
  ['In the palace, the king may move along the marked lines.', '* Region palace: d1-f3'],
])('a bullet states it: %s', (sentence, bullet) => {
  expect(checked(documentWith(sentence, bullet)).lint).not.toContain('error rule/only-in-text');
});

test.each([
  'If there are only two kings left, the player whose king is closer to the last rank wins.',
  'Underpromotion is not possible.',
])('a rule is missing without its bullet: %s', (sentence) => {
  expect(checked(documentWith(sentence)).lint).toContain('error rule/only-in-text');
});

test('the start position states which side may castle', () => {
  const text = documentWith('The white player cannot castle.').replace('KQkq', 'kq');
  expect(checked(text).lint).toEqual([]);
});

test.each([
  'All other rules are as in xiangqi.',
  'Pawns cannot promote by capturing en passant.',
  'Dragons do not promote.',
  'It cannot promote.',
  'In the palace, the king may move along the marked lines.',
])('a rule that no line can state is reported as left out: %s', (sentence) => {
  expect(checked(documentWith(sentence))).toEqual({
    lint: ['warning rule/no-bullet'],
    build: ['warning rule/no-bullet'],
    isBuilt: true,
  });
});

test('a build also reports sentences that are not understood, once', () => {
  const below = 'Bishops may not capture rooks.\n\nEach player makes two moves in a turn.';
  expect(checked(documentWith(below))).toEqual({
    lint: ['info doc/sentence-not-understood'],
    build: ['info doc/sentence-not-understood'],
    isBuilt: true,
  });
});

test.each([
  'There are no royal pieces.',
  'Royalty does not exist.',
  'The queen takes over the role of the king.',
  'Losing the king does not end the game.',
  'Check need not be answered.',
  'The king may be left en prise.',
  'Pawns remain pawns forever.',
  'A pawn at the end of the board is replaced by any captured piece.',
  'The rook upgrades once it takes something.',
  'The king and a rook swap places once per game.',
  'Rooks never castle.',
  'Castling needs no empty squares between.',
  'Prisoners change their colour and come back.',
  'Reserves may be placed anywhere.',
  'Two unpromoted pawns per file are fine.',
  'Pawns are not dropped on the last rank.',
  'Mate is the goal.',
  'A lone king draws.',
  'The winner has the most pieces at the end.',
  'Positions do not repeat.',
  'A position may stand only twice.',
  'The game lasts 60 moves at most.',
  'Makruk counting applies.',
  'Each turn has two moves.',
  'A rook on the a-file is immune.',
  'Pieces next to the king are frozen.',
  'Walls arise behind each mover.',
  'The board is a cylinder.',
  'The board has holes on d4 and e5.',
])('an unread sentence about the game is reported: %s', (sentence) => {
  expect(checked(documentWith(sentence))).toMatchObject({
    lint: ['info doc/sentence-not-understood'],
    build: ['info doc/sentence-not-understood'],
  });
});

test.each([
  'Welcome to my first variant!',
  'This game was invented by Anna in 1998.',
  'Beginners often underestimate the knight.',
  'The bishop is stronger than in chess.',
  'Knights are worth about as much as bishops.',
  'Inspired by Shogi and Makruk.',
  'The name comes from the harbour of my town.',
  '## Strategy\n\nKings need no castle here.',
])('talk beside a table is not a rule: %s', (sentence) => {
  expect(checked(documentWith(sentence)).lint).toEqual([]);
});

test('of several sentences that are not understood, one with a rule is shown', () => {
  const text = documentWith('Two armies of pieces.\n\nThe rook must return.');
  const [found] = lintDocument({ file: 'tiny.md', text }, LIBRARY, 'fairy-stockfish').filter(
    ({ code }) => code === 'doc/sentence-not-understood',
  );
  expect(found?.message).toContain('"return."');
});

test('a bullet for the repetition that a sentence forbids', () => {
  const bullet = '* Repetition: threefold is forbidden';
  const sentence = 'Nobody can repeat the same position three times.';
  const { build, lint } = checked(documentWith(sentence, bullet));
  expect(lint).toEqual(['warning emit/not-expressible']);
  expect(build).toEqual(lint);
});

test('a win by capturing a piece fits both royal and other pieces', () => {
  const sentence = 'Who takes the king wins.';
  expect(checked(documentWith(sentence)).lint).toEqual([]);
  expect(checked(documentWith(sentence, '* Capture wins: King')).lint).toEqual([]);
});

test('a table with the name of a built-in variant is a separate game', () => {
  const text = documentWith('A stalemated player loses.', '* Stalemate: loss');
  expect(checked(text.replace('# Tiny', '# Placement')).lint).toEqual([]);
});

test.each([
  ['Rooks promote on the last rank.', 'write what it becomes in the column Promote of Rook.'],
  ['There is no en passant.', 'write "* En passant: none".'],
  ['The king is not royal.', 'write "Not royal" in the column Notes of King.'],
])('only text to copy is in quotes: %s', (sentence, advice) => {
  const source = { file: 'tiny.md', text: documentWith(sentence) };
  const found = lintDocument(source, LIBRARY, 'fairy-stockfish');
  expect(found.map(({ message }) => message).join('\n')).toContain(advice);
});

test('the suggested note is read in the cell', () => {
  const below = 'No two pawns in one file.';
  const text = (note: string): string =>
    `# Small\n\n* Rules: shogi\n* Size: 5x5\n* Start: kgb2/4p/5/P4/2BGK[] w\n\n| Name | Abbr | Betza | Promote | Notes |\n|---|---|---|---|---|\n| King | K | K | | |\n| Bishop | B | B | | |\n| Gold | G | WfF | | |\n| Pawn | P | fW | G | ${note} |\n\n${below}\n`;
  expect(checked(text('')).lint).toEqual(['error rule/only-in-text']);
  const source = { file: 'small.md', text: text('') };
  const found = lintDocument(source, LIBRARY, 'fairy-stockfish');
  expect(found.map(({ message }) => message).join('\n')).toContain(
    'write "Only one per column" in the column Notes of Pawn.',
  );
  expect(checked(text('Only one per column')).lint).toEqual([]);
});
