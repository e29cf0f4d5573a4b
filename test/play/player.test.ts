import { expect, it } from 'vitest';
import { builtinDefinition, documentsOf, gameOf } from '../../src/definitions.js';
import { openPlayer } from '../../src/play/player.js';
import { randomNumbers } from '../../src/play/random-numbers.js';

it('does not keep the array of its caller: a changed line is replayed', () => {
  const definition = builtinDefinition('chess');
  const player = openPlayer(gameOf(definition ?? expect.fail(), 'as-engine'));
  const line: { fen: string; moves: string[] } = { fen: player.game.startFen, moves: [] };
  // Fool's mate, then shorter lines.
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) {
    line.moves.push(move);
    player.look(line);
  }
  expect(player.look(line)).toMatchObject({ result: '0-1', moves: [] });
  line.moves.pop();
  expect(player.look(line)).toMatchObject({ result: '*' });
  line.moves[2] = 'e2e4';
  expect(player.look(line)).toMatchObject({
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5P2/PPPP2PP/RNBQKBNR b KQkq - 0 2',
  });
});

it('blocks a check with a drop on an attacked square', () => {
  const player = openPlayer(gameOf(builtinDefinition('crazyhouse') ?? expect.fail(), 'as-engine'));
  const view = player.look({ fen: '4r2k/8/8/8/8/8/8/4K3[N] w - - 0 1', moves: [] });
  // By hand: four king moves off the file, and a knight drop on each square between.
  expect([...('kind' in view ? [] : view.moves)].sort()).toEqual(
    'N@e2 N@e3 N@e4 N@e5 N@e6 N@e7 e1d1 e1d2 e1f1 e1f2'.split(' '),
  );
});

it.each(['chess', 'fischerandom', 'duck', 'seirawan', 'janggi', 'racingkings'])(
  'a move means the same whether the moves were listed before or not: %s',
  (name) => {
    const game = gameOf(builtinDefinition(name) ?? expect.fail(), 'as-engine');
    const looking = openPlayer(game);
    const parsing = openPlayer(game);
    const random = randomNumbers(name);
    const moves: string[] = [];
    for (let ply = 0; ply < 60; ply++) {
      const view = looking.look({ fen: game.startFen, moves });
      if ('kind' in view || view.moves.length === 0) break;
      // Replayed from the start without listing moves, so that the texts must be parsed.
      parsing.perft({ fen: game.startFen, moves: [] }, 1);
      expect(parsing.look({ fen: game.startFen, moves })).toEqual(view);
      moves.push(view.moves[Math.floor(random() * view.moves.length)] ?? expect.fail());
    }
    expect(moves.length).toBeGreaterThan(10);
  },
);

/** FENs with a mark in front of the character that is wrong. */
const BAD_FENS: readonly (readonly [string, string, string])[] = [
  ['chess', '4k3/8/8/8/8/8/8/^9 w - - 0 1', 'Rank 1 has more than 8 squares.'],
  ['chess', '4k^4/8/8/8/8/8/8/4K3 w - - 0 1', 'Rank 8 has more than 8 squares.'],
  ['chess', '4k3^P/8/8/8/8/8/8/4K3 w - - 0 1', 'Rank 8 has more than 8 squares.'],
  ['chess', '4k3/8/8^*/8/8/8/8/4K3 w - - 0 1', 'Rank 6 has more than 8 squares.'],
  ['chess', '4k2^/8/8/8/8/8/8/4K3 w - - 0 1', 'Rank 8 has 7 squares, not 8.'],
  ['chess', '4k3/8/8/8/8/8/8/4*K1^ w - - 0 1', 'Rank 1 has 7 squares, not 8.'],
  ['chess', '4k3/8/8^ w - - 0 1', 'The board ends before rank 5.'],
  ['chess', '4k3/8/8/8/8/8/8/4K3^/8 w - - 0 1', 'The board has more than 8 ranks.'],
  ['chess', '4k3/8/8/8/8/8/8/4K^X2 w - - 0 1', 'chess has no piece `X`.'],
  ['chess', '4k3/8/8/8/8/8/8/4K1+^R1 w - - 0 1', '`R` has no promoted form.'],
  ['shogi', '4k4/9/9/9/9/9/9/9/4K+^+P2[-] w 0 1', 'shogi has no piece `+`.'],
  ['crazyhouse', '4k3/8/8/8/8/8/8/4K3[p^XQ] w - - 0 1', 'crazyhouse has no piece `X`.'],
  ['crazyhouse', '4k3/8/8/8/8/8/8/4K3[pQ^ w - - 0 1', 'The bracket of the hands is not closed.'],
  ['chess', '4k3/8/8/8/8/8/8/4K3 ^W - - 0 1', 'The side to move is `w` or `b`, not `W`.'],
  ['chess', 'r3k3/8/8/8/8/8/8/4K3 w q^Z - 0 1', '`Z` is neither a castling right nor a file.'],
  ['chess', '4k3/8/8/8/8/8/8/4K3 w - e6^i6 0 1', 'The board has no square `i6`.'],
  ['chess', '4k3/8/8/8/8/8/8/4K3 w - ^e9 0 1', 'The board has no square `e9`.'],
  ['chess', '4k3/8/8/8/8/8/8/4K3 w - - ^x 1', '`x` is not a number.'],
  ['chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 ^1000000', '`1000000` is not a number.'],
  ['3check', '4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 ^x', '`x` is not a number.'],
];

it.each(BAD_FENS)('%s refuses %s', (name, marked, message) => {
  const player = openPlayer(gameOf(builtinDefinition(name) ?? expect.fail(), 'as-engine'));
  const fen = marked.replace('^', '');
  expect(player.look({ fen, moves: [] })).toEqual({
    kind: 'bad-fen',
    at: marked.indexOf('^'),
    message,
  });
});

it('refuses a FEN of more than 4096 characters', () => {
  const player = openPlayer(gameOf(builtinDefinition('chess') ?? expect.fail(), 'as-engine'));
  const fen = player.game.startFen.replace(
    ' w',
    ' w'.padStart(4097 - player.game.startFen.length + 2),
  );
  expect(fen).toHaveLength(4097);
  expect(player.look({ fen, moves: [] })).toMatchObject({ kind: 'bad-fen', at: 0 });
  expect(player.look({ fen: fen.replace('  ', ' '), moves: [] })).toMatchObject({ result: '*' });
});

/** What the engine prints (native build, `d`) after `position fen` with the text. */
const GOOD_FENS: readonly (readonly [string, string, string])[] = [
  ['chess', '4k3/8/8/8/8/8/8/4K3', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['chess', '4k3/8/8/8/8/8/8/4K3 b - - 3 7', '4k3/8/8/8/8/8/8/4K3 b - - 3 7'],
  ['crazyhouse', '4k3/8/8/8/8/8/8/4K1Q~1/pQ w - - 0 1', '4k3/8/8/8/8/8/8/4K1Q~1[Qp] w - - 0 1'],
  ['crazyhouse', '4k3/8/8/8/8/8/8/4K1Q~1[pQ] w - - 0 1', '4k3/8/8/8/8/8/8/4K1Q~1[Qp] w - - 0 1'],
  ['crazyhouse', '4k3/8/8/8/8/8/8/4K1Q~1[-] b - - 0 1', '4k3/8/8/8/8/8/8/4K1Q~1[] b - - 0 1'],
  ['3check', '4k3/8/8/8/8/8/8/4K3 w - - 2+1 4 9', '4k3/8/8/8/8/8/8/4K3 w - - 2+1 4 9'],
  ['3check', '4k3/8/8/8/8/8/8/4K3 w - - 4 9 +1+2', '4k3/8/8/8/8/8/8/4K3 w - - 2+1 4 9'],
  ['3check', '4k3/8/8/8/8/8/8/4K3 w - - 4 9', '4k3/8/8/8/8/8/8/4K3 w - - 1+1 4 9'],
  ['duck', '4k3/8/8/3*4/8/8/8/4K3 w - - 0 1', '4k3/8/8/3*4/8/8/8/4K3 w - - 0 1'],
  ['shogi', '4k4/9/9/9/9/9/9/9/4K+P3[Pb] w 0 5', '4k4/9/9/9/9/9/9/9/4K+P3[Pb] w - - 0 5'],
  ['shogi', '4k4/9/9/9/9/9/9/9/4K+P3[Pb] b - - 0 5', '4k4/9/9/9/9/9/9/9/4K+P3[Pb] b - - 0 5'],
  ['makruk', '4k3/8/8/8/8/8/8/R3K3 w - 32 5 20', '4k3/8/8/8/8/8/8/R3K3 w - 32 5 20'],
  ['makruk', '4k3/8/8/8/8/8/8/R3K3 w - - 5 20', '4k3/8/8/8/8/8/8/R3K3 w - - 5 20'],
  ['chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'],
  ['chess', '4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1', '4k3/8/8/3p4/8/8/8/4K3 w - - 0 1'],
  ['chess', 'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
  ['chess', 'r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1'],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w KQkq 12 30', '4k3/8/8/8/8/8/8/R3K3 w Q - 2 30'],
  [
    'seirawan',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1',
  ],
];

it.each(GOOD_FENS)('%s reads %s', (name, fen, read) => {
  const player = openPlayer(gameOf(builtinDefinition(name) ?? expect.fail(), 'as-engine'));
  expect(player.look({ fen, moves: [] })).toMatchObject({ fen: read });
});

it('a first move is that of a piece on its own square, whatever stands before it on its rank', () => {
  const text = `# Holes

| Piece | Name   | Abbr | Betza  | Promote |
| ----- | ------ | ---- | ------ | ------- |
| K     | King   | K    | K      |         |
| L     | Lance  | L    | WimR   | V       |

## Promoted pieces

| Piece | Name   | Betza |
| ----- | ------ | ----- |
| V     | Ferz   | FimB  |

* Size: 8x8
* Start: 4k3/8/8/8/8/8/8/1L*K1+L1L
`;
  const { definitions } = documentsOf({ file: 'holes.md', text }, () => null);
  const player = openPlayer(gameOf(definitions[0] ?? expect.fail(), 'as-engine'));
  const view = player.look({ fen: player.game.startFen, moves: [] });
  const moves = 'kind' in view ? [] : view.moves;
  // By hand: b1 and h1 seven up, of which the last may promote, and one aside; f1 up to a6 and h3.
  const from = (square: string): number => moves.filter((move) => move.startsWith(square)).length;
  expect([from('b1'), from('d1'), from('f1'), from('h1')]).toEqual([9, 4, 7, 9]);
});
