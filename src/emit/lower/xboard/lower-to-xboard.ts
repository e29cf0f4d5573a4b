import { XBOARD_LIMITS } from '../../../catalog/xboard/limits.js';
import type { XboardParent } from '../../../catalog/xboard/parents.js';
import { defaultRules } from '../../../ir/default-rules.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Position } from '../../../ir/position.js';
import type { Variant } from '../../../ir/variant.js';
import { fenContext } from '../../../notation/fen-context.js';
import { FIRST_TAIL } from '../../../notation/position-text.js';
import { printFen } from '../../../notation/print-fen.js';
import { keeperOf } from '../../../text/keep.js';
import { COMMON_RULE_SUPPORT, ELSEWHERE, ruleShortfalls } from '../rule-support.js';
import type { Shortfall } from '../shortfall.js';
import { castlingShortfalls } from './castling.js';
import { dropShortfalls } from './drops.js';
import { firstMoveShortfalls } from './first-moves.js';
import { xboardIds } from './ids.js';
import { xboardKinds } from './kinds.js';
import { royalShortfalls, withKingsOnBoard } from './kings.js';
import { type PieceLine, pieceLines } from './pieces.js';
import { promotionShortfalls } from './promotions.js';
import { stuckShortfalls } from './stuck.js';
import { layOutForXboard, printTable, type XboardLayout } from './table.js';

/** A variant in XBoard's terms. */
export interface LoweredXboard {
  readonly layout: XboardLayout;
  readonly ids: ReadonlyMap<PieceId, string>;
  readonly table: string;
  readonly fen: string;
  readonly lines: readonly PieceLine[];
}

/** Lowers a variant to XBoard, with what XBoard cannot express; null if it has no room for the pieces. Cached, because two targets need it. */
export const lowerToXboard = keeperOf(lower);

function lower(original: Variant): {
  readonly lowered: LoweredXboard | null;
  readonly shortfalls: readonly Shortfall[];
} {
  const variant = withKingsOnBoard(original);
  const layout = layOutForXboard(variant);
  const ids = xboardIds(variant, xboardKinds(variant));
  const table = layout === null ? null : printTable(variant, layout, ids);
  if (layout === null || table === null)
    return { lowered: null, shortfalls: [...turnLimit(variant), tooManyTypes(variant)] };
  const fen = xboardFen(variant, layout, ids);
  const lines = pieceLines(variant, layout, ids);
  return {
    lowered: { layout, ids, table, fen, lines },
    shortfalls: [
      ...turnLimit(variant),
      ...sizeLimit(variant, layout),
      ...lengthLimit(variant, table, 'table'),
      ...lengthLimit(variant, fen, 'FEN'),
      ...pieceShortfalls(lines),
      ...royalShortfalls(original),
      ...firstMoveShortfalls(variant, layout),
      ...promotionShortfalls(variant, layout),
      ...dropShortfalls(variant, layout),
      ...stuckShortfalls(variant, layout),
      ...castlingShortfalls(variant, layout),
      ...xboardRuleShortfalls(variant, layout.parent),
      ...optionShortfalls(variant),
    ],
  };
}

/** The shortfalls of the lines without repeats: several pieces may promote to the same form. */
function pieceShortfalls(lines: readonly PieceLine[]): readonly Shortfall[] {
  const shortfalls = lines.flatMap(({ shortfall }) => shortfall ?? []);
  return [...new Map(shortfalls.map((shortfall) => [shortfall.message, shortfall])).values()];
}

function turnLimit({ start, title }: Variant): readonly Shortfall[] {
  if (start?.value.turn !== 'black') return [];
  const message = `${title}: XBoard lets White move first, whatever the start position states.`;
  return [{ kind: 'limit', code: 'xboard/black-moves-first', span: start.origin.span, message }];
}

function sizeLimit({ board, title }: Variant, { handRows }: XboardLayout): readonly Shortfall[] {
  const { files, ranks } = board.value;
  const mostFiles = handRows > 0 ? XBOARD_LIMITS.filesWithHands : XBOARD_LIMITS.files;
  if (files <= mostFiles && ranks <= XBOARD_LIMITS.ranks) return [];
  const hands = handRows > 0 ? ', with pieces in hand,' : '';
  return [
    {
      kind: 'limit',
      code: 'xboard/too-large',
      span: board.origin.span,
      message: `${title} has ${files}x${ranks} squares; XBoard${hands} has at most ${mostFiles} files and ${XBOARD_LIMITS.ranks} ranks.`,
    },
  ];
}

function lengthLimit({ title, span }: Variant, text: string, what: string): readonly Shortfall[] {
  if (text.length <= XBOARD_LIMITS.textLength) return [];
  const message = `The ${what} of ${title} has ${text.length} characters; XBoard reads ${XBOARD_LIMITS.textLength}.`;
  return [{ kind: 'limit', code: 'xboard/text-too-long', span, message }];
}

function tooManyTypes({ title, span, pieces }: Variant): Shortfall {
  return {
    kind: 'limit',
    code: 'xboard/too-many-types',
    span,
    message: `${title} has ${pieces.length} piece types, too many for a pieceToCharTable of XBoard, which holds ${XBOARD_LIMITS.types} for each side.`,
  };
}

function optionShortfalls({ options, title }: Variant): readonly Shortfall[] {
  return options.map(({ key, keySpan }) => ({
    kind: 'display',
    code: 'xboard/engine-option',
    span: keySpan,
    message: `${title}: the engine's option ${key} has no equivalent in XBoard.`,
  }));
}

/** The rules that XBoard plays differently from the variant. */
function xboardRuleShortfalls(variant: Variant, parent: XboardParent): readonly Shortfall[] {
  return ruleShortfalls(variant, {
    name: 'XBoard',
    // Without shadows in the table, a captured promoted pawn stays promoted.
    support: { ...COMMON_RULE_SUPPORT, dropLoop: ELSEWHERE },
    plays: { ...defaultRules<PieceId>({ pawn: null, king: null, rook: null }), ...parent.plays },
    owner: "XBoard's parent variant",
  });
}

const NO_PIECES: Position = {
  placements: [],
  hands: { white: [], black: [] },
  turn: 'white',
  castlingRights: '-',
};

/** The complete FEN of the start position with the IDs of the table; an empty board if no start position is known. */
function xboardFen(
  { board, pieces, start }: Variant,
  { slots, handRows }: XboardLayout,
  ids: ReadonlyMap<PieceId, string>,
): string {
  const context = fenContext(board.value, pieces, { letters: ids, hands: handRows > 0 });
  const fen = printFen(start?.value ?? NO_PIECES, context, FIRST_TAIL);
  // Without a shadow in the table, XBoard treats a promoted pawn simply as the new piece.
  return slots.shadows.size > 0 ? fen : fen.replaceAll('~', '');
}
