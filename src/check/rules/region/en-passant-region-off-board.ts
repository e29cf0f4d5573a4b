import { COLORS, fileOf, opposite, rankOf, squareAt, type Color } from '../../../ir/board.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import { hasLongSteps } from '../../../ir/pawn.js';
import type { SquareSet } from '../../../ir/region.js';
import { onBoard, readRegions } from '../../facts/regions.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS = ['enPassantRegion', 'enPassantRegionWhite', 'enPassantRegionBlack'] as const;

export default defineRule({
  code: 'region/en-passant-region-off-board',
  severity: 'info',
  title: 'An en passant region that no pawn crosses.',
  why: 'The region is where an en passant capture ends: the squares that a pawn crosses, in front of its double-step region. Without any of them there is no en passant.',
  bad: [
    { text: '[x:chess]\nenPassantRegion = ⟦*1⟧\n' },
    { text: '[x:chess]\nenPassantRegionWhite = ⟦*3⟧\n' },
    { text: '[x:chess]\nenPassantRegion = ⟦a1⟧\n' },
    {
      text: '[x:chess]\ndoubleStepRegionWhite = a2\ndoubleStepRegionBlack = a7\nenPassantRegion = ⟦*1⟧\n',
    },
    {
      text: '[x:chess]\ndoubleStepRegionWhite = -\ndoubleStepRegionBlack = -\ntripleStepRegionWhite = *2\ntripleStepRegionBlack = *7\nenPassantRegionBlack = ⟦*5⟧\n',
    },
    {
      text: '[x:chess]\ndoubleStep = false\ntripleStepRegionBlack = *7\nenPassantRegionWhite = ⟦*4⟧\n',
    },
  ],
  good: [
    '[x:chess]\nenPassantRegion = *6\n',
    '[x:chess]\nenPassantRegion = -\n',
    '[x:chess]\ndoubleStepRegionWhite = *1 *2\nenPassantRegion = *2\n',
    '[x:chess]\ndoubleStep = false\nenPassantRegion = *1\n',
    '[x:chess]\npawn = -\nenPassantRegion = *1\n',
    '[x:chess]\ndoubleStepRegionWhite = -\ndoubleStepRegionBlack = -\ntripleStepRegionWhite = *2\ntripleStepRegionBlack = *7\nenPassantRegionBlack = *3\n',
    '[x:chess]\ndoubleStepRegionWhite = -\ndoubleStepRegionBlack = -\ntripleStepRegionWhite = *2\ntripleStepRegionBlack = *7\nenPassantRegionBlack = *4\n',
    '[x:chess]\ndoubleStep = false\ntripleStepRegionBlack = *7\nenPassantRegionWhite = *6\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    readRegions(section, KEYS).flatMap(({ pair, row }): readonly Finding[] => {
      const { enPassantRegion } = section.rules;
      const side = 'side' in row ? row.side : 'both';
      const takers = COLORS.filter((color) => side === 'both' || side === color);
      const isIdle = takers.every((taker) => {
        const region = onBoard(section, enPassantRegion[taker]);
        const passed = passedSquares(section.rules, opposite(taker));
        return (
          region.length > 0 &&
          passed.length > 0 &&
          !passed.some((square) => region.includes(square))
        );
      });
      if (!isIdle) return [];
      const players = takers.map((color) => PLAYER[color]).join(' and ');
      return [
        {
          at: pair.valueAt,
          message: `${players} cannot capture en passant, because no pawn crosses a square of \`${pair.value}\`; name the squares in front of the double-step region, or write \`-\` if that is meant`,
        },
      ];
    }),
});

/** The squares that a player's pawns pass over; empty if other pieces can be captured en passant too. */
function passedSquares(rules: EngineRules, color: Color): SquareSet {
  const { doubleStep, doubleStepRegion, enPassantTypes, pieces, tripleStepRegion } = rules;
  const isPlain = enPassantTypes[color].every((type) => type === 'pawn');
  if (!hasLongSteps(rules) || !isPlain || !pieces.some(({ type }) => type === 'pawn')) return [];
  const ahead = (squares: SquareSet, steps: number): SquareSet =>
    squares.flatMap(
      (square) =>
        squareAt(fileOf(square), rankOf(square) + (color === 'white' ? steps : -steps)) ?? [],
    );
  const three = tripleStepRegion[color];
  const two = doubleStep ? doubleStepRegion[color] : [];
  return [...ahead(two, 1), ...ahead(three, 1), ...ahead(three, 2)];
}
