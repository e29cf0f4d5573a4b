import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { diffVariants } from '../../src/diff/diff-variants.js';
import { printDiff } from '../../src/diff/print-diff.js';
import type { PlayDifference, VariantDifference } from '../../src/diff/difference.js';
import { builtin, section } from './compared-games.js';

/* What a comparison claims about positions, asked of the engine; and what it must not claim. */

const EFFORT = { positions: 30, games: 1, moves: 30_000 };

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

function between(parent: string, lines: string): VariantDifference {
  return diffVariants(builtin(parent), section('x', `[x:${parent}]\n${lines}\n`), EFFORT);
}

/** The legal moves in the engine after a line. */
function movesOf(variant: string, fen: string, moves: readonly string[]): readonly string[] {
  const game = engine.play(variant);
  if (game === null) throw new Error(`The engine has no ${variant}.`);
  game.setFen(fen);
  for (const move of moves) if (!game.push(move)) throw new Error(`${move} is not legal.`);
  const legal = game.legalMoves();
  game.close();
  return legal;
}

const only = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((move) => !others.includes(move)).toSorted();

/** Several changes at once, so that the effects of some hide those of others. */
const CHANGES: readonly string[] = [
  'customPiece1 = r:RcF\nking = k:KcN\nqueen = -\ncustomPiece2 = q:QcN',
  'knight = -\ncustomPiece1 = n:NmF\nbishop = -\ncustomPiece2 = b:BmW\nking = k:KmD',
  'rook = -\ncustomPiece1 = r:WW3\nbishop = -\ncustomPiece2 = b:FF3\nking = k:W',
  'pawn = -\ncustomPiece1 = p:fWfceF\nknight = -\ncustomPiece2 = n:NcD\nmustCapture = true',
];

test.each(CHANGES)('moves that only one variant has, in the variants themselves: %s', (lines) => {
  const name = `claims-${CHANGES.indexOf(lines)}`;
  engine.load(`[${name}:chess]\n${lines}\n`);
  const shown = between('chess', lines).play.flatMap(({ holdsAsIs, showing }) =>
    holdsAsIs && showing?.kind === 'moves' ? [showing] : [],
  );
  expect(shown).not.toEqual([]);
  for (const { first, line, second } of shown) {
    const [one = [], two = []] = ['chess', name].map((variant) =>
      movesOf(variant, line.fen, line.moves),
    );
    expect([line.fen, only(one, two), only(two, one)]).toEqual([line.fen, first, second]);
  }
});

function about({ play }: VariantDifference, piece: string): PlayDifference | undefined {
  return play.find((one) => one.about.kind === 'piece' && one.about.piece === piece);
}

test('a piece is shown without what the same region does for other pieces', () => {
  const diff = diffVariants(builtin('xiangqi'), builtin('janggi'), EFFORT);
  // Soldiers of janggi move sideways at once; rooks, kings and elephants have nothing to do with it.
  for (const piece of ['rook', 'king', 'elephant', 'advisor']) {
    const showing = about(diff, piece)?.showing;
    const moves = showing?.kind === 'moves' ? [...showing.first, ...showing.second] : [];
    expect([piece, moves.filter((move) => /^([a-i])4(?!\1)[a-i]4$/.test(move))]).toEqual([
      piece,
      [],
    ]);
  }
});

test('without a start position that can be set up, no two variants are the same', () => {
  const fen = 'startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/111AK111';
  const [one, two] = [
    section('x', `[x:chess]\n${fen}\n`),
    section('y', `[y:chess]\n${fen}\nmobilityRegionBlackKing = *7 *8\n`),
  ];
  expect(diffVariants(one, one, EFFORT).verdict).toBe('possible');
  // The letters of the first variant do not mend the start position of the second.
  const three = section('z', '[z:chess]\nqueen = j\n');
  expect(diffVariants(builtin('chess'), three, EFFORT).verdict).not.toBe('same');
  expect(about(diffVariants(one, two, EFFORT), 'king')?.fields.map(({ key }) => key)).toEqual([
    'moves',
  ]);
});

test('a sentence is said of one difference only', () => {
  const diff = between('chess', 'nMoveRule = 70\nnFoldRule = 4\nstalemateValue = loss');
  const { play } = diff;
  expect(printDiff(diff)).toContain('Rule: Moves without progress\n  nMoveRule: 50 / 70\n');
  const sentences = play.flatMap(({ sentences: { first, second } }) => [...first, ...second]);
  expect(play.length).toBe(3);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each([
  // Moves may attack a king that is royal by extinction.
  ['atomic', 'checking = false'],
  ['giveaway', 'checking = false'],
  ['breakthrough', 'checking = false'],
  // No hand ever holds a piece.
  ['chess', 'seirawanGating = true'],
])('%s with %s is the same', (parent, lines) => {
  const name = `same-${parent}-${lines.split(' ')[0] ?? ''}`;
  engine.load(`[${name}:${parent}]\n${lines}\n`);
  expect(between(parent, lines).verdict).toBe('same');
  const games = [parent, name].map((variant) => engine.play(variant));
  for (let ply = 0; ply < 60; ply++) {
    const [one = [], two = []] = games.map((game) => [...(game?.legalMoves() ?? [])].sort());
    expect(one).toEqual(two);
    const move = one[(ply * 7) % Math.max(one.length, 1)];
    if (move === undefined) break;
    for (const game of games) game?.push(move);
  }
});
