import type { Color } from '../../ir/board.js';
import { CHECKS_LEFT, stateAt } from '../../play/position.js';
import type { RuleFamily } from '../rule-family.js';
import { onBoard, squaresInWords } from '../squares.js';
import { oneOf, PLAYERS, type ToldGame } from '../told-game.js';
import { listInWords, numberInWords } from '../words.js';

/** Games that are won by getting somewhere, by checks or by castling. */
export const goals = {
  chapter: 'End of the game',
  says: [
    'flagPiece',
    'flagRegion',
    'flagPieceCount',
    'flagPieceBlockedWin',
    'flagMove',
    'flagPieceSafe',
    'checkCounting',
    'castlingWins',
  ],
  tell: (told) => [...tellFlags(told), ...tellChecks(told), ...tellCastling(told)],
} as const satisfies RuleFamily;

function tellFlags(told: ToldGame): readonly string[] {
  const { board, rules } = told.game;
  const whites = sayReach(told, 'white');
  const blacks = sayReach(told, 'black');
  const sentences =
    whites !== null && whites === blacks
      ? [`A player ${whites}`]
      : [
          ...(whites === null ? [] : [`White ${whites}`]),
          ...(blacks === null ? [] : [`Black ${blacks}`]),
        ];
  if (sentences.length === 0) return [];
  const blocked =
    rules.flagPieceBlockedWin && rules.flagPieceCount > 1
      ? ['One is enough if no square there is empty.']
      : [];
  const both =
    onBoard(rules.flagRegion.white, board).length > 0 &&
    onBoard(rules.flagRegion.black, board).length > 0;
  return [...sentences, ...blocked, ...sayAnswer(told, both)];
}

/** `wins by bringing a king to d4, e4, d5 or e5.`; null: the player has nothing to reach. */
function sayReach(told: ToldGame, color: Color): string | null {
  const { board, rules } = told.game;
  const region = onBoard(rules.flagRegion[color], board);
  const piece = oneOf(told, rules.flagPiece[color]);
  if (region.length === 0 || piece === null) return null;
  const count = Math.max(rules.flagPieceCount, 1);
  const pieces = count === 1 ? piece : `${numberInWords(count)} of his pieces (${piece})`;
  const safe = rules.flagPieceSafe ? ', where no enemy piece attacks it' : '';
  return `wins by bringing ${pieces} to ${squaresInWords(region, board).replace(/ and (?=[a-p]\d+$)/, ' or ')}${safe}${sayWhen(told, color)}.`;
}

/** With a move for the opponent to follow. Of kings only Black, who moves second, may. */
function sayWhen({ game: { king, rules } }: ToldGame, color: Color): string {
  if (!rules.flagMove) return '';
  const isKing = (side: Color): boolean => king !== null && rules.flagPiece[side] === king;
  const opponent = color === 'white' ? 'black' : 'white';
  if (rules.flagPieceSafe || isKing(opponent)) return '';
  return ', if it still stands there after the answer of the opponent';
}

/** Measured in the engine: `play/mechanics/flag`. */
function sayAnswer({ game: { king, rules } }: ToldGame, both: boolean): readonly string[] {
  const { flagMove, flagPiece, flagPieceSafe } = rules;
  if (flagMove && both && king !== null && flagPiece.black === king)
    return [
      `If White gets there first, Black may follow with his next move; then the game is a draw.`,
    ];
  return flagPieceSafe && both && !flagMove
    ? ['If the pieces of both players stand there unattacked, the game is a draw.']
    : [];
}

function tellChecks({ game: { rules }, start }: ToldGame): readonly string[] {
  if (!rules.checkCounting || start === null) return [];
  const { position } = start;
  const at = stateAt(position) + CHECKS_LEFT;
  const [white, black] = [position.state[at] ?? 0, position.state[at + 1] ?? 0];
  const times = (count: number): string =>
    count === 1 ? 'once' : count === 2 ? 'twice' : `${numberInWords(count)} times`;
  return white === black
    ? [`A player who has given check ${times(white)} wins.`]
    : [
        `White wins when he has given check ${times(white)}, Black when he has given check ${times(black)}.`,
      ];
}

const CASTLINGS: readonly (readonly [letter: string, player: Color, wing: string])[] = [
  ['K', 'white', 'to the right'],
  ['Q', 'white', 'to the left'],
  ['k', 'black', 'towards the last file'],
  ['q', 'black', 'towards the first file'],
];

function tellCastling({ game: { rules } }: ToldGame): readonly string[] {
  return (['white', 'black'] as const).flatMap((color) => {
    const wings = CASTLINGS.filter(
      ([letter, player]) => player === color && rules.castlingWins.includes(letter),
    ).map(([, , wing]) => wing);
    return wings.length === 0
      ? []
      : [
          `${PLAYERS[color]} wins by castling ${listInWords(wings, 'or')}, and loses when he can never do it again.`,
        ];
  });
}
