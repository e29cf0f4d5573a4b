import { byColor, COLORS, type ByColor, type Color } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import type { SquareSet } from '../../ir/region.js';
import { DOUBLE_STEP, INITIAL_REGION, TRIPLE_ALONE, TRIPLE_STEP } from '../../play/regions.js';
import { capitalized, listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { isLimited, onBoard, regionInWords } from '../squares.js';
import { anyOfPieces, PLAYERS, type DescribedGame } from '../described-game.js';

/** Double and triple steps, and captures en passant. */
export const pawnSteps = {
  chapter: 'Pawns',
  fields: ['doubleStepRegion', 'tripleStepRegion', 'enPassantRegion', 'enPassantTypes'],
  describe: (described) => {
    const { rules } = described.game;
    const steps = [
      ...describeStep(described, [DOUBLE_STEP], rules.doubleStepRegion, 'two'),
      ...describeStep(described, [TRIPLE_STEP, TRIPLE_ALONE], rules.tripleStepRegion, 'three'),
    ];
    return [...steps, ...describePassing(described, steps.length > 0)];
  },
} as const satisfies RuleFamily;

/** The pieces with moves from one of these regions. */
function moversFrom({ game }: DescribedGame, regions: readonly string[]): readonly PieceId[] {
  return game.pieces
    .filter(({ movement }) =>
      movement.some(({ condition }) => condition.from !== null && regions.includes(condition.from)),
    )
    .map(({ id }) => id);
}

function describeStep(
  described: DescribedGame,
  regions: readonly string[],
  from: ByColor<SquareSet>,
  steps: string,
): readonly string[] {
  const { board } = described.game;
  const pawn = anyOfPieces(described, moversFrom(described, regions));
  if (pawn === null || !isAnywhere(from, described)) return [];
  const where = isLimited(from, board) ? ` on ${regionInWords(from, board, 'or')}` : '';
  return [
    `${capitalized(pawn)}${where} may go ${steps} squares straight ahead, if they are empty.`,
  ];
}

function isAnywhere(region: ByColor<SquareSet>, { game: { board } }: DescribedGame): boolean {
  return onBoard(region.white, board).length + onBoard(region.black, board).length > 0;
}

function describePassing(described: DescribedGame, hasSteps: boolean): readonly string[] {
  const { board, rules } = described.game;
  const initial = moversFrom(described, [INITIAL_REGION]);
  if (!hasSteps && initial.length === 0) return [];
  const takers = byColor((color) => takersOf(described, color));
  const region = rules.enPassantRegion;
  if ((takers.white === null && takers.black === null) || !isAnywhere(region, described))
    return ['There is no en passant.'];
  const where = isLimited(region, board) ? `, on ${regionInWords(region, board)} only` : '';
  const movers = moversFrom(described, [DOUBLE_STEP, TRIPLE_STEP, TRIPLE_ALONE, INITIAL_REGION]);
  const passing = anyOfPieces(described, movers) ?? 'a piece';
  const by =
    takers.white === takers.black
      ? (takers.white ?? '')
      : listInWords(
          COLORS.flatMap((color) =>
            takers[color] === null ? [] : [`${takers[color]} of ${PLAYERS[color]}'s`],
          ),
          'or',
        );
  return [
    `${capitalized(passing)} that has just done so can be captured en passant by ${by}, with the next move, on a square that it passed over${where}.`,
  ];
}

/** The pieces that capture en passant: those that the rules list, and the engine's pawn type. */
function takersOf(described: DescribedGame, color: Color): string | null {
  const { pieces, rules } = described.game;
  const pawns = pieces.filter(({ kind }) => kind === 'pawn').map(({ id }) => id);
  return anyOfPieces(described, [...rules.enPassantTypes[color], ...pawns]);
}
