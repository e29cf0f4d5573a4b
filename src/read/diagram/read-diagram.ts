import { parseDiagramDefinition } from '../../../grammar/diagram/parse.js';
import { diagnose } from '../../catalog/diagnose.js';
import { COLORS } from '../../ir/board.js';
import { FREE_DROPS, type PieceType } from '../../ir/piece.js';
import type { Placement, Position } from '../../ir/position.js';
import type { AuthorOption, RulesFamily, Variant } from '../../ir/variant.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { stated, type Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { readArray, type StartArray } from './array.js';
import { readCastling, type DiagramCastling } from './castling.js';
import { completedChecks, completedDrops, type Completion } from './complete.js';
import { readPawnSteps } from './pawn-steps.js';
import { readDiagramPieces, type DiagramPieceDraft } from './pieces.js';
import { idOf, readPromotions, type DiagramPromotions } from './promotion.js';
import { readDiagramRules } from './rules.js';
import { readSettings, unsupported, type Settings } from './settings.js';

/** The context of a definition. */
interface DiagramOptions {
  readonly id: string;
  readonly title: string;
  /** Supplies what the diagram does not state; null: it is assumed by family. */
  readonly completion: Completion | null;
}

/** The variant of an Interactive Diagram, as far as it could be read; null if it has no piece. */
export function readDiagram(excerpt: Excerpt, options: DiagramOptions): Parsed<Variant | null> {
  const { value: definition, diagnostics: problems } = parseDiagramDefinition(excerpt);
  const diagnostics: Diagnostic[] = [...problems];
  const whole = excerpt.place(0, excerpt.text.length);
  const settings = readSettings(definition, whole, diagnostics);
  const found = readDiagramPieces(definition.pieces, settings.board.value.files, diagnostics);
  const { drafts } = found;
  if (drafts.length === 0) {
    const message = 'This diagram has no pieces.';
    diagnostics.push(diagnose('doc/no-variant', 'error', whole, message));
    return { value: null, diagnostics };
  }
  const array = readArray(found, settings, diagnostics);
  const royals = royalIds(drafts, settings, diagnostics);
  const lastRoyals = lastOfSeveral(royals, array.placements, settings, diagnostics);
  const promotions = readPromotions(drafts, royals, settings, diagnostics);
  const castling = readCastling(drafts, royals, array.placements, settings, diagnostics);
  const types = drafts.map((draft) =>
    pieceOf(draft, royals.has(draft.id) && !lastRoyals.includes(draft.id), promotions),
  );
  const board = settings.board.value;
  const steps = readPawnSteps(types, array.placements, board);
  const ordered = unpromotedFirst(steps.pieces, array);
  const pieces =
    options.completion === null ? ordered : completedDrops(options.completion, ordered, board);
  const family: RulesFamily =
    settings.holdings.value < 0 || settings.promoOffset.value > 0 ? 'shogi' : 'chess';
  const hands = { white: array.white, black: array.black };
  const { completion } = options;
  const input = { settings, pieces, family, promotions, steps, castling, hands, lastRoyals };
  const rules = readDiagramRules({ ...input, completion, whole }, diagnostics);
  const variant: Variant = {
    id: options.id,
    title: options.title,
    family,
    board: settings.board,
    regions: [],
    pieces,
    start: startOf(array, castling, { rules: rules.rules, completion }, whole),
    ...rules,
    beyond: {
      repetitionProhibited: null,
      bareKings: null,
      // With holdings any move that touches the zone promotes.
      promotesInsideByCapture: settings.promoOffset.value > 0 && settings.holdings.value === 0,
    },
    options: promotionLimits(drafts, promotions, array, settings, diagnostics),
    span: whole,
  };
  if (variant.start === null) {
    const message = 'No piece of this diagram has a square, so there is no start position.';
    diagnostics.push(diagnose('doc/start-position-missing', 'warning', whole, message));
  }
  return { value: variant, diagnostics };
}

/** The royal pieces: those that parameters name (the number 0 names none), otherwise the last piece. */
function royalIds(
  drafts: readonly DiagramPieceDraft[],
  { royals }: Settings,
  diagnostics: Diagnostic[],
): ReadonlySet<string> {
  const named = royals.flatMap(({ text, span }) => {
    if (text === '0') return [];
    const draft = /^\d+$/.test(text)
      ? drafts[Number(text) - 1]
      : drafts.find((candidate) => idOf(candidate) === text);
    if (draft !== undefined) return [draft.id];
    const message = `There is no piece "${text.slice(0, 40)}"; write the id of a piece, or its number from 1 to ${drafts.length}.`;
    diagnostics.push(diagnose('doc/bad-parameter', 'error', span, message));
    return [];
  });
  const last = drafts.at(-1);
  return new Set(royals.length > 0 || last === undefined ? named : [last.id]);
}

/** The type of which a side must keep the last royal piece, if a side starts with several. Several types are reported as unsupported. */
function lastOfSeveral(
  royals: ReadonlySet<string>,
  placements: readonly Placement[],
  { spareRoyals }: Settings,
  diagnostics: Diagnostic[],
): readonly string[] {
  if (!spareRoyals.value) return [];
  const hasSpares = COLORS.some(
    (color) =>
      placements.filter((placed) => placed.color === color && royals.has(placed.piece)).length > 1,
  );
  if (!hasSpares) return [];
  if (royals.size === 1) return [...royals];
  diagnostics.push(
    unsupported(
      spareRoyals.origin.span,
      'A side with several kinds of royal piece that may lose all but one ("extinction=0" keeps all of them)',
    ),
  );
  return [];
}

function pieceOf(
  draft: DiagramPieceDraft,
  royal: boolean,
  { byPiece }: DiagramPromotions,
): PieceType {
  return {
    id: draft.id,
    name: draft.name,
    glyphs: [],
    abbreviation: draft.abbreviation,
    letter: null,
    movement: { value: draft.movement, origin: draft.origin },
    betza: draft.betza,
    royal,
    promotion: byPiece.get(draft.id) ?? { style: 'none' },
    drop: FREE_DROPS,
    value: null,
    span: draft.line.span,
  };
}

/** Puts the pieces that exist only by promotion at the end. */
function unpromotedFirst(
  pieces: readonly PieceType[],
  { placements, white, black }: StartArray,
): readonly PieceType[] {
  const present = new Set([...placements, ...white, ...black].map(({ piece }) => piece));
  const forms = new Set(
    pieces.flatMap(({ promotion }) => (promotion.style === 'shogi' ? [promotion.to] : [])),
  );
  const isPromotedOnly = ({ id }: PieceType): boolean => forms.has(id) && !present.has(id);
  return [
    ...pieces.filter((piece) => !isPromotedOnly(piece)),
    ...pieces.filter((piece) => isPromotedOnly(piece)),
  ];
}

function startOf(
  { holes, placements, white, black }: StartArray,
  { rights }: DiagramCastling,
  { rules, completion }: Pick<Variant, 'rules'> & Pick<DiagramOptions, 'completion'>,
  whole: Span,
): Sourced<Position> | null {
  const hands = rules.pieceDrops ? { white, black } : { white: [], black: [] };
  if (placements.length + hands.white.length + hands.black.length === 0) return null;
  const checks = rules.checkCounting ? completedChecks(completion) : null;
  return stated(
    {
      ...{ placements, hands, turn: 'white', castlingRights: rights },
      ...(holes.length === 0 ? {} : { holes }),
      ...(checks === null ? {} : { checks }),
    },
    whole,
  );
}

/** The limits for choices with `*`: a player has no more of that piece than at the start, on the board and in hand together. */
function promotionLimits(
  drafts: readonly DiagramPieceDraft[],
  { fromHand }: DiagramPromotions,
  { placements, white }: StartArray,
  { promoChoice }: Settings,
  diagnostics: Diagnostic[],
): readonly AuthorOption[] {
  const limited = drafts.filter(({ id }) => fromHand.has(id));
  if (limited.length === 0) return [];
  const { span } = promoChoice.value;
  if (limited.some(({ abbreviation }) => abbreviation?.length !== 1)) {
    diagnostics.push(unsupported(span, 'Promotion to a piece in hand whose id is not one letter'));
    return [];
  }
  const value = limited
    .map(({ id, abbreviation }) => {
      const onBoard = placements.filter(
        (placed) => placed.color === 'white' && placed.piece === id,
      );
      const inHand = white.find(({ piece }) => piece === id)?.count ?? 0;
      return `${(abbreviation ?? '').toLowerCase()}:${onBoard.length + inHand}`;
    })
    .join(' ');
  return [{ key: 'promotionLimit', value, keySpan: span, valueSpan: span }];
}
