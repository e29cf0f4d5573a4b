import { expect, test } from 'vitest';
import { documentsOf, gameOf } from '../../../src/definitions.js';
import { lintDocument } from '../../../src/pipeline.js';
import { openPlayer } from '../../../src/play/player.js';
import { errorsOf } from '../../../src/text/diagnostic.js';
import { builtPage } from '../../built-page.js';

const pageOf = (sentences: string): string => `# Ours\n\n${sentences}\n`;

/** The number of White's moves in a position of the game on a page. */
function movesFrom(sentences: string, fen: string): unknown {
  const source = { file: 'page.md', text: pageOf(sentences) };
  const [definition] = documentsOf(source, () => null).definitions;
  if (definition === undefined) throw new Error('no game');
  return openPlayer(gameOf(definition, 'as-engine')).perft({ fen, moves: [] }, 1);
}

const WITHOUT_CHECK = [
  'Chess, but there is no check: the game is won by capturing the king.',
  'Chess, but the king is not royal. The player who captures the opponent’s king wins.',
  'Like chess, but kings may move into check. You win by capturing the king.',
  'Chess, but the king can be captured. Whoever captures the king wins.',
  'Chess, but kings may be taken, and you win by capturing the king.',
];

test.each(WITHOUT_CHECK)('a king that may be left in check is captured: %s', (sentences) => {
  const { ini } = builtPage(pageOf(sentences));
  for (const line of ['commoner = k', 'castlingKingPiece = k', 'extinctionPieceTypes = k'])
    expect(ini).toContain(line);
  expect(ini).toContain('extinctionValue = loss');
  // Five squares around the king, three of them attacked by the rook.
  expect(movesFrom(sentences, '4k3/8/8/8/8/8/r7/4K3 w - - 0 1')).toBe(5);
});

test.each([
  'Chess, but the king can be captured. Castling is not allowed.',
  'Chess, but kings may be taken. Castling is not allowed.',
  'Chess, but there is no check. Castling is not allowed.',
])('if the page does not say what that means, the king stays royal, with a warning: %s', (text) => {
  const { diagnostics, ini } = builtPage(pageOf(text));
  expect(ini).toContain('king = k');
  const [warning, ...others] = diagnostics.filter(({ code }) => code === 'doc/rule-left-out');
  expect(others).toEqual([]);
  expect(warning?.message).toContain('"Whoever captures the king wins" or "The king is not royal"');
});

test.each([
  'Chess, but the king is captured like any other piece.',
  'Chess, but kings can be taken like all other pieces.',
  'Chess, but the king is not royal.',
])('a king like any other piece is none: %s', (text) => {
  const { ini } = builtPage(pageOf(text));
  expect(ini).toContain('commoner = k');
  expect(ini).not.toContain('extinction');
});

test('in atomic chess, whose kings are not royal, the sentence changes nothing', () => {
  const { diagnostics, ini } = builtPage(
    pageOf('Atomic chess, but you win by capturing the king.'),
  );
  expect(errorsOf(diagnostics)).toEqual([]);
  expect(ini).toContain('commoner = k');
  expect(ini).toContain('extinctionPieceTypes = k');
  expect(ini).toContain('extinctionPseudoRoyal = true');
});

test('elsewhere, capturing the king is what checkmate is for, which is said', () => {
  const sentence = 'Chess, but you win by capturing the king.';
  const { ini } = builtPage(pageOf(sentence));
  expect(ini).not.toContain('extinction');
  const source = { file: 'page.md', text: pageOf(sentence) };
  const found = lintDocument(source, () => null, 'fairy-stockfish');
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'info doc/rule-left-out',
  ]);
  expect(found[0]?.message).toContain('add "There is no check"');
});
