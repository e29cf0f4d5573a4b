import { expect, test } from 'vitest';
import { emitXboard } from '../../../src/emit/targets/xboard.js';
import { byColor } from '../../../src/ir/board.js';
import { bothSides, squaresWhere } from '../../../src/ir/region.js';
import type { Variant } from '../../../src/ir/variant.js';
import { variantOf } from '../../../src/read/ini/section-variant.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { withSteps } from '../../../src/text/steps.js';
import { handMade, KING, type HandMadePiece } from '../hand-made.js';
import { handNumber, parseTable, slotOf } from './xboard-table-model.js';
import { chess, chessWith, manyKinds } from './xboard-variants.js';

/** Games with pawns, castling and kings of chess. */

const HOUSE = { pieceDrops: true, capturesToHand: true };

function emit(variant: Variant, approximate = false) {
  const { text, diagnostics } = emitXboard(variant, { approximate, parent: null });
  return { text: text ?? '', messages: diagnostics.map(({ message }) => message) };
}

/** The last section of a variants.ini. */
function section(text: string): Variant {
  const last = readIni({ file: 'v.ini', text }).value.at(-1);
  if (last === undefined) throw new Error(text);
  return variantOf(last, { file: 'v.ini', start: 0, end: 0 });
}

/** The game with further pieces, to which its pawns promote, too, if they are `choices`. */
function withPieces(
  base: Variant,
  pieces: readonly HandMadePiece[],
  choices: readonly string[] = [],
): Variant {
  const own = base.pieces.map((piece) =>
    piece.promotion.style === 'pawn'
      ? { ...piece, promotion: { ...piece.promotion, to: [...piece.promotion.to, ...choices] } }
      : piece,
  );
  return { ...base, pieces: [...own, ...handMade({ pieces }).pieces] };
}

const CAMEL = { name: 'Camel', abbreviation: 'C', betza: 'C' };
const ARCHBISHOP = { name: 'Archbishop', abbreviation: 'A', betza: 'BN' };
const CHANCELLOR = { name: 'Chancellor', abbreviation: 'E', betza: 'RN' };

test('a section with drops and pawns of chess is a game of chess', () => {
  for (const name of ['crazyhouse', 'capahouse']) {
    const { messages, text } = emit(section(`[x:${name}]\n`));
    expect([name, messages]).toEqual([name, []]);
    expect(text).toContain('_fairy ');
  }
});

test('a shadow is no wild piece and no pawn, and the hand numbers all kinds before the shadows', () => {
  const choices = [ARCHBISHOP, CHANCELLOR, CAMEL].map(({ name }) => name);
  const { messages, text } = emit(
    withPieces(chessWith(HOUSE), [ARCHBISHOP, CHANCELLOR, CAMEL], choices),
  );
  expect(messages).toEqual([]);
  const [white] = parseTable(/^setup \((.*)\)/m.exec(text)?.[1] ?? '');
  const shadows = white.slots.flatMap((entry, slot) => (entry === '~' ? [slot] : []));
  expect(shadows).toHaveLength(7);
  for (const slot of [17, 18, 19]) expect(shadows).not.toContain(slot);
  const numbers = [...'PNBRQAEC'].map((id) => handNumber(white, id));
  expect(Math.max(...numbers)).toBe(7);
  expect(Math.max(...[...'PNBRQAEC'].map((id) => slotOf(white, id)))).toBeLessThan(shadows[0] ?? 0);
});

test('without room for the shadows, a captured promoted pawn would stay promoted', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ name: `Man ${index}`, betza: 'W' }));
  const crowded = withPieces(chessWith(HOUSE), many);
  expect(emit(crowded).messages.join()).toContain(
    'XBoard cannot express that a captured promoted Pawn (P) goes to the hand unpromoted',
  );
  expect(emit(crowded, true).text).not.toMatch(/^setup .*~/m);
});

test('where captured pieces stay promoted, there are no shadows', () => {
  const { messages, text } = emit(chessWith({ ...HOUSE, dropLoop: true }));
  expect(messages).toEqual([]);
  expect(text).not.toMatch(/^setup .*~/m);
  const shogi = manyKinds(3);
  expect(emit({ ...shogi, rules: { ...shogi.rules, dropLoop: true } }).messages).toContain(
    'XBoard cannot express that captured pieces stay promoted. Use --approximate to write the nearest equivalent.',
  );
});

test('shogi promotions beside castling and pawns: typed, and never in a pawn slot', () => {
  const forms = { name: 'Prince', betza: 'K' };
  const mixed = withPieces(chess, [
    { ...ARCHBISHOP, promotes: 'Prince' },
    { ...CHANCELLOR, promotes: 'Prince' },
    { ...CAMEL, promotes: 'Prince' },
    forms,
  ]);
  const start = mixed.start;
  const { messages, text } = emit(mixed);
  expect(start).not.toBeNull();
  expect(text).toContain('_fairy ');
  expect(messages).toEqual([
    'Chess: XBoard cannot express the promotion zone under parent fairy: it accepts promotions on every square; its mouse does not offer them, so the move must be typed, with +.',
    'XBoard lets Pawn (P) also promote to Archbishop (A), Chancellor (E) and Camel (C).',
  ]);
  const [white] = parseTable(/^setup \((.*)\)/m.exec(text)?.[1] ?? '');
  const promoted = white.slots.flatMap((entry, slot) => (entry === '+' ? [slot] : []));
  expect(promoted).toHaveLength(3);
  for (const slot of promoted) expect(slot >= 12 && slot <= 21 && slot !== 18).toBe(true);
});

const board = { files: 8, ranks: 8 };
const ranks = (...wanted: readonly number[]) =>
  bothSides(
    board,
    squaresWhere(board, (_file, rank) => wanted.includes(rank + 1)),
  );

test('a double step from squares where no pawn starts', () => {
  const message =
    "XBoard cannot express White's double step of Pawn (P) from *3: it allows one from each square where such a piece stands at the start, and from no other. Use --approximate to write the nearest equivalent.";
  expect(emit(chessWith({ doubleStepRegion: ranks(2, 3) })).messages).toEqual([message]);
  // No pawn ever comes to the first rank, and from the seventh rank there is no room.
  expect(emit(chessWith({ doubleStepRegion: ranks(1, 2, 7) })).messages).toEqual([]);
});

test('no double step from squares where a pawn starts', () => {
  const { messages } = emit(chessWith({ doubleStepRegion: ranks(4) }), true);
  expect(messages[0]).toContain("White's double step of Pawn (P) from *4");
  expect(emit(chessWith({ doubleStepRegion: ranks(1) })).messages).toEqual([
    "XBoard cannot express a ban on White's double step of Pawn (P) from *2: it allows one from each square where such a piece stands at the start, and from no other.",
  ]);
  expect(emit(section('[x:horde]\n')).messages[0]).toContain(
    "a ban on White's double step of pawn (P) from *3 *4 b5-c5 f5-g5",
  );
});

test('en passant is in the lines of exactly the pieces that capture so', () => {
  const none = chessWith({ enPassantTypes: byColor(() => []) });
  expect(emit(none).text).toContain('piece P& fmWfcFifmnD\n');
  const king = chessWith({ enPassantTypes: byColor(() => ['King']) });
  expect(emit(king).text).toMatch(/piece P& fmWfcFifmnD\n(?:.*\n)*piece K& mceK\n/);
});

test('choices of promotion that XBoard does not know', () => {
  const pieces = chess.pieces.map((piece) =>
    piece.promotion.style === 'pawn'
      ? { ...piece, promotion: { style: 'pawn' as const, to: ['Queen', 'Rook'] } }
      : { ...piece, ...(piece.id === 'Rook' ? { promotionLimit: 2 } : {}) },
  );
  expect(emit({ ...chess, pieces }).messages).toEqual([
    'XBoard lets Pawn (P) also promote to Bishop (B) and Knight (N).',
    'XBoard lets Pawn (P) also promote to Rook (R) beyond the limit.',
  ]);
});

test('a king of one player has a line for that player', () => {
  const horde = section('[x:horde]\nking = k:KN\n');
  expect(emit(horde).text).toContain('\npiece k KN\n');
});

test('a king who is dropped first is in no king slot', () => {
  const pieces = [KING, { name: 'Rook', abbreviation: 'R', betza: 'R' }];
  const fen = 'r8/9/9/9/9/9/9/9/8R[Kk] w - 0 1';
  const { messages, text } = emit(handMade({ pieces, fen }), true);
  expect(text).toMatch(/\(.*K\..*k\.\) 9x9\+2_/);
  expect(messages).toContain(
    'XBoard cannot express that King (K), which a player first has to drop, is royal.',
  );
});

test('a rule that is in effect when its option is off', () => {
  expect(emit(chessWith({ checking: false })).messages).toEqual([
    'Chess: XBoard cannot express that no check may be given.',
  ]);
});

test('castling under a parent without castling', () => {
  const pieces = chess.pieces.map((piece) => ({ ...piece, royal: false }));
  const { messages } = emit({ ...chess, pieces, rules: { ...chess.rules, mustCapture: true } });
  expect(messages.join()).toContain(
    'XBoard cannot express this castling: under parent giveaway, which has the nearest other rules, there is none.',
  );
});

test('castling with other pieces than rooks: one type in the slot with which XBoard castles', () => {
  const partners = (letters: string): ReturnType<typeof emit> =>
    emit(section(`[x:chess]\ncastlingRookPieces = ${letters}\n`), true);
  const { text } = partners('n');
  const [white] = parseTable(/^setup \((.*)\)/m.exec(text)?.[1] ?? '');
  expect(white.slots[3]).toBe('N');
  expect(partners('rn').messages.join()).toContain(
    'XBoard cannot express this castling: its king castles with one type of piece only',
  );
});

test('a text that takes too much work is refused, even approximately, and says so once', () => {
  const paths = { name: 'Wanderer', abbreviation: 'W', betza: 'zaaB', dialect: 'xbetza' as const };
  const work = () => emit(withPieces(chess, [paths]), true);
  const { messages, text } = withSteps(50_000, work).value;
  expect(text).toBe('');
  expect(messages.filter((message) => message.includes('more work than the text allows'))).toEqual([
    'Chess: writing all pieces for XBoard takes more work than the text allows, because some have too many paths.',
  ]);
});
