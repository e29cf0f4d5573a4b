import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { sectionText } from '../../src/explain/section-game.js';
import { explainVariant } from '../../src/explain/variant.js';
import { sectionGame, sentencesOf, described } from './described.js';

let engine: Engine;

beforeAll(async () => {
  engine = await loadFfish();
});

/** A game that is over, what the engine says of it, and the sentence that must say the same. */
interface Ending {
  readonly section: string;
  readonly fen: string;
  readonly moves?: string;
  readonly result: string;
  readonly sentence: string;
}

const STUCK = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1';
const SHUFFLE = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
const SHUFFLE_BLACK = '4k3/8/8/8/8/8/8/R3K3 b - - 0 1';
const ONCE_AGAIN = 'e1d1 e8d8 d1e1 d8e8';
const ONCE_AGAIN_BLACK = 'e8d8 e1d1 d8e8 d1e1';
const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const FLAG = 'parent = chess\nflagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1';
const PASSES = '4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1';

/** Both players in turn wherever a perspective could be taken for the other. */
const ENDINGS: readonly Ending[] = [
  {
    section: 'parent = chess',
    fen: MATED,
    result: '0-1',
    sentence: 'A player who is in check and has no legal move loses (checkmate).',
  },
  {
    section: 'parent = chess\ncheckmateValue = win',
    fen: MATED,
    result: '1-0',
    sentence: 'A player who is in check and has no legal move wins (checkmate).',
  },
  {
    section: 'parent = chess\ncheckmateValue = draw',
    fen: MATED,
    result: '1/2-1/2',
    sentence: 'Checkmate is a draw.',
  },
  {
    section: 'parent = chess\nstalemateValue = loss',
    fen: STUCK,
    result: '1-0',
    sentence: 'If a player who is not in check has no legal move, he loses.',
  },
  {
    section: 'parent = chess\nstalemateValue = win',
    fen: STUCK,
    result: '0-1',
    sentence: 'If a player who is not in check has no legal move, he wins.',
  },
  {
    section: 'parent = antichess\nstalemateValue = loss\nstalematePieceCount = true',
    fen: '8/8/p7/p7/P7/8/8/8 b - - 0 1',
    result: '0-1',
    sentence:
      'If a player has no legal move, the player with more pieces on the board wins; if both have the same number, the game is a draw.',
  },
  {
    section: 'parent = antichess\nstalemateValue = win\nstalematePieceCount = true',
    fen: '8/8/p7/p7/P7/8/8/8 b - - 0 1',
    result: '1-0',
    sentence:
      'If a player has no legal move, the player with more pieces on the board loses; if both have the same number, the game is a draw.',
  },
  {
    section: 'parent = chess\nnFoldRule = 2\nnFoldValue = loss',
    fen: SHUFFLE,
    moves: ONCE_AGAIN,
    result: '0-1',
    sentence:
      'When a position occurs for the second time, the player whose move brought it about wins.',
  },
  {
    section: 'parent = chess\nnFoldRule = 2\nnFoldValue = loss',
    fen: SHUFFLE_BLACK,
    moves: ONCE_AGAIN_BLACK,
    result: '1-0',
    sentence:
      'When a position occurs for the second time, the player whose move brought it about wins.',
  },
  {
    section: 'parent = chess\nnFoldRule = 2\nnFoldValue = win',
    fen: SHUFFLE,
    moves: ONCE_AGAIN,
    result: '1-0',
    sentence:
      'When a position occurs for the second time, the player whose move brought it about loses.',
  },
  {
    section: 'parent = chess\nnFoldRule = 2\nnFoldValue = loss\nnFoldValueAbsolute = true',
    fen: SHUFFLE_BLACK,
    moves: ONCE_AGAIN_BLACK,
    result: '0-1',
    sentence: 'When a position occurs for the second time, White loses.',
  },
  {
    section: 'parent = chess\nnFoldRule = 2\nnFoldValue = loss\nnFoldValueAbsolute = true',
    fen: SHUFFLE,
    moves: ONCE_AGAIN,
    result: '0-1',
    sentence: 'When a position occurs for the second time, White loses.',
  },
  {
    section: 'parent = chess\nnFoldRule = 1\nnFoldValue = win',
    fen: SHUFFLE,
    moves: ONCE_AGAIN,
    result: '1-0',
    sentence:
      'When a position occurs for the second time, the player whose move brought it about loses.',
  },
  {
    section: 'parent = xiangqi',
    fen: '3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 0 1',
    moves: 'e3d3 d10e10 d3e3 e10d10 e3d3 d10e10 d3e3 e10d10',
    result: '0-1',
    sentence:
      'But a player who has given check with every move in between loses (perpetual check).',
  },
  {
    section: 'parent = xiangqi',
    fen: '3k5/9/9/c8/9/1R7/9/9/9/5K3 w - - 0 1',
    moves: 'b5a5 a7b7 a5b5 b7a7 b5a5 a7b7 a5b5 b7a7',
    result: '0-1',
    sentence:
      'A player who has attacked the same unprotected piece with every move in between loses (perpetual chase, by the Asian rules).',
  },
  {
    section: 'parent = janggimodern',
    fen: '3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 0 1',
    moves: 'e3e4 d10d9 e4e3 d9d10 e3e4 d10d9 e4e3 d9d10 e3e4',
    result: '0-1',
    sentence:
      'A player who moves one piece back and forth five times in a row, without having been in check, loses.',
  },
  {
    section: 'parent = chess\nnMoveRule = 2\nnMoveRuleTypes = n',
    fen: '4k3/8/8/8/8/8/4P3/R3K3 w - - 2 80',
    moves: 'e2e3 e8d8',
    result: '1/2-1/2',
    sentence:
      'After 2 moves by each player without a capture or an irreversible move of a knight, the game is a draw.',
  },
  {
    section: 'parent = antichess',
    fen: '8/8/8/8/8/8/8/7k w - - 0 1',
    result: '1-0',
    sentence: 'A player who has no piece left wins.',
  },
  {
    section: 'parent = horde',
    fen: '4k3/8/8/8/8/8/8/8 w - - 0 1',
    result: '0-1',
    sentence: 'A player who has no piece left loses.',
  },
  {
    section: 'parent = extinction',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R b KQkq - 0 1',
    result: '0-1',
    sentence: 'A player who has lost his last piece of any type loses.',
  },
  {
    section: 'parent = atomic',
    fen: 'rnb1kbnr/pppppppp/8/6N1/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1',
    moves: 'g5f7',
    result: '1-0',
    sentence: 'A player who has no king left loses.',
  },
  {
    section: 'parent = duck',
    fen: '4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1',
    moves: 'e2e8,e8a1',
    result: '1-0',
    sentence: 'A player who has no king left loses.',
  },
  {
    section: 'parent = shatranj',
    fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
    result: '1-0',
    sentence:
      'A player who has only one piece left, while his opponent has at least two (at least three if it is his own turn), loses.',
  },
  {
    section: 'parent = kingofthehill',
    fen: '4k3/8/8/8/4K3/8/8/8 b - - 0 1',
    result: '1-0',
    sentence: 'A player wins by bringing a king to d4, e4, d5 or e5.',
  },
  {
    section: 'parent = racingkings',
    fen: '4K3/k7/8/8/8/8/8/8 b - - 0 1',
    moves: 'a7a8',
    result: '1/2-1/2',
    sentence:
      'When White gets there first, Black has one more move: if his piece gets there, too, the game is a draw.',
  },
  {
    section: 'parent = racingkings',
    fen: '4k3/K7/8/8/8/8/8/8 w - - 0 1',
    result: '0-1',
    sentence: 'A player wins by bringing a king to rank 8.',
  },
  {
    section: `${FLAG}\nflagPieceSafe = true`,
    fen: 'N3k3/8/8/8/8/8/8/4K3 b - - 0 1',
    result: '1-0',
    sentence: 'A player wins by bringing a knight to the last rank, where no enemy attacks it.',
  },
  {
    section: `${FLAG}\nflagPieceSafe = true`,
    fen: 'N2rk3/8/8/8/8/8/8/4K3 b - - 0 1',
    result: '*',
    sentence: 'A player wins by bringing a knight to the last rank, where no enemy attacks it.',
  },
  {
    section: `${FLAG}\nflagMove = true`,
    fen: 'N3k3/8/8/8/8/8/7p/4K3 b - - 0 1',
    moves: 'h2h1q',
    result: '1-0',
    sentence:
      'A player wins by bringing a knight to the last rank, if it still stands there after the answer of the opponent.',
  },
  {
    section: `${FLAG}\nflagMove = true`,
    fen: 'N3k3/8/8/8/8/8/7p/4K3 b - - 0 1',
    result: '*',
    sentence:
      'A player wins by bringing a knight to the last rank, if it still stands there after the answer of the opponent.',
  },
  {
    section: 'parent = 3check',
    fen: '3k4/8/8/8/8/8/1PP5/R3K3 w - - 1+3 0 1',
    moves: 'a1a8',
    result: '1-0',
    sentence: 'A player who has given check three times wins.',
  },
  {
    section: 'parent = chess\ncastlingWins = q',
    fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
    moves: 'a2a3 e8c8',
    result: '0-1',
    sentence:
      'Black wins by castling towards the first file, and loses when he can never do it again.',
  },
  {
    section: 'parent = chess\ncastlingWins = q',
    fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1',
    moves: 'a8b8',
    result: '1-0',
    sentence:
      'Black wins by castling towards the first file, and loses when he can never do it again.',
  },
  {
    section: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p',
    fen: '4k3/8/8/8/8/2P5/1P6/P3K3 b - - 0 1',
    result: '1-0',
    sentence:
      'A player whose move leaves three of his pawns in a row, along a rank, along a file or diagonally, wins.',
  },
  {
    section: 'parent = chess\nconnectN = 3\nconnectPieceTypes = p\nconnectValue = loss',
    fen: '4k3/8/8/2P5/2P5/2P5/8/4K3 b - - 0 1',
    result: '0-1',
    sentence:
      'A player whose move leaves three of his pawns in a row, along a rank, along a file or diagonally, loses.',
  },
  {
    section: 'parent = chess\npass = true\nmaterialCounting = unweighted',
    fen: PASSES,
    moves: 'e1e1 e8e8',
    result: '1-0',
    sentence: 'When both players pass, one after the other, the pieces are counted.',
  },
  {
    section: 'parent = chess\npass = true\nmaterialCounting = blackdrawodds',
    fen: PASSES,
    moves: 'e1e1 e8e8',
    result: '0-1',
    sentence: 'When both players pass, one after the other, Black wins (draw odds).',
  },
  {
    section: 'parent = janggi',
    fen: '4k4/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1',
    moves: 'e3d3 e10e10',
    result: '1-0',
    sentence:
      'If the kings face each other on an open file or rank, the player to move must part them or pass; if he passes, the pieces are counted.',
  },
  {
    section: 'parent = janggi',
    fen: '3k5/9/9/4c4/9/9/9/3C5/9/5K3 w - - 0 1',
    moves: 'f1f1 d10d10',
    result: '0-1',
    sentence:
      'When the pieces are counted, the player with more points wins: rook 13, Korean cannon 7, horse 5, Korean elephant 3, advisor 3 and soldier 2; Black, who moves second, gets 1.5 more.',
  },
  {
    section: 'parent = shogi',
    fen: '7nk/9/6G1S/9/9/9/9/9/4K4[P] w - - 0 1',
    moves: 'P@i8',
    result: '0-1',
    sentence: 'A player who mates by dropping a pawn loses.',
  },
  {
    section: 'parent = shatar',
    fen: '6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1',
    moves: 'e5f7',
    result: '0-1',
    sentence: 'A player who mates with a knight alone loses.',
  },
  {
    section: 'parent = makruk',
    fen: '4k3/8/8/2R5/8/5R2/3S4/4K3 b - 16 16 20',
    moves: 'e8d8',
    result: '1/2-1/2',
    sentence:
      'A player who is left with a lone king and no pawns on the board is to be mated within 8 (against two rooks), 16 (one rook), 22 (two silver generals), 32 (two knights), 44 (one silver general), or 64 (anything else) of his moves, otherwise the game is a draw; the count begins with the number of pieces on the board.',
  },
  {
    section: 'parent = xiangqi',
    fen: '3ak4/9/9/9/9/9/9/9/9/2BAK4 w - - 0 1',
    result: '1/2-1/2',
    sentence: 'If neither player has enough pieces left to win, the game is a draw.',
  },
];

describe('who wins', () => {
  it.each(ENDINGS)('$section, $fen $moves: $result', (ending) => {
    const { fen, moves = '', result, section, sentence } = ending;
    const name = `ending-${ENDINGS.indexOf(ending)}`;
    expect(engine.load(sectionText(name, section)).added).toEqual([name]);
    const game = engine.play(name);
    if (game === null) throw new Error(`The engine does not play ${name}.`);
    game.setFen(fen);
    for (const move of moves.split(' ').filter(Boolean)) expect(game.push(move), move).toBe(true);
    expect(game.result()).toBe(result);
    game.close();
    expect(sentencesOf(explainVariant(described(sectionGame(section))))).toContain(sentence);
  });
});
