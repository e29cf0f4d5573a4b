import { describe, expect, test } from 'vitest';
import { factsIn } from './rule-reading.js';

/** A sentence, and what it states; the heading above it, where it needs one. */
type Case = [sentence: string, facts: readonly object[], topic?: string];

const drops = (allowed: boolean): object => ({ kind: 'drops', allowed });
const castling = (allowed: boolean): object => ({ kind: 'castling', allowed });
const passing = (allowed: boolean): object => ({ kind: 'passing', allowed });
const impasse = (allowed: boolean): object => ({ kind: 'impasse', allowed });
const nMoves = (moves: number | null): object => ({ kind: 'n-move-rule', moves });
const first = (color: string): object => ({ kind: 'first-player', color });
const sente = (color: string): object => ({ kind: 'sente-is', color });
const stalemate = (result: string, when = 'no-legal-move'): object => ({
  kind: 'stalemate',
  result,
  when,
});
const repetition = (
  times: number | null,
  counts: string,
  result: string,
  who: string | null,
): object => ({ kind: 'repetition', times, counts, result, who });
const perpetual = (result: string): object => ({ kind: 'perpetual-check', result });
const campmate = (rank: number | 'last', piece: string | null = null): object => ({
  kind: 'campmate',
  piece,
  rank,
});
const bare = (result: string): object => ({ kind: 'bare-kings', result });
const zone = (ranks: number): object => ({ kind: 'promotion-zone', ranks });
const compulsory = (yes: boolean): object => ({ kind: 'promotion-compulsory', compulsory: yes });
const promotes = (piece: string | null, to: string | null): object => ({
  kind: 'promotes',
  piece,
  to,
});
const fileLimit = (piece: string, most: number): object => ({
  kind: 'drop-file-limit',
  piece,
  most,
});
const dropMate = (piece: string, result = 'illegal'): object => ({
  kind: 'drop-mate',
  piece,
  result,
});
const stuck = (allowed: boolean): object => ({ kind: 'drop-stuck', allowed });
const royal = (piece: string, yes: boolean): object => ({ kind: 'royal', piece, royal: yes });
const same = (as: string, extent: string): object => ({ kind: 'same-rules', as, extent });
const board = (files: number, ranks: number): object => ({ kind: 'board-size', files, ranks });

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'what a game has and has not': [
    ['There are no drops.', [drops(false)]],
    ['No drops.', [drops(false)]],
    ['The game is played without drops.', [drops(false)]],
    ['Drops are not allowed.', [drops(false)]],
    ['None.', [drops(false)], 'Drops'],
    ['Captured pieces are removed from the game.', [drops(false)]],
    ['Captured pieces may not be dropped.', [drops(false)]],
    ['Captured pieces do not go to hand.', [drops(false)]],
    ['Captured pieces go to hand.', [drops(true)]],
    ['A captured piece changes sides.', [drops(true)]],
    ['Pieces that are captured come into the hand of the player.', [drops(true)]],
    ['Captured pieces go into the player’s hand.', [drops(true)]],
    ['Captured pieces may be dropped on any empty square instead of a move.', [drops(true)]],
    ['Players may drop captured pieces.', [drops(true)]],
    ['The game uses drops.', [drops(true)]],
    ['It is played with drops.', [drops(true)]],
    ['There is no castling.', [castling(false)]],
    ['Castling is not allowed.', [castling(false)]],
    ['Castling: no.', [castling(false)]],
    ['No castling or passing.', [castling(false), passing(false)]],
    ['Castling does not exist.', [castling(false)]],
    ['Kings cannot castle.', [castling(false)]],
    ['Not allowed.', [castling(false)], 'Castling'],
    ['Castling is allowed.', [castling(true)]],
    ['Passing is forbidden.', [passing(false)]],
    ['A player may not pass.', [passing(false)]],
    ['No player may skip a turn.', [passing(false)]],
    ['Players may pass.', [passing(true)]],
    ['There is no fifty-move rule.', [nMoves(null)]],
    ['The 50-move rule does not apply.', [nMoves(null)]],
    ['No 50-move rule.', [nMoves(null)]],
    ['The 60-move rule applies.', [nMoves(60)]],
    ['If fifty moves are made without a capture or a pawn move, the game is a draw.', [nMoves(50)]],
    ['There is no impasse.', [impasse(false)]],
    ['There is no impasse rule.', [impasse(false)]],
    ['There is no draw by the 50-move rule.', [nMoves(null)]],
    ["There's no castling.", [castling(false)]],
    ["Castling isn't allowed.", [castling(false)]],
    ["You can't castle.", [castling(false)]],
    ['There are no castling moves.', [castling(false)]],
    ['Dropping is not allowed.', [drops(false)]],
    ['No pieces are dropped.', [drops(false)]],
    ['This game has no drops.', [drops(false)]],
    ['Captured pieces are kept in hand and can be dropped back on the board.', [drops(true)]],
    ['Captured pieces cannot be reused.', [drops(false)]],
    [
      'A player must make a move on his turn; passing is not permitted.',
      [passing(false), passing(false)],
    ],
    ['The jishogi rule does not apply.', [impasse(false)]],
    ['Impasse is not possible.', [impasse(false)]],
    ['There is an entering king rule.', [impasse(true)]],
    ['Pawns have no double step.', [{ kind: 'double-step', allowed: false }]],
    ['There is no initial double step for pawns.', [{ kind: 'double-step', allowed: false }]],
  ],
  'board and players': [
    ['The game is played on a 9x9 board.', [board(9, 9)]],
    ['The board is 7 by 8.', [board(7, 8)]],
    ['The board has 9 files and 10 ranks.', [board(9, 10)]],
    ['The board has 10 ranks and 9 files.', [board(9, 10)]],
    ['It uses an 8×10 board.', [board(8, 10)]],
    ['11x11', [board(11, 11)], 'Size'],
    ['White moves first.', [first('white')]],
    ['Black goes first.', [first('black')]],
    ['White starts the game.', [first('white')]],
    ['White makes the first move.', [first('white')]],
    ['White always moves first.', [first('white')]],
    ['The white player moves first.', [first('white')]],
    ['The first move is made by White.', [first('white')]],
    ['The board consists of 9x9 squares.', [board(9, 9)]],
    ['It is played on a board of 9x9 squares.', [board(9, 9)]],
    ['Board size: 8x8.', [board(8, 8)]],
    ['The first player is Black.', [first('black')]],
    ['Sente is White.', [sente('white')]],
    ['Gote is white.', [sente('black')]],
    ['Black is sente.', [sente('black')]],
    ['Sente and gote correspond to white and black.', [sente('white')]],
  ],
  stalemate: [
    ['A player who cannot move loses.', [stalemate('loss')]],
    ['The player who is stalemated loses the game.', [stalemate('loss')]],
    ['A stalemated player loses.', [stalemate('loss')]],
    ['Stalemate is a draw.', [stalemate('draw')]],
    ['Stalemate is a loss.', [stalemate('loss')]],
    ['Stalemating the opponent is a win.', [stalemate('loss')]],
    ['A player unable to move loses.', [stalemate('loss')]],
    ['The player left without a legal move loses.', [stalemate('loss')]],
    ['If a player cannot move, it is a draw.', [stalemate('draw')]],
    ['Having no legal moves is a loss.', [stalemate('loss')]],
    ['Stalemate counts as a loss for the stalemated player.', [stalemate('loss')]],
    ['Stalemate is a win for the player who gives stalemate.', [stalemate('loss')]],
    ['If a player has no legal moves, the game is drawn.', [stalemate('draw')]],
    ['If a player has no legal move and is not in check, he loses.', [stalemate('loss')]],
    ['If a player has no legal moves, his opponent wins.', [stalemate('loss')]],
    ['A player wins if he has no legal moves.', [stalemate('win')]],
    ['A player with no legal moves wins.', [stalemate('win')]],
    ['You lose if you cannot make a legal move.', [stalemate('loss')]],
    ['The player who stalemates the opponent wins.', [stalemate('loss')]],
    ['The player who cannot move his king loses.', [stalemate('loss', 'royal-cannot-move')]],
    ['A player who can only make illegal moves loses.', [stalemate('loss', 'only-illegal-moves')]],
    ['A draw.', [stalemate('draw')], 'Stalemate'],
    ['Loss.', [stalemate('loss')], 'Stalemate'],
  ],
  repetition: [
    [
      'If the same position occurs four times, the game is a draw.',
      [repetition(4, 'occurrences', 'draw', null)],
    ],
    ['Threefold repetition is a draw.', [repetition(3, 'occurrences', 'draw', null)]],
    [
      'If repetition occurs, the player who caused it must vary.',
      [repetition(null, 'either', 'prohibited', 'who-made-it')],
    ],
    [
      'The third occurrence is prohibited.',
      [repetition(3, 'occurrences', 'prohibited', 'who-closes')],
      'Repetition',
    ],
    ['A position repeated three times is a draw.', [repetition(3, 'either', 'draw', null)]],
    [
      'A position that occurs for the fourth time is a draw.',
      [repetition(4, 'occurrences', 'draw', null)],
    ],
    [
      'Fourfold repetition is a loss for the player who made it.',
      [repetition(4, 'occurrences', 'loss', 'who-made-it')],
    ],
    [
      'The player who causes the same position to occur a third time loses.',
      [repetition(3, 'occurrences', 'loss', 'who-closes')],
    ],
    ['Fourfold repetition leads to a draw.', [repetition(4, 'occurrences', 'draw', null)]],
    ['Repetition is forbidden.', [repetition(null, 'either', 'prohibited', 'who-closes')]],
    [
      'The player who repeats a position for the third time loses.',
      [repetition(3, 'occurrences', 'loss', 'who-closes')],
    ],
    [
      'The player who repeats the same position three times loses.',
      [repetition(3, 'either', 'loss', 'who-made-it')],
    ],
    [
      'If a position is repeated three times, the player who started the repetition loses.',
      [repetition(3, 'either', 'loss', 'who-began')],
    ],
    [
      'If the same position appears for the fourth time, the player who began the sequence must deviate.',
      [repetition(4, 'occurrences', 'prohibited', 'who-began')],
    ],
    [
      'If the same position is reached three times, the player who completes the repetition loses.',
      [repetition(3, 'occurrences', 'loss', 'who-closes')],
    ],
    [
      'If the same position occurs three times, the player who caused the repetition loses.',
      [repetition(3, 'occurrences', 'loss', 'who-made-it')],
    ],
    [
      'The game is drawn if the same position occurs four times.',
      [repetition(4, 'occurrences', 'draw', null)],
    ],
    [
      'The fourth occurrence of the same position is a draw.',
      [repetition(4, 'occurrences', 'draw', null)],
    ],
    [
      'Players may not repeat the same position.',
      [repetition(null, 'either', 'prohibited', 'who-closes')],
    ],
    [
      'Nobody may repeat a position three times.',
      [repetition(3, 'occurrences', 'prohibited', 'who-closes')],
      'Threefold repetition',
    ],
    [
      'A position may not occur four times.',
      [repetition(4, 'occurrences', 'prohibited', 'who-closes')],
    ],
    [
      'The player who started it loses.',
      [repetition(3, 'occurrences', 'loss', 'who-began')],
      'Threefold repetition',
    ],
    ['A draw.', [repetition(4, 'occurrences', 'draw', null)], 'Fourfold repetition'],
    [
      'If the position was repeated twice, nobody may repeat it.',
      [{ ...repetition(2, 'either', 'prohibited', 'who-closes'), after: true }],
    ],
  ],
  'perpetual check': [
    ['Perpetual check is forbidden.', [perpetual('prohibited')]],
    ['Perpetual check is a draw.', [perpetual('draw')]],
    ['The checking player loses.', [perpetual('loss')], 'Perpetual check'],
    [
      'If the repetition is caused by perpetual check, the checking player loses.',
      [perpetual('loss')],
    ],
    ['In case of perpetual check, the checking side loses.', [perpetual('loss')]],
    ['If one side gives perpetual check, that side loses.', [perpetual('loss')]],
    ['Perpetual check loses.', [perpetual('loss')]],
    ['The player giving perpetual check loses.', [perpetual('loss')]],
    ['A player who gives perpetual check loses the game.', [perpetual('loss')]],
    ['Perpetual check is a loss for the player giving check.', [perpetual('loss')]],
    ['It is forbidden to give perpetual check.', [perpetual('prohibited')]],
    ['A player may not give perpetual check.', [perpetual('prohibited')]],
  ],
  campmate: [
    ['The player whose king reaches the last rank first wins.', [campmate('last')]],
    ['A player wins if his king reaches the far side.', [campmate('last')]],
    ['If your king reaches the last rank, you win.', [campmate('last')]],
    ['The first player to bring their king to the eighth rank wins.', [campmate(8)]],
    ['You win by moving your king to the last rank.', [campmate('last')]],
    ['A king that reaches the last rank wins.', [campmate('last')]],
    ["If a player's king reaches the last rank, he wins.", [campmate('last')]],
    ["If either player's king reaches the last rank, that player wins.", [campmate('last')]],
    ['A player wins by campmate if his king reaches the last rank.', [campmate('last')]],
    ["If a king reaches the opponent's back rank, its owner wins.", [campmate('last')]],
    ['Reaching the last rank with the king wins the game.', [campmate('last')]],
    ['A king which reaches the 9th rank wins immediately.', [campmate(9)]],
    [
      'The player who gets his Emperor to the opponent’s first rank wins.',
      [campmate('last', 'Emperor')],
    ],
    ['There is a campmate.', [campmate('last')]],
  ],
  'bare kings': [
    ['If both players have only a bare king, the game is a draw.', [bare('draw')]],
    ['Bare kings are a draw.', [bare('draw')]],
    ['King against king is a draw.', [bare('draw')]],
    ['If both sides are reduced to bare kings, the game is a draw.', [bare('draw')]],
    ['If only the kings remain, the game is drawn.', [bare('draw')]],
    [
      'If there are only two kings left, the player whose king is closer to the last rank wins. If the distances are the same, White wins.',
      [bare('king-nearer-its-last-rank-wins')],
    ],
  ],
  promotion: [
    ['The promotion zone is the last three ranks.', [zone(3)]],
    ['The promotion zone consists of the three farthest ranks.', [zone(3)]],
    ['The promotion zone is the last rank.', [zone(1)]],
    ['The promotion zone is three ranks deep.', [zone(3)]],
    ['Promotion zone: last 3 ranks.', [zone(3)]],
    ['A piece reaching the last rank must promote.', [compulsory(true), zone(1)]],
    ['Pieces may choose not to promote.', [compulsory(false)]],
    ['The promoted form of the Pawn is the Tokin.', [promotes('Pawn', 'Tokin')]],
    [
      'A pawn must promote when it reaches the last rank.',
      [
        {
          kind: 'piece-promotion-compulsory',
          piece: 'pawn',
          compulsory: true,
          on: { squares: null, rank: 'last' },
        },
      ],
    ],
    ['Pieces can promote on the last two ranks.', [zone(2)]],
    ['The last three ranks are the promotion zone.', [zone(3)]],
    ['Promotion takes place on the opponent’s first three ranks.', [zone(3)]],
    ['The two farthest ranks.', [zone(2)], 'Promotion zone'],
    ['The promotion zone is ranks 6 to 8.', [{ kind: 'promotion-ranks', from: 6, to: 8 }]],
    ['Promotion is compulsory.', [compulsory(true)]],
    ['Promotion is mandatory when a piece reaches the promotion zone.', [compulsory(true)]],
    ['Pieces must promote on reaching the last rank.', [compulsory(true), zone(1)]],
    ['Every piece must be promoted when it reaches the last rank.', [compulsory(true), zone(1)]],
    ['Promotion is optional.', [compulsory(false)]],
    ['Promotion is not compulsory.', [compulsory(false)]],
    ['Pieces need not promote.', [compulsory(false)]],
    ['Compulsory.', [compulsory(true)], 'Promotion'],
    ['Optional.', [compulsory(false)], 'Promotion'],
    [
      'A piece may promote when it enters, leaves or moves within the promotion zone.',
      [{ kind: 'promotion-moves', into: true, from: true }],
    ],
    ['Unlike in Shogi, promotion is compulsory.', [compulsory(true)]],
    ['Promotes to Guard.', [promotes(null, 'Guard')]],
    ['It promotes to the **Goose**.', [promotes(null, 'Goose')]],
    ['The Pawn promotes to a Gold General.', [promotes('Pawn', 'Gold General')]],
    [
      'The Knight and the Lance promote to Gold.',
      [promotes('Knight', 'Gold'), promotes('Lance', 'Gold')],
    ],
    ['A Dragon is the promoted form of a Rook.', [promotes('Rook', 'Dragon')]],
    ['A promoted Pawn is called a Tokin.', [promotes('Pawn', 'Tokin')]],
    ['The King and the Gold do not promote.', [promotes('King', null), promotes('Gold', null)]],
    ['The Gold cannot promote.', [promotes('Gold', null)]],
  ],
  drops: [
    [
      'A pawn cannot be dropped on a file that already contains an unpromoted pawn.',
      [fileLimit('pawn', 1)],
    ],
    ['You may not drop a Pawn into a file with another pawn.', [fileLimit('Pawn', 1)]],
    ['Only one pawn is allowed in each file.', [fileLimit('pawn', 1)]],
    ['No more than two Swallows per file.', [fileLimit('Swallows', 2)]],
    ['No two pawns of the same player in one file.', [fileLimit('pawns', 1)]],
    ['Two pawns on the same file are not allowed.', [fileLimit('pawns', 1)]],
    ['A player may not have two pawns on the same file.', [fileLimit('pawns', 1)]],
    ['A player may not have more than two Swallows on a file.', [fileLimit('Swallows', 2)]],
    ['Nifu is forbidden.', [fileLimit('Pawn', 1)]],
    ['Each side may have only one pawn per file.', [fileLimit('pawn', 1)]],
    ['Each player may have at most two swallows on each file.', [fileLimit('swallows', 2)]],
    ['There may not be two pawns of one player on the same file.', [fileLimit('pawns', 1)]],
    ['Pawn drop mate is illegal.', [dropMate('Pawn')]],
    ['A pawn drop may not give mate.', [dropMate('pawn')]],
    ['Delivering mate by dropping a pawn is not allowed.', [dropMate('pawn')]],
    ['It is forbidden to drop a pawn to give mate.', [dropMate('pawn')]],
    ['No piece may be dropped where it cannot move.', [stuck(false)]],
    ['Pieces may be dropped where they cannot move.', [stuck(true)]],
    ['A pawn may be dropped to give mate.', [dropMate('pawn', 'allowed')]],
    ['A pawn may not be dropped to give mate.', [dropMate('pawn')]],
    ['A pawn cannot be dropped to give immediate checkmate.', [dropMate('pawn')]],
    ['Dropping a pawn to give checkmate is illegal.', [dropMate('pawn')]],
    ['Dropping a Pawn to checkmate is allowed.', [dropMate('Pawn', 'allowed')]],
    ['It is illegal to mate with a dropped Pawn.', [dropMate('Pawn')]],
    ['You may not checkmate the opposing king by dropping a pawn.', [dropMate('pawn')]],
    ['A dropped Pawn may not give mate.', [dropMate('Pawn')]],
    ['Uchifuzume is forbidden.', [dropMate('Pawn')]],
    [
      'Dropping a Sparrow to mate the opposing king. This will cause the player to lose.',
      [dropMate('Sparrow', 'loss')],
    ],
    ['A piece may not be dropped where it cannot move.', [stuck(false)]],
    ['You cannot drop a piece where it would have no moves.', [stuck(false)]],
    ['Pieces cannot be dropped on squares from which they could never move.', [stuck(false)]],
    [
      'A pawn cannot be dropped on the last rank.',
      [{ kind: 'drop-last-ranks', piece: 'pawn', ranks: 1 }],
    ],
  ],
  kings: [
    ['The Prince is a non-royal King.', [royal('Prince', false)]],
    ['The Emperor is royal.', [royal('Emperor', true)]],
    ['The Prince is not royal.', [royal('Prince', false)]],
    ["You win by capturing the opponent's Emperor.", [royal('Emperor', true)]],
    ['You lose when your king is checkmated.', [royal('king', true)]],
    ['The object of the game is to checkmate the enemy king.', [royal('king', true)]],
    ['The Phoenix is essentially the king.', [royal('Phoenix', true)]],
    ['The goal is to capture the opponent’s Emperor.', [royal('Emperor', true)]],
    ['The player whose Prince is captured loses.', [royal('Prince', true)]],
    [
      'Rook, Ship and Angel can give mate alone.',
      [{ kind: 'mates-alone', pieces: ['Rook', 'Ship', 'Angel'] }],
    ],
  ],
  'other games': [
    ['All other rules are the same as in orthodox Shogi.', [same('orthodox Shogi', 'all-else')]],
    ['Otherwise, the rules of standard chess apply.', [same('standard chess', 'all-else')]],
    ['All rules are the same as chess.', [same('chess', 'all')]],
    ['The rest is the same as in Shogi.', [same('Shogi', 'all-else')]],
    ['It is played like Shogi.', [same('Shogi', 'similar')]],
    ['It is based on Shogi.', [same('Shogi', 'similar')]],
    ['Apart from these rules, everything is as in Shogi.', [same('Shogi', 'all-else')]],
    [
      'All rules are the same as in Shogi, except that captured pieces cannot be dropped.',
      [same('Shogi', 'all'), drops(false)],
    ],
    ['Everything else is as in Shogi.', [same('Shogi', 'all-else')]],
    ['The rules are similar to those of Shogi.', [same('Shogi', 'similar')]],
    ['Rabbit Shogi is a variant of Shogi with no drops.', [same('Shogi', 'similar'), drops(false)]],
    [
      'It is a variant of chess in which castling is not allowed.',
      [same('chess', 'similar'), castling(false)],
    ],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each([...cases])('%s', (sentence, facts, topic) => {
    expect(factsIn(sentence, { topic: topic ?? null })).toEqual(facts);
  });
});
