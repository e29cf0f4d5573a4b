import { describe, expect, test } from 'vitest';
import { emitDocument } from '../../../src/emit/targets/document.js';
import { NO_SQUARES, squaresWhere } from '../../../src/ir/region.js';
import type { Variant } from '../../../src/ir/variant.js';
import { handMade, KING, movementOf, PAWN } from '../hand-made.js';
import { emitOptions } from '../options.js';

const BOARD = { files: 9, ranks: 9 };

function documentOf(variant: Variant): string {
  const { text, diagnostics } = emitDocument(variant, emitOptions());
  if (text === null) throw new Error(diagnostics.map(({ message }) => message).join('; '));
  return text;
}

function refusalOf(variant: Variant): string {
  const { text, diagnostics } = emitDocument(variant, emitOptions());
  expect(text).toBeNull();
  return diagnostics.map(({ message }) => message).join('; ');
}

describe('the text of a document', () => {
  test('has aligned columns, no empty columns, notes below the table, and no rules that the family implies', () => {
    const variant = handMade({
      pieces: [
        { ...KING, glyph: '王' },
        {
          ...{ name: 'pawn', abbreviation: 'P', glyph: '歩', betza: 'fW', promotes: 'tokin' },
          drop: { perFile: 1, mateForbidden: true },
        },
        { name: 'tokin', glyph: 'と', betza: 'WfF' },
      ],
      fen: '4k4/9/9/4p4/9/4P4/9/9/4K4[-] w - - 0 1',
    });
    expect(documentOf(variant)).toBe(`# Hand made

* Id: hand-made
* Rules: shogi
* Size: 9x9
* Start: 4k4/9/9/4p4/9/4P4/9/9/4K4[-] w 0 1

## Initial pieces

| Piece | Name | Abbr | Betza | Promote | Notes |
| ----- | ---- | ---- | ----- | ------- | ----- |
| 王    | King | K    | K     |         | 1     |
| 歩    | Pawn | P    | fW    | と      | 2, 3  |

1. Royal piece
2. Only one per column
3. Cannot be dropped to give mate

## Promoted pieces

| Piece | Name  | Betza |
| ----- | ----- | ----- |
| と    | Tokin | WfF   |
`);
  });

  test('has a bullet for each rule that differs from the family', () => {
    const text = documentOf(
      handMade({
        pieces: [KING, PAWN],
        fen: '4k4/9/9/9/9/9/9/9/4K4[-] w - - 0 1',
        rules: { nFoldRule: 3, nFoldValue: 'win', nMoveRule: 60, mustCapture: true },
        beyond: { bareKings: 'king-nearer-its-last-rank-wins' },
      }),
    );
    expect(text).toContain('* Move rule: 60 moves\n* Repetition: threefold loses\n');
    expect(text).toContain('* Bare kings: the king nearer its last rank wins\n');
    expect(text).toContain('* Must capture: yes\n');
    expect(text).not.toContain('```');
  });

  test('has moves by region, and another dialect if that of the engine cannot express the moves', () => {
    const region = squaresWhere(BOARD, (_file, rank) => rank >= 5);
    const black = squaresWhere(BOARD, (_file, rank) => rank <= 3);
    const text = documentOf(
      handMade({
        pieces: [KING, { name: 'Soldier', abbreviation: 'S', betza: 'fW; beyond: sW' }],
        regions: [{ name: 'beyond', squares: { white: region, black } }],
      }),
    );
    expect(text).toContain('* Region beyond: *6 *7 *8 *9\n');
    expect(text).toContain('| Soldier | S    | fW; beyond: sW |');
    // Fairy-Stockfish has no unlimited rose or griffon.
    const bent = { name: 'Griffon', abbreviation: 'G', betza: 'yafsF', dialect: 'xbetza' } as const;
    expect(documentOf(handMade({ pieces: [KING, bent] }))).toContain('* Betza: xbetza\n');
  });

  test('escapes table characters in a name', () => {
    const text = documentOf(handMade({ pieces: [KING, { ...PAWN, name: 'A|B \\ C' }] }));
    expect(text).toContain('A\\|B \\\\ C');
  });
});

test('a rule can name a piece without a letter', () => {
  const variant = handMade({
    pieces: [KING, { ...PAWN, abbreviation: 'PA' }],
    rules: { extinctionValue: 'loss', extinctionPieceTypes: ['Pawn'] },
  });
  expect(documentOf(variant)).toContain('* Extinction of: PA\n');
});

describe('what a document cannot express', () => {
  const kings = [KING, { ...KING, name: 'Prince', abbreviation: 'C' }];

  test('two royal piece types, even as an approximation', () => {
    expect(refusalOf(handMade({ pieces: kings }))).toContain('a second royal piece type');
  });

  test('regions that differ for Black', () => {
    const squares = { white: squaresWhere(BOARD, () => true), black: NO_SQUARES };
    const regions = [{ name: 'odd', squares }];
    expect(refusalOf(handMade({ pieces: [KING], regions }))).toContain(
      'A document cannot express the region odd: ',
    );
  });

  test('moves to a region, unless approximations are allowed, with a remark', () => {
    const wazir = movementOf('W').map((move) => ({
      ...move,
      condition: { ...move.condition, to: 'palace' },
    }));
    const made = handMade({ pieces: [KING, { ...PAWN, name: 'Guard' }] });
    const variant = {
      ...made,
      pieces: made.pieces.map((piece) =>
        piece.royal ? piece : { ...piece, movement: { ...piece.movement, value: wazir } },
      ),
    };
    expect(refusalOf(variant)).toContain('A document cannot express the moves of Guard (P): ');
    const { text } = emitDocument(variant, emitOptions({ approximate: true }));
    expect(text).toContain('* Remark: A document cannot express the moves of Guard (P): ');
  });

  test('promotion inside the zone only by captures', () => {
    const variant = handMade({ pieces: [KING], beyond: { promotesInsideByCapture: true } });
    expect(refusalOf(variant)).toContain('promotes only by a capture');
  });
});
