import { expect, test } from 'vitest';
import { built, codesIn, valueOf } from './changed-game.js';

/** Pages that change another game and show where it starts: the FEN is read, and the words around it as words. */

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1';
const BOARD = FEN.split(' ', 1).join('');
const fenOf = (words: string): string | undefined => valueOf('startFen', words);

test.each([
  `FEN: ${FEN}`,
  `FEN: \`${FEN}\``,
  `\`${FEN}\``,
  FEN,
  `Start position: ${FEN}`,
  `Start: ${BOARD}`,
  `The starting position is ${FEN}.`,
  `The start position (FEN): ${FEN}`,
  `Starting FEN: ${FEN}`,
  `The game starts from the position \`${FEN}\`.`,
  `White starts without a queen: \`${FEN}\``,
  `\`\`\`\n${FEN}\n\`\`\``,
  `## Setup\n\n${FEN}`,
  `## Start position\n\n\`\`\`\n${FEN}\n\`\`\``,
  `The game starts from this position:\n\n${FEN}`,
])('beside another difference: %j', (shown) => {
  const page = `Chess, but stalemate is a loss.\n\n${shown}`;
  expect(codesIn(page, 'error')).toEqual([]);
  expect(fenOf(page)).toBe(FEN);
  expect(built(page).ini).toContain('stalemateValue = loss');
});

test.each([
  `Chess from this position: ${FEN}`,
  `Chess, but from this position:\n\n${FEN}`,
  `Chess, but starting from the position \`${FEN}\`.`,
  `Chess, but the setup is as follows:\n\n${FEN}`,
  `Chess, but with a different start position:\n\n\`\`\`\n${FEN}\n\`\`\``,
  `Chess with the following start position: ${FEN}`,
  `Chess, but the starting position is ${FEN}.`,
  `Same rules as chess.\n\nStart: ${FEN}`,
])('as the only difference: %j', (page) => {
  expect(fenOf(page)).toBe(FEN);
});

test.each([
  // No position is shown, or only what may happen in a game.
  ['Chess, but with another start position.', 'doc/no-variant'],
  ['Chess, but the starting position is different.', 'doc/no-variant'],
  [`Chess from this position. An example: ${FEN}`, 'doc/no-variant'],
  // What is said of it is not understood.
  [`Chess, but stalemate is a loss. After 1. e4 the position is ${FEN}.`, 'doc/no-variant'],
  [`Chess, but stalemate is a loss. A glorping start: ${FEN}`, 'doc/no-variant'],
  // No positions.
  ['Chess, but stalemate is a loss. Knights capture queens/rooks/pawns.', 'doc/no-variant'],
  ['Chess, but stalemate is a loss. Bishops go 1/2/3/4/5 squares.', 'doc/no-variant'],
])('refused: %j', (page, code) => {
  expect(codesIn(page, 'error')).toContain(code);
});

test('an example is no start position', () => {
  const page = `Chess, but stalemate is a loss.\n\nAn example: ${FEN}`;
  expect(codesIn(page, 'error')).toEqual([]);
  expect(fenOf(page)).toBe(undefined);
});

const linesOf = (words: string): readonly string[] => built(words).ini.split('\n');

/** Written by hand: the last rank is the last of this board, and White's second rank is Black's last but one. */
test.each([
  [
    'Chess on a 10x10 board. There is no castling.\n\nStart: rnbqqkqbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQQKQBNR w - - 0 1',
    ['promotionRegionWhite = *10', 'doubleStepRegionBlack = *9'],
  ],
  [
    'Chess on a 6x6 board. There is no castling.\n\nStart: rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1',
    ['promotionRegionWhite = *6', 'doubleStepRegionBlack = *5'],
  ],
  [
    'Rules are as in chess, except:\n\n- The board has 6x6 squares.\n- There is no castling.\n\n```\nr n q k n r\np p p p p p\n. . . . . .\n. . . . . .\nP P P P P P\nR N Q K N R\n```',
    ['promotionRegionWhite = *6', 'doubleStepRegionBlack = *5'],
  ],
  [
    'Shogi on a 7x7 board.\n\nStart: lngkgnl/1r3b1/ppppppp/7/PPPPPPP/1B3R1/LNGKGNL[] w - - 0 1',
    ['promotionRegionWhite = *5 *6 *7', 'promotionRegionBlack = *1 *2 *3'],
  ],
])('the rules of a game on a board of another size: %j', (page, lines) => {
  expect(codesIn(page, 'error')).toEqual([]);
  expect(linesOf(page)).toEqual(expect.arrayContaining(lines));
});

test('on a wider board the king castles over two squares, as in chess, and a note says so', () => {
  const page =
    'Chess on a 10x8 board.\n\nStart: rnbqqkqbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQQKQBNR w KQkq - 0 1';
  const { diagnostics, ini } = built(page);
  expect(ini).toContain('castlingKingsideFile = h\n');
  expect(ini).toContain('castlingQueensideFile = d\n');
  const [assumed] = diagnostics.filter(({ code }) => code === 'doc/assumed-rule');
  expect(assumed?.message).toMatch(/how the king castles on this board; assuming .* 2 squares/);
  const stated = built(`Castling: the king moves three squares. ${page}`).diagnostics;
  expect(stated.filter(({ code }) => code === 'doc/assumed-rule')).toEqual([]);
});

test('squares of the other board are not known on this one', () => {
  const page =
    'Same rules as King of the Hill, except:\n\n- The board has 10x8 squares.\n- There is no castling.\n\nStart: rnbqqkqbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQQKQBNR w - - 0 1';
  expect(codesIn(page, 'error')).toContain('doc/unknown-region');
});

test('squares that the page gives for this board are known', () => {
  const page =
    'Same rules as King of the Hill, except:\n\n- The board has 10x8 squares.\n- There is no castling.\n- The king that reaches e4, f4, e5 or f5 wins.\n\nStart: rnbqqkqbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQQKQBNR w - - 0 1';
  expect(codesIn(page, 'error')).toEqual([]);
  expect(valueOf('flagRegion', page)).toBe('e4 f4 e5 f5');
});

test('the palace and the river of another board are not known on this one', () => {
  const page =
    'Xiangqi on a 7x8 board.\n\nStart: rnakanr/7/p1p1p1p/3p3/7/P1PPP1P/7/RNAKANR w - - 0 1';
  expect(codesIn(page, 'error')).toContain('doc/unknown-region');
});
