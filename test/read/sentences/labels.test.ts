import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import { readingOf } from '../../../src/page-reading.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';

/** Labels and lines with a colon, and a leap below or behind them: when, where or whether it is possible. */
const CONDITIONS = [
  ...['It cannot', 'It may not', 'When in check', 'On the first rank', 'If it is blocked'],
  ...['First move', 'In the palace', 'Forbidden', 'Exception', 'Black', 'Promoted', 'Endgame'],
];

test.each(
  CONDITIONS.flatMap((one) => [
    `${one}: it leaps like a knight.`,
    `${one}:\n\n- it leaps like a knight`,
  ]),
)('what stands under a condition is no move: %s', (text) => {
  const reading = readingOf({
    file: 'page.md',
    text: `# My game\n\n### Guard (G)\n\nIt moves like a rook.\n\n${text}\n`,
  });
  const [guard] = reading.games.flatMap(({ pieces }) => pieces);
  expect(guard).toMatchObject({ verdict: 'partly', betza: 'R' });
});

/** Lists of the moves of a guard. */
const LISTS: readonly (readonly [text: string, betza: string | null])[] = [
  ['It can:\n\n- step one square orthogonally\n- or leap like a knight', 'WN'],
  ['It may either:\n\n* step one square diagonally; or\n* leap two squares orthogonally.', 'FD'],
  ['It can move:\n\n1. one square orthogonally, without capturing\n2. like a knight', 'NmW'],
  ['The guard moves as follows:\n\n- one square orthogonally\n- like a knight', 'WN'],
  ['Its moves:\n\n- one square orthogonally', 'W'],
  ['Guards:\n\n- A guard moves one square forward.\n- They capture diagonally forward.', 'mfWcfF'],
  ['It moves one square orthogonally. It captures:\n\n- one square diagonally', 'mWcF'],
  ['Moves: one square orthogonally. Captures: one square diagonally.', 'mWcF'],
  ['- Moves: one square orthogonally\n- Captures: one square diagonally', 'mWcF'],
  ['- moves: one square orthogonally\n- captures: one square diagonally', 'mWcF'],
  ['moves: one square orthogonally\ncaptures: one square diagonally', 'mWcF'],
  ['Move: like a wazir\nCapture: like a ferz', 'mWcF'],
  // What is not read is not left out.
  ['moves: one square orthogonally\ncaptures: as it pleases', null],
  ['It can:\n\n- step one square orthogonally\n- sidle along', null],
  ['It moves in two ways:\n\n- one square orthogonally\n- exactly as it pleases', null],
  ['It can only:\n\n- move one square orthogonally', null],
  ['Its moves:', null],
];

test.each(LISTS)('a list of moves: %s', (text, betza) => {
  const { games } = readingOf({
    file: 'page.md',
    text: `# My game\n\nA 9x9 board.\n\n### Guard (G)\n\n${text}\n`,
  });
  const piece = games[0]?.pieces.find(({ names }) => names.includes('Guard'));
  const read = piece?.verdict === 'read' ? piece.movement : null;
  expect(
    read === null ? null : equalMovements(read, readAsProgram(betza ?? '', 'fairy-stockfish')),
  ).toBe(betza === null ? null : true);
});
