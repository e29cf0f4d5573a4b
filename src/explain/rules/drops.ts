import { numberWord } from '../../catalog/number-words.js';
import { COLORS } from '../../ir/board.js';
import { capitalized, listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { onBoard, regionInWords, squaresInWords } from '../squares.js';
import { pieceOrAny, onlyOnSquares, piecesOf, type DescribedGame } from '../described-game.js';
import { withArticle } from '../words.js';

/** Which pieces go to the hand, and how they are dropped. */
export const drops = {
  chapter: 'Drops',
  fields: [
    'pieceDrops',
    'capturesToHand',
    'dropLoop',
    'twoBoards',
    'freeDrops',
    'mustDrop',
    'mustDropType',
    'firstRankPawnDrops',
    'promotionZonePawnDrops',
    'dropRegion',
    'sittuyinRookDrop',
    'dropOppositeColoredBishop',
    'dropPromoted',
    'immobilityIllegal',
    'enclosingDrop',
    'enclosingDropStart',
  ],
  describe: (described) => [
    ...describeHand(described),
    ...(described.game.rules.pieceDrops
      ? [...describeTurn(described), ...describeSquares(described), ...describePieces(described)]
      : []),
  ],
} as const satisfies RuleFamily;

function describeHand({ game: { pieces, rules } }: DescribedGame): readonly string[] {
  const promotes =
    pieces.some(({ promotesTo }) => promotesTo !== null) ||
    rules.promotionPieceTypes.white.length + rules.promotionPieceTypes.black.length > 0;
  if (rules.twoBoards)
    return ['Captured pieces go to the partner, who plays the other colour on a second board.'];
  if (!rules.capturesToHand) return [];
  const form = rules.dropLoop ? 'keeps its form' : 'turns back';
  return [
    'A captured piece changes sides and goes to the hand of the player who took it.',
    ...(promotes ? [`A promoted piece ${form} when it is captured.`] : []),
  ];
}

function describeTurn(described: DescribedGame): readonly string[] {
  const { rules } = described.game;
  const inHand = pieceOrAny(described, rules.mustDropType);
  const source = rules.freeDrops
    ? 'a piece of any type, in unlimited supply,'
    : 'a piece from his hand';
  return [
    `Instead of moving, a player may drop ${source} on an empty square.`,
    ...(rules.mustDrop && inHand !== null
      ? [
          `While he has ${inHand === 'any piece' ? 'pieces' : inHand} in hand, he must drop ${inHand === 'any piece' ? 'one' : 'it'} if he can.`,
        ]
      : []),
  ];
}

function describeSquares(described: DescribedGame): readonly string[] {
  const { board, rules } = described.game;
  const start = onBoard(rules.enclosingDropStart, board);
  // Sliding in from a side overrides the region.
  return [
    ...(rules.enclosingDrop === 'anyside'
      ? []
      : onlyOnSquares(described, rules.dropRegion, 'drop pieces')),
    ...(start.length === 0 || rules.enclosingDrop === 'none'
      ? []
      : [
          `As long as one of these squares is empty, drops are made there: ${squaresInWords(start, board)}.`,
        ]),
    ...sayEnclosing(described),
  ];
}

/** Measured in the engine: `play/mechanics/enclosing-drops`. */
function sayEnclosing({ game: { rules } }: DescribedGame): readonly string[] {
  switch (rules.enclosingDrop) {
    case 'none':
      return [];
    case 'reversi':
      return [
        'A dropped piece must enclose enemies: at least one in a straight line between it and another piece of the player.',
      ];
    case 'ataxx':
    case 'quadwrangle':
      return [
        'A piece may only be dropped next to another piece of the player, orthogonally or diagonally.',
      ];
    case 'snort':
      return ['No piece may be dropped orthogonally next to an enemy.'];
    case 'anyside':
      return ['A piece slides in from a side of the board as far as it can.'];
    case 'top':
      return ['A piece falls down its file: to the first rank, or on top of another piece.'];
  }
}

function describePieces(described: DescribedGame): readonly string[] {
  const { pieces, rules } = described.game;
  const undroppable = pieces.filter(({ droppable, letter }) => !droppable && letter !== null);
  const losing = pieces.filter(({ dropMateLoses }) => dropMateLoses);
  return [
    ...describePawns(described),
    ...(rules.sittuyinRookDrop && pieces.some(({ kind }) => kind === 'rook')
      ? ['A rook may be dropped only on the first rank.']
      : []),
    ...pieces
      .filter(({ perFile }) => perFile < Infinity)
      .map(({ id, perFile }) => sayPerFile(described.nameOf(id), perFile)),
    ...(rules.dropOppositeColoredBishop && pieces.some(({ kind }) => kind === 'bishop')
      ? ['A player must put his bishops on squares of both colours alike.']
      : []),
    ...describeDeadEnds(described),
    ...(rules.dropPromoted && pieces.some(({ promotesTo }) => promotesTo !== null)
      ? ['A piece may also be dropped in its promoted form.']
      : []),
    ...undroppable.map(
      ({ id }) => `${capitalized(withArticle(described.nameOf(id)))} cannot be dropped.`,
    ),
    ...losing.map(
      ({ id }) => `A player who mates by dropping ${withArticle(described.nameOf(id))} loses.`,
    ),
  ];
}

/** Rules that apply only to the engine's pawn type. */
function describePawns(described: DescribedGame): readonly string[] {
  const { board, rules } = described.game;
  const [pawn] = piecesOf(described, ['*']).filter(({ kind }) => kind === 'pawn');
  if (pawn === undefined) return [];
  const zone = rules.promotionRegion;
  const hasZone = COLORS.some((color) =>
    zone[color].some((square) => rules.dropRegion[color].includes(square)),
  );
  const barred = [
    ...(rules.firstRankPawnDrops ? [] : ['the first rank']),
    ...(rules.promotionZonePawnDrops || !hasZone ? [] : [regionInWords(zone, board)]),
  ];
  return barred.length === 0
    ? []
    : [
        `${capitalized(withArticle(described.nameOf(pawn.id)))} may not be dropped on ${listInWords(barred, 'or')}.`,
      ];
}

function sayPerFile(name: string, perFile: number): string {
  if (perFile <= 0) return `${capitalized(withArticle(name))} cannot be dropped.`;
  const has = perFile === 1 ? `an unpromoted ${name}` : `${numberWord(perFile)} unpromoted ones`;
  return `${capitalized(withArticle(name))} may not be dropped on a file where the player has ${has}.`;
}

function describeDeadEnds({ game: { pieces, rules } }: DescribedGame): readonly string[] {
  const isBarred =
    rules.immobilityIllegal ||
    pieces.some(
      ({ compulsory, droppable }) =>
        droppable && compulsory !== null && compulsory.white.length + compulsory.black.length > 0,
    );
  return isBarred ? ['No piece may be dropped where it could never move.'] : [];
}
