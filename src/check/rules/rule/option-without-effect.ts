import type { OptionKey } from '../../../catalog/options/option-key.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys } from '../../facts/ineffective.js';
import { defineRule } from '../../rule.js';

interface Group {
  readonly keys: readonly OptionKey[];
  readonly lacks: string;
  /** Whether a rule of the other option's own says it. */
  readonly isSaid?: (rules: EngineRules) => boolean;
}

const hasNoDrops = ({ pieceDrops, seirawanGating }: EngineRules): boolean =>
  !pieceDrops && !seirawanGating;

/** Options that act only beside another one, and what the game lacks where they do not. Other rules know the rest. */
const GROUPS: readonly Group[] = [
  {
    keys: [
      'connectPieceTypes',
      'connectHorizontal',
      'connectVertical',
      'connectDiagonal',
      'connectValue',
    ],
    lacks: 'no line of pieces ends the game; set `connectN`',
  },
  {
    keys: ['wallingRegion', 'wallingRegionWhite', 'wallingRegionBlack'],
    lacks: 'there are no walls; set `wallingRule`',
    isSaid: ({ wallOrMove }) => wallOrMove,
  },
  {
    keys: ['extinctionClaim', 'extinctionPieceCount', 'extinctionOpponentPieceCount'],
    lacks: 'no loss of pieces ends the game; set `extinctionPieceTypes` and `extinctionValue`',
    isSaid: ({ extinctionPieceTypes, extinctionValue }) =>
      extinctionPieceTypes.length > 0 || extinctionValue !== 'none',
  },
  {
    keys: ['petrifyBlastPieces'],
    lacks: 'captures do not explode; set `blastOnCapture = true`',
  },
  {
    keys: ['dropLoop'],
    lacks: 'captured pieces are lost; set `capturesToHand = true`',
  },
  {
    keys: ['enclosingDropStart'],
    lacks: 'drops need not enclose anything; set `enclosingDrop`',
    isSaid: hasNoDrops,
  },
  {
    keys: ['dropNoDoubledCount'],
    lacks: 'no type is limited on a file; set `dropNoDoubled`',
    isSaid: hasNoDrops,
  },
  {
    keys: ['mustDropType'],
    lacks: 'nobody has to drop; set `mustDrop = true`',
    isSaid: hasNoDrops,
  },
  {
    keys: ['sittuyinPromotion'],
    lacks: 'no piece promotes as a pawn does; set `promotionPawnTypes`',
  },
];

export default defineRule({
  code: 'rule/option-without-effect',
  severity: 'warning',
  title: 'An option that acts only together with another one, which is not set.',
  why: 'The engine reads the option, and plays the same game as without it.',
  bad: [
    { text: '[x:chess]\nconnectValue = ⟦loss⟧\nconnectDiagonal = false\n' },
    { text: '[x:chess]\nwallingRegionWhite = ⟦*4⟧\n' },
    { text: '[x:chess]\nextinctionPieceCount = ⟦1⟧\n' },
    { text: '[x:chess]\npetrifyBlastPieces = ⟦true⟧\n' },
    { text: '[x:chess]\ndropLoop = ⟦true⟧\n' },
    { text: '[x:crazyhouse]\nmustDropType = ⟦n⟧\n' },
  ],
  good: [
    '[x:chess]\nconnectN = 4\nconnectValue = loss\n',
    '[x:chess]\nwallingRule = static\nwallingRegionWhite = *4\nwallingRegionBlack = *5\n',
    '[x:crazyhouse]\ndropLoop = true\n',
    '[x:chess]\nconnectDiagonal = true\n',
    '[x:chess]\nmustDropType = n\n',
    '[x:chess]\nextinctionPieceTypes = q\nextinctionPieceCount = 1\n',
  ],
  reads: 'section',
  keys: GROUPS.flatMap(({ keys }) => keys),
  check: (section) =>
    GROUPS.flatMap(({ isSaid, keys, lacks }) => {
      if (isSaid?.(section.rules) === true) return [];
      // A negative number is wrong whatever it means: ini/int-negative.
      const lines = changingLines(section, ineffectiveKeys(section, keys)).filter(
        ({ value }) => !value.startsWith('-'),
      );
      return findingAtLines(lines, `${keyList(lines)}: no effect, because ${lacks}`);
    }),
});
