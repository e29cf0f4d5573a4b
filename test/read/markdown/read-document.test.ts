import { describe, expect, test } from 'vitest';
import { parseSquare, printSquare } from '../../../src/ir/board.js';
import { equalMovements } from '../../../src/ir/compare.js';
import { BULLET_ROWS, HEADER_BULLETS } from '../../../src/notation/document/bullet-names.js';
import { RULE_BULLETS } from '../../../src/notation/document/rule-bullets.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { pieceOf, read, SMALL, squares, steps } from './documents.js';

describe('a complete document', () => {
  const { variant, diagnostics } = read(SMALL);

  test('has no findings', () => {
    expect(diagnostics).toEqual([]);
  });

  test('has its id, title, board and family', () => {
    expect(variant.id).toBe('small-shogi');
    expect(variant.title).toBe('Small shogi');
    expect(variant.board.value).toEqual({ files: 3, ranks: 4 });
    expect(variant.family).toBe('shogi');
  });

  test('has its pieces, unpromoted ones first; a piece without a name is named after the one that promotes to it', () => {
    expect(variant.pieces.map(({ id }) => id)).toEqual([
      'king',
      'silver',
      'pawn',
      'promoted-silver',
      'tokin',
    ]);
    expect(variant.pieces.map(({ royal }) => royal)).toEqual([true, false, false, false, false]);
    expect(pieceOf(variant, 'king').glyphs).toEqual(['王', '玉']);
    expect(pieceOf(variant, 'pawn').promotion).toEqual({ style: 'shogi', to: 'tokin' });
    expect(pieceOf(variant, 'tokin').glyphs).toEqual(['と', '个']);
    expect(pieceOf(variant, 'pawn').drop).toEqual({
      allowed: true,
      perFile: 1,
      mateForbidden: true,
    });
    expect(pieceOf(variant, 'silver').drop).toEqual({
      allowed: true,
      perFile: null,
      mateForbidden: false,
    });
    expect(steps(pieceOf(variant, 'pawn'))).toEqual(['0,1']);
    expect(steps(pieceOf(variant, 'tokin'))).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,0', '1,1']);
  });

  test('has its start position, square by square', () => {
    const at = (square: string): unknown =>
      variant.start?.value.placements.find((placement) => placement.square === parseSquare(square));
    expect(variant.start?.value.placements).toHaveLength(6);
    expect(at('a4')).toMatchObject({ color: 'black', piece: 'silver' });
    expect(at('c4')).toMatchObject({ color: 'black', piece: 'pawn' });
    expect(at('a1')).toMatchObject({ color: 'white', piece: 'pawn' });
    expect(at('b1')).toMatchObject({ color: 'white', piece: 'king' });
  });

  test('has its rules, each with its place in the text', () => {
    expect(squares(variant.rules.promotionRegion.white)).toBe('a4 b4 c4');
    expect(squares(variant.rules.promotionRegion.black)).toBe('a1 b1 c1');
    expect(variant.rules).toMatchObject({
      pieceDrops: true,
      capturesToHand: true,
      mandatoryPiecePromotion: false,
      immobilityIllegal: true,
      castling: false,
      doubleStep: false,
      nMoveRule: 0,
      nFoldRule: 4,
      nFoldValue: 'draw',
      perpetualCheckIllegal: true,
      stalemateValue: 'loss',
    });
    const origin = variant.origins.stalemateValue;
    expect(origin?.kind).toBe('stated');
    expect(origin && SMALL.slice(origin.span.start, origin.span.end)).toBe('loss');
  });

  test('has regions only on its own board', () => {
    expect(variant.rules.dropRegion.white).toHaveLength(12);
    expect(squares(variant.rules.doubleStepRegion.white)).toBe('a2 b2 c2');
  });
});

/** SMALL with one text replaced by another. */
function changed(from: string, to: string): string {
  if (!SMALL.includes(from)) throw new Error(`the document has no ${from}`);
  return SMALL.replace(from, to);
}

describe('every mistake is reported at its place', () => {
  test('no size, and no FEN that has one', () => {
    const { found } = read(changed('* Size: 3x4\n', '').replace(/\* Start: .*\n/, ''));
    expect(found).toContain('board/size-missing "Small shogi"');
  });

  test.each([
    ['size out of range', '* Size: 3x4', '* Size: 0x99', ['board/size "0x99"']],
    ['size that is none', '* Size: 3x4', '* Size: small', ['doc/syntax "small"']],
    ['no size but that of the FEN', '* Size: 3x4\n', '', []],
    ['bullet misspelt', '* Stalemate: loss', '* Stalmate: loss', ['doc/unknown-bullet "Stalmate"']],
    [
      'bullet unknown',
      '* Drops: yes',
      '* Drops: yes\n* Elephants: none',
      ['doc/unknown-bullet "Elephants"'],
    ],
    ['bullet twice', '* Drops: yes', '* Drops: yes\n* Drops: no', ['doc/duplicate-bullet "Drops"']],
    ['value unknown', 'Stalemate: loss', 'Stalemate: odd', ['doc/bad-value "odd"']],
    ['zone too deep', '1 farthest rank', '5 farthest ranks', ['doc/bad-value "5 farthest ranks"']],
    [
      'id of blanks',
      '* Rules: shogi',
      '* Rules: shogi\n* Id: Small Shogi',
      ['doc/bad-value "Small Shogi"'],
    ],
    [
      'column misspelt',
      '| Promote |',
      '| Promot  |',
      [
        'doc/unknown-column "Promot"',
        'piece/promoted-form-unused "| 全    |       | WfF   |"',
        'piece/promoted-form-unused "| と    | Tokin | WfF   |"',
      ],
    ],
    [
      'column twice',
      '| Piece | Name  | Betza |',
      '| Piece | Piece | Betza |',
      ['doc/duplicate-column "Piece"'],
    ],
    ['unknown Betza letter', '| FfW   |', '| FfWü  |', ['betza/unknown-letter "ü"']],
    [
      'blank moves',
      '| FfW   |',
      '|       |',
      ['piece/no-movement "| 銀    | Silver | S    |       | 全      |       |"'],
    ],
    ['abbreviation twice', '| S    |', '| P    |', ['letters/duplicate "P"']],
    ['abbreviation of digits', '| K    |', '| K1   |', ['letters/not-a-letter "K1"']],
    ['glyph twice', '| 銀    | Silver', '| 歩    | Silver', ['piece/duplicate "歩"']],
    [
      'promoted form missing',
      '| 全      |',
      '| 金      |',
      [
        'piece/promoted-form-missing "金"',
        'piece/promoted-form-unused "| 全    |       | WfF   |"',
      ],
    ],
    [
      'several promotions',
      '| 全      |',
      '| 全, と  |',
      [
        'piece/several-promotions "全, と"',
        'piece/promoted-form-unused "| 全    |       | WfF   |"',
      ],
    ],
    [
      'note number without a note',
      '| 2, 3  |',
      '| 2, 7  |',
      ['doc/unknown-note "7"', 'doc/unused-note "Cannot be dropped to give mate"'],
    ],
    [
      'note that is no number',
      '| 2, 3  |',
      '| 2, *  |',
      ['doc/syntax "*"', 'doc/unused-note "Cannot be dropped to give mate"'],
    ],
    [
      'note not understood',
      '3. Cannot be dropped to give mate',
      '3. Must not jump over kings',
      ['doc/note-not-understood "Must not jump over kings"'],
    ],
    [
      'a second royal piece',
      '| 全      |       |',
      '| 全      | 1     |',
      ['piece/several-royals "| 銀    | Silver | S    | FfW   | 全      | 1     |"'],
    ],
    ['FEN with an unknown piece', 'skp/3/3/PKS', 'skp/3/3/PKX', ['fen/unknown-piece "X"']],
    [
      'FEN with several squares of an unknown piece',
      'skp/3/3/PKS',
      'xkp/3/3/PXX',
      ['fen/unknown-piece "x"'],
    ],
    ['FEN of a wider board', 'skp/3/3/PKS', 'skp1/4/4/1PKS', ['fen/file-count "skp1/4/4/1PKS"']],
    ['FEN with a short rank', 'skp/3/3/PKS', 'skp/2/3/PKS', ['fen/file-count "2"']],
    ['FEN with a rank too few', 'skp/3/3/PKS', 'skp/3/PKS', ['fen/rank-count "skp/3/PKS"']],
    ['hands without drops', 'PKS[-]', 'PKS[P]\`\n* X: `', ['doc/unknown-bullet "X"']],
    ['a cell too many', '| Tokin | WfF   |', '| Tokin | WfF   | x |', ['doc/extra-cell "x"']],
    [
      'a row without any name',
      '| 全    |       | WfF   |',
      '| 全    |       | WfF   |\n|  |  | K |',
      ['piece/no-name "|  |  | K |"', 'piece/promoted-form-unused "|  |  | K |"'],
    ],
    [
      'dashes of another width',
      '| ----- | ----- | ----- |',
      '| ----- | ----- |',
      [
        'doc/broken-table "| Piece | Name  | Betza |\n| ----- | ----- |\n| 全    |       | WfF   |\n| と    | Tokin | WfF   |"',
      ],
    ],
    ['region that no bullet defines', '| FfW   |', '| FfW; far: B |', ['doc/unknown-region "far"']],
    [
      'region off the board',
      '* Rules: shogi',
      '* Rules: shogi\n* Region far: a4 d1',
      ['board/off-board "d1"', 'doc/unused-region "far"'],
    ],
  ])('%s', (_what, from, to, expected) => {
    const { found } = read(changed(from, to));
    expect([...found].sort()).toEqual([...expected].sort());
  });

  test('hands in a variant without drops', () => {
    const text = changed('PKS[-]', 'PKS[P]').replace('* Drops: yes', '* Drops: no');
    expect(read(text).found).toEqual(['fen/hand-without-drops "skp/3/3/PKS[P] w 0 1"']);
  });

  test.each([
    ['* Drops: no', '* Drops: nowhere', 'doc/bad-value "nowhere"'],
    ['* Drops: no', '* Drops: no\n* Captives: kept', 'doc/unknown-bullet "Captives"'],
  ])(
    'a bullet that is not read is one finding, whatever the hands hold: %s to %s',
    (from, to, only) => {
      const text = changed('PKS[-]', 'PKS[P]').replace('* Drops: yes', '* Drops: no');
      expect(read(text.replace(from, to)).found).toEqual([only]);
    },
  );

  test('a row with mistakes still gives a piece', () => {
    const { variant } = read(
      changed(
        '| 銀    | Silver | S    | FfW   | 全      |',
        '| 銀(    | Silver | S    | ?   | 龜      |',
      ),
    );
    const silver = pieceOf(variant, 'silver');
    expect(silver.glyphs).toEqual(['銀']);
    expect(silver.movement.value).toEqual([]);
    expect(silver.promotion).toEqual({ style: 'none' });
    expect(variant.start?.value.placements).toHaveLength(6);
  });

  test.each([
    ['* Extinction of: King, Slver', 'Slver', '"Silver"'],
    ['* Extinction of: King, Silver general', 'Silver general', '"Silver"'],
    ['* Capture wins: White Slver; Black King', 'Slver', '"Silver"'],
  ])(
    'a piece that a bullet misnames is marked alone, with the one that is meant: %s',
    (line, marked, meant) => {
      const text = changed('* Stalemate: loss', `* Stalemate: loss\n${line}`);
      const { diagnostics, found } = read(text);
      expect(found).toEqual([`doc/unknown-piece "${marked}"`]);
      expect(diagnostics.find(({ code }) => code === 'doc/unknown-piece')?.message).toContain(
        meant,
      );
    },
  );

  test('similar names are suggested', () => {
    const { diagnostics } = read(changed('* Stalemate: loss', '* Stalmate: loss'));
    expect(diagnostics.find(({ code }) => code === 'doc/unknown-bullet')?.message).toContain(
      '"Stalemate"',
    );
  });

  test('no royal piece', () => {
    const text = changed('1. Royal piece', '1. Wikipedia has other glyphs').replace(
      '| King   | K    | K',
      '| Prince | K    | D',
    );
    expect(read(text).found).toEqual(['piece/no-royal "Small shogi"']);
  });
});

describe('notes', () => {
  const noteFour = (note: string): string =>
    SMALL.replace(
      '3. Cannot be dropped to give mate',
      `3. Cannot be dropped to give mate\n4. ${note}`,
    ).replace('| 2, 3  |', '| 2, 3, 4 |');

  test.each([
    'Wikipedia uses 兵 instead but this piece is different in Tori shogi',
    "This piece promotes differently in Chu shogi. Unfortunately I couldn't use\n兵 (different piece in Wa shogi).",
    'The glyph may also be drawn as 兵',
  ])('a remark is silent: %s', (note) => {
    expect(read(noteFour(note)).found).toEqual([]);
  });

  test.each([
    'May capture only forward',
    'Promotes by capture',
    'In small shogi it must promote',
    'No double step',
    'Jumps over one piece',
  ])('a rule that is not understood is not dropped in silence: %s', (note) => {
    expect(read(noteFour(note)).found).toEqual([`doc/note-not-understood "${note}"`]);
  });

  test('a rule is understood in a note that also has a remark', () => {
    const { variant, found } = read(noteFour('Cannot be dropped. Wikipedia says so.'));
    expect(found).toEqual([]);
    expect(pieceOf(variant, 'pawn').drop.allowed).toBe(false);
  });
});

describe('rules', () => {
  const rule = (bullet: string, value: string): ReturnType<typeof read>['variant'] =>
    read(SMALL.replace(new RegExp(`\\* ${bullet}: .*`), `* ${bullet}: ${value}`)).variant;

  test('a repetition that loses for the player who completes it is a win for the player to move', () => {
    expect(rule('Repetition', 'threefold loses').rules).toMatchObject({
      nFoldRule: 3,
      nFoldValue: 'win',
    });
    expect(rule('Repetition', 'threefold wins').rules).toMatchObject({
      nFoldRule: 3,
      nFoldValue: 'loss',
    });
  });

  test('a forbidden repetition is not a result', () => {
    const { rules, beyond } = rule('Repetition', 'threefold is forbidden');
    expect(rules.nFoldRule).toBe(0);
    expect(beyond.repetitionProhibited).toBe(3);
  });

  test('campmate makes the last rank a goal for the royal piece', () => {
    const { rules } = read(SMALL.replace('* Drops: yes', '* Drops: yes\n* Campmate: yes')).variant;
    expect(rules.flagPiece).toEqual({ white: 'king', black: 'king' });
    expect(squares(rules.flagRegion.white)).toBe('a4 b4 c4');
    expect(squares(rules.flagRegion.black)).toBe('a1 b1 c1');
  });

  test('bare kings, moves, compulsory promotion, stalemate', () => {
    const text = SMALL.replace(
      '* Drops: yes',
      '* Drops: no\n* Bare kings: the king nearer its last rank wins',
    )
      .replace('Promotion: optional', 'Promotion: compulsory')
      .replace('Move rule: none', 'Move rule: 40 moves')
      .replace('Stalemate: loss', 'Stalemate: win');
    const { variant, found } = read(text);
    expect(found).toEqual([expect.stringMatching(/^doc\/no-effect .*Pawn/)]);
    expect(variant.beyond.bareKings).toBe('king-nearer-its-last-rank-wins');
    expect(variant.rules).toMatchObject({
      pieceDrops: false,
      capturesToHand: false,
      mandatoryPiecePromotion: true,
      nMoveRule: 40,
      stalemateValue: 'win',
    });
  });
});

describe('rules that the text does not state', () => {
  test('are taken from shogi, each with an info that names it', () => {
    const bare = SMALL.replace(/^\* (?!Size|Start|Promotion zone).*\n/gm, '');
    const { variant, diagnostics, found } = read(bare);
    expect(found).toEqual([]);
    const named = diagnostics.map(
      ({ code, message }) => `${code} ${/^"([^"]*)"/.exec(message)?.[1] ?? ''}`,
    );
    expect(named.sort()).toEqual(
      [
        'Castling',
        'Double step',
        'Drops',
        'Immobile pieces',
        'Move rule',
        'Perpetual check',
        'Promotion',
        'Repetition',
        'Stalemate',
      ].map((name) => `doc/assumed-rule ${name}`),
    );
    expect(variant.rules).toEqual(read(SMALL).variant.rules);
    expect(variant.origins.stalemateValue?.kind).toBe('assumed');
    expect(variant.origins.promotionRegion?.kind).toBe('stated');
  });

  test('the promotion zone is the one of shogi, or none if no piece promotes', () => {
    const zoneOf = (text: string): readonly unknown[] => {
      const { variant, diagnostics } = read(text.replace(/^\* Promotion zone.*\n/m, ''));
      const said = diagnostics.find(({ message }) => message.startsWith('"Promotion zone"'));
      return [squares(variant.rules.promotionRegion.white), said?.message.split('. Write')[0]];
    };
    expect(zoneOf(SMALL)).toEqual([
      'a2 b2 c2 a3 b3 c3 a4 b4 c4',
      '"Promotion zone" is not stated; assuming "3 farthest ranks", as in shogi',
    ]);
    const KINGS = `# Kings\n\n* Rules: shogi\n* Size: 3x4\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n| King | K | K |\n`;
    expect(zoneOf(KINGS)).toEqual([
      '',
      '"Promotion zone" is not stated; assuming "none", because nothing promotes',
    ]);
  });

  test('an ini block can state a rule', () => {
    const { diagnostics, variant } = read(
      SMALL.replace('* Stalemate: loss\n', '').replace(
        '## Initial',
        '```ini\nstalemateValue = win\n```\n\n## Initial',
      ),
    );
    expect(diagnostics).toEqual([]);
    expect(variant.options.map(({ key, value }) => [key, value])).toEqual([
      ['stalemateValue', 'win'],
    ]);
  });

  test('an ini block is checked key by key', () => {
    const text = SMALL.replace(
      '## Initial',
      '```ini\n# a comment\nstalemateValu = win\n\njust words\n```\n\n## Initial',
    );
    expect(read(text).found).toEqual([
      'doc/unknown-option "stalemateValu"',
      'doc/bad-option "just words"',
    ]);
  });

  test.each([
    'At most one per file',
    'Nifu (two pawns on a file, as it is called)',
    'Max. 1/file',
    'One only in each column, not counting promoted ones',
    'Limit: one',
    'Stacking on a file is bad form',
    'A file holds one of them, in my view',
    'Only on the three nearest ranks',
    'Promotes on capture',
    'Drops as in shogi',
    'Loses the royal status on the last rank',
    'In hand it counts double',
  ])('a note on drops is read or reported: %s', (note) => {
    const { variant, found } = read(SMALL.replace('2. Only one per column', `2. ${note}`));
    const { perFile } = pieceOf(variant, 'pawn').drop;
    expect(found).toEqual(perFile === null ? [`doc/note-not-understood "${note}"`] : []);
  });

  test('a King need not be royal', () => {
    const { variant, found } = read(SMALL.replace('1. Royal piece', '1. Not royal'));
    expect(pieceOf(variant, 'king').royal).toBe(false);
    expect(found).toEqual([]);
  });

  test('no piece needs to be royal if a bullet ends the game', () => {
    const text = SMALL.replace('1. Royal piece', '1. Not royal').replace(/King/g, 'Duke');
    const codes = (one: string): readonly string[] => read(one).diagnostics.map(({ code }) => code);
    const bare = text
      .replace('1. Not royal', '1. Wikipedia')
      .replace('| Duke   | K', '| Duke   | D');
    expect(codes(bare)).toContain('piece/no-royal');
    expect(codes(bare.replace('* Size', '* Extinction: loss\n* Size'))).not.toContain(
      'piece/no-royal',
    );
  });

  test('the only piece with the letter K is royal if it moves one step at a time and no bullet ends the game otherwise', () => {
    const royalOf = (betza: string, bullet = ''): readonly string[] =>
      read(
        `# Game\n\n* Size: 5x5\n${bullet}\n| Name | Abbr | Betza |\n| --- | --- | --- |\n| Shah | K | ${betza} |\n| Rook | R | R |\n`,
      ).variant.pieces.flatMap(({ name, royal }) => (royal ? (name ?? '') : []));
    expect(royalOf('K')).toEqual(['Shah']);
    expect(royalOf('W')).toEqual(['Shah']);
    expect(royalOf('N')).toEqual([]);
    expect(royalOf('K', '* Extinction: loss\n')).toEqual([]);
    expect(royalOf('K', '* Bare king: loses\n')).toEqual(['Shah']);
  });

  test('the abbreviation +S alone makes a piece the promoted form of S', () => {
    const { variant } = read(
      `# Game\n\n* Rules: shogi\n* Size: 5x5\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n| King | K | K |\n| Silver | S | FfW |\n| Bishop | B | B |\n\n## Promoted pieces\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n| Gold | +S | WfF |\n`,
    );
    expect(pieceOf(variant, 'silver').promotion).toEqual({ style: 'shogi', to: 'gold' });
    expect(pieceOf(variant, 'bishop').promotion).toEqual({ style: 'none' });
  });

  test('the King is royal even without a note, with an info', () => {
    const { variant, diagnostics } = read(SMALL.replace('1. Royal piece', '1. Wikipedia'));
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'info doc/assumed-rule',
    ]);
    expect(pieceOf(variant, 'king').royal).toBe(true);
  });
});

describe('the chess family', () => {
  const CHESS = `# Tiny chess

* Size: 5x5
* Rules: chess
* Start: r1k1r/ppppp/5/PPPPP/R1K1R w KQkq - 0 1

| Name | Abbr | Betza   | Promote | Notes |
| ---- | ---- | ------- | ------- | ----- |
| King | K    | K       |         | 1     |
| Rook | R    | R       |         |       |
| Pawn | P    | fmWfceF | R       |       |

1. Royal piece
`;
  const { variant, found, diagnostics } = read(CHESS);

  test('promotes pawns on the last rank, and gives them a double step from where they start', () => {
    expect(found).toEqual([]);
    expect(pieceOf(variant, 'pawn').promotion).toEqual({ style: 'pawn', to: ['rook'] });
    expect(squares(variant.rules.promotionRegion.white)).toBe('a5 b5 c5 d5 e5');
    expect(squares(variant.rules.doubleStepRegion.white)).toBe('a2 b2 c2 d2 e2');
    expect(squares(variant.rules.doubleStepRegion.black)).toBe('a4 b4 c4 d4 e4');
    expect(variant.rules).toMatchObject({
      doubleStep: true,
      castling: true,
      nMoveRule: 50,
      nFoldRule: 3,
      nFoldValue: 'draw',
      stalemateValue: 'draw',
      pieceDrops: false,
      promotionPawnTypes: { white: ['pawn'], black: ['pawn'] },
      promotionPieceTypes: { white: ['rook'], black: ['rook'] },
    });
  });

  test('reports each default, except castling, which the FEN states', () => {
    const named = diagnostics.map(({ message }) => /^"([^"]*)"/.exec(message)?.[1]);
    expect(named.sort()).toEqual([
      'Double step',
      'Drops',
      'Move rule',
      'Promotion zone',
      'Repetition',
      'Stalemate',
    ]);
  });

  test('takes the castling rights from the squares of king and rooks if the start position states none', () => {
    const eight = CHESS.replace('5x5', '8x2').replace(/\* Start: .*/, '* Start: r3k2r/R3K3 w');
    const { variant: wide, diagnostics: said } = read(eight);
    expect(wide.start?.value.castlingRights).toBe('Qkq');
    expect(wide.rules.castling).toBe(true);
    expect(said.some(({ message }) => message.startsWith('"Castling"'))).toBe(true);
    const none = read(eight.replace('R3K3', '3KR3').replace('r3k2r', '3k3r')).variant;
    expect(none.rules.castling).toBe(false);
    expect(none.start?.value.castlingRights).toBe('-');
  });
});

describe('regions', () => {
  test("are White's squares, rotated for Black; a1 is dark", () => {
    const text = SMALL.replace(
      '* Drops: yes',
      '* Drops: yes\n* Region corner: a1-b2, c4\n* Region Dark: dark squares\n* Region lines: *3 b*',
    ).replace('| FfW   |', '| F; Corner: fW; Dark: bW; lines: D |');
    const { variant, found } = read(text);
    expect(found).toEqual([]);
    const [corner, dark, lines] = variant.regions;
    expect(corner && squares(corner.squares.white)).toBe('a1 b1 a2 b2 c4');
    expect(corner && squares(corner.squares.black)).toBe('a1 b3 c3 b4 c4');
    expect(dark && squares(dark.squares.white)).toBe('a1 c1 b2 a3 c3 b4');
    expect(lines && squares(lines.squares.white)).toBe('b1 b2 a3 b3 c3 b4');
    const froms = pieceOf(variant, 'silver').movement.value.map((move) => move.condition.from);
    expect(froms.filter((from) => from === 'corner')).toHaveLength(2);
    expect(froms.filter((from) => from === null)).toHaveLength(8);
  });
});

describe('start positions', () => {
  const diagram = (rows: string): string =>
    SMALL.replace(
      '## Initial pieces',
      `The starting position:\n\n\`\`\`\n${rows}\n\`\`\`\n\n## Initial pieces`,
    );
  const BOD = '|v銀v王v歩|\n| ・ ・ ・|\n| ・ ・ ・|\n| 歩 玉 銀|';

  test('a diagram that agrees with the FEN is not reported', () => {
    expect(read(diagram(BOD)).found).toEqual([]);
    expect(read(diagram('s k p\n. . .\n. . .\nP K S')).found).toEqual([]);
    expect(read(diagram('skp/3/3/PKS w')).found).toEqual([]);
  });

  test('a diagram can replace the FEN', () => {
    const { variant, found } = read(diagram(BOD).replace(/\* Start: .*\n/, ''));
    expect(found).toEqual([]);
    expect(variant.start?.value).toEqual(read(SMALL).variant.start?.value);
  });

  test('a diagram that differs is an error that names the squares', () => {
    const { diagnostics } = read(diagram(BOD.replace('v歩', ' 歩')));
    expect(diagnostics.map(({ code }) => code)).toEqual(['doc/fen-vs-diagram']);
    expect(diagnostics[0]?.message).toContain('c4 has a white pawn, there a black pawn');
  });

  test.each([
    ['S K p\n. . .\n. . .\np k S', 'b4 has a white king, there a black king.'],
    ['S K P\n. . .\n. . .\np k S', 'b4 has a white king, there a black king; and 1 more.'],
    ['S K P\n. . .\n. . .\np k s', 'a4 has a white silver, there a black silver; and 2 more.'],
  ])('four squares that differ are named: %j', (rows, end) => {
    const [difference] = read(diagram(rows)).diagnostics.filter(
      ({ code }) => code === 'doc/fen-vs-diagram',
    );
    expect(difference?.message).toMatch(/first one: a1 has a black pawn, there a white pawn; b1 /);
    expect(difference?.message.endsWith(end), difference?.message).toBe(true);
  });

  test('a diagram with a missing row', () => {
    expect(read(diagram('s k p\n. . .\nP K S')).found).toEqual([
      'doc/diagram-row-count "s k p\n. . .\nP K S\n"',
    ]);
  });

  test('a diagram that is not called the start is suggested as the start, and works as the start', () => {
    const board = 's k p\n. . .\n. . .\nP K S';
    const text = SMALL.replace(/\* Start: .*\n/, '') + `\n\`\`\`\n${board}\n\`\`\`\n`;
    const { diagnostics } = read(text);
    const fix = diagnostics.find(({ code }) => code === 'doc/start-position-missing')?.fix;
    const [edit] = fix?.edits ?? [];
    expect(edit?.text).toBe('\n* Start: skp/3/3/PKS');
    const end = edit?.span.end ?? 0;
    const fixed = read(text.slice(0, end) + (edit?.text ?? '') + text.slice(end));
    expect(fixed.found).toEqual([]);
    expect(fixed.variant.start?.value.placements).toHaveLength(6);
    const twice = `${text}\n\`\`\`\n${board}\n\`\`\`\n`;
    expect(read(twice).diagnostics.map((one) => one.fix)).toEqual([undefined]);
  });

  test('a missing start position is a warning at the heading', () => {
    const { variant, found } = read(SMALL.replace(/\* Start: .*\n/, ''));
    expect(found).toEqual(['doc/start-position-missing "Small shogi"']);
    expect(variant.start).toBeNull();
  });
});

describe('the structure of a document', () => {
  test('headings without tables are not variants', () => {
    const { variants, found } = read(
      `# Preface\n\nProse.\n\n${SMALL}\n# Afterword\n\n| a | b |\n| - | - |\n| 1 | 2 |\n`,
    );
    expect(variants.map(({ id }) => id)).toEqual(['small-shogi']);
    expect(found).toEqual([]);
  });

  test('a table before any heading, and a second variant with the same id', () => {
    const table =
      '| Piece | Betza | Notes |\n| --- | --- | --- |\n| 王 | K | 1 |\n\n1. Royal piece\n\n';
    const { variants, found } = read(`${table}${SMALL}\n${SMALL}`);
    expect(variants.map(({ id }) => id)).toEqual(['variant', 'small-shogi', 'small-shogi']);
    expect(found.filter((one) => one.startsWith('doc/table') || one.startsWith('doc/dup'))).toEqual(
      [
        'doc/table-without-heading "| Piece | Betza | Notes |"',
        'doc/duplicate-variant "Small shogi"',
      ],
    );
  });

  test('columns in any order, Windows line endings, a byte order mark, stars in cells', () => {
    const text =
      `\uFEFF# Odd\n\n* Size: 1x2\n* Rules: chess\n* Start: k/K w - - 0 1\n\n| Notes | Betza | Value | Letter | Name |Abbr|\n|---|---|---|---|---|---|\n|1|K|3.5|q|King|K\n| | R\\* | 5 | | Rook* |R|\n\n1. Royal piece\n`.replaceAll(
        '\n',
        '\r\n',
      );
    const { variant } = read(text);
    const king = pieceOf(variant, 'king');
    expect(king).toMatchObject({ letter: 'Q', value: 3.5, royal: true, abbreviation: 'K' });
    expect(text.slice(king.betza?.span.start, king.betza?.span.end)).toBe('K');
    expect(pieceOf(variant, 'rook')).toMatchObject({ name: 'Rook*', value: 5 });
    expect(variant.start?.value.placements).toHaveLength(2);
  });

  test('letters set by a bullet', () => {
    const { variant, found } = read(
      SMALL.replace('* Drops: yes', '* Drops: yes\n* Letters: 全 = g, Tokin = T, 龜 = X'),
    );
    expect(pieceOf(variant, 'promoted-silver').letter).toBe('G');
    expect(pieceOf(variant, 'tokin').letter).toBe('T');
    expect(found).toEqual(['doc/unknown-piece "龜"']);
  });

  test('notes that are all numbered one, which Markdown counts', () => {
    const text = SMALL.replace('2. Only', '1. Only').replace('3. Cannot', '1. Cannot');
    expect(pieceOf(read(text).variant, 'pawn').drop).toEqual({
      allowed: true,
      perFile: 1,
      mateForbidden: true,
    });
  });
});

describe('bullets of rules', () => {
  const GAME = `# Game

* Size: 8x8
* Rules: chess
* Start: 4k3/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1

| Name | Abbr | Betza | Promote |
| --- | --- | --- | --- |
| King | K | K | |
| Rook | R | R | |
| Pawn | P | fmWfceF | R |
`;
  const withBullet = (line: string): string => GAME.replace('* Rules', `${line}\n* Rules`);
  const readGame = (text: string) =>
    readDocument({ file: 'game.md', text }, { library: () => null });
  const problems = (text: string) =>
    readGame(text).diagnostics.filter(({ severity }) => severity !== 'info');

  test.each([...HEADER_BULLETS, ...RULE_BULLETS].flatMap(({ name }) => name))(
    '%s is the name of one bullet alone, whatever its other names',
    (name) => {
      const named = BULLET_ROWS.filter(
        (row) =>
          row.name.toLowerCase() === name.toLowerCase() ||
          (row.also ?? []).some((other) => other.toLowerCase() === name.toLowerCase()),
      );
      expect(named).toHaveLength(1);
    },
  );

  test('no other name stands for two bullets', () => {
    const others = BULLET_ROWS.flatMap(({ also = [] }) => also.map((name) => name.toLowerCase()));
    expect(new Set(others).size).toBe(others.length);
  });

  test.each([
    ['* Facing kings: forbidden', { flyingGeneral: true }],
    ['* Flying general: forbidden', { flyingGeneral: true }],
    ['* Must capture: Yes', { mustCapture: true }],
    ['* Pass: White', { pass: { white: true, black: false } }],
    ['* Castling to: b and g', { castlingQueensideFile: 1, castlingKingsideFile: 6 }],
    ['* Must drop: King', { mustDrop: true, mustDropType: 'king' }],
    ['* Repetition: threefold is won by White', { nFoldValue: 'win', nFoldValueAbsolute: true }],
    ['* Extinction of: K, rook', { extinctionPieceTypes: ['king', 'rook'] }],
    ['* Counting rule: asean', { countingRule: 'asean' }],
    ['* Check counting: no', { checkCounting: false }],
    [
      '* Connect: 4\n* Connection directions: none',
      { connectHorizontal: false, connectVertical: false, connectDiagonal: false },
    ],
    [
      '* Connect: 4\n* Connection directions: Vertical, diagonal',
      { connectHorizontal: false, connectVertical: true, connectDiagonal: true },
    ],
  ])('%s', (line, rules) => {
    const { value } = readGame(withBullet(line));
    expect(value[0]?.rules).toMatchObject(rules);
  });

  test.each([
    '* Check counting: sometimes',
    '* Check counting: 10',
    '* Connection directions: upwards',
    '* Connection directions: none, vertical',
  ])('%s is a bad value', (line) => {
    expect(problems(withBullet(line)).map(({ code }) => code)).toContain('doc/bad-value');
  });

  test.each([
    ['* Goal: d4-e5', ['d4', 'e4', 'd5', 'e5'], ['d4', 'e4', 'd5', 'e5']],
    ['* Goal: a8', ['a8'], ['h1']],
    ['* Goal: White a8; Black: b1', ['a8'], ['b1']],
  ])('%s: squares of each side', (line, white, black) => {
    const region = readGame(withBullet(line)).value[0]?.rules.flagRegion;
    expect(region?.white.map(printSquare)).toEqual(white);
    expect(region?.black.map(printSquare)).toEqual(black);
  });

  test('pieces are confined, for both sides together or for each side', () => {
    const { value } = readGame(
      withBullet('* Confined: King: d1-f2; White Rook: *1; Black Rook: a*'),
    );
    const [king, rook] = value[0]?.pieces ?? [];
    expect(king?.confined?.white.map(printSquare).join(' ')).toBe('d1 e1 f1 d2 e2 f2');
    expect(king?.confined?.black.map(printSquare).join(' ')).toBe('c7 d7 e7 c8 d8 e8');
    expect(rook?.confined?.white).toHaveLength(8);
    expect(rook?.confined?.black.map(printSquare)).toContain('a5');
  });

  test.each([
    [
      '* Facing king: forbidden',
      'did you mean "Facing kings"? For example "* Facing kings: forbidden".',
    ],
    // The example has the name that is suggested.
    [
      '* Promotion choice: Queen',
      'did you mean "Promotion choices"? For example "* Promotion choices: ',
    ],
    ['* Kings may not face', 'write "* Facing kings: forbidden".'],
    ['* Only one pawn per file', 'write "1. Only one per column".'],
    // Similar to "Capture wins", but the value is about another rule.
    ['* Captured pieces: go to the hand', 'write "* Drops: yes".'],
    ['* Castling t: b, h', 'did you mean "Castling to"?'],
    ['* Pawns move two squares first', 'write "* Double step: yes".'],
    ['* Opening move of pawns: two squares', 'write "* Double step: yes".'],
  ])('%s is answered with what to write', (line, advice) => {
    expect(
      problems(withBullet(line))
        .map(({ message }) => message)
        .join(),
    ).toContain(advice);
  });

  test('a variant is not suggested to itself', () => {
    const [found] = problems('# Xiang\n\n* Size: 9x10\n\nUses all pieces from qwertyqi\n').filter(
      ({ code }) => code === 'doc/unknown-variant',
    );
    expect(found?.message).toBe('Neither this document nor fairyc has a variant "qwertyqi"');
  });

  test('a piece without a row is one finding, even if bullets are about it', () => {
    const text = GAME.replace(/\| Pawn.*\n/, '').replace('* Size', '* Double step: yes\n* Size');
    expect(problems(text).map(({ code }) => code)).toEqual(['fen/unknown-piece']);
  });

  test('castling rights decide the family: a limit of drops beside them is reported', () => {
    const text = GAME.replace('* Rules: chess\n', '')
      .replace('| Promote |', '| Promote | Notes |')
      .replace('| --- |\n', '| --- | --- |\n')
      .replace('| R |\n', '| R | 1 |\n')
      .concat('\n1. Only one per column\n');
    expect(readGame(text).value[0]?.family).toBe('chess');
    expect(problems(text).map(({ code }) => code)).toContain('doc/unclear-family');
    for (const word of ['no', 'none', 'never', 'not allowed']) {
      const idle = problems(text.replace('* Size', `* Drops: ${word}\n* Size`));
      expect(idle.map(({ code }) => code)).not.toContain('doc/unclear-family');
    }
    expect(problems(GAME)).toEqual([]);
  });

  test.each([
    ['nothing', '* Move rule: none', 'fW', 'shogi'],
    ['a double step', '* Double step: yes', 'fW', 'chess'],
    ['no double step', '* Double step: no', 'fW', 'shogi'],
    ['pawns that take diagonally', '* Move rule: none', 'fmWfcF', 'chess'],
    ['castling', '* Castling: yes', 'fW', 'chess'],
  ])('beside a promotion zone, %s (%s, a pawn %s) makes it %s', (_what, bullet, betza, family) => {
    const text = withBullet(`${bullet}\n* Promotion zone: 2 farthest ranks`)
      .replace('* Rules: chess\n', '')
      .replace('w KQ -', 'w - -')
      .replace('fmWfceF', betza);
    expect(readGame(text).value[0]?.family).toBe(family);
  });

  test.each([
    ['* Drops: no\n* Pawn drops in zone: yes', 'the bullet "Drops"'],
    ['* Castling: no\n* Castling king: King', 'the bullet "Castling"'],
    ['* Goal pieces: King', 'the bullet "Goal"'],
  ])('%s has no effect, and that is said', (bullet, need) => {
    const found = problems(withBullet(bullet)).filter(({ code }) => code === 'doc/no-effect');
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(need)]);
  });

  test('a double step for pawns that do not step straight forward has no effect', () => {
    const found = (betza: string) =>
      problems(withBullet('* Double step: yes').replace('fmWfceF', betza)).filter(
        ({ code }) => code === 'doc/no-effect',
      ).length;
    expect(['fmWfceF', 'mfFcfWimfnA', 'mfFcfW'].map(found)).toEqual([0, 0, 1]);
  });

  test('a limit of drops without drops is reported; a rule that is off anyway is not', () => {
    const limited = withBullet('* Drops: no')
      .replace('| Promote |', '| Promote | Notes |')
      .replace('| --- |\n', '| --- | --- |\n')
      .replace('| R |\n', '| R | 1 |\n')
      .concat('\n1. Only one per column\n');
    const codes = (text: string) => problems(text).map(({ code }) => code);
    expect(codes(limited)).toContain('doc/no-effect');
    expect(codes(limited.replace('Drops: no', 'Drops: yes'))).not.toContain('doc/no-effect');
    expect(codes(withBullet('* Drops: no\n* Drops with check: forbidden'))).toEqual([]);
    const perpetual = '* Repetition: threefold is forbidden\n* Perpetual check: loses';
    expect(codes(withBullet(perpetual))).not.toContain('doc/no-effect');
  });

  test('two spellings of moves by region mean the same', () => {
    const moves = (cell: string) =>
      readGame(
        withBullet('* Region southbank: *1 *2 *3 *4\n* Region northbank: *5 *6 *7 *8').replace(
          '| Rook | R | R |',
          `| Rook | R | ${cell} |`,
        ),
      ).value[0]?.pieces[1]?.movement.value ?? [];
    const board = { files: 8, ranks: 8 };
    const one = moves('southbank: fW; northbank: fsW');
    expect(one).not.toEqual([]);
    expect(equalMovements(one, moves('fW; northbank: sW'), board)).toBe(true);
  });
});
