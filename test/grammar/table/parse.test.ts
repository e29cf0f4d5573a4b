import type { RuleNote } from '../../../grammar/table/syntax.js';
import { describe, expect, test } from 'vitest';
import {
  parseAlternatives,
  parseChoices,
  parseLetters,
  parseMoves,
  parseNote,
  parseNoteNumbers,
  parseSize,
  parseUses,
} from '../../../grammar/table/parse.js';
import type { Parsed } from '../../../src/text/diagnostic.js';
import type { Span } from '../../../src/text/span.js';

/** Reads a text as if it stood at offset 1000, and shows each error as the characters that it points at. */
function read<T>(
  parse: (text: string, span: Span) => Parsed<T>,
  text: string,
): { readonly value: T; readonly wrong: readonly string[] } {
  const { value, diagnostics } = parse(text, { file: 'f', start: 1000, end: 1000 + text.length });
  return {
    value,
    wrong: diagnostics.map(({ span }) => text.slice(span.start - 1000, span.end - 1000)),
  };
}

/** A name with the place where it stands. */
function name(text: string, start: number): object {
  return { text, span: { file: 'f', start: 1000 + start, end: 1000 + start + text.length } };
}

describe('cells', () => {
  test('alternatives, in either width of brackets', () => {
    expect(read(parseAlternatives, '王(玉)')).toEqual({
      value: [name('王', 0), name('玉', 2)],
      wrong: [],
    });
    expect(read(parseAlternatives, '龍（竜、龙）').value).toEqual([
      name('龍', 0),
      name('竜', 2),
      name('龙', 4),
    ]);
    expect(read(parseAlternatives, "Swallow's Wings").value).toEqual([name("Swallow's Wings", 0)]);
  });

  test('a bracket that is not closed is reported and costs nothing', () => {
    const { value, wrong } = read(parseAlternatives, '王(玉');
    expect(value).toEqual([name('王', 0), name('玉', 2)]);
    expect(wrong).toEqual(['']);
  });

  test('choices', () => {
    expect(read(parseChoices, 'Q, R（車）, Left Quail')).toEqual({
      value: [[name('Q', 0)], [name('R', 3), name('車', 5)], [name('Left Quail', 9)]],
      wrong: [],
    });
  });

  test.each(['Q, R or N', 'Q or R or N', 'Q, R, and N', 'Q/R/N', 'Q and R/N', 'Q, R, or N'])(
    'the choices %s are three',
    (text) => {
      const { value, wrong } = read(parseChoices, text);
      expect(value).toEqual(['Q', 'R', 'N'].map((letter) => [name(letter, text.indexOf(letter))]));
      expect(wrong).toEqual([]);
    },
  );

  test('nothing between two commas is reported, and is no choice', () => {
    expect(read(parseChoices, 'Q, , R')).toEqual({
      value: [[name('Q', 0)], [name('R', 5)]],
      wrong: [','],
    });
  });

  test.each(['Q, R,', 'Q or R or', 'Q/R/'])(
    'nothing is lost before a missing choice: %s',
    (text) => {
      const { value, wrong } = read(parseChoices, text);
      expect(value).toEqual(['Q', 'R'].map((letter) => [name(letter, text.indexOf(letter))]));
      expect(wrong).toHaveLength(1);
    },
  );

  test('numbers of notes, separated by commas, blanks or "and"', () => {
    for (const text of ['2, 3', '2 3', '2、3', '2 and 3'])
      expect(read(parseNoteNumbers, text).value.map(({ number }) => number)).toEqual([2, 3]);
    expect(read(parseNoteNumbers, '2, x, 3').wrong).toEqual(['x']);
    expect(read(parseNoteNumbers, '2, 3').value[1]?.span).toEqual({
      file: 'f',
      start: 1003,
      end: 1004,
    });
  });

  test('moves, some from a region alone', () => {
    expect(read(parseMoves, 'R; connected: F').value).toEqual([
      { region: null, betza: name('R', 0) },
      { region: name('connected', 3), betza: name('F', 14) },
    ]);
    expect(read(parseMoves, 'fR2 (1,4)').value).toEqual([
      { region: null, betza: name('fR2 (1,4)', 0) },
    ]);
    expect(read(parseMoves, 'R; connected: F: W').wrong).toEqual([':']);
    expect(read(parseMoves, 'R; connected: ; F').value).toEqual([
      { region: null, betza: name('R', 0) },
      { region: null, betza: name('F', 16) },
    ]);
  });
});

describe('uses', () => {
  test('pieces, some under another glyph', () => {
    const { value, wrong } = read(
      parseUses,
      'Uses the following pieces from Wa shogi: 王 (as 靏), 歩',
    );
    expect(wrong).toEqual([]);
    expect(value).toEqual({
      variant: name('Wa shogi', 31),
      pieces: [
        { piece: name('王', 41), as: name('靏', 47) },
        { piece: name('歩', 51), as: null },
      ],
    });
  });

  test('all of them', () => {
    expect(read(parseUses, 'Uses all pieces from shogi.')).toEqual({
      value: { variant: name('shogi', 21), pieces: null },
      wrong: [],
    });
  });

  test.each([
    'Uses the pieces from shogi',
    'Uses all of the pieces from shogi',
    'Uses all the pieces of shogi',
    'Uses the usual pieces from shogi',
    'Uses the same pieces from shogi.',
  ])('all of them, as without a list: %s', (text) => {
    const { value, wrong } = read(parseUses, text);
    expect(wrong).toEqual([]);
    expect(value).toMatchObject({ variant: { text: 'shogi' }, pieces: null });
  });

  test('a list that is announced is there', () => {
    const listed = read(parseUses, 'Uses these pieces of shogi: 王 and 歩');
    expect(listed.wrong).toEqual([]);
    expect(listed.value?.pieces?.map(({ piece }) => piece.text)).toEqual(['王', '歩']);
    expect(read(parseUses, 'Uses the following pieces from shogi.')).toEqual({
      value: null,
      wrong: [''],
    });
  });

  test('over two lines, with "and", without brackets', () => {
    const { value, wrong } = read(
      parseUses,
      'Uses the following\npieces from shogi: 王 as 鵬, Gold and 歩',
    );
    expect(wrong).toEqual([]);
    expect(value?.pieces?.map(({ piece, as }) => [piece.text, as?.text ?? null])).toEqual([
      ['王', '鵬'],
      ['Gold', null],
      ['歩', null],
    ]);
  });

  test('what is broken is reported where it is, and the rest is read', () => {
    const { value, wrong } = read(
      parseUses,
      'Uses the following pieces from shogi: 王 (at 靏), 歩',
    );
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong[0]).toBe('at');
    expect(value?.variant.text).toBe('shogi');
    expect(value?.pieces?.map(({ piece }) => piece.text)).toEqual(['王', '歩']);
  });
});

describe('notes that are rules', () => {
  const span = { file: 'f', start: 0, end: 0 };
  test.each<readonly [string, RuleNote]>([
    ['Royal piece', { kind: 'royal' }],
    ['royal', { kind: 'royal' }],
    ['Only one per column', { kind: 'per-file', count: 1 }],
    ['Only two per file.', { kind: 'per-file', count: 2 }],
    ['only 3 per column', { kind: 'per-file', count: 3 }],
    ['Cannot be dropped to give mate', { kind: 'no-drop-mate' }],
    ['Cannot be\ndropped with checkmate', { kind: 'no-drop-mate' }],
    ['May not be dropped', { kind: 'no-drop' }],
    ['Not royal', { kind: 'not-royal' }],
    ['Is not a royal piece.', { kind: 'not-royal' }],
    ['Non-royal', { kind: 'not-royal' }],
    ...[
      'Nifu',
      'No nifu',
      'Nifu is forbidden',
      'Nifu rule',
      'At most one per file',
      'At most 1 per column',
      'One per file',
      'No more than one on any file',
      'Not more than one unpromoted pawn per file',
      'Maximum one per column',
      'Limited to one per file',
      'No two pawns on a file (nifu)',
      'No two pawns on one file',
      'No two on the same column',
      'Only one unpromoted pawn per file for each player',
      'Only a single one per file',
      'A player may not have two pawns on the same file',
      'May not be dropped on a file with another unpromoted pawn',
      'Cannot be dropped onto a file that already has one',
      'You may not drop a pawn on a file where you already have an unpromoted pawn',
      'Dropping a second pawn on a file is illegal',
      'More than one per file is forbidden',
      'No doubled pawns on a file',
      'Doubled pawns are not allowed',
      'Fewer than two per file',
    ].map((text) => [text, { kind: 'per-file', count: 1 }] as const),
    ...[
      'At most two per file',
      'Up to two per column',
      'No three on the same file',
      'Cannot be dropped on a file with two of them',
      'A third may not be dropped on the same file',
      'Maximum of 2 per column',
    ].map((text) => [text, { kind: 'per-file', count: 2 }] as const),
    ...[
      'Must not be dropped to deliver immediate checkmate',
      'Uchifuzume is illegal',
      'Dropping it with mate is forbidden',
    ].map((text) => [text, { kind: 'no-drop-mate' }] as const),
  ])('%s', (text, expected) => {
    expect(parseNote(text, span)).toEqual(expected);
  });

  test.each([
    'Only per column',
    'Royal piece of the east',
    'Cannot be dropped on a file',
    // Each of these is another rule than the limit that its words recall.
    'Nifu is allowed',
    'Nifu does not apply',
    'At most one per rank',
    'Not only one per file',
    'At most one per file, promoted ones included',
    'At most one per file unless the king is in check',
    'No two pawns on adjacent files',
    'May be dropped only on a file with one pawn',
    'May be dropped on one file only',
    'Cannot be dropped on a file with an enemy pawn',
    'Cannot be dropped on the first rank',
    'Cannot be dropped to give check',
    'Cannot be dropped immediately',
    'May be dropped to give mate',
    'More than one per file',
    'Doubled pawns',
    'At least one per file',
    'Royal pawns',
    'Wikipedia',
    '',
  ])('not: %s', (text) => {
    expect(parseNote(text, span)).toBeNull();
  });
});

describe('bullets', () => {
  test('sizes', () => {
    for (const text of ['9x11', '9 x 11', '9×11', '9X11'])
      expect(read(parseSize, text)).toEqual({ value: { files: 9, ranks: 11 }, wrong: [] });
    expect(read(parseSize, '0x99').value).toEqual({ files: 0, ranks: 99 });
    expect(read(parseSize, 'nine').wrong[0]).toBe('nine');
    expect(read(parseSize, '9x').wrong).toEqual(['']);
  });

  test('letters', () => {
    expect(read(parseLetters, '龍 = D, Left Quail ＝ L').value).toEqual([
      { piece: name('龍', 0), letter: name('D', 4) },
      { piece: name('Left Quail', 7), letter: name('L', 20) },
    ]);
  });
});
