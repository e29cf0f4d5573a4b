import { expect, test } from 'vitest';
import { built, codesIn, valueOf } from './changed-game.js';

const fenOf = (words: string): string | undefined => valueOf('startFen', words);

/** Start positions written by hand. */
test.each([
  ['White has no queen.', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1'],
  ['White starts without a queen.', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1'],
  ["White's queen is removed.", 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1'],
  ['Black plays with no pawns.', 'rnbqkbnr/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  // In chess, colours are more than names of the first and second player.
  ['Black moves first.', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1'],
  [
    'Black moves first. White has no queen.',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR b KQkq - 0 1',
  ],
  [
    'Black moves first. White cannot castle.',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b kq - 0 1',
  ],
  // Whoever has no rooks cannot castle.
  ['Black has no rooks.', '1nbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1'],
  ['White has no knights or bishops.', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2QK2R w KQkq - 0 1'],
  // The pawns are there, and have no double step.
  [
    'White plays without knights and the pawns have no double step.',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq - 0 1',
  ],
  [
    'there are no knights and pawns cannot move two squares.',
    'r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq - 0 1',
  ],
  ['there are no pawns.', 'rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1'],
  ['there are no rooks.', '1nbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w - - 0 1'],
  ['knights and bishops swap places.', 'rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR w KQkq - 0 1'],
  [
    'the starting squares of the knights and the bishops are exchanged.',
    'rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR w KQkq - 0 1',
  ],
  [
    'kings and queens swap places. There is no castling.',
    'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1',
  ],
  [
    'knights are replaced by camels. The camels and the bishops swap places.',
    'rbcqkcbr/pppppppp/8/8/8/8/PPPPPPPP/RBCQKCBR w KQkq - 0 1',
  ],
])('the start position of chess, changed: chess, but %s', (words, fen) => {
  expect(fenOf(`Chess, but ${words}`)).toBe(fen);
});

test.each([
  ['Black moves first.', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL[-] w - - 0 1'],
  ['White moves first.', 'lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1'],
])('in shogi, who is Black depends on who moves first: %s', (first, fen) => {
  expect(fenOf(`Shogi, but Black has no rook. ${first}`)).toBe(fen);
});

test.each([
  // Which of the players has no rook?
  ['Shogi, but Black has no rook.', 'doc/unread-rule'],
  // Does the king castle from the queen's square?
  ['Chess, but kings and queens swap places.', 'doc/start-position-missing'],
  ['Chess, but rooks and bishops swap places.', 'doc/start-position-missing'],
  ['Chess, but knights and wizards swap places.', 'doc/unknown-piece'],
  // Not of both players, or not at the start, or not a whole game.
  ["Chess, but White's knights and bishops swap places.", 'doc/no-variant'],
  ['Chess, but knights may swap places with bishops.', 'doc/no-variant'],
  ['Chess, but after move ten knights and bishops swap places.', 'doc/no-variant'],
  ['Chess, but knights, bishops and queens swap places.', 'doc/no-variant'],
  ['Chess, but in the endgame White has no queen.', 'doc/no-variant'],
  ['Chess, but White has no king.', 'doc/no-variant'],
  ["Chess, but White has no queen's rook.", 'doc/no-variant'],
])('refused: %s', (words, code) => {
  expect(codesIn(words, 'error')).toContain(code);
});

test.each([
  ['Pawns may move two squares from the third rank.', ['*3', '*6'], []],
  ['Pawns have their double step on the third rank.', ['*3', '*6'], []],
  ['A pawn on the 4th rank may move two squares.', ['*4', '*5'], ['doc/assumed-rule']],
  ['Stalemate is a loss.', [], ['doc/assumed-rule']],
  ['Pawns have no double step.', [], []],
])('pawns on the third rank: %s', (rule, regions, warnings) => {
  const fen = 'rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w KQkq - 0 1';
  const page = `Chess, but pawns start on the third rank. ${rule}\n\nFEN: ${fen}`;
  expect(fenOf(page)).toBe(fen);
  expect(
    [...built(page).ini.matchAll(/^doubleStepRegion.* = (.*)$/gm)].map(([, value]) => value),
  ).toEqual(regions);
  expect(codesIn(page, 'warning')).toEqual(warnings);
});

test('a FEN on the page decides, and a warning names the sentence that it contradicts', () => {
  const fen = 'FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const { diagnostics, ini } = built(
    `Chess, but White has no queen. Stalemate is a loss.\n\n${fen}`,
  );
  expect(ini).toContain('stalemateValue = loss');
  expect(ini).not.toContain('RNB1KBNR');
  expect(diagnostics.map(({ code }) => code)).toContain('doc/rule-left-out');
});
