import { expect, test } from 'vitest';
import { errorsOf } from '../../../src/text/diagnostic.js';
import { builtPage } from '../../built-page.js';

/** The ways to say which game a page changes, with `…` for how. What is built from them may not depend on the way. */
const LEADS = [
  'Chess where …',
  'Chess with one change: …',
  'Orthodox chess, with the exception that …',
  'A chess variant in which …',
  'A variant of chess where …',
  'This is a chess variant where …',
  'Camel Chess is a variant of chess in which …',
  'This is regular chess, except that …',
  "It's regular chess, except that …",
  'It is the same as chess, but …',
  "It's just like normal chess except that …",
  'The game is played like chess, except that …',
  'All the normal rules of chess apply, except for one enhancement: …',
  'My Game is played like chess, but …',
  'The rules are the same as in chess, with one exception: …',
  'Normal chess rules apply, but …',
  'Standard chess rules with one exception: …',
  'Everything is as in chess, but …',
  'Same as chess, but …',
  'As in chess, but …',
  'Play chess, but …',
  'Identical to chess, except that …',
  'It differs from chess only in that …',
  'The only difference from chess is that …',
  'The only difference to normal chess is that …',
  'Unlike in normal chess, …. Otherwise it is normal chess.',
  'In this variant, …. All other rules are as in chess.',
  '…. Everything else is like chess.',
  "…. Other than that, it's normal chess.",
  '…. The rest is chess.',
  '…. All other rules of chess apply.',
  '…. Apart from that, normal chess rules apply.',
];

/** A rule, a piece with other moves, one with more moves, and one in the place of another; what they are in variants.ini. */
const CHANGES = [
  ['castling is not allowed', ['castling = false', 'bishop = b', 'rook = r']],
  ['bishops move only one square', ['fers = b', 'rook = r', 'castlingRookPieces = r']],
  ['rooks also move like knights', ['chancellor = r', 'castlingRookPieces = r', 'knight = n']],
  ['knights are replaced by camels', ['= c:C', 'rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR']],
] as const;

/** Castling with rooks needs no line where rooks are rooks. */
const isOf = (lines: readonly string[], ini: string): readonly string[] =>
  lines.filter((line) => !ini.includes(line) && line !== 'castlingRookPieces = r');

test.each(LEADS)('the words that name the game change nothing else: %s', (lead) => {
  for (const [change, lines] of CHANGES) {
    const text = lead.replace('…', change);
    const { diagnostics, ini } = builtPage(`# Ours\n\n${text}\n`);
    expect([text, isOf(lines, ini), errorsOf(diagnostics)]).toEqual([text, [], []]);
  }
});

test.each([
  ['## Differences from chess'],
  ['## Changes compared to orthodox chess'],
  ['This variant is played with the same rules as chess, except:'],
  ['Chess with the following rule changes:'],
  ['The setup and rules are the same as in chess, with these changes:'],
  ['Ours is played like chess, except:'],
])('the items of a list are changes of the game that stands above it: %s', (above) => {
  const list = '- Bishops move only one square.\n- There is no castling.';
  const { diagnostics, ini } = builtPage(`# Ours\n\n${above}\n\n${list}\n`);
  expect(errorsOf(diagnostics)).toEqual([]);
  expect(isOf(['fers = b', 'castling = false', 'rook = r'], ini)).toEqual([]);
});

test('what a piece does anyway is no change of it, whoever says that it can', () => {
  const page = (sentence: string): string =>
    builtPage(`# Ours\n\n${sentence} Castling is not allowed. All other rules are as in chess.\n`)
      .ini;
  expect(page('The king can move one square in any direction.')).toContain('king = k\n');
  // In addition, or instead?
  expect(page('The king can move two squares in any direction.')).toBe('');
});

test('a game of which this is a variant gives way to the one whose rules apply', () => {
  const { ini } = builtPage(
    '# Ours\n\nOurs is a variant of chess in which castling is not allowed. All other rules are as in Capablanca chess.\n',
  );
  expect(ini).toContain('maxFile = 10');
  expect(ini).toContain('castling = false');
});

test.each(['Makruk', 'Antichess', 'King of the Hill', 'Crazyhouse', 'Capablanca chess'])(
  'a list of changes of %s is read like a sentence',
  (game) => {
    const list = (lead: string): string =>
      builtPage(
        `# Ours\n\n${game}${lead}:\n\n- The game is drawn after 44 moves without a capture or a pawn move.\n`,
      ).ini;
    const { ini } = builtPage(
      `# Ours\n\n${game}, but the game is drawn after 44 moves without a capture or a pawn move.\n`,
    );
    expect(ini).toContain('nMoveRule = 44');
    for (const lead of [', but with the following changes', ', except', ' with one change'])
      expect(list(lead)).toBe(ini);
  },
);
