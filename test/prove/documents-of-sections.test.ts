import { describe, expect, test } from 'vitest';
import { buildDocument, type BuildRequest } from '../../src/pipeline.js';

/*
 * Sections as players write them: a built-in variant under a name of their own, in which some pieces have been replaced. Each can be written as a
 * document that plays the same, or the build says what a document cannot express.
 */

const PARENTS = [
  'chess',
  'crazyhouse',
  'atomic',
  'antichess',
  'kingofthehill',
  '3check',
  'horde',
  'placement',
  'capablanca',
  'losalamos',
  'makruk',
  'xiangqi',
  'shogi',
];

const CHANGES: readonly (readonly [what: string, lines: string])[] = [
  ['nothing', ''],
  ['the king is a commoner', 'king = -\ncommoner = k'],
  [
    'the king is royal by extinction',
    'king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true',
  ],
  ['the king is a custom piece', 'king = -\ncommoner = -\ncustomPiece1 = k:KN'],
  ['the rook is a custom piece', 'customPiece1 = r:R4'],
  ['the rook is a custom piece that castles', 'customPiece1 = r:R4\ncastlingRookPieces = r'],
  ['only White has pieces that castle', 'castlingRookPiecesBlack = q'],
  ['checks are counted', 'checkCounting = true'],
];

function refusalsOf(name: string, parent: string, lines: string): readonly string[] {
  const request: BuildRequest = {
    ...{ targets: ['document'], variant: null, approximate: false, parent: null, prove: 40 },
  };
  const text = `[${name}:${parent}]\n${lines}\n`;
  const { diagnostics, value } = buildDocument({ file: 'x.ini', text }, () => null, request);
  const lost = diagnostics.filter(
    ({ code }) => code === 'emit/plays-otherwise' || code === 'emit/not-proven',
  );
  return value.length === 1 ? [] : lost.map(({ message }) => `${parent}: ${message}`);
}

describe('a document plays the same', () => {
  test.each(CHANGES)('%s', (_what, lines) => {
    expect(PARENTS.flatMap((parent) => refusalsOf('x', parent, lines))).toEqual([]);
  });

  test.each(['my_game', 'My-Game', 'X', '4kings'])('with the name %s', (name) => {
    expect(refusalsOf(name, 'chess', 'castling = false')).toEqual([]);
  });
});
