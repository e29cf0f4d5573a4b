import { expect, test } from 'vitest';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { START, TABLE } from './plain-chess.js';

const FENCE = '```';

/** What the reader says of a bullet and an option beside each other: the marked value, and the message. */
function overridden(bullet: string, option: string): readonly (readonly [string, string])[] {
  const text = `# Twice\n\n* Size: 8x8\n* Start: ${START}\n* ${bullet}\n\n${TABLE}\n${FENCE}ini\n${option}\n${FENCE}\n`;
  const { diagnostics } = readDocument({ file: 'twice.md', text }, { library: () => null });
  const found = diagnostics.filter(({ severity }) => severity !== 'info');
  expect(found.map(({ code }) => code)).toEqual(found.map(() => 'doc/overridden-bullet'));
  return found.map(({ message, span }) => [text.slice(span.start, span.end), message]);
}

test.each([
  ['Castling', 'yes', 'castling = false'],
  ['Stalemate', 'loss', 'stalemateValue = win'],
  ['Promotion zone', '2 farthest ranks', 'promotionRegionBlack = *1 *2 *3'],
  ['Pawns become', 'Queen, Knight', 'promotionPieceTypes = q'],
  ['Double step', 'rank 2', 'doubleStepRegionWhite = *3'],
  ['Move rule', '40 moves', 'nMoveRule = 30'],
  ['Confined', 'King: d1-f3', 'mobilityRegionWhiteKing = *1'],
  ['Promotion limit', 'Queen 2', 'promotionLimit = q:1'],
  ['Goal', 'King to d4-e5', 'flagPiece = q'],
  ['Drops', 'yes', 'capturesToHand = false'],
])('the bullet "%s: %s" is contradicted by %s', (name, value, option) => {
  const found = overridden(`${name}: ${value}`, option);
  const [, said] = option.split(' = ');
  expect(found).toEqual([[said, expect.stringContaining(`bullet "${name}"`)]]);
});

test.each([
  ['Castling: no', 'castling = false'],
  ['Stalemate: loss', 'stalemateValue = loss'],
  // The same pieces and squares in another order.
  ['Pawns become: Queen, Knight', 'promotionPieceTypes = nq'],
  ['Promotion zone: 2 farthest ranks', 'promotionRegionWhite = *8 *7'],
  ['Confined: King: d1-f3', 'mobilityRegionWhiteRook = *1'],
  ['Promotion limit: Queen 2', 'promotionLimit = q:2 r:1'],
  ['Stalemate: loss', 'nMoveRule = 30'],
])('the bullet "%s" agrees with %s', (bullet, option) => {
  expect(overridden(bullet, option)).toEqual([]);
});
