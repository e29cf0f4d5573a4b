import {
  CHECKS,
  CONNECTION,
  LINES,
  PASSES,
  PAWNS_PROMOTE,
  PROMOTES,
} from '../../../catalog/options/grounds.js';
import type { OptionKey } from '../../../catalog/options/option-key.js';
import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed, keysWith } from '../../facts/ineffective.js';
import { hasKing } from '../../facts/kings.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

interface Group {
  readonly keys: readonly OptionKey[];
  readonly lacks: string;
  /** Whether another rule reports the missing option, or it does no harm. */
  readonly isSilent?: (section: LintedSection) => boolean;
}

const NO_PROMOTION = 'no piece promotes as a pawn does; set `promotionPawnTypes`';
const NO_BLAST = 'captures do not explode; set `blastOnCapture = true`';
const NO_KING = 'only the type `king` can be given check, and the game has no such piece';
/** Without royal pieces, an option on checks does no harm. */
const hasNoRoyals = ({ rules }: LintedSection): boolean => !rules.extinctionPseudoRoyal;
const hasNoDrops = ({ rules }: LintedSection): boolean =>
  !rules.pieceDrops && !rules.seirawanGating;

/** The cause is reported by piece/custom-pawn-without-pawn-types. */
function hasCustomPawn({ rules }: LintedSection): boolean {
  return rules.pieces.some(({ letter, type }) => letter === 'p' && type.startsWith('customPiece'));
}

/** Options that need another option, and what the game lacks without it. Other rules cover the remaining options. */
const GROUPS: readonly Group[] = [
  {
    keys: keysWith(CONNECTION, LINES),
    lacks: 'no line of pieces ends the game; set `connectN`',
  },
  {
    keys: keysThatNeed('wallingRule'),
    lacks: 'there are no walls; set `wallingRule`',
    isSilent: ({ rules }) => rules.wallOrMove,
  },
  {
    keys: ['extinctionClaim', 'extinctionPieceCount', 'extinctionOpponentPieceCount'],
    lacks: 'no loss of pieces ends the game; set `extinctionPieceTypes` and `extinctionValue`',
    isSilent: ({ rules }) =>
      rules.extinctionPieceTypes.length > 0 || rules.extinctionValue !== 'none',
  },
  {
    keys: ['petrifyBlastPieces'],
    lacks: NO_BLAST,
  },
  {
    keys: ['dropLoop'],
    lacks: 'captured pieces are lost; set `capturesToHand = true`',
  },
  {
    keys: ['enclosingDropStart'],
    lacks: 'drops need not enclose anything; set `enclosingDrop`',
    isSilent: hasNoDrops,
  },
  {
    keys: ['dropNoDoubledCount'],
    lacks: 'no type is limited on a file; set `dropNoDoubled`',
    isSilent: hasNoDrops,
  },
  {
    keys: ['mustDropType'],
    lacks: 'no player has to drop; set `mustDrop = true`',
    isSilent: hasNoDrops,
  },
  {
    keys: ['nFoldValue', 'perpetualCheckIllegal', 'moveRepetitionIllegal'],
    lacks: 'repetition does not end the game; set `nFoldRule`',
  },
  {
    keys: keysWith(PAWNS_PROMOTE),
    lacks: NO_PROMOTION,
    isSilent: hasCustomPawn,
  },
  {
    keys: keysWith(PROMOTES),
    lacks: `${NO_PROMOTION} or \`promotedPieceType\``,
    isSilent: hasCustomPawn,
  },
  {
    keys: keysWith(PASSES),
    lacks: 'no piece has a double step',
  },
  {
    keys: ['tripleStepRegionWhite', 'tripleStepRegionBlack'],
    lacks: 'only the type `pawn` has a triple step, and the game has no such piece',
  },
  {
    keys: ['blastImmuneTypes'],
    lacks: NO_BLAST,
    // Reported by rule/immune-types-with-royal.
    isSilent: (section) => section.rules.extinctionPseudoRoyal || hasKing(section),
  },
  {
    keys: ['diagonalLines'],
    lacks: 'only the types `rook`, `wazir`, `soldier` and `janggiCannon` move along them',
  },
  {
    keys: ['adjudicateFullBoard'],
    lacks: 'the board is never full without drops or walls',
  },
  {
    keys: keysWith(CHECKS),
    lacks: NO_KING,
  },
  { keys: ['checking'], lacks: NO_KING, isSilent: hasNoRoyals },
  {
    keys: ['dropChecks'],
    lacks: NO_KING,
    isSilent: (section) => hasNoRoyals(section) || !section.rules.pieceDrops,
  },
];

export default defineRule({
  code: 'rule/option-without-effect',
  severity: 'warning',
  title: 'An option that has an effect only with another one, which is not set.',
  why: 'The engine reads the option, but plays the same game as without it.',
  bad: [
    { text: '[x:chess]\nconnectValue = ⟦loss⟧\nconnectDiagonal = false\n' },
    { text: '[x:chess]\nwallingRegionWhite = ⟦*4⟧\n' },
    { text: '[x:chess]\nextinctionPieceCount = ⟦1⟧\n' },
    { text: '[x:chess]\npetrifyBlastPieces = ⟦true⟧\n' },
    { text: '[x:chess]\ndropLoop = ⟦true⟧\n' },
    { text: '[x:crazyhouse]\nmustDropType = ⟦n⟧\n' },
    { text: '[x:atomic]\nchecking = ⟦false⟧\n' },
    { text: '[x:atomic]\npieceDrops = true\ndropChecks = ⟦false⟧\n' },
    { text: '[x:xiangqi]\npromotionRegionWhite = ⟦*6⟧\npromotionRegionBlack = *5\n' },
    { text: '[x:xiangqi]\npromotionPieceTypes = ⟦r⟧\n' },
    { text: '[x:xiangqi]\nenPassantRegion = ⟦*3⟧\n' },
    { text: '[x:berolina]\ntripleStepRegionWhite = ⟦*2⟧\n' },
    { text: '[x:antichess]\nblastImmuneTypes = ⟦n⟧\n' },
    { text: '[x:chess]\nadjudicateFullBoard = ⟦true⟧\n' },
    { text: '[x:breakthrough]\ndiagonalLines = ⟦d1 e2 f3⟧\n' },
    { text: '[x:antichess]\ncheckmateValue = ⟦win⟧\n' },
    { text: '[x:chess]\nnFoldRule = 0\nperpetualCheckIllegal = ⟦true⟧\n' },
  ],
  good: [
    '[x:chess]\nconnectN = 4\nconnectValue = loss\n',
    '[x:chess]\nwallingRule = static\nwallingRegionWhite = *4\nwallingRegionBlack = *5\n',
    '[x:crazyhouse]\ndropLoop = true\n',
    '[x:ataxx]\nadjudicateFullBoard = true\n',
    '[x:clobber]\nadjudicateFullBoard = true\n',
    '[x:chess]\ndoubleStep = false\nenPassantRegion = -\n',
    '[x:coregal]\ncheckmateValue = draw\n',
    '[x:giveaway]\nchecking = false\n',
    // Reported by drop/drop-keys-without-piece-drops.
    '[x:atomic]\ndropChecks = false\n',
    '[x:chess]\nconnectDiagonal = true\n',
    '[x:chess]\nmustDropType = n\n',
    '[x:chess]\nextinctionPieceTypes = q\nextinctionPieceCount = 1\n',
  ],
  reads: 'section',
  keys: GROUPS.flatMap(({ keys }) => keys),
  check: (section) =>
    GROUPS.flatMap(({ isSilent, keys, lacks }) => {
      const idle = ineffectiveKeys(section, keys);
      if (idle.length === 0 || isSilent?.(section) === true) return [];
      // Negative numbers are reported by ini/int-negative.
      const lines = changingLines(section, idle).filter(({ value }) => !value.startsWith('-'));
      return findingAtLines(lines, `${keyList(lines)}: no effect, because ${lacks}`);
    }),
});
