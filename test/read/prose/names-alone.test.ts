import { expect, test } from 'vitest';
import { buildDocument } from '../../../src/pipeline.js';

/** The section for a page with these lines after the first in its list of pieces. */
function section(...lines: readonly string[]): string {
  return sectionOf('* King (K) - one square in any direction', ...lines);
}

function sectionOf(...lines: readonly string[]): string {
  const text = `# Duke Game\n\nThe board has 8x8 squares.\n\nPieces\n\n* Duke (D) - moves one square diagonally\n${lines.join('\n')}\n`;
  const { value } = buildDocument({ file: 'page.md', text }, () => null, {
    targets: ['ini'],
    variant: null,
    approximate: true,
    parent: null,
    prove: 0,
  });
  return value[0]?.text ?? '';
}

test.each(['* Rook (R)', '- **Rook** (R)', '3. Rook (R)', '* *Rook* (R)'])(
  'a list with %s has the rook of chess',
  (line) => {
    expect(section(line)).toContain('rook = r\n');
    expect(section(line, '* Bishop (B)')).toContain('bishop = b\n');
  },
);

test.each([
  // In shogi, they move differently.
  '* Knight (N)',
  '* Pawn (P)',
  // Not alone in its line, not in a list, or without a letter.
  '* Rook (R) of the first player',
  '\nRook (R)',
  '* Rook',
])('a list with %j has no more pieces', (line) => {
  expect(section(line)).not.toMatch(/^(?:knight|pawn|rook|customPiece\d) = /m);
});

test('a letter of another alphabet is not the name of the king', () => {
  expect(sectionOf('* King (\u041A) - one square in any direction')).toContain('king = k\n');
});
