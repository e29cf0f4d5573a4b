import { expect, test } from 'vitest';
import { buildDocument, lintDocument } from '../../../src/pipeline.js';
import { errorsOf } from '../../../src/text/diagnostic.js';
import { builtPage } from '../../built-page.js';

const pageOf = (sentence: string): string => `# Ours\n\n${sentence}\n`;

function lintErrors(sentence: string): readonly string[] {
  const source = { file: 'page.md', text: pageOf(sentence) };
  return errorsOf(lintDocument(source, () => null, 'fairy-stockfish')).map(({ code }) => code);
}

const CAMELS = 'rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1';
const AMAZON = 'rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1';

test.each([
  ['Same rules as chess, except: the knight is replaced by a camel.', ['= c:C', CAMELS]],
  ['Chess, but knights are replaced by camels.', ['= c:C', CAMELS]],
  ['Normal chess rules apply, with this difference: knights are replaced by camels.', [CAMELS]],
  ['Chess, but the queen is replaced by an amazon.', ['amazon = a', AMAZON]],
  ['Same rules as chess, except: bishops can also move one square orthogonally.', ['Horse = b']],
  ['Chess – except that bishops can also move one square orthogonally.', ['dragonHorse = b']],
  ['Like chess but you must capture when you can.', ['mustCapture = true']],
  ['Just like chess, but pawns cannot promote to queens.', ['promotionPieceTypes = nbr']],
  ['Exactly like chess, but a player who is stalemated wins.', ['stalemateValue = win']],
])('one line says which game changes and how: %s', (sentence, lines) => {
  const section = builtPage(pageOf(sentence)).ini;
  for (const line of lines) expect(section).toContain(line);
  expect(lintErrors(sentence)).toEqual([]);
});

test.each([
  // Each of these names means other pieces in other games.
  ['Chess, but bishops are replaced by elephants.', 'doc/piece-not-read'],
  ['Chess, but the rooks are replaced by soldiers.', 'doc/piece-not-read'],
  ['Chess, but the queen is replaced by a wyvern.', 'doc/piece-not-read'],
  // More pieces than the size tells.
  ['This is chess on a 10x8 board with archbishops and chancellors.', 'doc/no-variant'],
  ['The rules are those of chess. The board is a 9x8 board with an extra pawn.', 'doc/no-variant'],
  ['You must capture when you can.', 'doc/no-piece-table'],
  ['Same rules as chess.', 'doc/no-variant'],
])('what build refuses, lint reports: %s', (sentence, code) => {
  expect(errorsOf(builtPage(pageOf(sentence)).diagnostics).map((one) => one.code)).toContain(code);
  expect(lintErrors(sentence)).toContain(code);
});

test.each([
  ['Chess, but pawns start on the third rank.', 'its start position may differ'],
  ['Same rules as chess.', 'no difference'],
])('why a page that only names a game is refused: %s', (sentence, why) => {
  const [first] = errorsOf(builtPage(pageOf(sentence)).diagnostics);
  expect(first?.message).toContain(why);
});

test('a piece that the page names and does not define is said to be assumed', () => {
  const source = { file: 'page.md', text: pageOf('Chess, but knights are replaced by camels.') };
  const found = lintDocument(source, () => null, 'fairy-stockfish');
  const [assumed] = found.filter(({ code }) => code === 'doc/assumed-piece');
  expect(assumed?.severity).toBe('info');
  expect(assumed?.message).toMatch(/how the camel moves.* C in Betza notation/);
});

test.each([
  // The pawn is no king: it promotes as before.
  [
    'Chess, but pawns move and capture like kings.',
    ['pawnTypes = p', 'promotionPieceTypes = nbrq'],
  ],
  // Nor does a rook become a pawn.
  ['Chess, but rooks move like pawns.', ['= r:fmWfceF', 'castlingRookPieces = r']],
  ['Chess with no castling.', ['castling = false']],
  ['Chess without queens.', ['rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR', 'Types = nbr']],
  ['Chess without castling or en passant.', ['castling = false', 'enPassantRegion = -']],
  ['Chess where bishops cannot capture.', ['= b:mB']],
  ['Chess where the knights also move like a king.', ['centaur = n']],
])('a changed piece keeps its part in the game: %s', (sentence, lines) => {
  const section = builtPage(pageOf(sentence)).ini;
  for (const line of lines) expect(section).toContain(line);
  expect(section).not.toContain('promotionPawnTypes = pr');
});

test.each(['one square forward', 'one square in any direction'])(
  'a pawn of another name promotes as the pawn of the changed game: %s',
  (way) => {
    const entry = `## Imperial Pawn (P)\n\nMoves and captures ${way}.`;
    const section = builtPage(pageOf(`The rules are those of chess, except:\n\n${entry}`)).ini;
    expect(section).toContain('pawnTypes = p');
    expect(section).toContain('promotionPieceTypes = nbrq');
  },
);

test.each([
  ['Chess, but pawns move and capture like kings.', true],
  ['Chess, but pawns move like kings. There is no double step.', false],
  ['Chess, but pawns can also move one square sideways.', false],
  ['Chess, but bishops cannot capture.', false],
])('whether pawns with other moves have a double step is said to be assumed: %s', (text, is) => {
  const source = { file: 'page.md', text: pageOf(text) };
  const found = lintDocument(source, () => null, 'fairy-stockfish');
  expect(found.some(({ message }) => message.includes('still has its double step'))).toBe(is);
});

test('a piece that the page describes is not assumed to be the usual one', () => {
  const text = `${pageOf('Chess, but knights are replaced by camels.')}\n## Camel (C)\n\nIt moves like a wibble on a blue moon.\n`;
  const { diagnostics, ini } = builtPage(text);
  expect(ini).toBe('');
  expect(diagnostics.some(({ message }) => message.includes('assuming its usual moves'))).toBe(
    false,
  );
});

test('a well-known piece leaves the letter of another piece alone', () => {
  const army = (letter: string): string =>
    builtPage(`# Ours

The board has 8x8 squares.

## King (K)

Moves one square in any direction.

## Quail (${letter})

Moves one square orthogonally.

## Pawn (P)

Moves one square forward, and captures one square diagonally forward. Promotes to a queen on the last rank.

FEN: 4k2${letter.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/4K2${letter} w - - 0 1
`).ini;
  expect(army('Q')).toMatch(/^queen = [^q]$/m);
  expect(army('U')).toContain('queen = q');
});

const EMPERORS = 'rnbqebnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQEBNR w KQkq - 0 1';

test.each([
  'Chess, but kings are replaced by emperors. An emperor moves like a queen.',
  'The rules are those of chess, except:\n\n- The king is replaced by an emperor. An emperor moves like a queen.',
])('what stands in the place of the king is royal, which is said: %j', (words) => {
  const { diagnostics, ini } = builtPage(pageOf(words));
  expect(ini).toContain(EMPERORS);
  expect(ini).toContain('king = e:Q');
  expect(diagnostics.some(({ message }) => message.includes('assuming Emperor'))).toBe(true);
});

test('a well-known piece in the place of the king is royal as well', () => {
  const { ini } = builtPage(pageOf('Chess, but kings are replaced by princes.'));
  expect(ini).toMatch(/^king = [a-z]$/m);
});

// The letter Q is that of the queen, which is still there.
test('a new piece that moves like another one takes neither its letter nor its place', () => {
  const words = 'Chess, but the knights are replaced by emperors. An emperor moves like a queen.';
  const { ini } = builtPage(pageOf(words));
  expect(ini).toContain('rebqkber/pppppppp/8/8/8/8/PPPPPPPP/REBQKBER w KQkq - 0 1');
});

test.each([
  '- Pawns move one square in any direction and promote to a knight.',
  '## Pawn\n\nMoves one square in any direction. Promotes to a knight.',
])('a pawn with other moves still promotes as a pawn, and must: %j', (words) => {
  const { ini } = builtPage(pageOf(`The rules are those of chess, except:\n\n${words}`));
  expect(ini).toContain('promotionPieceTypes = n\n');
  expect(ini).not.toContain('promotedPieceType');
});

test.each([
  [
    'Makruk, but the met is replaced by an amazon.',
    'rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1',
  ],
  [
    'Chess, but the queen is replaced by an emperor. An emperor moves like a queen or a knight.',
    '',
  ],
])('a document of a page gives a letter to a piece that has none: %s', (words, fen) => {
  const source = { file: 'page.md', text: pageOf(words) };
  const targets = ['document'] as const;
  const request = { targets, variant: null, approximate: false, parent: null, prove: 0 };
  const [document] = buildDocument(source, () => null, request).value;
  const [again, section] = [builtPage(document?.text ?? '').ini, builtPage(source.text).ini];
  const startOf = (ini: string): string => /^startFen = (.*)$/m.exec(ini)?.[1] ?? '';
  expect(startOf(section)).toContain(fen);
  expect(startOf(section)).not.toBe('');
  expect(startOf(again)).toBe(startOf(section));
  // The met is gone.
  expect(section).not.toContain('fers = ');
});
