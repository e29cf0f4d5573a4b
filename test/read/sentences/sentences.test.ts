import { describe, expect, test } from 'vitest';
import { gameOfRules } from '../../../src/explain/section-game.js';
import { printElements } from '../../../src/ir/compare-words.js';
import { equalMovements, normalForm } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import { builtinRules } from '../../../src/read/builtins.js';
import { excerptOf } from '../../../src/text/excerpt.js';
import { blocksOf } from '../../../src/read/page/blocks.js';
import { visibleText } from '../../../src/read/page/visible-text.js';
import { diagnoseMisspeltTerms } from '../../../src/read/sentences/misspellings.js';
import { readSentences } from '../../../src/read/sentences/reading.js';

function betza(text: string): Movement {
  return readBetza(text, 'xbetza', { file: text, start: 0, end: text.length }).value.asWritten;
}

/** The reading of a piece from the text below its name. */
function read(text: string) {
  const name = /^(?:The|A) (?!piece)((?:left |gold )?[a-z]+)\b/i.exec(text)?.[1] ?? 'duke';
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const source = {
    file: 'page.md',
    text: `# A game\n\n### ${title} (D)\n\n${text}\n\n### Guard (G)\n\n### Gold (J)\n`,
  };
  const told = readSentences(blocksOf(visibleText(source), []), {
    base: null,
    ranks: null,
    names: ['Guard'],
  });
  const known = new Map([['guard', betza('K')]]);
  const { pieces, ...said } = told.piecesBy({ base: null, known, decided: new Map() });
  const diagnostics = [...told.diagnostics, ...said.diagnostics];
  const piece = pieces.find(({ letters }) => letters.includes('D'));
  if (piece === undefined) throw new Error(`no piece is found in ${text}`);
  return {
    ...piece,
    codes: diagnostics.map(({ code }) => code),
    quoted: diagnostics.map(({ span }) => source.text.slice(span.start, span.end)),
    messages: diagnostics.map(({ message }) => message),
  };
}

function expectSame(movement: Movement | undefined, text: string): void {
  const same = movement !== undefined && equalMovements(movement, betza(text));
  const words = movement === undefined ? 'nothing' : printElements(normalForm(movement).elements);
  expect(same, `${text} is not ${words}`).toBe(true);
}

/** Sentences from pages of rules, with their meanings in Betza notation. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['Moves one square orthogonally forward or sideways, or moves one square diagonally.', 'FfsW'],
  ['Moves one square orthogonally or diagonally.', 'K'],
  ['Moves one square orthogonally forward.', 'fW'],
  ['Moves any number of squares diagonally.', 'B'],
  ['Moves like a Bishop, a Guard, or a Knight.', 'BKN'],
  ['Moves like a Knight or a Guard.', 'NK'],
  ['Moves like a Bishop or a Rook.', 'Q'],
  ['It moves like a king except it cannot move straight backwards', 'FfsW'],
  ['moves like a king except *it cannot move sideways (left or right)*', 'FfbW'],
  ['moves exactly like a chess king: one step in any direction.', 'K'],
  ['moves either one space diagonally backward or can jump two spaces straight forward.', 'bFfD'],
  [
    'It can jump exactly two spaces diagonally forward (left or right), or exactly two spaces straight backwards.',
    'fAbD',
  ],
  ['It can move any number of spaces diagonally forward or straight backwards.', 'fBbR'],
  ['It can also move up to two spaces diagonally backwards.', 'bF2'],
  ['The Swallow is the same as the Guard.', 'K'],
  [
    'A gold general steps one square in one of the four orthogonal directions, or one square diagonally forward, giving it six possible destinations.',
    'WfF',
  ],
  ['It can move any number of free squares along any of the four orthogonal directions.', 'R'],
  ['It can move any number of empty squares directly forward.', 'fR'],
  ['It steps one square in any direction, orthogonal or diagonal.', 'K'],
  ['It can step one square in any direction except directly backward.', 'FfsW'],
  ['It moves one square vertically or diagonally.', 'FvW'],
  ['It slides horizontally any distance.', 'sR'],
  ['It moves diagonally as far as it likes.', 'B'],
  ['Moves as a Bishop.', 'B'],
  ['The wolf can move like a bishop or a guard.', 'BK'],
  [
    'It moves up to three squares in any direction, but it cannot move straight backwards.',
    'fsR3B3',
  ],
  ['The Ship combines the moves of a rook and a knight.', 'RN'],
  ['It moves one square straight forward, and promotes to Gold.', 'fW'],
  ['It leaps two squares orthogonally and one square perpendicular to it.', 'N'],
  ['It moves like a king, except that it cannot go left or right.', 'FfbW'],
  ['It goes and captures one square straight forward.', 'fW'],
  ['It steps diagonally forward, as usual.', 'fF'],
  ['It goes one square orthogonally, like the guard of Korean chess.', 'W'],
  ["The Rook's orthogonal move is standard - any number of steps.", 'R'],
  ['Its move is one square forward, as for a pawn.', 'fW'],
  [
    'It goes up to two squares orthogonally, without leaping, and lacks the move of a bishop.',
    'R2',
  ],
  ['They move diagonally backwards one space, towards the tail.', 'bF'],
  ['It can step one or leap two squares diagonally.', 'FA'],
  ['First steps orthogonally forward, and then must step diagonally forward.', 'fafsW'],
  ['Moves one or two squares orthogonally.', 'R2'],
  [
    'Moves any number of spaces forward, one square diagonally backward-left, or any number of squares diagonally backward-right.',
    'fRblFbrB',
  ],
  [
    'Captures one square diagonally forward, or moves one square straight forward without capturing.',
    'fcFfmW',
  ],
  ['Leaps two squares sideways and one square forward.', 'fsN'],
  ['The Left Quail moves one square diagonally.', 'F'],
  ['It makes a single diagonal step.', 'F'],
  ['Moves orthogonally one or two steps without leaping.', 'R2'],
  ['Its regular move is one square forward.', 'fW'],
  ['Its regular move is one or two steps without leaping orthogonally forward.', 'fR2'],
  ['It can also move diagonally forward up to two steps without leaping.', 'fB2'],
  // Squares in between do not matter, wherever the sentence says so.
  ['It goes by one or two squares diagonally, jumping.', 'FA'],
  ['Goes two squares orthogonally (maybe jumping over a piece).', 'D'],
  ['Is a leaping piece that moves one or two squares diagonally.', 'FA'],
  // Leaps by the squares that they cross.
  ['Goes to a square three steps away in one direction, and one step to the side.', 'C'],
  ['Leaps to a square in the opposite corner of a rectangle of 2x4 squares.', 'C'],
  ['Leaps to any square in a 5x5 area around it.', 'KNAD'],
  ['Jumps to any square at 2 or 3 squares distance from where it stands.', 'NADHCZG'],
  // A distance or direction that applies to all ways.
  ['Moves by one square only, either like a bishop or straight forward.', 'FfW'],
  ['Moves like a bishop or a rook, but no more than three squares away.', 'B3R3'],
  ['Moves like a rook but only in one direction: forward.', 'fR'],
  ['Moves and captures by sliding sideways like a rook.', 'sR'],
  ['Equals a knight and a bishop.', 'NB'],
  ['Steps one square diagonally, either forwards or backwards.', 'F'],
  // Praise and history add nothing.
  ['Strongest man of them all, it combines the moves of a bishop and a knight.', 'BN'],
  ['Originally made for another game, it steps one square diagonally.', 'F'],
  [
    'It is an orthogonal counterpart of the elephant as it moves 1 or 2 squares orthogonally, jumping over the first square if it is occupied.',
    'WD',
  ],
  ['Has the moving abilities of a knight and a rook.', 'NR'],
  ['Its move is that of a rook, limited to two squares.', 'R2'],
  ['It moves like a queen, though at most two squares.', 'Q2'],
  ['It moves to any of the eight squares around it.', 'K'],
  ['It can step one square in the three forward directions or one square straight back.', 'fFfbW'],
  ['It moves one square forward, straight or diagonally.', 'fFfW'],
  ['It moves like a rook, horizontally only.', 'sR'],
  ['Exactly like a rook, except it cannot move backward.', 'fsR'],
  ['As an orthodox bishop, plus a single orthogonal step.', 'BW'],
  ['Rook, or one step diagonally.', 'RF'],
  ['It is a limited rook: at most four squares.', 'R4'],
  ['Any number of consecutive knight moves in one direction.', 'NN'],
  ['It moves like a bishop, but never backwards.', 'fB'],
  ['It moves one square in all directions but straight backwards.', 'FfsW'],
  ['It moves one square forward — straight or diagonally.', 'fFfW'],
  // Text in brackets may be part of the sentence.
  ['It moves one square (orthogonally or diagonally).', 'K'],
  ['It moves one square forward (straight or diagonally).', 'fFfW'],
  ['It moves one square forward (and captures diagonally).', 'mfWcF'],
  ['It moves like a bishop (or one square forward).', 'BfW'],
  ['It moves like a rook (up to three squares).', 'R3'],
  ['It moves like a rook (horizontally only).', 'sR'],
  ['It moves any number of squares vertically (forward only).', 'fR'],
  ['It steps forward (one square) or slides backward.', 'fWbR'],
  // Text in brackets may repeat the sentence.
  ['It moves one square diagonally (forward or backward).', 'F'],
  ['It moves like a king (one square in any direction).', 'K'],
  ['It moves like a king (it captures one square forward).', 'K'],
  // The moves of the gold, which the page does not describe, do not contradict those stated.
  ['It moves like a king (it moves like the gold).', 'K'],
  ['Moves like a Gold: one step in any direction.', 'K'],
  ['It moves without capturing like a rook (any number of squares orthogonally).', 'mR'],
];

/** Text in brackets that is not understood or contradicts the sentence: the moves do not count as read. */
const WITH_MORE = [
  'It moves like a king (twice per turn).',
  'It moves like a rook (but only two squares).',
  'It moves one square forward (any of the three).',
  'It moves like a rook (any number of squares diagonally).',
  'It moves one square forward without capturing and captures one square sideways (it captures one square forward).',
];

test.each(WITH_MORE)('%s', (sentence) => {
  const { readings, unread } = read(sentence);
  expect(readings.length === 0 || unread.length > 0).toBe(true);
});

test.each([
  // These are not about the double step.
  'It moves like a rook, but only two squares.',
  'It moves like a rook, at least two squares.',
])('not read: %s', (sentence) => {
  const { readings, unread } = read(sentence);
  expect([readings.length, unread.length > 0]).toEqual([0, true]);
});

test.each(SENTENCES)('%s', (sentence, meaning) => {
  const { codes, readings, unread } = read(sentence);
  expect(unread).toEqual([]);
  expect(codes).toEqual([]);
  expect(readings.length).toBe(1);
  expectSame(readings[0]?.movement, meaning);
});

/** Sentences as in players' guides. Those about the quails are ours, because guides do not say how far they move. */
const TORI: readonly (readonly [string, string, string])[] = [
  ['phoenix', 'k', 'The Phoenix moves exactly like a chess king: one step in any direction.'],
  ['swallow', 's', 'It moves and captures by moving forward one square.'],
  ['falcon', 'f', 'The Falcon moves like a king except *it cannot move straight backwards*.'],
  ['crane', 'c', 'The Crane moves like a king except *it cannot move sideways (left or right)*.'],
  [
    'pheasant',
    'p',
    'The Pheasant moves either one space diagonally backward or can jump two spaces straight forward.',
  ],
  [
    'left quail',
    'l',
    'Moves any number of spaces forward or diagonally backward-right, or one space diagonally backward-left.',
  ],
  [
    'right quail',
    'r',
    'Moves any number of spaces forward or diagonally backward-left, or one space diagonally backward-right.',
  ],
  [
    'goose',
    'g',
    'It can jump exactly two spaces diagonally forward (left or right), or exactly two spaces straight backwards.',
  ],
  [
    'eagle',
    'e',
    'It can move any number of spaces diagonally forward or straight backwards. It can move like a king. Finally, it can also move two spaces diagonally backwards. It does not jump.',
  ],
];

test.each(TORI)('the %s of Tori Shogi moves as the built-in variant has it', (_, letter, text) => {
  const rules = builtinRules('torishogi');
  if (rules === null) throw new Error('torishogi is built in');
  const piece = gameOfRules('torishogi', rules).pieces.find((one) => one.letter === letter);
  const {
    codes,
    readings: [reading],
  } = read(text);
  expect(codes).toEqual([]);
  expect(reading !== undefined && piece !== undefined).toBe(true);
  expect(equalMovements(reading?.movement ?? [], piece?.movement ?? [])).toBe(true);
});

describe('several readings', () => {
  test('a bent move without a direction may be blocked, may leap, or may turn in any direction', () => {
    const { codes, readings } = read(
      'Moves one square orthogonally and then one square diagonally.',
    );
    expect(codes).toEqual(['doc/ambiguous-move']);
    expect(readings.map(({ how }) => how)).toEqual([
      'over an empty square',
      'leaping',
      'in any direction',
    ]);
    const [barred, leaping, anyWay] = readings;
    expectSame(barred?.movement, 'mafsW');
    expectSame(leaping?.movement, 'N');
    const targets = new Set(
      normalForm(anyWay?.movement ?? []).elements.map(({ target }) => `${target.dx},${target.dy}`),
    );
    expect(targets.size).toBe(12);
  });

  test('a second way with its own verb may go as far as the first way, or one square', () => {
    const { codes, readings } = read(
      'It moves any number of squares forward, and it also moves diagonally backward.',
    );
    expect(codes).toEqual(['doc/ambiguous-move']);
    expect(readings.map(({ key }) => key)).toEqual(['duke=as-far', 'duke=one-square']);
    expectSame(readings[0]?.movement, 'fRbB');
    expectSame(readings[1]?.movement, 'fRbF');
  });

  test('a bend to a side may or may not lead back', () => {
    const { readings } = read(
      'It goes one square diagonally forward and then one square orthogonally forward or sideways.',
    );
    expect(readings.map(({ key }) => key)).toEqual(['duke=outward', 'duke=any-turn']);
    expectSame(readings[0]?.movement, 'fafsF');
  });

  test('a move of two squares may or may not leap', () => {
    const { readings } = read('It moves exactly two squares diagonally.');
    expect(readings.map(({ key }) => key)).toEqual(['duke=lame', 'duke=leap']);
    expectSame(readings[1]?.movement, 'A');
  });
});

describe('misspelt words', () => {
  test('are read as the nearest word, which is reported', () => {
    const text = 'Moves one square bakward or siedways.';
    expectSame(read(text).readings[0]?.movement, 'bsW');
    expect(
      diagnoseMisspeltTerms(excerptOf({ file: 'page.md', text }, 0, text.length)),
    ).toMatchObject([
      { message: '"bakward" is read as "backward".', span: { start: 17, end: 24 } },
      { message: '"siedways" is read as "sideways".', span: { start: 28, end: 36 } },
    ]);
  });

  test.each([
    ['It moves one square forward, and in steps one square diagonally.', 'in', 'fWF'],
    ['It can step on square diagonally.', 'on', 'F'],
    ['It can step one one square diagonally.', 'one', 'F'],
    ['It moves like a king, expect that it cannot move directly backwards.', 'expect', 'FfsW'],
  ])('may be other words of the language: %s', (text, slip, meaning) => {
    const { codes, quoted, readings } = read(text);
    expectSame(readings[0]?.movement, meaning);
    expect(codes).toEqual(['doc/misspelt']);
    expect(quoted).toEqual([slip]);
  });

  test('are not corrected in a sentence that is not understood otherwise', () => {
    expect(read('Moves one sqaure on Sundays.').verdict).toBe('unread');
  });
});

describe('what is not understood', () => {
  test.each([
    'It rarely moves one square diagonally.',
    'Never moves one square diagonally.',
    'The piece rarely moves one square diagonally.',
    'The wolf in front moves one square diagonally.',
    'It moves one square diagonally, but it cannot move on Sundays.',
    'Sometimes moves one square diagonally.',
    'Moves one square diagonally only on Sundays.',
    'Moves one square diagonally, or perhaps two.',
    'Moves one square diagonally, except on dark squares.',
    'Moves like a king except it cannot capture sideways on Sundays.',
    'Moves one square diagonally, as long as nobody looks.',
    'Moves one square diagonally: only on Sundays.',
    'Moves one square diagonally, as far as I know.',
    'Moves one square towards the enemy.',
    'It can move one square away from their starting side, but never on Sundays.',
    'It can move diagonally.',
    'Moves like a Bishop or a Templar.',
  ])('is all of a sentence of which a part is strange: %s', (text) => {
    const { readings, verdict } = read(text);
    expect(verdict).toBe('unread');
    expect(readings).toEqual([]);
  });
});

describe('squares on which moves depend', () => {
  const by = (movement: Movement, from: string | null): Movement =>
    movement
      .filter(({ condition }) => condition.from === from)
      .map((move) => ({ ...move, condition: { ...move.condition, from: null } }));

  test('a way may have its own condition, and goes as far as the way before', () => {
    const { codes, readings } = read(
      'The Duke always can move 1 square orthogonally (W), on connected squares can also move diagonally (WF).',
    );
    expect(codes).toEqual([]);
    const movement = readings[0]?.movement ?? [];
    expectSame(by(movement, null), 'W');
    expectSame(by(movement, 'connected'), 'F');
  });

  test('a condition applies to one of several ways', () => {
    const { readings } = read(
      'It moves one square orthogonally forward or sideways, and, on connected squares, also can move one square diagonally forward.',
    );
    const movement = readings[0]?.movement ?? [];
    expectSame(by(movement, null), 'fsW');
    expectSame(by(movement, 'connected'), 'fF');
  });

  test('a condition applies to the moves of the pieces that the sentence refers to', () => {
    const movement = read('On connected squares, moves like a Rook.').readings[0]?.movement ?? [];
    expect(movement.every(({ condition }) => condition.from === 'connected')).toBe(true);
    expectSame(by(movement, 'connected'), 'R');
  });

  test('and so does the restriction to captures', () => {
    expectSame(
      read('It moves like a king. To capture, moves like a Rook.').readings[0]?.movement,
      'mKcR',
    );
  });
});
