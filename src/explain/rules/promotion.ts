import { numberWord } from '../../catalog/number-words.js';
import { COLORS, type Color } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import { deadEnds } from '../../play/dead-ends.js';
import type { GamePiece } from '../../play/game.js';
import { promotesAsPawn } from '../../play/promotes-as-pawn.js';
import { capitalized, listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { isLimited, onBoard, ownSquaresInWords, regionInWords } from '../squares.js';
import {
  anyOfPieces,
  isInEngineOrder,
  sentencesPerPlayer,
  piecesOf,
  type DescribedGame,
} from '../described-game.js';
import { plural, withArticle } from '../words.js';

/** Promotion as for pawns in chess and as in shogi. */
export const promotion = {
  chapter: 'Promotion',
  fields: [
    'promotionRegion',
    'promotionPawnTypes',
    'promotionPieceTypes',
    'sittuyinPromotion',
    'piecePromotionOnCapture',
    'mandatoryPawnPromotion',
    'mandatoryPiecePromotion',
    'pieceDemotion',
    'immobilityIllegal',
  ],
  describe: (described) => [
    ...describePawns(described),
    ...describeLimits(described),
    ...describeForms(described),
  ],
} as const satisfies RuleFamily;

/** Pieces that promote to the same pieces. */
interface PawnGroup {
  readonly pawns: PieceId[];
  readonly targets: readonly GamePiece[];
}

function pawnGroups(described: DescribedGame, color: Color): readonly PawnGroup[] {
  const { pieces, rules } = described.game;
  const groups: PawnGroup[] = [];
  for (const piece of pieces) {
    if (!promotesAsPawn(described.game, piece, color)) continue;
    const { choices, id } = piece;
    const targets = strongestFirst(described, choices ?? rules.promotionPieceTypes[color]);
    const same = (group: PawnGroup): boolean =>
      group.targets.length === targets.length &&
      group.targets.every((target) => targets.includes(target));
    const group = groups.find(same);
    if (group === undefined) groups.push({ pawns: [id], targets });
    else group.pawns.push(id);
  }
  return groups;
}

/** The pieces with the strongest first: the engine lists weak types first. Documents keep their order. */
function strongestFirst(described: DescribedGame, set: readonly PieceId[]): readonly GamePiece[] {
  const pieces = piecesOf(described, set);
  return isInEngineOrder(described) ? pieces.toReversed() : pieces;
}

function describePawns(described: DescribedGame): readonly string[] {
  const { board, rules } = described.game;
  const zones = rules.promotionRegion;
  const say = (color: Color, zone: string): string | null => {
    if (onBoard(zones[color], board).length === 0) return null;
    const parts = pawnGroups(described, color).flatMap(
      (group) => sayGroup(described, group, zone) ?? [],
    );
    return parts.length === 0 ? null : parts.join(' ');
  };
  const common = regionInWords(zones, board, 'or');
  const both = say('white', common);
  if (both !== null && both === say('black', common)) return [both];
  return sentencesPerPlayer(
    (color) => say(color, ownSquaresInWords(zones, color, board, 'or')),
    (player, words) => (player === 'A player' ? words : `${player}: ${words}`),
  );
}

function sayGroup(
  described: DescribedGame,
  { pawns, targets }: PawnGroup,
  zone: string,
): string | null {
  const { pieces, rules } = described.game;
  const pawn = anyOfPieces(described, pawns);
  if (pawn === null) return null;
  if (rules.sittuyinPromotion)
    return targets.length === 0 ? null : saySittuyin(described, targets, zone);
  if (targets.length === 0) {
    const hasForm = pieces.some(({ id, promotesTo }) => pawns.includes(id) && promotesTo !== null);
    return rules.mandatoryPawnPromotion && !hasForm
      ? `${capitalized(pawn)} may not move to ${zone}.`
      : null;
  }
  if (targets.length === 1 && pawns.length === 1 && targets[0]?.id === pawns[0])
    return `${capitalized(pawn)} that reaches ${zone} does not change.`;
  const verb = rules.mandatoryPawnPromotion ? 'becomes' : 'may become';
  const said = `${capitalized(pawn)} that reaches ${zone} ${verb} ${become(described, targets)}.`;
  return [said, ...sayOnlyByPromoting(described, pawns, pawn)].join(' ');
}

/** The squares on which an unpromoted pawn could never move again, if promotion is optional but a stuck piece is not allowed. */
function sayOnlyByPromoting(
  { game: { board, pieces, regions, rules } }: DescribedGame,
  pawns: readonly PieceId[],
  pawn: string,
): readonly string[] {
  if (rules.mandatoryPawnPromotion || !rules.immobilityIllegal) return [];
  const named = [...regions].map(([name, squares]) => ({ name, squares }));
  const [ends, ...others] = pieces
    .filter(({ id }) => pawns.includes(id))
    .map(({ movement }) => deadEnds(movement, board, named));
  if (ends === undefined || others.length > 0 || ends.white.length === 0) return [];
  return [`${capitalized(pawn)} may enter ${regionInWords(ends, board, 'or')} only by promoting.`];
}

function become(described: DescribedGame, targets: readonly GamePiece[]): string {
  return listInWords(
    targets.map(({ id }) => withArticle(described.nameOf(id))),
    'or',
  );
}

/** Measured in the engine: `play/mechanics/sittuyin-promotion`. */
function saySittuyin(
  described: DescribedGame,
  targets: readonly GamePiece[],
  zone: string,
): string {
  return [
    `A pawn on ${zone} may become ${become(described, targets)}, as a separate move: where it stands, or with a move of the new piece to an empty square.`,
    'The last pawn of a player may do so anywhere.',
    'The new piece may neither attack anything nor give check.',
  ].join(' ');
}

function describeLimits(described: DescribedGame): readonly string[] {
  const limits = described.game.pieces
    .filter(({ promotionLimit }) => promotionLimit > 0)
    .map(({ id, promotionLimit: most }) => {
      const name = described.nameOf(id);
      return `${numberWord(most)} ${most === 1 ? name : plural(name)}`;
    });
  return limits.length === 0
    ? []
    : [`No promotion may leave a player with more than ${listInWords(limits, 'or')}.`];
}

function describeForms(described: DescribedGame): readonly string[] {
  const { beyond, board, pieces, rules } = described.game;
  const promoting = pieces.filter(({ promotesTo }) => promotesTo !== null);
  if (promoting.length === 0) return [];
  const zone = rules.promotionRegion;
  if (COLORS.every((color) => onBoard(zone[color], board).length === 0)) return [];
  const onCapture = rules.piecePromotionOnCapture;
  const when = !isLimited(zone, board)
    ? onCapture
      ? 'with a capture'
      : 'with every move'
    : `with a ${onCapture ? 'capture' : 'move'} that starts or ends on ${regionInWords(zone, board, 'or')}`;
  const must = rules.mandatoryPiecePromotion;
  const inside = beyond.promotesInsideByCapture
    ? ['A piece that starts there may promote only with a capture.']
    : [];
  const forms = promoting.flatMap(({ id, promotesTo }) =>
    promotesTo === null ? [] : [`${described.nameOf(id)} to ${described.nameOf(promotesTo)}`],
  );
  return [
    `Pieces ${must ? 'must' : 'may'} promote ${when}: ${listInWords(forms)}.`,
    ...inside,
    ...(rules.pieceDemotion
      ? [`Promoted pieces ${must ? 'must' : 'may'} turn back in the same way.`]
      : []),
    ...describeDeadEnds(described, promoting, must),
  ];
}

/** Whether a piece must promote where it could never move again. */
function describeDeadEnds(
  { game }: DescribedGame,
  promoting: readonly GamePiece[],
  must: boolean,
): readonly string[] {
  const isForced =
    game.rules.immobilityIllegal ||
    promoting.some(
      ({ compulsory }) =>
        compulsory !== null && compulsory.white.length + compulsory.black.length > 0,
    );
  return isForced && !must ? ['A piece that could otherwise never move again must promote.'] : [];
}
