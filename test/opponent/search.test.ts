import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { builtinDefinition, documentsOf, gameOf, type Definition } from '../../src/definitions.js';
import { createOpponent, WIN } from '../../src/opponent/search.js';
import { pieceValues } from '../../src/opponent/piece-values.js';
import { createMatch, type Match } from '../../src/play/match.js';
import { compileGame } from '../../src/play/move-api.js';
import { parseMove, printLegalMoves, printMove } from '../../src/play/notation/uci.js';
import { shippedLibrary } from '../../src/cli/library.js';
import { shippedText } from '../page/subjects.js';
import { sampleOf } from '../thorough.js';

function matchOf(definition: Definition | null, fen: string | null = null) {
  if (definition === null) throw new Error('no such variant');
  const game = gameOf(definition, 'as-engine');
  const match = createMatch(compileGame(game));
  expect(match.start(fen ?? game.startFen)).toBeNull();
  return match;
}

/** The engine says of each that White mates in two; of Morphy's problem everybody knows the only key. */
const MATES_IN_TWO: readonly (readonly [variant: string, fen: string, key: string | null])[] = [
  ['chess', 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 'a1a6'],
  ['chess', '7k/8/R7/1R6/8/8/8/K7 w - - 0 1', null],
  ['shogi', '4k4/9/9/4P4/9/9/9/9/4K4[GG] w 0 1', null],
  ['minishogi', '4k/5/2P2/5/K4[GS] w 0 1', null],
];

test.each(MATES_IN_TWO)('finds the mate in two of %s, %s', (variant, fen, key) => {
  const match = matchOf(builtinDefinition(variant), fen);
  const found = createOpponent(match)({ nodes: 400_000, depth: 4 });
  expect(found?.score).toBe(WIN - 3);
  if (key !== null && found !== null)
    expect(printMove(match.compiled, match.position, found.move)).toBe(key);
});

/** A piece of the side to move is attacked, and only moving, guarding or swapping it off keeps the balance: after the move nothing is lost by force. */
const THREATS: readonly (readonly [variant: string, fen: string, lost: RegExp])[] = [
  // The queen is attacked by a pawn.
  ['chess', 'rnbqkbnr/ppp1pppp/8/8/8/3p4/PPPPQPPP/RNB1KBNR w KQkq - 0 1', /^(?!e2|c2d3|.*d3)/],
  // The rook on d5 is attacked by a bishop, and nothing is gained elsewhere.
  ['chess', '4k3/8/8/3R4/8/1b6/8/4K3 w - - 0 1', /^(?!d5)/],
  ['shogi', '4k4/9/9/4p4/4R4/9/9/9/4K4[-] w 0 1', /^(?!e5)/],
];

test.each(THREATS)('does not leave a piece hanging in %s, %s', (variant, fen, lost) => {
  const match = matchOf(builtinDefinition(variant), fen);
  const found = createOpponent(match)({ nodes: 20_000 });
  const move = found === null ? '' : printMove(match.compiled, match.position, found.move);
  expect(move).not.toMatch(lost);
});

test('plays every built-in variant: a legal move at once, and the match is as it was', () => {
  for (const name of sampleOf(BUILTIN_NAMES, 3)) {
    const match = matchOf(builtinDefinition(name));
    const before = printLegalMoves(match.compiled, match.position).toSorted();
    const found = createOpponent(match)({ nodes: 60 });
    const after = printLegalMoves(match.compiled, match.position).toSorted();
    expect([name, after]).toEqual([name, before]);
    const move = found === null ? null : printMove(match.compiled, match.position, found.move);
    expect([name, move === null ? before.length === 0 : before.includes(move)]).toEqual([
      name,
      true,
    ]);
  }
});

test.each([1, 7, 300])('stops at the limit of %i positions', (nodes) => {
  const match = matchOf(builtinDefinition('chess'));
  let played = 0;
  const counting: Match = {
    ...match,
    play: (move) => {
      played += 1;
      match.play(move);
    },
  };
  createOpponent(counting)({ nodes });
  expect(played).toBe(nodes);
});

test('stops when the time is up, and knows a move all the same', () => {
  let looks = 0;
  const isOver = () => ++looks === 3;
  const match = matchOf(builtinDefinition('chess'));
  expect(createOpponent(match)({ nodes: Infinity, isOver })?.depth).toBeGreaterThan(0);
  expect(looks).toBe(3);
});

test('goes no deeper than it is told', () => {
  const match = matchOf(builtinDefinition('chess'));
  for (const depth of [1, 2, 3])
    expect(createOpponent(match)({ nodes: Infinity, depth })?.depth).toBe(depth);
});

test('sees a mate behind the last move that it looks at', () => {
  // The rook mates on the back rank.
  const match = matchOf(builtinDefinition('chess'), '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1');
  const found = createOpponent(match)({ nodes: Infinity, depth: 1 });
  expect(found?.score).toBe(WIN - 1);
});

test('without a legal move there is none', () => {
  // Fool's mate.
  const mated = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
  expect(createOpponent(matchOf(builtinDefinition('chess'), mated))({ nodes: 100 })).toBeNull();
});

test('plays what no engine holds: wa shogi', () => {
  const [definition] = documentsOf(
    { file: 'wa-shogi.md', text: shippedText('wa-shogi.md') },
    shippedLibrary(),
  ).definitions;
  const match = matchOf(definition ?? null);
  const found = createOpponent(match)({ nodes: 3000 });
  const move = found === null ? '' : printMove(match.compiled, match.position, found.move);
  expect(parseMove(match.compiled, match.position, move)).not.toBeNull();
});

test('values are in the order that every player knows', () => {
  const definition = builtinDefinition('chess');
  if (definition === null) throw new Error('chess is built in');
  const game = gameOf(definition, 'as-engine');
  const values = pieceValues(game);
  const of = (kind: string): number => {
    const type = game.pieces.findIndex((piece) => piece.kind === kind);
    return values.subarray(type * 64, (type + 1) * 64).reduce((sum, value) => sum + value, 0) / 64;
  };
  const order = ['queen', 'rook', 'knight', 'pawn'].map(of);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(of('queen')).toBeGreaterThan(of('rook') + of('pawn'));
});
