import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS, rankOf, type Color, type Square } from '../../../ir/board.js';
import type { EnginePiece } from '../../../ir/engine-rules.js';
import { betzaFacts } from '../../facts/betza.js';
import { findingAtFirst } from '../../facts/findings.js';
import { onBoard } from '../../facts/regions.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule } from '../../rule.js';
import type { LintedSection } from '../../linted-file.js';

const KEYS: readonly OptionKey[] = [
  'flagPiece',
  'flagPieceWhite',
  'flagPieceBlack',
  'flagRegion',
  'flagRegionWhite',
  'flagRegionBlack',
];

export default defineRule({
  code: 'rule/flag-piece-never-there',
  severity: 'warning',
  title: 'The flag piece is a pawn that can never be in the flag region.',
  why: 'A pawn that must promote when it enters the region is another piece there, and a pawn does not move back to squares behind it. The piece in the region has to be of the type `flagPiece`.',
  bad: [
    {
      text: '[x:chess]\nflagPiece = ⟦p⟧\nflagRegionWhite = *8\nflagRegionBlack = *1\n',
      says: "White's pawn must promote there",
    },
    {
      text: '[x:chess]\nmandatoryPawnPromotion = false\nflagPiece = ⟦p⟧\nflagRegion = *8\n',
      says: "Black's pawn does not move back to it",
    },
    {
      text: '[x:chess]\nimmobilityIllegal = true\nmandatoryPawnPromotion = false\nflagPiece = ⟦p⟧\nflagRegionWhite = *8\nflagRegionBlack = *1\n',
      says: 'write `immobilityIllegal = false`',
    },
  ],
  good: [
    '[x:chess]\nflagPiece = p\nflagRegionWhite = *8\nflagRegionBlack = *1\nmandatoryPawnPromotion = false\n',
    '[x:chess]\nflagPiece = p\nflagRegionWhite = *7\nflagRegionBlack = *2\n',
    '[x:chess]\nflagPiece = p\nflagRegionWhite = *8\nflagRegionBlack = *1\npromotionRegionWhite = a8\npromotionRegionBlack = a1\n',
    '[x:chess]\nflagPiece = k\nflagRegion = *8\n',
    '[x:crazyhouse]\nflagPiece = p\nflagRegion = *3\nmandatoryPawnPromotion = false\n',
    '[x:chess]\nflagPieceWhite = p\nflagPieceBlack = k\nflagRegion = *8\nmandatoryPawnPromotion = false\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const why = COLORS.map((color) => reasonAgainst(section, color)).find((text) => text !== null);
    return why === undefined
      ? []
      : findingAtFirst(section, KEYS, `the flag region can never be reached: ${why}`);
  },
});

/** Why a player's pawns can never be in the region that they have to reach; null if they can, or another piece has to. */
function reasonAgainst(section: LintedSection, color: Color): string | null {
  const { rules } = section;
  const type = rules.flagPiece[color];
  const { boardFits, pieces } = startPosition(section);
  const squares = pieces
    .filter((piece) => piece.color === color && piece.type === type)
    .map(({ square }) => square);
  const piece = rules.pieces.find((one) => one.type === type);
  if (!boardFits || squares.length === 0 || piece === undefined) return null;
  const isPawn = type === 'pawn' || rules.promotionPawnTypes[color].includes(type);
  const isForward = goesOnlyForward(section, piece);
  if (!isPawn && !isForward) return null;
  const region = onBoard(section, rules.flagRegion[color]);
  if (region.length === 0) return null;
  if (squares.some((square) => region.includes(square)) || rules.flipEnclosedPieces !== 'none')
    return null;
  if (
    isPawn &&
    rules.mandatoryPawnPromotion &&
    !rules.sittuyinPromotion &&
    rules.promotionPieceTypes[color].length > 0 &&
    !rules.promotionPieceTypes[color].includes(type) &&
    !(rules.pieceDrops && rules.promotionZonePawnDrops) &&
    region.every((square) => rules.promotionRegion[color].includes(square))
  )
    return `${PLAYER[color]}'s pawn must promote there; write \`mandatoryPawnPromotion = false\`, or name the rank before it`;
  const rankFor = (square: Square): number =>
    color === 'white' ? rankOf(square) : rules.maxRank - 1 - rankOf(square);
  if (
    type === 'pawn' &&
    rules.immobilityIllegal &&
    region.every((square) => rankFor(square) === rules.maxRank - 1)
  )
    return `${PLAYER[color]}'s pawn may not stay where it could never move again; write \`immobilityIllegal = false\`, or name the rank before it`;
  const rearmost = Math.min(...squares.map(rankFor));
  return isForward && region.every((square) => rankFor(square) < rearmost)
    ? `${PLAYER[color]}'s ${type} does not move back to it; write a region for each colour`
    : null;
}

/** Whether a piece never comes nearer to its own side, nor enters the board from a hand or by promotion. */
function goesOnlyForward({ rules }: LintedSection, { betza, type }: EnginePiece): boolean {
  return (
    betzaFacts(betza).entries.every(({ directions }) => directions.every(({ dy }) => dy >= 0)) &&
    !rules.pieceDrops &&
    !rules.seirawanGating &&
    !COLORS.some((color) => rules.promotionPieceTypes[color].includes(type)) &&
    ![...rules.promotedPieceType].some(([from, to]) => from === type || to === type)
  );
}
