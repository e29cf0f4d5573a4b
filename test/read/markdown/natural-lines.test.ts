import { describe, expect, test } from 'vitest';
import { shippedLibrary } from '../../../src/cli/library.js';
import type { Variant } from '../../../src/ir/variant.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';

const NOTES = ['Royal piece', 'Not royal', 'Only one per column', 'Cannot be dropped to give mate'];

/** Reads a document with these bullets and rows: natural lines, as an author may write them, or exact ones. */
function read(lines: readonly string[], rows: readonly string[] = []) {
  const bullets = lines.map((line) => `* ${line}`).join('\n');
  const table = ['| Name | Abbr | Betza | Promote | Notes |', '| - | - | - | - | - |', ...rows];
  const used = NOTES.filter((_note, index) => rows.join('').includes(String(index + 1)));
  const notes = used.map((note) => `${NOTES.indexOf(note) + 1}. ${note}`);
  const own = [...table, '', ...notes].join('\n');
  const text = `# Game\n\n${bullets}\n\n${rows.length > 0 ? own : 'Uses all pieces from chess'}\n`;
  const { value, diagnostics } = readDocument(
    { file: 'game.md', text },
    { library: shippedLibrary() },
  );
  const [variant] = value;
  const wrong = diagnostics.filter(({ severity }) => severity !== 'info');
  return { variant, wrong: wrong.map(({ message }) => message) };
}

/** A variant without its places in the text. */
function said(variant: Variant | undefined): unknown {
  const plain = variant && {
    board: variant.board.value,
    pieces: variant.pieces.map(({ drop, movement, promotion, royal, promotionLimit }) => [
      drop,
      movement.value
        .map((move) => JSON.stringify({ ...move, condition: move.condition.to }))
        .sort(),
      promotion,
      royal,
      promotionLimit,
    ]),
    start: variant.start?.value,
    rules: variant.rules,
  };
  return plain;
}

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('natural lines mean the same as exact ones', () => {
  test.each([
    ['Size: 8x8', 'Rules: chess'],
    [`Start: ${FEN}`, 'Rules: chess'],
    ['Castling: none', 'Castling: no'],
    ['en-passant: none', 'En passant: none'],
    ['Double-step: no', 'Double step: no'],
    ['Drops: allowed', 'Drops: yes'],
    ['Drops: from the start', 'Drops: of the initial hand'],
    ['Stalemate: is a draw', 'Stalemate: draw'],
    ['Stalemate: loses', 'Stalemate: loss'],
    ['Facing generals: no', 'Facing kings: forbidden'],
    ['Flying general: yes', 'Facing kings: forbidden'],
    ['Flying general: no', 'Facing kings: allowed'],
    ['Goal: centre', 'Goal: d4-e5'],
    ['Goal: d4, e4, d5 and e5', 'Goal: d4-e5'],
    ['Goal: the king to the centre', 'Goal pieces: King\n* Goal: d4-e5'],
    ['Goal: Pawn to last rank', 'Goal: White *8; Black *1\n* Goal piece: Pawn'],
    ['Promotion zone: the last two ranks', 'Promotion zone: 2 farthest ranks'],
    ['Promotion zone: 2 ranks', 'Promotion zone: 2 farthest ranks'],
    ['Promotion pieces: Q, R', 'Pawns become: Queen, Rook'],
    ['Double move: no', 'Double step: no'],
    ['Double step: from rank 2', 'Double step: yes'],
    ['Double step: pawns on rank 2', 'Double step: a2-h2'],
    ['Double step: pawns on the first two ranks', 'Double step: a1-h2'],
    ['Double step: all pawns from their second rank', 'Double step: yes'],
    ['Promotion: Q, R, B, N on rank 8', 'Promotion zone: 1 farthest rank'],
    [
      'Promotion: Q, N on ranks 7-8',
      'Promotion zone: 2 farthest ranks\n* Pawns become: Queen, Knight',
    ],
    ['Promotion: to a Queen', 'Pawns become: Queen'],
    [
      'Promotion: to queen or rook upon reaching the last two ranks',
      'Promotion zone: 2 farthest ranks\n* Pawns become: Queen, Rook',
    ],
    ['Promotion: on the last two ranks', 'Promotion zone: 2 farthest ranks'],
    ['Promotion: rank 7', 'Promotion zone: a7-h7'],
    ['Pawn promotion: Queen/Knight on the last rank', 'Pawns become: Queen, Knight'],
    ['Promotes to: Q, R, B, N on rank 7', 'Promotion zone: a7-h7'],
    [
      'Promotion limit: captured pieces only',
      'Promotion limit: Queen 1, Rook 2, Bishop 2, Knight 2',
    ],
    ['Three-check: yes', 'Check counting: 3'],
    ['Three-check: yes', 'N-check: 3 checks'],
    ['Duck: yes', 'Walls: duck'],
    ['Perpetual check: forbidden', 'Perpetual check: loses'],
    ['Drops where: next to own pieces', 'Drops where: next to own'],
    ['Flipping: all around', 'Flipping: ataxx'],
  ])('%s', (natural, exact) => {
    const [ours, theirs] = [read(['Rules: chess', natural]), read(['Rules: chess', exact])];
    if (exact.startsWith('Rules')) theirs.variant = read(['Rules: chess']).variant;
    expect([...ours.wrong, ...(exact.startsWith('Rules') ? [] : theirs.wrong)]).toEqual(
      natural.startsWith('Drops where') ? theirs.wrong.concat(theirs.wrong) : [],
    );
    expect(said(ours.variant)).toEqual(said(theirs.variant));
  });

  test('more than one line', () => {
    const pairs = [
      [['Losing all pieces: win'], ['Extinction: win', 'Extinction of: all pieces']],
      [
        ['Bare king: loss'],
        [
          'Extinction: loss',
          'Extinction of: all pieces',
          'Extinction at: 1',
          'Extinction against: 2',
        ],
      ],
      [['Castling: the king moves three squares'], ['Castling: yes', 'Castling to: b, h']],
    ] as const;
    for (const [natural, exact] of pairs) {
      const ours = read(['Rules: chess', ...natural]);
      expect(ours.wrong).toEqual([]);
      expect(said(ours.variant)).toEqual(said(read(['Rules: chess', ...exact]).variant));
    }
  });
});

describe('notes in the cell, and regions', () => {
  const START = 'Start: kp3/5/5/5/3PK w - - 0 1';
  test.each([
    ['Royal', '1'],
    ['royal piece', '1'],
    ['Nifu; 1', '1, 3'],
    ['Royal, no two on a file', '1, 3'],
    ['Only one per file. Cannot be dropped to give mate', '3, 4'],
    ['as in chess', ''],
  ])('%s', (words, numbers) => {
    const rows = (notes: string) => [`| Man | K | K | | ${notes} |`, '| Pawn | P | fW | | |'];
    const lines = ['Rules: chess', 'Drops: yes', 'Extinction: loss', START];
    const [ours, theirs] = [read(lines, rows(words)), read(lines, rows(numbers))];
    expect(ours.wrong).toEqual([]);
    expect(said(ours.variant)).toEqual(said(theirs.variant));
  });

  test('elsewhere means all squares of no other part, in any order', () => {
    const cell = (betza: string) => {
      const rows = ['| King | K | K | | 1 |', `| Pawn | P | ${betza} | | |`];
      return read(
        ['Rules: chess', 'Size: 5x5', START, 'Region home: ranks 1-3', 'Region away: ranks 4-5'],
        rows,
      );
    };
    const exact = cell('home: fW; away: fsW');
    expect(exact.wrong).toEqual([]);
    for (const betza of ['home: fW; elsewhere: fsW', 'elsewhere: fsW; home: fW', 'fW; away: sW']) {
      const { variant, wrong } = cell(betza);
      expect(wrong).toEqual([]);
      expect(said(variant)).toEqual(said(exact.variant));
    }
  });
});

test('columns may have other names', () => {
  const rows = ['| King | K | K | | 1 |', '| Queen | Q | Q | | |', '| Pawn | P | fmWfcF | Q | |'];
  const document = (header: string): string =>
    `# Game\n\n* Start: q3k3/pppppppp/8/8/8/8/PPPPPPPP/Q3K3 w - - 0 1\n\n${[header, '| - | - | - | - | - |', ...rows].join('\n')}\n\n1. Royal piece\n`;
  const read = (header: string) =>
    readDocument({ file: 'game.md', text: document(header) }, { library: () => null });
  const exact = read('| Name | Abbr | Betza | Promote | Notes |');
  const other = read('| Name | Symbol | Betza | Promotes to | Note |');
  expect(other.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(said(other.value[0])).toEqual(said(exact.value[0]));
  expect(
    exact.value[0]?.pieces.map((piece) => [piece.abbreviation, piece.promotion.style]),
  ).toEqual([
    ['K', 'none'],
    ['Q', 'none'],
    ['P', 'pawn'],
  ]);
});

describe('tables whose columns have other names', () => {
  const table = (columns: string): string =>
    `# Game\n\n* Size: 3x3\n\nStart: bkb/3/BKB w - - 0 1\n\n| ${columns} | Betza |\n| - | - | - |\n| King | K | K |\n| Bishop | B | B |\n`;
  const readText = (text: string) => {
    const { value, diagnostics } = readDocument(
      { file: 'game.md', text },
      { library: shippedLibrary() },
    );
    const wrong = diagnostics.filter(({ severity }) => severity !== 'info');
    return { variant: value[0], wrong: wrong.map(({ message }) => message) };
  };
  const exact = readText(table('Name | Abbr'));

  test.each(['Piece | Letter', 'Name | Letter', 'Piece | Symbol', 'Piece name | FEN letter'])(
    '%s',
    (columns) => {
      const named = readText(table(columns));
      expect(named.wrong).toEqual([]);
      expect(said(named.variant)).toEqual(said(exact.variant));
      expect(named.variant?.pieces.map(({ name }) => name)).toEqual(['King', 'Bishop']);
    },
  );

  test('glyphs stay glyphs, and letters beside abbreviations stay letters', () => {
    const text = table('Piece | Abbr').replaceAll('| King |', '| 王 |');
    const { variant } = readText(text.replaceAll('| Bishop |', '| 角 |'));
    expect(variant?.pieces.map(({ name, glyphs }) => [name, ...glyphs])).toEqual([
      [null, '王'],
      [null, '角'],
    ]);
    const lettered = readText(
      '# Game\n\n* Size: 3x3\n* Start: swkow/3/SWKOW w - - 0 1\n\n| Name | Abbr | Letter | Betza |\n| - | - | - | - |\n| King | K | | K |\n| Swan | SW | S | B |\n| Owl | OW | O | W |\n',
    );
    expect(lettered.wrong).toEqual([]);
    expect(
      lettered.variant?.pieces.map(({ abbreviation, letter }) => [abbreviation, letter]),
    ).toEqual([
      ['K', null],
      ['SW', 'S'],
      ['OW', 'O'],
    ]);
  });

  test.each([
    'Start: …',
    '**Start**: `…`',
    'FEN: `…`',
    'The starting position is: …',
    'Initial setup: …',
    '## Start position\n\n`…`\n\n## Initial pieces',
    '* Start: …',
  ])('the start position in a line of its own, and the size with it: %s', (line) => {
    const text = table('Name | Abbr').replace('* Size: 3x3\n', '');
    const named = readText(
      text.replace(/^Start: (.*)$/m, (_, fen: string) => line.replace('…', fen)),
    );
    expect(named.wrong).toEqual([]);
    expect(named.variant?.board.value).toEqual({ files: 3, ranks: 3 });
    expect(said(named.variant)).toEqual(said(exact.variant));
  });

  test('a table without letters is one finding, which says where to write them', () => {
    const { wrong } = readText(table('Name | Sign').replace('| Sign |', '| Foo |'));
    expect(wrong.filter((message) => message.includes('letter'))).toEqual([
      'No piece of this variant has a letter; give each one in a column "Abbr" of its table.',
    ]);
  });

  test('a note with several commas is one finding, which names the right column', () => {
    const text =
      '# Game\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza | Notes |\n| - | - | - | - |\n| King | K | K | |\n| Bishop | B | B | promotes to K, B or K on the last rank |\n';
    expect(readText(text).wrong).toEqual([
      '"promotes to K, B or K on the last rank" looks like a rule but is not understood; write what the piece promotes to in a column "Promote", such as "Q, R, B".',
    ]);
  });
});

test('items of a numbered list that name a rule are bullets, and the other items are also read', () => {
  const list = ['Size: 9x9', 'Castling: no', 'Stalemate: loss', 'Connection: four in a row'];
  const text = `# Game\n\nUses all pieces from chess\n\n# Rules\n\n${list.map((item, at) => `${at + 1}. ${item}`).join('\n')}\n`;
  const { value, diagnostics } = readDocument(
    { file: 'game.md', text },
    { library: shippedLibrary() },
  );
  expect(value[0]?.board.value).toMatchObject({ files: 9, ranks: 9 });
  expect(diagnostics.map(({ message }) => message).join('\n')).toContain('"four in a row"');
});

describe('a list of pieces is a table', () => {
  const START = '* Size: 4x4\n* Start: lrbp/4/4/LRBP w - - 0 1';
  const read = (list: string) => {
    const text = `# Game\n\n${START}\n\n## Pieces\n\n${list}\n`;
    const { diagnostics, value } = readDocument({ file: 'game.md', text }, { library: () => null });
    const wrong = diagnostics.filter(({ severity }) => severity !== 'info');
    return {
      said: said(value[0]),
      names: value[0]?.pieces.map(({ abbreviation, name }) => [abbreviation, name]),
      wrong: wrong.map(({ message, span }) => [text.slice(span.start, span.end), message]),
    };
  };
  const table =
    '| Name | Abbr | Betza | Promote |\n| - | - | - | - |\n| King | L | K | |\n| Rook | R | R | |\n| Old Bishop | B | fBbF | |\n| Pawn | P | fmWfcF | R, B |';

  test.each([
    '- King (L): K\n- Rook (R): R\n- Old Bishop (B): fBbF\n- Pawn (P): fmWfcF, promotes to R, B',
    '* **King** (L) – K\n* **Rook** (R) – R\n* **Old Bishop** (B) – fBbF\n* **Pawn** (P) – `fmWfcF`; promotes into R, B',
    '- King (L): K\n- Rook (R): R\n- Old Bishop (B): fBbF\n- Pawn (P) = fmWfcF, promotes to R, B',
  ])('%s', (list) => {
    const [listed, written] = [read(list), read(table)];
    expect(written.wrong).toEqual([]);
    expect(listed).toEqual(written);
    expect(listed.names).toContainEqual(['B', 'Old Bishop']);
  });

  test('a mistake in moves is reported at its place', () => {
    const list = '- King (L): K\n- Rook (R): R\n- Old Bishop (B): fBbX\n- Pawn (P): fmWfcF';
    expect(read(list).wrong.map(([place]) => place)).toEqual(['X']);
  });

  test.each([
    ['K, royal', 'Royal', ''],
    ['K; royal piece', 'Royal piece', ''],
    ['K (promotes to R)', '', 'R'],
    ['K, royal, promotes to R', 'Royal', 'R'],
    ['K, promotes to R; royal', 'Royal', 'R'],
    ['K, cannot be dropped', 'Cannot be dropped', ''],
  ])('%s behind a piece', (moves, note, promote) => {
    const listed = read(`- Rook (R): R\n- Bishop (B): B\n- Pawn (P): W\n- King (L): ${moves}`);
    const written = read(
      `| Name | Abbr | Betza | Notes | Promote |\n| - | - | - | - | - |\n| Rook | R | R | | |\n| Bishop | B | B | | |\n| Pawn | P | W | | |\n| King | L | K | ${note} | ${promote} |`,
    );
    expect(written.wrong).toEqual([]);
    expect(listed).toEqual(written);
  });

  test('an item that is no piece does not spoil the others', () => {
    const pieces = '- King (L): K\n- Rook (R): R\n- Old Bishop (B): fBbF';
    expect(read(`- Stalemate: loss\n${pieces}\n- Castling: no`)).toEqual(
      read(`* Stalemate: loss\n* Castling: no\n\n${pieces}`),
    );
    const told = read(`${pieces}\n- Pawn (P): one square forward`);
    expect(new Set(told.wrong.map(([place]) => place))).toEqual(
      new Set(['one square forward', ' ']),
    );
  });

  test('a list of pieces in words is not a table', () => {
    const list = '- King (L): as in chess\n- Rook (R): slides straight';
    expect(read(list).names).toBeUndefined();
  });
});

describe('what pawns become can be a bullet', () => {
  const rows = (pawn: string): string =>
    `| Name | Abbr | Betza |\n| - | - | - |\n| King | K | K |\n| Rook | R | R |\n| ${pawn} | F | fmWfcF |\n`;
  const read = (bullets: string, pawn: string) => {
    const text = `# Game\n\n* Size: 4x6\n* Start: rkrr/ffff/4/4/FFFF/RKRR w - - 0 1\n${bullets}\n\n${rows(pawn)}`;
    const { diagnostics, value } = readDocument({ file: 'game.md', text }, { library: () => null });
    const { pieces = [], rules } = value[0] ?? {};
    return {
      promotion: pieces.at(-1)?.promotion,
      doubleStep: rules?.doubleStep,
      zone: rules?.promotionRegion.white.length,
      wrong: diagnostics.flatMap(({ code, severity }) => (severity === 'info' ? [] : [code])),
    };
  };
  const promotes = {
    promotion: { style: 'pawn', to: ['rook'] },
    ...{ doubleStep: true, zone: 4, wrong: [] },
  };

  test.each([
    ['Pawn', '* Pawns become: Rook'],
    ['Bauer', '* Pawns become: Rook'],
    ['Foot', '* Promotes as a pawn: Foot\n* Pawns become: Rook'],
    ['Foot', '* Promotes as a pawn: White F; Black F\n* Pawns become: White R; Black Rook'],
  ])('%s, with %s', (pawn, bullets) => {
    expect(read(bullets, pawn)).toEqual(promotes);
  });

  test('a pawn that becomes nothing is reported', () => {
    expect(read('* Promotes as a pawn: Foot', 'Foot').wrong).toEqual(['piece/never-promotes']);
  });
});

test('a start position in an indented block gives the size of the board', () => {
  const text = `# Game\n\n## Set-up\n\n    rkr/3/3/RKR w - - 0 1\n\n| Name | Abbr | Betza |\n| - | - | - |\n| King | K | K |\n| Rook | R | R |\n`;
  const { diagnostics, value } = readDocument({ file: 'game.md', text }, { library: () => null });
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(value[0]?.board.value).toEqual({ files: 3, ranks: 4 });
});

test('an army listed by squares is one finding for each side, which says what to write', () => {
  const text = `# Game\n\n* Size: 3x4\n* White: King b1, Rooks a1, c1\n* Black: King (K): b4; Rook: a4\n\n| Name | Abbr | Betza |\n| - | - | - |\n| King | K | K |\n| Rook | R | R |\n`;
  const { diagnostics } = readDocument({ file: 'game.md', text }, { library: () => null });
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  expect(wrong.map(({ span }) => text.slice(span.start, span.start + 6))).toEqual([
    'White:',
    'Black:',
  ]);
  for (const { message } of wrong) expect(message).toContain('"* Start: ');
});
