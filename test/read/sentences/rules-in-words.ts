/** Sentences on rules, and what they state. */

/** A statement of a sentence: options as in variants.ini, or a fact that is not an option. */
export type Stated = Readonly<Record<string, string>> | { readonly fact: object };
/** A sentence, all that it states, and the heading above it, if it needs one. */
type Case = [sentence: string, stated: readonly Stated[], topic?: string];

const drops = (allowed: boolean): Stated =>
  allowed ? { pieceDrops: 'true', capturesToHand: 'true' } : { pieceDrops: 'false' };
/** No captured pieces in hand. Others may be there at the start. */
const notDropped: Stated = { capturesToHand: 'false', pieceDrops: 'false' };
const castling = (allowed: boolean): Stated => ({ castling: String(allowed) });
const passing = (allowed: boolean): Stated => ({ pass: String(allowed) });
const impasse = (): Stated => ({ fact: { kind: 'meaning', meaning: 'no impasse' } });
const nMoves = (moves: number | null): Stated => ({ nMoveRule: String(moves ?? 0) });
const doubleStep = (allowed: boolean): Stated => ({ doubleStep: String(allowed) });
const first = (color: string): Stated => ({ fact: { kind: 'first-player', color } });
const sente = (color: string): Stated => ({ fact: { kind: 'sente-is', color } });
const stalemate = (result: string, when = 'no-legal-move'): Stated => ({
  fact: { kind: 'stalemate', result, when },
});
const repetition = (
  times: number | null,
  counts: string,
  result: string,
  who: string | null,
  after = false,
): Stated => ({ fact: { kind: 'repetition', times, counts, result, who, after } });
const perpetual = (result: string): Stated => ({
  perpetualCheckIllegal: String(result !== 'draw'),
});
const campmate = (rank: number | 'last', piece = 'king', more = {}): Stated => ({
  fact: {
    kind: 'flag',
    piece,
    ranks: rank === 'last' ? { last: 1 } : { from: rank, to: null },
    ...more,
  },
});
const goal = (...squares: readonly string[]): Stated => ({
  fact: { kind: 'flag-squares', piece: 'king', squares },
});
const race = (rank: number | 'last'): Stated => campmate(rank, 'king', { race: true });
const zoneOfPawns = (last: number): Stated => ({
  fact: { kind: 'zone', ranks: { last }, of: null, isOfPawns: true },
});
const zone = (ranks: number | object): Stated => ({
  fact: { kind: 'zone', ranks: typeof ranks === 'number' ? { last: ranks } : ranks, of: null },
});
/** A pawn must promote, unless promotion is said to be optional. */
const compulsory = (yes: boolean): Stated => ({
  mandatoryPiecePromotion: String(yes),
  ...(yes ? {} : { mandatoryPawnPromotion: 'false' }),
});
const fileLimit = (piece: string, most: number): Stated => ({
  fact: { kind: 'drop-file', piece, most },
});
const extinct = (piece: string, more = {}): Stated => ({
  fact: { kind: 'extinction', piece, ...more },
});
const doubledPawns: Stated = { dropNoDoubled: '-' };
const free = (area: 'palace' | 'river', ...pieces: readonly string[]): Stated => ({
  fact: { kind: 'unconfined', area, pieces: pieces.length === 0 ? null : pieces },
});
const dropMate = (piece: string, result = 'illegal'): Stated => ({
  fact: { kind: 'drop-mate', piece, result },
});
const promotes = (piece: string | null, to: string): Stated => ({
  fact: { kind: 'promotes', pieces: piece === null ? null : [piece], to },
});
const remains = (...pieces: readonly string[]): Stated => ({
  fact: { kind: 'no-promotion', pieces },
});
const alone = (...pieces: readonly string[]): Stated => ({
  fact: { kind: 'no-other-promotes', pieces },
});
const pawnsBecome = (...pieces: readonly string[]): Stated => ({
  fact: { kind: 'pawn-choices', pieces, adds: false },
});
const anyChoice = (...except: readonly string[]): Stated => ({
  fact: { kind: 'any-pawn-choice', except },
});
const alsoBecomes = (...pieces: readonly string[]): Stated => ({
  fact: { kind: 'pawn-choices', pieces, adds: true },
});
const inHand = (
  color: 'white' | 'black' | null,
  ...pieces: readonly { readonly piece: string; readonly count: number }[]
): Stated => ({ fact: { kind: 'in-hand', color, pieces } });
const noCastling = (color: 'white' | 'black' | null, wing: 'king' | 'queen' | null): Stated => ({
  fact: { kind: 'no-castling', color, wing },
});
const NO_EN_PASSANT: Stated = { fact: { kind: 'meaning', meaning: 'no en passant' } };
const castles = (squares: number): Stated => ({ fact: { kind: 'castling-distance', squares } });
const CHECK: Stated = { fact: { kind: 'meaning', meaning: 'check as in chess' } };
const meaning = (text: string): Stated => ({ fact: { kind: 'meaning', meaning: text } });
const checks: Stated = { fact: { kind: 'checks', times: 3 } };
const lacksCastling = (wing: string): Stated => ({
  fact: { kind: 'no-castling', color: null, wing },
});
const bareKingsDraw: Stated = { fact: { kind: 'meaning', meaning: 'bare kings are a draw' } };
const stuck = (allowed: boolean): Stated => ({ immobilityIllegal: String(!allowed) });
const royal = (piece: string, yes: boolean): Stated => ({
  fact: { kind: 'royal', piece, royal: yes },
});
const captured = (piece: string): Stated => ({
  fact: { kind: 'royal', piece, royal: true, byCapture: true },
});
const same = (game: string, extent: string): Stated => ({
  fact: { kind: 'same-rules', game, extent },
});
const samePieces = (game: string | null, ...except: readonly string[]): Stated => ({
  fact: { kind: 'same-pieces', game, except },
});
const replaced = (piece: string, by: string): Stated => ({
  fact: { kind: 'replaced', piece, by },
});
const mates: Stated = { checkmateValue: 'loss' };
const stalemateValue = (result: string): Stated => ({ stalemateValue: result });
const board = (files: number, ranks: number): Stated => ({ fact: { kind: 'size', files, ranks } });

export const CASES: Readonly<Record<string, readonly Case[]>> = {
  'what a game has and has not': [
    ['It is not possible to castle.', [{ castling: 'false' }]],
    ['One cannot castle.', [{ castling: 'false' }]],
    ['There are no drops.', [drops(false)]],
    ['No drops.', [drops(false)]],
    ['The game is played without drops.', [drops(false)]],
    ['Drops are not allowed.', [drops(false)]],
    ['None.', [drops(false)], 'Drops'],
    ['Captured pieces are removed from the game.', [notDropped]],
    ['Captured pieces may not be dropped.', [notDropped]],
    ['Captured pieces do not go to hand.', [notDropped]],
    ['Captured pieces go to hand.', [drops(true)]],
    ['A captured piece changes sides.', [drops(true)]],
    ['Pieces that are captured come into the hand of the player.', [drops(true)]],
    ['Captured pieces go into the player’s hand.', [drops(true)]],
    ['Captured pieces may be dropped on any empty square instead of a move.', [drops(true)]],
    ['Players may drop captured pieces.', [drops(true)]],
    ['The game uses drops.', [drops(true)]],
    ['It is played with drops.', [drops(true)]],
    ['There is no castling.', [castling(false)]],
    ['There is no castling here.', [castling(false)]],
    ['Castling is not allowed.', [castling(false)]],
    ['Castling: no.', [castling(false)]],
    ['No castling or passing.', [castling(false), passing(false)]],
    ['Castling does not exist.', [castling(false)]],
    ['Kings cannot castle.', [castling(false)]],
    ['White cannot castle.', [noCastling('white', null)]],
    ['There is no queenside castling.', [noCastling(null, 'queen')]],
    ['Players may not castle kingside.', [noCastling(null, 'king')]],
    ...[
      'Castling is only allowed on the kingside.',
      "Castling is possible only on the king's side.",
      'Only kingside castling is allowed.',
      'Players may castle only on the kingside.',
    ].map((words): Case => [words, [castling(true), noCastling(null, 'queen')]]),
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
    ['There is no impasse.', [impasse()]],
    ['There is no impasse rule.', [impasse()]],
    ['There is no draw by the 50-move rule.', [nMoves(null)]],
    ["There's no castling.", [castling(false)]],
    ["Castling isn't allowed.", [castling(false)]],
    ["You can't castle.", [castling(false)]],
    ['There are no castling moves.', [castling(false)]],
    ['Dropping is not allowed.', [drops(false)]],
    ['No pieces are dropped.', [drops(false)]],
    ['This game has no drops.', [drops(false)]],
    ['Captured pieces are kept in hand and can be dropped back on the board.', [drops(true)]],
    ['Captured pieces cannot be reused.', [notDropped]],
    ['A player must make a move on his turn; passing is not permitted.', [passing(false)]],
    ['The jishogi rule does not apply.', [impasse()]],
    ['Impasse is not possible.', [impasse()]],
    ['There is an entering king rule.', [{ fact: { kind: 'meaning', meaning: 'impasse' } }]],
    ['Pawns have no double step.', [doubleStep(false)]],
    ['There is no initial double step for pawns.', [doubleStep(false)]],
    [
      'No castling, no double step and no passing.',
      [castling(false), doubleStep(false), passing(false)],
    ],
    [
      'The king can castle with the rook, and then moves two squares towards the latter.',
      [castling(true)],
    ],
    ['Castling is allowed: the king moves two squares towards the rook.', [castling(true)]],
    ['The only difference is that the pawns do not have the two step move.', [doubleStep(false)]],
    ['Castling and en passant do not exist.', [castling(false), NO_EN_PASSANT]],
    ['There is no castling or en passant.', [castling(false), NO_EN_PASSANT]],
    [
      'The only special move is the promotion of pawns, always to a queen.',
      [castling(false), doubleStep(false), pawnsBecome('queen')],
    ],
    [
      'The only special pawn move is promotion, which is always to a rook.',
      [doubleStep(false), pawnsBecome('rook')],
    ],
  ],
  'aims, and what is left to chess': [
    ['The goal stays the same: checkmating the other king.', [mates]],
    [
      'The object is to mate the enemy king or to bring your own king to the last rank.',
      [mates, campmate('last')],
    ],
    ['Move your king to the last rank to win the game.', [campmate('last')]],
    ['A king that arrives on the last rank (without being in check) wins.', [campmate('last')]],
    [
      'The aim is simple: you have to either take the enemy king or bring your own king to the last rank.',
      [captured('king'), campmate('last')],
    ],
    ['To win, you must checkmate the enemy king.', [mates]],
    [
      'Besides checkmate, you can win by moving your king to the last rank.',
      [mates, campmate('last')],
    ],
    [
      'Get rid of all your pieces to win.',
      [{ extinctionValue: 'win' }, { extinctionPieceTypes: '*' }],
    ],
    [
      'The game is immediately a draw if the player to move is not in check but has no legal move.',
      [stalemate('draw')],
    ],
    ['You win by taking the enemy king.', [captured('king')]],
    ['Neither player can castle.', [castling(false)]],
    ['Neither side may pass.', [passing(false)]],
    ['Castling is still possible, under the usual conditions.', [castling(true)]],
    ['You can castle, provided that neither the king nor the rook has moved.', [castling(true)]],
    [
      'Check, stalemate, repetition and the fifty-move rule follow the usual chess rules.',
      [
        { fact: { kind: 'meaning', meaning: 'check as in chess' } },
        stalemateValue('draw'),
        { nFoldRule: '3' },
        { nFoldValue: 'draw' },
        nMoves(50),
      ],
    ],
    [
      'The other rules, including the promotion of pawns, are as in orthodox chess.',
      [same('chess', 'all-else')],
    ],
    ['It is like chess without castling.', [same('chess', 'all-else'), castling(false)]],
    ['It is like chess, but without castling.', [same('chess', 'all-else'), castling(false)]],
    [
      'The game is similar to shogi where there are no drops.',
      [same('shogi', 'similar'), drops(false)],
    ],
    ['All orthodox rules apply.', [same('chess', 'all-else')]],
    ['All other rules are as in Capablanca chess.', [same('capablanca', 'all-else')]],
    [
      'The basic rules are very similar to chess, so this page tells what differs.',
      [same('chess', 'similar')],
    ],
    [
      'Unlike in chess, captured pieces can be dropped, and White moves first.',
      [drops(true), first('white')],
    ],
    ['Captured pieces can be dropped, a habit of old gamblers.', [drops(true)]],
  ],
  'the usual rules, told in full': [
    ['It is not legal to skip a turn, even if having to move is bad.', [passing(false)]],
    [
      'If a king is put in check and there is no move to escape the check, it is checkmate and the player loses.',
      [mates],
    ],
    [
      'En passant is possible whenever an enemy Pawn has moved two squares.',
      [{ fact: { kind: 'meaning', meaning: 'en passant as in chess' } }],
    ],
    ['The aim is to checkmate, i.e. to threaten the king beyond rescue.', [mates]],
    [
      'Pawns cannot be dropped on the first or last rank.',
      [{ firstRankPawnDrops: 'false' }, { promotionZonePawnDrops: 'false' }],
    ],
    ['Pawns that were promoted and later captured are dropped as pawns.', [{ dropLoop: 'false' }]],
    ['Capturing a promoted pawn puts a pawn in the hand.', [{ dropLoop: 'false' }]],
    ['When dropping a piece, you may choose either side.', [{ dropPromoted: 'true' }]],
    ['You may drop a pawn on the last rank.', [stuck(true)]],
    ['You may place a piece so that it cannot move.', [stuck(true)]],
    [
      'You cannot drop a piece so that it cannot move, which usually means the last rank.',
      [stuck(false)],
    ],
    ['And a pawn may not give mate when dropped.', [dropMate('pawn')]],
    [
      'In lieu of making a move, you may drop one of these captured pieces on the board.',
      [drops(true)],
    ],
    ['A player can move or drop a piece from hand.', [drops(true)]],
    ['Drops are part of the game as in Shogi.', [drops(true)]],
    [
      'Almost all pieces can be promoted.',
      [{ fact: { kind: 'meaning', meaning: 'some pieces promote' } }],
    ],
  ],
  'board and players': [
    ['The board is made up of ten horizontal lines and nine vertical lines.', [board(9, 10)]],
    ['The game is played on a 9x9 board.', [board(9, 9)]],
    ['The board is 7 by 8.', [board(7, 8)]],
    ['The board has 9 files and 10 ranks.', [board(9, 10)]],
    ['The board has 10 ranks and 9 files.', [board(9, 10)]],
    ['The chessboard consists of ten rows and nine columns.', [board(9, 10)]],
    ['Ten by eight board.', [board(10, 8)]],
    ['The board is ten squares by eight.', [board(10, 8)]],
    ['The chessboard, 10x8, is large.', [board(10, 8)]],
    ['A 10x8 variant by a friend.', [board(10, 8)]],
    ['The game is played on a board of nine by nine squares.', [board(9, 9)]],
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
    ['If stalemate occurs, the stalemating player wins.', [stalemate('loss')]],
    ['Stalemated players lose.', [stalemate('loss')]],
    ['You win by leaving your opponent with no legal moves.', [stalemate('loss')]],
    ["If a player cannot move, it's a draw.", [stalemate('draw')]],
    ['Without legal moves, the game ends as a draw.', [stalemate('draw')]],
    [
      'A game is won by checkmating or stalemating the opponent.',
      [{ checkmateValue: 'loss' }, stalemate('loss')],
    ],
    [
      'You win by checkmating the enemy king or by stalemating it.',
      [{ checkmateValue: 'loss' }, stalemate('loss')],
    ],
    ['If a player does not have any legal move, the player to move loses.', [stalemate('loss')]],
    ['A player who cannot move loses.', [stalemate('loss')]],
    ['The player who is stalemated loses the game.', [stalemate('loss')]],
    ['A stalemated player loses.', [stalemate('loss')]],
    ['Stalemate is a draw.', [stalemate('draw')]],
    [
      'Stalemate, the 50 move rule and threefold repetition are draws.',
      [stalemate('draw'), { nMoveRule: '50' }, repetition(3, 'occurrences', 'draw', null)],
    ],
    ['The player who mates his opponent wins the game.', [{ checkmateValue: 'loss' }]],
    [
      'The object of Rabbit Chess, as in modern chess, is to checkmate the opposing king.',
      [{ checkmateValue: 'loss' }],
    ],
    ['Pawns have no multiple steps.', [{ doubleStep: 'false' }]],
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
      'If the same position occurs thrice, a player can claim a draw.',
      [repetition(3, 'occurrences', 'draw', null)],
    ],
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
      [repetition(2, 'either', 'prohibited', 'who-closes', true)],
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
    ['In case of perpetual check, the player who started it loses.', [perpetual('loss')]],
    ['In case of perpetual check, the player giving it loses.', [perpetual('loss')]],
    ['It is forbidden to give perpetual check.', [perpetual('prohibited')]],
    ['A player may not give perpetual check.', [perpetual('prohibited')]],
  ],
  campmate: [
    ['The player whose king reaches the last rank first wins.', [campmate('last')]],
    ['A player wins if his king reaches the far side.', [campmate('last')]],
    ['If your king reaches the last rank, you win.', [campmate('last')]],
    ['The first player to bring their king to the eighth rank wins.', [campmate(8)]],
    [
      'The first player to bring the king to one of the four central squares (d4, e4, d5, e5) wins.',
      [goal('d4', 'e4', 'd5', 'e5')],
    ],
    ['A player whose king reaches d5 or e5 wins.', [goal('d5', 'e5')]],
    ['A king that reaches one of the squares d5 and e5 wins.', [goal('d5', 'e5')]],
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
      [campmate('last', 'emperor')],
    ],
    ['There is a campmate.', [campmate('last')]],
  ],
  'checks and races': [
    ['A player in check three times loses.', [checks]],
    ['On the third check, you win.', [checks]],
    ['Three checks win the game.', [checks]],
    ['If you are in check and have no legal move, you lose.', [mates]],
    ['Any move that would leave you in check is illegal.', [CHECK]],
    ['If your king can be taken, you are in check.', [CHECK]],
    ['You win if you make a legal move that puts the enemy king into the third check.', [checks]],
    ['Checkmating the opponent is another way to win.', [mates]],
    ['Race your king to the last rank to win.', [race('last')]],
    // In a race both kings run in the same direction.
    [
      'Race your king to the seventh rank.',
      [race(7), { flagPiece: 'k', flagRegionWhite: '*7 *8 *9', flagRegionBlack: '*7 *8 *9' }],
    ],
    [
      'The player whose king reaches the seventh rank wins.',
      [campmate(7), { flagPiece: 'k', flagRegionWhite: '*7 *8 *9', flagRegionBlack: '*1 *2 *3' }],
    ],
  ],
  'bare kings': [
    ['If both players have only a bare king, the game is a draw.', [bareKingsDraw]],
    ['Bare kings are a draw.', [bareKingsDraw]],
    ['King against king is a draw.', [bareKingsDraw]],
    ['If both sides are reduced to bare kings, the game is a draw.', [bareKingsDraw]],
    ['If only the kings remain, the game is drawn.', [bareKingsDraw]],
    [
      'If there are only two kings left, the player whose king is closer to the last rank wins. If the distances are the same, White wins.',
      [
        { fact: { kind: 'nearer-king-wins' } },
        meaning('of kings equally near the side to move wins'),
      ],
    ],
  ],
  promotion: [
    ['Promotion of a piece is always optional.', [compulsory(false)]],
    ['Promotion is never mandatory.', [compulsory(false)]],
    ['The promotion zone is the last three ranks.', [zone(3)]],
    ['The promotion zone consists of the three farthest ranks.', [zone(3)]],
    ['The promotion zone is the last rank.', [zone(1)]],
    ['The promotion zone is three ranks deep.', [zone(3)]],
    ['Promotion zone: last 3 ranks.', [zone(3)]],
    ['A piece reaching the last three ranks must promote.', [compulsory(true), zone(3)]],
    ['Pieces may choose not to promote.', [compulsory(false)]],
    ['The promoted form of the Pawn is the Tokin.', [promotes('pawn', 'tokin')]],
    ['A pawn must promote when it reaches the last rank.', [zoneOfPawns(1)]],
    ['Pieces can promote on the last two ranks.', [zone(2), compulsory(false)]],
    ['The last three ranks are the promotion zone.', [zone(3)]],
    ['Promotion takes place on the opponent’s first three ranks.', [zone(3)]],
    ['The two farthest ranks.', [zone(2)], 'Promotion zone'],
    ['The promotion zone is ranks 7 to 9.', [zone({ from: 7, to: 9 })]],
    ['Promotion is compulsory.', [compulsory(true)]],
    ['Promotion is mandatory when a piece reaches the promotion zone.', [compulsory(true)]],
    ['Pieces must promote on reaching the last three ranks.', [compulsory(true), zone(3)]],
    ['Every piece must be promoted when it reaches the last 3 ranks.', [compulsory(true), zone(3)]],
    ['Promotion is optional.', [compulsory(false)]],
    ['Promotion is not compulsory.', [compulsory(false)]],
    ['Pieces need not promote.', [compulsory(false)]],
    ['Compulsory.', [compulsory(true)], 'Promotion'],
    ['Optional.', [compulsory(false)], 'Promotion'],
    [
      'A piece may promote when it enters, leaves or moves within the promotion zone.',
      [compulsory(false), meaning('moves into, in and out of the zone promote')],
    ],
    ['Unlike in Shogi, promotion is compulsory.', [compulsory(true)]],
    ['Promotes to Guard.', [promotes(null, 'guard')], 'Swallow (D)'],
    ['It promotes to the **Goose**.', [promotes(null, 'goose')], 'Swallow (D)'],
    ['The Pawn promotes to a Gold General.', [pawnsBecome('gold general')]],
    [
      'The Knight and the Lance promote to Gold.',
      [{ fact: { kind: 'promotes', pieces: ['knight', 'lance'], to: 'gold' } }],
    ],
    [
      'A knight promotes to a bishop, a bishop to a rook, and a rook to a queen.',
      [promotes('knight', 'bishop'), promotes('bishop', 'rook'), promotes('rook', 'queen')],
    ],
    ['A Dragon is the promoted form of a Rook.', [promotes('rook', 'dragon')]],
    ['A promoted Pawn is called a Tokin.', [promotes('pawn', 'tokin')]],
    ['Only pawns promote.', [alone('pawn')]],
    [
      'Only one piece can promote: the lance becomes a gold on the last rank.',
      [
        alone('lance'),
        { fact: { kind: 'zone', ranks: { last: 1 }, of: ['lance'] } },
        promotes('lance', 'gold'),
      ],
    ],
    [
      'Once arrived on the last rank, a pawn promotes to a queen.',
      [zoneOfPawns(1), pawnsBecome('queen')],
    ],
    ['Only the pawn promotes to queens.', [alone('pawn'), pawnsBecome('queen')]],
    ['No piece other than the pawn may promote.', [alone('pawn')]],
    ['Pieces other than pawns cannot promote.', [alone('pawn')]],
    ['The pawn is the only piece that promotes.', [alone('pawn')]],
    ['The King and the Gold do not promote.', [remains('king', 'gold')]],
    ['The Gold cannot promote.', [remains('gold')]],
  ],
  'choices of promotion': [
    [
      'Pawns reaching the last rank must promote to any of the other non-royal pieces.',
      [zoneOfPawns(1), anyChoice()],
    ],
    [
      'Pawns move as in chess. They promote to queen, ship or angel.',
      [
        {
          fact: {
            kind: 'pawn-choices',
            pieces: ['queen', 'ship', 'angel'],
            adds: false,
            isOfIt: true,
          },
        },
      ],
    ],
    ['Pawns promote on the last rank (only to queens).', [zoneOfPawns(1), pawnsBecome('queen')]],
    [
      'Pawns promote on the last rank (to a queen or a ship).',
      [zoneOfPawns(1), pawnsBecome('queen', 'ship')],
    ],
    [
      'Pawns promote to a piece of their choice (queen, ship or angel) on the last rank.',
      [zoneOfPawns(1), pawnsBecome('queen', 'ship', 'angel')],
    ],
    [
      'Pawns promote to any piece they like on reaching the last rank.',
      [zoneOfPawns(1), anyChoice()],
    ],
  ],
  drops: [
    ['You may only have one of your pawns per file.', [fileLimit('pawn', 1)]],
    ['You cannot have two pawns on the same file.', [fileLimit('pawn', 1)]],
    ['Instead of playing a move, captured pieces may be dropped.', [drops(true)]],
    ['Whenever you capture a piece, it goes into your hand.', [drops(true)]],
    [
      'A pawn cannot be dropped on a file that already contains an unpromoted pawn.',
      [fileLimit('pawn', 1)],
    ],
    ['You may not drop a Pawn into a file with another pawn.', [fileLimit('pawn', 1)]],
    ['You may drop a Pawn into a file with another pawn.', [doubledPawns]],
    ['A pawn may be dropped on a file with another pawn.', [doubledPawns]],
    ['A player may have more than one pawn on a file.', [doubledPawns]],
    ['Two pawns on the same file are allowed.', [doubledPawns]],
    ['Two pawns of one player may not be on the same file.', [fileLimit('pawn', 1)]],
    ['Nifu is allowed.', [doubledPawns]],
    ['There is no nifu rule.', [doubledPawns]],
    ['The rule against doubled pawns does not apply.', [doubledPawns]],
    ['A player may not have more than two pawns on a file.', [fileLimit('pawn', 2)]],
    ['Dropped pawns may give mate.', [dropMate('pawn', 'allowed')]],
    ['Checkmate by pawn drop is allowed.', [dropMate('pawn', 'allowed')]],
    ['There is no uchifuzume rule.', [dropMate('pawn', 'allowed')]],
    ['Pieces keep their promotion when captured.', [{ dropLoop: 'true' }]],
    ['Captured pieces stay promoted.', [{ dropLoop: 'true' }]],
    ['Promoted pieces do not revert when captured.', [{ dropLoop: 'true' }]],
    ['Captured pieces may be dropped promoted.', [{ dropPromoted: 'true' }]],
    ['Pieces may be dropped in either state.', [{ dropPromoted: 'true' }]],
    [
      'Pieces may be dropped only on the first rank.',
      [{ fact: { kind: 'drop-ranks', ranks: 1, only: null } }],
    ],
    ['Only one pawn is allowed in each file.', [fileLimit('pawn', 1)]],
    ['No more than two Swallows per file.', [fileLimit('swallow', 2)]],
    ['No two pawns of the same player in one file.', [fileLimit('pawn', 1)]],
    ['Two pawns on the same file are not allowed.', [fileLimit('pawn', 1)]],
    ['A player may not have two pawns on the same file.', [fileLimit('pawn', 1)]],
    ['A player may not have more than two Swallows on a file.', [fileLimit('swallow', 2)]],
    ['Nifu is forbidden.', [fileLimit('pawn', 1)]],
    ['Each side may have only one pawn per file.', [fileLimit('pawn', 1)]],
    ['Each player may have at most two swallows on each file.', [fileLimit('swallow', 2)]],
    ['There may not be two pawns of one player on the same file.', [fileLimit('pawn', 1)]],
    ['Pawn drop mate is illegal.', [dropMate('pawn')]],
    ['A pawn drop may not give mate.', [dropMate('pawn')]],
    ['Delivering mate by dropping a pawn is not allowed.', [dropMate('pawn')]],
    ['It is forbidden to drop a pawn to give mate.', [dropMate('pawn')]],
    ['No piece may be dropped where it cannot move.', [stuck(false)]],
    ['Pieces may be dropped where they cannot move.', [stuck(true)]],
    [
      'A pawn may be dropped to give mate.',
      [dropMate('pawn', 'allowed'), { shogiPawnDropMateIllegal: 'false' }],
    ],
    ['A pawn may not be dropped to give mate.', [dropMate('pawn')]],
    ['A pawn cannot be dropped to give immediate checkmate.', [dropMate('pawn')]],
    ['Dropping a pawn to give checkmate is illegal.', [dropMate('pawn')]],
    [
      'Dropping a Pawn to checkmate is allowed.',
      [dropMate('pawn', 'allowed'), { shogiPawnDropMateIllegal: 'false' }],
    ],
    ['It is illegal to mate with a dropped Pawn.', [dropMate('pawn')]],
    ['You may not checkmate the opposing king by dropping a pawn.', [dropMate('pawn')]],
    ['A dropped Pawn may not give mate.', [dropMate('pawn')]],
    ['Uchifuzume is forbidden.', [dropMate('pawn')]],
    [
      'A Sparrow may not be dropped to mate the opposing king. This will cause the player to lose.',
      [dropMate('sparrow'), dropMate('sparrow', 'loss')],
    ],
    ['A piece may not be dropped where it cannot move.', [stuck(false)]],
    ['You cannot drop a piece where it would have no moves.', [stuck(false)]],
    ['Pieces cannot be dropped on squares from which they could never move.', [stuck(false)]],
    ['A pawn cannot be dropped on the last rank.', [{ immobilityIllegal: 'true' }]],
  ],
  'areas, and rules that are off': [
    ['Kings may leave the palace.', [free('palace', 'king')]],
    ['The generals may leave the palace.', [free('palace', 'king')]],
    ['Elephants can cross the river.', [free('river', 'elephant')]],
    ['Elephants are not confined to their own half of the board.', [free('river', 'elephant')]],
    ['There is no palace.', [free('palace')]],
    ['The generals may face each other.', [{ flyingGeneral: 'false' }]],
    ['There is no flying general rule.', [{ flyingGeneral: 'false' }]],
    ['The flying general rule does not apply.', [{ flyingGeneral: 'false' }]],
    ['Perpetual check is allowed.', [perpetual('draw')]],
    ['There is no perpetual check rule.', [perpetual('draw')]],
    ['Perpetual chase is allowed.', [{ chasingRule: 'none' }]],
    ['There is no chasing rule.', [{ chasingRule: 'none' }]],
    ['The checkmated player wins.', [{ checkmateValue: 'win' }]],
    ['The checkmated player loses.', [mates]],
    ['The king wins by reaching the last rank.', [campmate('last')]],
    ['The king wins by reaching e5.', [goal('e5')]],
    ['A player who loses all pawns wins.', [extinct('pawn', { result: 'win' })]],
    ['A player who loses all pawns loses.', [extinct('pawn')]],
    ['There is no draw by repetition.', [{ nFoldRule: '0' }]],
    ['There is no repetition rule.', [{ nFoldRule: '0' }]],
    ['The threefold repetition rule does not apply.', [{ nFoldRule: '0' }]],
    ['There is no counting.', [{ countingRule: 'none' }]],
    ['Checks are allowed.', [{ checking: 'true' }]],
    ['Captures are not compulsory.', [{ mustCapture: 'false' }]],
    ['You need not capture.', [{ mustCapture: 'false' }]],
    ['The first player to give check wins.', [{ fact: { kind: 'checks', times: 1 } }]],
    ['Giving check wins.', [{ fact: { kind: 'checks', times: 1 } }]],
    ['Pawns always become queens.', [pawnsBecome('queen')]],
    ['Pieces must promote when they can.', [{ mandatoryPiecePromotion: 'true' }]],
  ],
  kings: [
    ['The Prince is a non-royal King.', [royal('prince', false)]],
    ['The Emperor is royal.', [royal('emperor', true)]],
    ['The Prince is not royal.', [royal('prince', false)]],
    ['Kings are not royal here.', [royal('king', false)]],
    ['Kings are ordinary pieces.', [royal('king', false)]],
    ['The king can be captured like any other piece.', [royal('king', false)]],
    ['Kings are not subject to check.', [royal('king', false)]],
    ['Both the king and the queen are royal.', [royal('king', true), royal('queen', true)]],
    ["You win by capturing the opponent's Emperor.", [captured('emperor')]],
    ['You lose when your king is checkmated.', [{ checkmateValue: 'loss' }]],
    ['The object of the game is to checkmate the enemy king.', [{ checkmateValue: 'loss' }]],
    ['The Phoenix is essentially the king.', [royal('phoenix', true)]],
    ['The goal is to capture the opponent’s Emperor.', [captured('emperor')]],
    ['The player whose Prince is captured loses.', [captured('prince')]],
    ['Kings may move into check.', [meaning('no check')]],
    [
      'Rook, Ship and Angel can give mate alone.',
      [{ fact: { kind: 'mates-alone', pieces: ['rook', 'ship', 'angel'] } }],
    ],
  ],
  'other games': [
    ['All other rules are the same as in orthodox Shogi.', [same('shogi', 'all-else')]],
    ['Otherwise, the rules of standard chess apply.', [same('chess', 'all-else')]],
    ['All rules are the same as chess.', [same('chess', 'all')]],
    ['The rest is the same as in Shogi.', [same('shogi', 'all-else')]],
    ['It is played like Shogi.', [same('shogi', 'similar')]],
    ['It is based on Shogi.', [same('shogi', 'similar')]],
    ['Apart from these rules, everything is as in Shogi.', [same('shogi', 'all-else')]],
    [
      'All rules are the same as in Shogi, except that captured pieces cannot be dropped.',
      [same('shogi', 'all'), notDropped],
    ],
    ['Everything else is as in Shogi.', [same('shogi', 'all-else')]],
    ['The rules are similar to those of Shogi.', [same('shogi', 'similar')]],
    ['Rabbit Shogi is a variant of Shogi with no drops.', [same('shogi', 'variant'), drops(false)]],
    [
      'Pieces, winning conditions and all other rules are the same as in chess.',
      [same('chess', 'all-else')],
    ],
    ['Orthodox rules with a few exceptions.', [same('chess', 'all-else')]],
    ['All the laws of orthodox chess apply.', [same('chess', 'all-else')]],
    ['Setup as in shogi.', [{ fact: { kind: 'setup', game: 'shogi' } }]],
    [
      'The starting position is the same as in chess.',
      [{ fact: { kind: 'setup', game: 'chess' } }],
    ],
    [
      'It is a variant of chess in which castling is not allowed.',
      [same('chess', 'variant'), castling(false)],
    ],
  ],
  'words around a rule': [
    ['The big difference from shogi is that castling is allowed.', [castling(true)]],
    ['Rabbit Chess is a popular variant in which castling is not allowed.', [castling(false)]],
    ['Remember that unlike in chess, castling is not allowed.', [castling(false)]],
    [
      'The king and the emperor may not face each other on any file, as if each was a rook.',
      [
        { flyingGeneral: 'true' },
        { fact: { kind: 'meaning', meaning: 'kings may face each other on a rank' } },
      ],
    ],
    ['No legal moves: if a player has no legal move, he loses.', [stalemate('loss')]],
    [
      '25-move rule - The game may be drawn if no capture has been made in the last 25 moves.',
      [{ ...nMoves(25), nMoveRuleTypes: '-' }],
    ],
    ['A draw can be claimed after 40 moves without a capture or pawn move.', [nMoves(40)]],
  ],
  'more on ends': [
    ['There is no limit on the number of reversible moves.', [{ nMoveRule: '0' }]],
    [
      'A bare king loses.',
      [{ extinctionValue: 'loss', extinctionPieceTypes: '*', extinctionPieceCount: '1' }],
    ],
    [
      'You win by capturing all enemy pieces.',
      [{ extinctionValue: 'loss', extinctionPieceTypes: '*' }],
    ],
    [
      'If the players play the same position three turns in a row, the game is a draw.',
      [repetition(3, 'either', 'draw', null)],
    ],
    ['The game is drawn if both players agree to it.', [meaning('a draw by agreement')]],
    [
      'Repeating check resulting in the same position three times is a loss.',
      [perpetual('loss'), { nFoldRule: '3' }],
    ],
    [
      'Repetition of checks resulting in the same position for the fourth time is a draw.',
      [perpetual('draw'), { nFoldRule: '4' }],
    ],
    ['Repeating checks is a loss.', [perpetual('loss')]],
    ['Pat is a loss.', [stalemate('loss')]],
    [
      'The side that perpetually chases one unprotected piece will be ruled to have lost.',
      [{ chasingRule: 'axf' }],
    ],
    ['A player who gives perpetual check can be ruled to have lost.', [perpetual('loss')]],
    [
      'Capturing all enemy pieces except the king is a win.',
      [{ extinctionValue: 'loss', extinctionPieceTypes: '*', extinctionPieceCount: '1' }],
    ],
    [
      'If neither player can checkmate, the game is a draw.',
      [{ fact: { kind: 'meaning', meaning: 'a draw when nobody can mate' } }],
    ],
    ['You win if your opponent resigns.', [meaning('resigning and time')]],
    ['Players take turns moving pieces to checkmate the enemy king.', [mates]],
    ['Checkmate: mating the enemy king.', [mates]],
  ],
  'more on promotion': [
    ['Pawns promote as in orthodox chess.', [meaning('pawns promote as in chess')]],
    ['Pawns can promote to any Hare piece.', [meaning('pawns promote to pieces of their army')]],
    [
      'Pawns that have reached the last rank promote to a Guard.',
      [zoneOfPawns(1), pawnsBecome('guard')],
    ],
    ["Promotion isn't compulsory.", [compulsory(false)]],
    [
      'Promotion is optional unless no further move would be possible.',
      [{ ...compulsory(false), immobilityIllegal: 'true' }],
    ],
    ['Any piece that can promote must promote.', [compulsory(true)]],
    [
      'Pawns can only promote to pieces that were captured before.',
      [{ fact: { kind: 'meaning', meaning: 'pawns promote to captured pieces' } }],
    ],
    [
      'Pawns may promote on the 7th and 8th ranks, and must promote on the 9th rank.',
      [
        { fact: { kind: 'zone', ranks: { from: 7, to: 8 }, of: null, mayStay: true } },
        zone({ from: 9, to: null }),
        {
          mandatoryPawnPromotion: 'false',
          immobilityIllegal: 'true',
          promotionRegionBlack: '*3 *2 *1',
        },
      ],
    ],
    ['Silver Fox is the promotion of the Gold.', [promotes('gold', 'silver fox')]],
    ['2 Lances, which can promote to Dragon', [promotes('lance', 'dragon')]],
    [
      'When a pawn reaches the last rank, it may promote to queen, ship or angel.',
      [zoneOfPawns(1), pawnsBecome('queen', 'ship', 'angel')],
    ],
    [
      'Pawns move as in chess. They may be promoted to queen or angel if desired.',
      [alsoBecomes('queen', 'angel')],
    ],
    ['It may promote to Angel too.', [alsoBecomes('angel')]],
    [
      'Pawns promote to any of the original pieces except the king.',
      [pawnsBecome('queen', 'rook', 'bishop', 'knight')],
    ],
    [
      'Pieces may promote upon entering the promotion zone.',
      [compulsory(false), meaning('moves into, in and out of the zone promote')],
    ],
    [
      'Pieces promote upon entering the promotion zone.',
      [meaning('moves into, in and out of the zone promote')],
    ],
    [
      'Almost all pieces promote by making a move ending on the last three ranks.',
      [zone(3), meaning('some pieces promote')],
    ],
    ['The promotion zone is the 7th, 8th and 9th ranks.', [zone({ from: 7, to: 9 })]],
    [
      'Once promoted, a piece does not promote again.',
      [{ fact: { kind: 'meaning', meaning: 'promoted pieces do not promote again' } }],
    ],
  ],
  'more on drops': [
    ['The rooks can only be placed on the back rank.', [{ sittuyinRookDrop: 'true' }]],
    ['The gold can only be placed on the back rank.', [meaning('where pieces may be placed')]],
    ['Captured pieces are sent to your hand.', [drops(true)]],
    [
      'Captured pieces become prisoners and lose their promotion.',
      [drops(true), { dropLoop: 'false' }],
    ],
    ['Captured pieces are not returned to the board.', [notDropped]],
    ['You may drop two Sparrows on the same file.', [{ dropNoDoubled: '-' }]],
    [
      'You may checkmate with a dropped Sparrow.',
      [dropMate('sparrow', 'allowed'), { shogiPawnDropMateIllegal: 'false' }],
    ],
    [
      'You may drop a captured piece on any empty square as either side of it.',
      [drops(true), { dropPromoted: 'true' }],
    ],
    [
      'Captured pieces can be dropped on the first three ranks.',
      [
        drops(true),
        { fact: { kind: 'drop-ranks', ranks: 3, only: null } },
        { whiteDropRegion: '*1 *2 *3', blackDropRegion: '*7 *8 *9' },
      ],
    ],
    [
      'Pawns may not be dropped on the first or 8th - 9th ranks.',
      [{ firstRankPawnDrops: 'false', promotionZonePawnDrops: 'false' }],
    ],
  ],
  'what comes of checks, and exceptions': [
    ['Giving check is forbidden.', [{ checking: 'false' }]],
    ['Checkmate still wins too.', [mates]],
    [
      'Repetition is a draw unless it is caused by perpetual check.',
      [repetition(null, 'either', 'draw', null)],
    ],
    ['In this case, the player who gives check loses.', [perpetual('loss')]],
    [
      'All orthodox rules apply, except for castling.',
      [same('chess', 'all-else'), castling(false)],
    ],
    ['Stalemate would be a draw, but it is rare.', [stalemate('draw')]],
    ['On the last rank pawns promote to Dragons.', [zoneOfPawns(1), pawnsBecome('dragon')]],
    ['Two new pieces have been added.', [meaning('pieces that chess has not')]],
    ['Castling: no castling is allowed.', [castling(false)]],
    ['To win, your king must reach the last rank.', [campmate('last')]],
  ],
  'starts and other games': [
    ['Elephants replace the orthodox bishops.', [replaced('bishop', 'elephant')]],
    ['A chancellor stands in place of the queen.', [replaced('queen', 'chancellor')]],
    ['It is played on a standard chessboard.', [board(8, 8)]],
    [
      'The board is a 9 x 9 chequered squares with a white one at the right end of each player.',
      [board(9, 9)],
    ],
    ['All other pieces move like in orthodox chess.', [samePieces('chess')]],
    ['The remaining pieces are those of xiangqi.', [samePieces('xiangqi')]],
    ['Every other piece moves as usual.', [samePieces(null)]],
    ['All pieces except the Lance move as in chess.', [samePieces('chess', 'lance')]],
    ['The Lance is replaced by a Ship.', [replaced('lance', 'ship')]],
    ['A Ship takes the place of the Lance.', [replaced('lance', 'ship')]],
    ['Each player has a Ship instead of a Lance.', [replaced('lance', 'ship')]],
    [
      'The Lance and the rook are replaced by a Ship and a dragon, respectively.',
      [replaced('lance', 'ship'), replaced('rook', 'dragon')],
    ],
    // Which stands for which is not said.
    [
      'The Lance and the rook are replaced by a Ship and a dragon.',
      [meaning('pieces that stand for those of chess')],
    ],
    ['Same rules as chess, except:', [same('chess', 'all-else')]],
    ['The rules are those of chess with the following exceptions:', [same('chess', 'all-else')]],
    ['All rules of orthodox chess apply, with these changes:', [same('chess', 'all-else')]],
    ['Standard chess rules apply, except as noted below.', [same('chess', 'all-else')]],
    ['This game is chess with the following changes:', [same('chess', 'all-else')]],
    // This says less.
    ['It is like chess.', [same('chess', 'similar')]],
    ['This game is played on a board of 10 files and 8 ranks.', [board(10, 8)]],
    ['It is played on a board with 9 ranks of 7 squares each.', [board(7, 9)]],
    ['The board is 10 files wide and 8 ranks high.', [board(10, 8)]],
    ['Drops as in shogi.', [drops(true), stuck(false), fileLimit('pawn', 1), dropMate('pawn')]],
    [
      'Drops work as in crazyhouse.',
      [drops(true), { firstRankPawnDrops: 'false', promotionZonePawnDrops: 'false' }],
    ],
    [
      'Each piece must flip to its other side after moving.',
      [meaning('pieces change with each move')],
    ],
    ['Only the black king can move in this region.', [meaning('where kings may go')]],
    [
      'Each player has a Knight and two Lances in hand at the start.',
      [
        inHand(null, { piece: 'knight', count: 1 }, { piece: 'lance', count: 2 }),
        { pieceDrops: 'true' },
      ],
    ],
    [
      'White starts with three Lances in hand.',
      [inHand('white', { piece: 'lance', count: 3 }), { pieceDrops: 'true' }],
    ],
    [
      'Captured pieces do not go to the hand. Pieces in hand may be dropped on any square.',
      [{ capturesToHand: 'false' }, { pieceDrops: 'true' }],
    ],
    [
      'Each player has a Knight in hand. Pieces in hand may be dropped on any square.',
      [inHand(null, { piece: 'knight', count: 1 }), { pieceDrops: 'true' }],
    ],
    ['Gote starts with three Lances in hand.', [meaning('pieces in hand at the start')]],
    ['One Ship starts in hand.', [meaning('pieces in hand at the start')]],
    ['The Lances start on the third rank.', [meaning('where pieces start')]],
    ['Played on a 6x7 board, each player starts with 5 Lances and 1 King.', [board(6, 7)]],
    [
      'The sides are red and blue, with the red player moving first.',
      [meaning('how the sides are called'), { fact: { kind: 'first-player', color: null } }],
    ],
    [
      'Hare House is a variant combining the rules of shogi with the drop rules of crazyhouse.',
      [same('shogi', 'all-else'), drops(true)],
    ],
    [
      'As this game is based on shogi, please see the shogi guide first.',
      [same('shogi', 'similar')],
    ],
    ['The rules of Rabbit House are mostly the same as chess.', [same('chess', 'similar')]],
    ['The only difference with chess is the initial setup.', [same('chess', 'all-else')]],
    ['If you can capture a piece, you must.', [{ mustCapture: 'true' }]],
    ['For castling, the king moves three squares towards the rook instead of two.', [castles(3)]],
    ['When castling, the king moves three squares.', [castles(3)]],
    ['Pieces promote when they enter, leave or move within the last two ranks.', [zone(2)]],
    ['Pieces promote when moving into, out of or within the last three ranks.', [zone(3)]],
    ["If you're stalemated, you lose.", [stalemate('loss')]],
    ['If a player has been checked three times, he loses.', [checks]],
    [
      'Should the same position arise three times, the game is drawn.',
      [repetition(3, 'occurrences', 'draw', null)],
    ],
    [
      'The game uses a board eight squares wide and ten squares deep.',
      [{ fact: { kind: 'size', files: 8, ranks: 10 } }, { maxFile: '8', maxRank: '10' }],
    ],
    ['The king castles by moving two squares towards a rook.', [castles(2)]],
    [
      'The king castles by moving three squares towards a rook, and the rook jumps over it.',
      [castles(3)],
    ],
    [
      'In castling the king moves three squares toward the rook, and the rook moves to the square next to it on the other side.',
      [castles(3)],
    ],
    ['Castling works as in chess, but the king moves three squares.', [castles(3)]],
    ['The king moves two squares towards the rook when castling.', [castles(2)]],
    ['The king moves two squares sideways.', [castles(2)], 'Castling'],
    [
      'When castling, the king moves two or three squares towards the rook.',
      [{ fact: { kind: 'meaning', meaning: 'how far the king castles' } }],
    ],
    [
      'Unlike in chess, there is no double step for Burrow pawns.',
      [{ fact: { kind: 'meaning', meaning: 'no double step for one army' } }],
    ],
    ['Unlike in chess, there is no double step for Rabbit pawns.', [doubleStep(false)]],
    [
      'There is no double step for the Rabbit pawns.',
      [{ fact: { kind: 'meaning', meaning: 'no double step for one army' } }],
    ],
    [
      'There is no double step or en passant for the Horde pawns.',
      [{ fact: { kind: 'meaning', meaning: 'no double step for one army' } }],
    ],
  ],
  'castling on one side, and other rights': [
    ['Castling queenside is not allowed.', [lacksCastling('queen')]],
    ['Castling kingside is impossible.', [lacksCastling('king')]],
    ['No castling queenside.', [lacksCastling('queen')]],
    ['Queenside castling is not allowed.', [lacksCastling('queen')]],
    ['Kings can only castle queenside.', [castling(true), lacksCastling('king')]],
    [
      'The king castles two squares towards the rook.',
      [{ fact: { kind: 'castling-distance', squares: 2 } }],
    ],
    ['Dropped rooks cannot castle as in chess.', [meaning('such rooks cannot castle')]],
    ['Pawns have the ability to move two squares on their first move.', [doubleStep(true)]],
    ['Pawns keep the option to move two squares on their first move.', [doubleStep(true)]],
    [
      'Pawns cannot move two squares on their first move or be captured en passant.',
      [doubleStep(false), NO_EN_PASSANT],
    ],
    ['Pawns do not have the option to move two squares on their first move.', [doubleStep(false)]],
    ['Pawns can be captured en passant as in chess.', [meaning('en passant as in chess')]],
  ],
  'rarer words': [
    [
      'Checkmate by dropping a pawn loses the game.',
      [{ fact: { kind: 'drop-mate', piece: 'pawn', result: 'loss' } }],
    ],
    ['Drops giving immediate checkmate are allowed.', [{ shogiPawnDropMateIllegal: 'false' }]],
    [
      'If you drop a piece in the promotion zone, it is not automatically promoted.',
      [{ dropPromoted: 'false' }],
    ],
    ['Captured pieces must be dropped in unpromoted form.', [{ dropPromoted: 'false' }]],
    [
      'Pawns dropped on the first rank can double step when they reach the second rank.',
      [meaning('dropped pawns have their double step')],
    ],
    [
      'Loss to the player who repeats the position three times.',
      [repetition(3, 'either', 'loss', 'who-made-it')],
    ],
    ['Loss for the player who gives perpetual check.', [perpetual('loss')]],
    // In the engine, the value of a repetition is that for the player to move, who has not repeated.
    ['Stalemate and repetition are losses.', [{ stalemateValue: 'loss', nFoldValue: 'win' }]],
    [
      'Stalemate is not a draw but counted less than checkmate.',
      [meaning('stalemate is worth less than mate')],
    ],
    [
      'If one side perpetually checks and the other side perpetually chases, the checking side must stop.',
      [meaning('checks weigh more than chases')],
    ],
    ['The game continues until a king is checkmated.', [{ checkmateValue: 'loss' }]],
    [
      'If a player has a king left, the number of pieces belonging to the opponent will be counted.',
      [meaning('counting starts with a bare king')],
    ],
    [
      'The orthodox rules apply.',
      [{ fact: { kind: 'same-rules', game: 'chess', extent: 'all-else' } }],
    ],
    [
      'Castling, en passant and checkmate are the same as in normal chess.',
      [castling(true), meaning('en passant as in chess'), { checkmateValue: 'loss' }],
    ],
    ['White chooses the setup.', [meaning('the setup is chosen')]],
    ['The game starts from the standard chess position.', [meaning('the setup')]],
    [
      'The promotion is not limited to captured pieces.',
      [meaning('promotion whatever was captured')],
    ],
    ['Promotion is not allowed.', [meaning('no promotion')]],
    ['It turns into a Lance after each move.', [meaning('becomes lance after each move')]],
    [
      'The king and his Guard cannot leave the palace.',
      [{ fact: { kind: 'confined', pieces: ['king', 'guard'] } }],
    ],
    ['Gote is black.', [sente('white')]],
    ['Gote is white.', [sente('black')]],
  ],
};
