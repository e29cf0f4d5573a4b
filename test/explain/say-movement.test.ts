import { expect, test } from 'vitest';
import type { Dialect } from '../../src/catalog/betza/dialects.js';
import { sayMovement } from '../../src/explain/say-movement.js';
import { ALWAYS, type Move, type Movement } from '../../src/ir/movement.js';
import { readBetza } from '../../src/read/betza/read-betza.js';

function read(text: string, dialect: Dialect): Movement {
  return readBetza(text, dialect, { file: text, start: 0, end: text.length }).value.asRead;
}

/** Written by hand from what the notation means. */
const SAID: readonly (readonly [string, Dialect, readonly string[]])[] = [
  ['', 'fairy-stockfish', ['Does not move.']],
  ['K', 'fairy-stockfish', ['Moves one square in any direction.']],
  ['Q', 'fairy-stockfish', ['Moves any number of squares in any direction.']],
  ['R3', 'fairy-stockfish', ['Moves up to three squares orthogonally.']],
  [
    'FfsW',
    'fairy-stockfish',
    ['Moves one square orthogonally forward or sideways, or one square diagonally.'],
  ],
  [
    'FvW',
    'fairy-stockfish',
    ['Moves one square straight forward or backward, or one square diagonally.'],
  ],
  ['flB', 'fairy-stockfish', ['Moves any number of squares diagonally forward-left.']],
  [
    'fDbF',
    'fairy-stockfish',
    ['Moves one square diagonally backward, or leaps two squares straight forward.'],
  ],
  ['N', 'fairy-stockfish', ['Leaps two squares orthogonally and one square at a right angle.']],
  ['ffN', 'fairy-stockfish', ['Leaps two squares forward and one square sideways.']],
  [
    'nN',
    'fairy-stockfish',
    ['Moves one square orthogonally and then one square diagonally outward.'],
  ],
  [
    'nZ',
    'fairy-stockfish',
    ['Moves one square orthogonally and then exactly two squares diagonally outward.'],
  ],
  ['nA', 'fairy-stockfish', ['Moves exactly two squares diagonally.']],
  [
    'NN',
    'fairy-stockfish',
    [
      'Makes any number of equal leaps of two squares orthogonally and one square at a right angle.',
    ],
  ],
  ['pR', 'fairy-stockfish', ['Hops any number of squares orthogonally over one piece.']],
  [
    'gB',
    'fairy-stockfish',
    ['Hops any number of squares diagonally over one piece landing right behind it.'],
  ],
  [
    'fmWfceFifmnD',
    'fairy-stockfish',
    [
      'Without capturing, moves one square straight forward.',
      'To capture or capture en passant, moves one square diagonally forward.',
      'On its first move, without capturing, moves exactly two squares straight forward.',
    ],
  ],
  ['jR', 'xbetza', ['Moves any number of squares orthogonally passing over the first square.']],
  ['jD', 'xbetza', ['Leaps two squares orthogonally if the square one along is occupied.']],
  ['dK', 'xboard', ['To capture own pieces, moves one square in any direction.']],
  ['O', 'xboard', ['Without capturing, stays on its square.']],
  [
    'fafsF',
    'xboard',
    ['Moves one square diagonally forward and then one square orthogonally outward.'],
  ],
  [
    'cabK',
    'xbetza',
    [
      'Moves one square orthogonally taking an enemy piece and then one square back, or one square diagonally taking an enemy piece and then one square back.',
    ],
  ],
];

test.each(SAID)('%s (%s)', (text, dialect, sentences) => {
  expect(sayMovement(read(text, dialect))).toEqual(sentences);
});

const STEP: Move = {
  kind: 'leap',
  vector: { dx: 0, dy: 1 },
  modality: 'quiet',
  condition: ALWAYS,
  enPassant: false,
};

test('regions are named, in quotes where the name is no plain word', () => {
  const from = { ...STEP, condition: { ...ALWAYS, from: 'connected' } };
  const to = { ...STEP, condition: { ...ALWAYS, to: 'the far side' } };
  expect(sayMovement([from])).toEqual([
    'On connected squares, without capturing, moves one square straight forward.',
  ]);
  expect(sayMovement([to])).toEqual([
    'Only to "the far side" squares, without capturing, moves one square straight forward.',
  ]);
});

test('the order in which moves are listed changes nothing', () => {
  const movement = read('mRcpRFfnN', 'fairy-stockfish');
  expect(sayMovement([...movement].reverse())).toEqual(sayMovement(movement));
  expect(sayMovement([...movement, ...movement])).toEqual(sayMovement(movement));
});

test('a step that a longer slide includes is not said again', () => {
  expect(sayMovement(read('RK', 'fairy-stockfish'))).toEqual([
    'Moves any number of squares orthogonally, or one square diagonally.',
  ]);
});
