import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** When, where, how often or how a move is possible. No option of the engine says any of them. */
const CONDITIONS = [
  ...[
    'when it is attacked',
    'if a friendly piece stands next to it',
    'while it is on the back rank',
  ],
  ...['unless it has captured before', 'only on even turns', 'except on dark squares'],
  ...['once per game', 'every second turn', 'after it has captured a pawn', 'before it has moved'],
  ...['as long as the queen lives', 'provided that no pawn is left', 'only against pawns'],
  ...['at a cost of one pawn', 'in the first ten moves', 'in the endgame', 'within its own half'],
  ...[
    'from the back rank',
    'to an adjacent friend',
    'next to a friendly piece',
    'away from the king',
  ],
  ...['towards the enemy king', 'over friendly pieces only', 'but not twice in a row'],
  ...[
    'but never to the edge',
    'but only for White',
    "with the king's consent",
    'and then vanishes',
  ],
  ...[
    'and then turns into a pawn',
    'and must move again',
    'taking a friend along',
    'at most twice',
  ],
  ...['depending on the column', 'during the opening', 'until it captures', 'by agreement'],
  ...['for one turn only', 'every time the king moves', 'if both players agree'],
];

/** The places of a condition in a description. */
const PLACES: readonly ((condition: string) => string)[] = [
  (one) => `${capitalized(one)}, it moves like a rook.`,
  (one) => `It moves like a rook ${one}.`,
  (one) => `It moves like a rook, ${one}.`,
  (one) => `It moves like a rook (${one}).`,
  (one) => `It moves like a rook - ${one}.`,
  (one) => `It moves like a rook; ${one}.`,
  (one) => `It moves like a rook. ${capitalized(one)}.`,
  (one) => `It moves like a rook or, ${one}, like a knight.`,
  (one) => `It moves like a rook, and ${one} it leaps like a knight.`,
  (one) => `It moves, ${one}, like a rook.`,
  (one) => `It moves like a rook or like a knight, ${one}.`,
  (one) => `${capitalized(one)}: it moves like a rook.`,
];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

test.each(CONDITIONS)('no description is read without its condition: %s', (condition) => {
  const read = PLACES.map((place) => place(condition)).filter((text) => {
    const { games } = readingOf({
      file: 'page.md',
      text: `# My game\n\nA 10x10 board.\n\n### Guard (G)\n\n${text}\n`,
    });
    const guard = games[0]?.pieces.find(({ names }) => names.includes('Guard'));
    return guard?.verdict === 'read';
  });
  expect(read).toEqual([]);
});

const RULES = [
  'Stalemate is a loss for the stalemated player',
  "Captured pieces go to the capturer's hand",
  'The first player to give three checks wins',
  'Passing is allowed',
  'Castling is not allowed',
];

test.each(RULES)('no rule is read without its condition: %s', (rule) => {
  const lowered = rule.charAt(0).toLowerCase() + rule.slice(1);
  const texts = CONDITIONS.flatMap((one) => [
    `${capitalized(one)}, ${lowered}.`,
    `${rule} ${one}.`,
    `${rule}, ${one}.`,
    `${rule} (${one}).`,
    `${rule}; ${one}.`,
    `${rule}. ${capitalized(one)}.`,
    `${capitalized(one)}: ${lowered}.`,
  ]);
  const read = texts.filter((text) => {
    const { games, sentences } = readingOf({ file: 'page.md', text: `# My chess\n\n${text}\n` });
    const rules = games.flatMap(({ rules: all }) => all);
    return rules.length > 0 && sentences.every(({ verdict }) => verdict === 'read');
  });
  expect(read).toEqual([]);
});
