import { COLORS } from '../../ir/board.js';
import type { RuleFamily } from '../rule-family.js';
import { drawInWords, endsInWords, opponentEnds } from '../result-words.js';
import { anyOf, type ToldGame } from '../told-game.js';
import { listInWords, numberInWords, ordinal } from '../words.js';

/** Positions that come again, and moves that lead nowhere. */
export const repetition = {
  chapter: 'End of the game',
  says: [
    'nFoldRule',
    'nFoldValue',
    'nFoldValueAbsolute',
    'perpetualCheckIllegal',
    'moveRepetitionIllegal',
    'chasingRule',
    'nMoveRule',
    'nMoveRuleTypes',
  ],
  tell: (told) => [...tellRepetition(told), ...tellMoveCount(told)],
} as const satisfies RuleFamily;

function tellRepetition(told: ToldGame): readonly string[] {
  const { beyond, rules } = told.game;
  return [
    ...(beyond.repetitionProhibited === null
      ? []
      : [
          `No move may bring about a position for the ${ordinal(beyond.repetitionProhibited)} time.`,
        ]),
    ...(rules.nFoldRule > 0 ? tellFold(told) : []),
  ];
}

/** Values are for the side to move: not for the player who has just repeated. */
function tellFold(told: ToldGame): readonly string[] {
  const { rules } = told.game;
  // The engine has seen a position twice before it asks at all.
  const time = ordinal(Math.max(rules.nFoldRule, 2));
  const perpetual = [
    ...(rules.perpetualCheckIllegal
      ? ['A player who has given check with each of his moves since then loses (perpetual check).']
      : []),
    ...(rules.chasingRule === 'axf'
      ? [
          'A player who has attacked the same unprotected piece with each of his moves since then loses (perpetual chase, by the Asian rules).',
        ]
      : []),
  ];
  const value = rules.nFoldValue;
  const when = `When a position occurs for the ${time} time`;
  const result =
    value === 'draw'
      ? drawInWords(told)
      : rules.nFoldValueAbsolute
        ? `White ${endsInWords(value)}`
        : `the player whose move brought it about ${opponentEnds(value)}`;
  return [
    `${when}, ${result}.`,
    ...perpetual,
    ...(perpetual.length === 0 ? [] : ['If both have done so, it counts as a draw.']),
    ...(rules.moveRepetitionIllegal
      ? [
          `A player who moves one piece to and fro ${numberInWords(MOVES_TO_AND_FRO)} times in a row, without having been in check, loses.`,
        ]
      : []),
  ];
}

/** Measured in the engine: the fifth such move loses. */
const MOVES_TO_AND_FRO = 5;

function tellMoveCount(told: ToldGame): readonly string[] {
  const { chasingRule, nMoveRule, nMoveRuleTypes } = told.game.rules;
  if (nMoveRule <= 0) return [];
  const [white, black] = COLORS.map((color) => anyOf(told, nMoveRuleTypes[color]));
  const movers =
    white === black
      ? white
      : listInWords(
          [white, black].flatMap((types, side) =>
            types === null || types === undefined
              ? []
              : [`${types} of ${side === 0 ? "White's" : "Black's"}`],
          ),
          'or',
        );
  const moves =
    movers === null || movers === undefined
      ? ''
      : ` or a move of ${movers} that it could not take back`;
  const spared = chasingRule === 'axf' ? " Checks beyond a player's tenth are not counted." : '';
  return [
    `After ${nMoveRule} moves by each player without a capture${moves}, ${drawInWords(told)}.${spared}`,
  ];
}
