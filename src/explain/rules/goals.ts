import { numberWord } from '../../catalog/number-words.js';
import { byColor, COLORS, type Color } from '../../ir/board.js';
import { CHECKS_LEFT, stateAt } from '../../play/position.js';
import { countsChecks } from '../../play/game.js';
import { listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { onBoard, regionInWords, squaresInWords } from '../squares.js';
import { pieceOrAny, PLAYERS, type DescribedGame } from '../described-game.js';
import { plural } from '../words.js';

/** Wins by reaching a goal, by checks or by castling. */
export const goals = {
  chapter: 'End of the game',
  fields: [
    'flagPiece',
    'flagRegion',
    'flagPieceCount',
    'flagPieceBlockedWin',
    'flagMove',
    'flagPieceSafe',
    'checkCounting',
    'castlingWins',
  ],
  describe: (described) => [
    ...describeFlags(described),
    ...describeChecks(described),
    ...describeCastling(described),
  ],
} as const satisfies RuleFamily;

function describeFlags(described: DescribedGame): readonly string[] {
  const { board, rules } = described.game;
  const goal = rules.flagRegion;
  const has = byColor((color) => hasGoal(described, color));
  if (!has.white && !has.black) return [];
  const isAlike = has.white && has.black && rules.flagPiece.white === rules.flagPiece.black;
  const whens = byColor((color) => sayWhen(described, color));
  const sentences =
    isAlike && whens.white === whens.black
      ? [
          `A player wins by bringing ${sayPieces(described, 'white')} to ${regionInWords(goal, board, 'or')}${whens.white}.`,
        ]
      : COLORS.filter((color) => has[color]).map(
          (color) =>
            `${PLAYERS[color]} wins by bringing ${sayPieces(described, color)} to ${squaresInWords(onBoard(goal[color], board), board, 'chess', 'or')}${whens[color]}.`,
        );
  const blocked =
    rules.flagPieceBlockedWin && rules.flagPieceCount > 1
      ? ['One is enough if no square there is empty.']
      : [];
  return [...sentences, ...blocked, ...sayAnswer(described, has.white && has.black)];
}

/** Whether a player has a goal square and a piece that can reach it. */
function hasGoal(described: DescribedGame, color: Color): boolean {
  const { board, rules } = described.game;
  return (
    onBoard(rules.flagRegion[color], board).length > 0 &&
    pieceOrAny(described, rules.flagPiece[color]) !== null
  );
}

function sayPieces(described: DescribedGame, color: Color): string {
  const { flagPiece, flagPieceCount } = described.game.rules;
  const piece = flagPiece[color];
  if (flagPieceCount <= 1) return pieceOrAny(described, piece) ?? '';
  const pieces = piece === '*' ? 'pieces' : plural(described.nameOf(piece));
  return `${numberWord(flagPieceCount)} of his ${pieces}`;
}

/** The condition if the opponent has a move to answer. In a race of kings only Black, who moves second, may answer. */
function sayWhen({ game: { king, rules } }: DescribedGame, color: Color): string {
  const [it, stands] =
    rules.flagPieceCount > 1 ? ['them', 'they still stand'] : ['it', 'it still stands'];
  const safe = rules.flagPieceSafe ? `, where no enemy attacks ${it}` : '';
  if (!rules.flagMove) return safe;
  const isKing = (side: Color): boolean => king !== null && rules.flagPiece[side] === king;
  const opponent = color === 'white' ? 'black' : 'white';
  if (rules.flagPieceSafe || isKing(opponent)) return safe;
  return `, if ${stands} there after the answer of the opponent`;
}

/** Measured in the engine: `play/mechanics/flag`. */
function sayAnswer({ game: { king, rules } }: DescribedGame, both: boolean): readonly string[] {
  const { flagMove, flagPiece, flagPieceSafe } = rules;
  if (flagMove && both && king !== null && flagPiece.black === king)
    return [
      'When White gets there first, Black has one more move: if his piece gets there, too, the game is a draw.',
    ];
  return flagPieceSafe && both && !flagMove
    ? ['If pieces of both players stand there unattacked, the game is a draw.']
    : [];
}

function describeChecks({ game, start }: DescribedGame): readonly string[] {
  if (start === null || !countsChecks(game)) return [];
  const { position } = start;
  const at = stateAt(position) + CHECKS_LEFT;
  const [white, black] = [position.state[at] ?? 0, position.state[at + 1] ?? 0];
  const times = (count: number): string =>
    count === 1 ? 'once' : count === 2 ? 'twice' : `${numberWord(count)} times`;
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

function describeCastling({ game: { rules } }: DescribedGame): readonly string[] {
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
