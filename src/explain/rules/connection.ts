import { numberWord } from '../../catalog/number-words.js';
import { COLORS, type Color } from '../../ir/board.js';
import { listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { resultVerb } from '../result-words.js';
import { onBoard, squaresInWords } from '../squares.js';
import { piecesOf, PLAYERS, type DescribedGame } from '../described-game.js';
import { plural } from '../words.js';

/** Endings by a pattern of pieces, for the player who has just moved. */
export const connection = {
  chapter: 'End of the game',
  fields: [
    'connectN',
    'connectPieceTypes',
    'connectHorizontal',
    'connectVertical',
    'connectDiagonal',
    'connectRegion1',
    'connectRegion2',
    'connectNxN',
    'collinearN',
    'connectValue',
  ],
  describe: (described) => {
    const { rules } = described.game;
    const ends = resultVerb(rules.connectValue);
    const what = piecesInWords(described);
    const lines = linesInWords(described);
    const { collinearN, connectN, connectNxN } = rules;
    return [
      ...(connectN > 0 && lines !== null
        ? [
            `A player whose move leaves ${numberWord(connectN)} of his ${what} in a row, ${lines}, ${ends}.`,
          ]
        : []),
      ...COLORS.flatMap((color) => describeChain(described, color, what, ends)),
      ...(connectNxN > 0
        ? [
            `A player whose move leaves ${numberWord(connectNxN ** 2)} of his ${what} in a square of ${numberWord(connectNxN)} by ${numberWord(connectNxN)} ${ends}.`,
          ]
        : []),
      ...(collinearN > 0 && lines !== null
        ? [
            `A player whose move leaves ${numberWord(collinearN)} of his ${what} on one line, ${lines}, with or without gaps, ${ends}.`,
          ]
        : []),
    ];
  },
} as const satisfies RuleFamily;

function piecesInWords(described: DescribedGame): string {
  const { pieces, rules } = described.game;
  const types = piecesOf(described, rules.connectPieceTypes);
  return types.length === 0 || types.length === pieces.length
    ? 'pieces'
    : listInWords(types.map(({ id }) => plural(described.nameOf(id))));
}

/** The directions that count; null if none do. */
function linesInWords({ game: { rules } }: DescribedGame): string | null {
  const lines = [
    ...(rules.connectHorizontal ? ['along a rank'] : []),
    ...(rules.connectVertical ? ['along a file'] : []),
    ...(rules.connectDiagonal ? ['diagonally'] : []),
  ];
  return lines.length === 0 ? null : listInWords(lines, 'or');
}

function describeChain(
  described: DescribedGame,
  color: Color,
  what: string,
  ends: string,
): readonly string[] {
  const { board, rules } = described.game;
  const from = onBoard(rules.connectRegion1[color], board);
  const to = onBoard(rules.connectRegion2[color], board);
  const lines = linesInWords(described);
  if (from.length === 0 || to.length === 0 || lines === null) return [];
  return [
    `${PLAYERS[color]} ${ends} when a chain of his ${what}, each beside the next ${lines}, joins ${squaresInWords(from, board)} and ${squaresInWords(to, board)}.`,
  ];
}
