import { counted } from '../../text/counted.js';
import { numberWord } from '../../catalog/number-words.js';
import { goesForward } from '../../ir/movement.js';
import type { PieceId } from '../../ir/piece.js';
import type { PieceSet } from '../../ir/rules.js';
import { listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { drawClause, resultVerb, opponentResultVerb } from '../result-words.js';
import {
  anyOfPieces,
  sentencesPerPlayer,
  piecesOf,
  type DescribedGame,
} from '../described-game.js';
import { ordinal } from '../words.js';

/** Repeated positions, and moves without progress. */
export const repetition = {
  chapter: 'End of the game',
  fields: [
    'nFoldRule',
    'nFoldValue',
    'nFoldValueAbsolute',
    'perpetualCheckIllegal',
    'moveRepetitionIllegal',
    'chasingRule',
    'nMoveRule',
    'nMoveRuleTypes',
  ],
  describe: (described) => [...describeRepetition(described), ...describeMoveCount(described)],
} as const satisfies RuleFamily;

function describeRepetition(described: DescribedGame): readonly string[] {
  const { beyond, rules } = described.game;
  return [
    ...(beyond.repetitionProhibited === null
      ? []
      : [`No move may lead to a position for the ${ordinal(beyond.repetitionProhibited)} time.`]),
    ...(rules.nFoldRule > 0 ? describeFold(described) : []),
  ];
}

/** Endings by repetition. The option's value is for the side to move, not for the player who has just repeated. */
function describeFold(described: DescribedGame): readonly string[] {
  const { rules } = described.game;
  // The engine checks for repetition only once a position has occurred twice.
  const time = ordinal(Math.max(rules.nFoldRule, 2));
  const perpetual = [
    ...(rules.perpetualCheckIllegal
      ? ['But a player who has given check with every move in between loses (perpetual check).']
      : []),
    ...(rules.chasingRule === 'axf'
      ? [
          'A player who has attacked the same unprotected piece with every move in between loses (perpetual chase, by the Asian rules).',
        ]
      : []),
  ];
  const value = rules.nFoldValue;
  const when = `When a position occurs for the ${time} time`;
  const result =
    value === 'draw'
      ? drawClause(described)
      : rules.nFoldValueAbsolute
        ? `White ${resultVerb(value)}`
        : `the player whose move brought it about ${opponentResultVerb(value)}`;
  return [
    `${when}, ${result}.`,
    ...perpetual,
    ...(perpetual.length === 0 ? [] : ['If both have done so, the game is a draw.']),
    ...(rules.moveRepetitionIllegal
      ? [
          `A player who moves one piece back and forth ${numberWord(MOVES_TO_AND_FRO)} times in a row, without having been in check, loses.`,
        ]
      : []),
  ];
}

/** Measured in the engine: the fifth such move loses. */
const MOVES_TO_AND_FRO = 5;

function describeMoveCount(described: DescribedGame): readonly string[] {
  const { chasingRule, nMoveRule, nMoveRuleTypes } = described.game.rules;
  if (nMoveRule <= 0) return [];
  const moves = listInWords(
    sentencesPerPlayer(
      (color) => movesOf(described, nMoveRuleTypes[color]),
      (player, words) => (player === 'A player' ? words : `${words} by ${player}`),
    ),
    'or',
  );
  const spared = chasingRule === 'axf' ? " Checks beyond a player's tenth are not counted." : '';
  return [
    `After ${counted(nMoveRule, 'move')} by each player without a capture${moves === '' ? '' : ` or ${moves}`}, ${drawClause(described)}.${spared}`,
  ];
}

/** The moves of these pieces that reset the count, which are those they could not undo; null if there are no such pieces. */
function movesOf(described: DescribedGame, set: PieceSet<PieceId>): string | null {
  const types = anyOfPieces(described, set);
  if (types === null) return null;
  const isPlain = piecesOf(described, set).every(({ movement }) => movement.every(goesForward));
  return `${isPlain ? 'a move' : 'an irreversible move'} of ${types}`;
}
