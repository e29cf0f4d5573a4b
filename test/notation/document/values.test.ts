import { describe, expect, test } from 'vitest';
import { squareAt, type Square } from '../../../src/ir/board.js';
import { defaultRules } from '../../../src/ir/default-rules.js';
import type { PieceType } from '../../../src/ir/piece.js';
import type { Position } from '../../../src/ir/position.js';
import { assumedWords, assumedZone, ruleContext } from '../../../src/notation/document/assumed.js';
import type { RuleContext } from '../../../src/notation/document/bullet-row.js';
import {
  ALLOWED,
  COUNT,
  COUNT_OR_NONE,
  FILE,
  FORBIDDEN,
  PIECE_OF_EACH,
  PIECES,
  RANK,
  SQUARES_OF_EACH,
  WHO,
  YES_NO,
  type ValueKind,
} from '../../../src/notation/document/bullet-values.js';
import { meantWord } from '../../../src/notation/document/bullet-words.js';
import { rightsByPlacement } from '../../../src/notation/document/rights-by-placement.js';
import { RULE_BULLETS } from '../../../src/notation/document/rule-bullets.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { piece, promotesTo } from '../pieces.js';

/** A king, a rook and a pawn that moves like this. */
function withPawn(betza: string): readonly PieceType[] {
  const pawn = piece('pawn', '', 'P', { style: 'pawn', to: ['rook'] });
  const value = readAsProgram(betza, 'fairy-stockfish');
  const movement = { ...pawn.movement, value };
  return [piece('king', '', 'K'), piece('rook', '', 'R'), { ...pawn, movement }];
}
const CHESS_PIECES = withPawn('fmWfcF');
const SHOGI_PIECES = [piece('king', '', 'K'), piece('silver', '', 'S', promotesTo('gold'))];

function square(name: string): Square {
  const found = squareAt(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);
  if (found === null) throw new Error(name);
  return found;
}

/** `Ke1 Rh1 ke8`: capitals are White's. */
function placed(text: string): Position {
  const ids: Readonly<Record<string, string>> = { k: 'king', r: 'rook', p: 'pawn' };
  return {
    placements: text.split(' ').map((one) => ({
      square: square(one.slice(1)),
      piece: ids[one.charAt(0).toLowerCase()] ?? '',
      color: one.charAt(0) === one.charAt(0).toUpperCase() ? 'white' : 'black',
      promotedFrom: null,
    })),
    hands: { white: [], black: [] },
    turn: 'white',
    castlingRights: '-',
  };
}

const rules = defaultRules({ king: 'king', pawn: 'pawn', rook: 'rook' });
const context: RuleContext = ruleContext(
  { files: 8, ranks: 8 },
  CHESS_PIECES,
  placed('Ke1 Ra1 Rh1 Pc3 Pd2 ke8 pa7'),
  rules,
);

/** The value of a text, written back; null if the text is not understood. */
function valueTable<T>(
  name: string,
  kind: ValueKind<T>,
  rows: readonly (readonly [text: string, value: T | null, said?: string])[],
): void {
  describe(name, () => {
    test.each(rows.map(([text, value, said = text]) => ({ text, value, said })))(
      '$text',
      ({ said, text, value }) => {
        const read = kind.read(text, context);
        expect(read).toEqual(value);
        if (read !== null) expect(kind.say(read, context)).toBe(said);
      },
    );
  });
}

describe('values of bullets', () => {
  valueTable('yes or no', YES_NO, [
    ['yes', true],
    ['no', false],
    ['Allowed', true, 'yes'],
    ['never', false, 'no'],
    ['perhaps', null],
    ['', null],
  ]);
  valueTable('forbidden or allowed, true if forbidden', FORBIDDEN, [
    ['forbidden', true],
    ['allowed', false],
    ['no', true, 'forbidden'],
    ['yes', false, 'allowed'],
  ]);
  valueTable('forbidden or allowed, true if allowed', ALLOWED, [
    ['forbidden', false],
    ['allowed', true],
    ['illegal', false, 'forbidden'],
  ]);
  valueTable('a count', COUNT, [
    ['0', 0],
    ['12', 12],
    ['999999999', 999_999_999],
    ['1234567890', null],
    ['-1', null],
    ['none', null],
  ]);
  valueTable('a count or none', COUNT_OR_NONE, [
    ['None', 0, 'none'],
    ['0', 0, 'none'],
    ['3', 3],
  ]);
  valueTable('a rank', RANK, [
    ['1', 0],
    ['10', 9],
    ['0', null],
    ['100', null],
  ]);
  valueTable('a file', FILE, [
    ['a', 0],
    ['P', 15, 'p'],
    ['q', null],
    ['ab', null],
  ]);
  valueTable('pieces', PIECES, [
    ['none', []],
    ['King, Rook', ['king', 'rook'], 'K, R'],
    ['all pieces', ['*']],
    ['King, Unicorn', null],
  ]);
  valueTable('who', WHO, [
    ['yes', { white: true, black: true }],
    ['no', { white: false, black: false }],
    ['White', { white: true, black: false }],
    ['black', { white: false, black: true }, 'Black'],
    ['green', null],
  ]);
  valueTable('a piece of each', PIECE_OF_EACH, [
    ['King', { white: 'king', black: 'king' }, 'K'],
    ['White King; Black Rook', { white: 'king', black: 'rook' }, 'White K; Black R'],
    ['Black: Rook; White: King', { white: 'king', black: 'rook' }, 'White K; Black R'],
    ['White King', null],
  ]);
  // If there is one text for both, Black's squares are White's rotated by 180 degrees.
  valueTable('squares of each', SQUARES_OF_EACH, [
    ['a1', { white: [square('a1')], black: [square('h8')] }],
    ['White a1; Black a1', { white: [square('a1')], black: [square('a1')] }],
  ]);

  test.each([
    ['a synonym means the value that the bullet has', 'lost', ['win', 'loss'], 'loss'],
    ['fillers change nothing', 'the initial hand only', ['initial hand', 'no'], 'initial hand'],
    ['what may be two of them is none', 'prohibited', ['no', 'none'], null],
    ['the word itself comes before others', 'forced', ['compulsory', 'forced'], 'forced'],
    ['a blank is none', ' ', ['a', 'the'], null],
  ])('%s', (_why, text, words, meant) => {
    expect(meantWord(text, words)).toBe(meant);
  });
});

test('bullets read against the start position', () => {
  expect(context).toMatchObject({
    royal: 'king',
    king: 'king',
    kingFile: 4,
    pawnRank: 1,
    hasPawns: true,
    hasChecks: false,
  });
  expect([...context.atStart]).toEqual([
    ['king', 1],
    ['rook', 2],
    ['pawn', 2],
  ]);
  const none = ruleContext({ files: 8, ranks: 8 }, SHOGI_PIECES, null, rules);
  expect(none).toMatchObject({ kingFile: null, pawnRank: 1, hasPawns: false });
});

// The engine gives K to a rook on the right of its king and Q to one on the left, both on the back rank.
test.each([
  ['Ke1 Ra1 Rh1 ke8 ra8 rh8', 'KQkq'],
  ['Ke1 Rh1 ke8 ra8', 'Kq'],
  ['Ke1 Ra1 ke8 rh8', 'Qk'],
  ['Ke1 Rd1 ke8', 'Q'],
  ['Kd1 Ra1 Rh1 ke8', '-'],
  ['Ke2 Ra2 Rh2 ke8', '-'],
  ['Ke1 Ra2 Rh2 ke8 rh7', '-'],
  ['Ke8 Ra8 Rh8 ke1 ra1 rh1', '-'],
  ['Ke1 Pa1 Ph1 ke8', '-'],
  ['Ke1 ra1 rh1 ke8', '-'],
])('castling rights by placement: %s is %s', (text, rights) => {
  expect(rightsByPlacement(placed(text), 8, rules)).toBe(rights);
});

describe('the defaults of a family', () => {
  const bullet = (name: string) => {
    const found = RULE_BULLETS.find((one) => one.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };
  const words = (name: string, family: 'chess' | 'shogi', pieces = CHESS_PIECES, rights = 'KQkq') =>
    assumedWords(bullet(name), family, pieces, rights);

  test('promotion only if a piece promotes as in shogi', () => {
    expect(words('Promotion', 'shogi', SHOGI_PIECES)).toBe(bullet('Promotion').defaults.shogi);
    expect(bullet('Promotion').defaults.shogi).not.toBeNull();
    expect(words('Promotion', 'shogi', CHESS_PIECES)).toBeNull();
  });

  test('castling only with castling rights, a double step only with pawns', () => {
    expect(words('Castling', 'chess')).toBe('yes');
    expect(words('Castling', 'chess', CHESS_PIECES, '-')).toBe('no');
    expect(words('Double step', 'chess')).toBe('yes');
    expect(words('Double step', 'chess', SHOGI_PIECES)).toBe('no');
    expect(words('Double step', 'chess', withPawn('mfFcfW'))).toBe('no');
    expect(words('Double step', 'chess', withPawn('mfFcfWimfnA'))).toBe('yes');
    expect(words('Stalemate', 'chess', SHOGI_PIECES, '-')).toBe('draw');
    expect(words('Stalemate', 'shogi')).toBe('loss');
  });

  test('a zone of three ranks in shogi, of one in chess, of none without promotion', () => {
    const board = { files: 5, ranks: 2 };
    expect(assumedZone('shogi', { files: 9, ranks: 9 }, SHOGI_PIECES)).toBe(3);
    expect(assumedZone('shogi', board, SHOGI_PIECES)).toBe(2);
    expect(assumedZone('chess', board, CHESS_PIECES)).toBe(1);
    expect(assumedZone('chess', board, [piece('king', '', 'K')])).toBe(0);
  });
});
