import { byColor, type Board, type ByColor } from '../ir/board.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { heldRules } from '../ir/held-rules.js';
import {
  ALWAYS,
  DOUBLE_STEP as FIRST_DOUBLE_STEP,
  type Move,
  type Movement,
} from '../ir/movement.js';
import { hasOwnRule } from '../ir/own-rule.js';
import { isPawn, statesChoices, getsDoubleStep, withPassing } from '../ir/pawn.js';
import type { PieceId, PieceType } from '../ir/piece.js';
import {
  equalSquareSets,
  isClosedUnderDiagonals,
  NO_SQUARES,
  type SquareSet,
} from '../ir/region.js';
import type { RuleFields } from '../ir/rules.js';
import { soldierOf, type Soldier } from '../ir/soldier.js';
import type { AuthorOption, Variant } from '../ir/variant.js';
import { documentLetters, type DocumentLetters } from '../notation/document-letters.js';
import { clipRules } from '../notation/document/base-rules.js';
import { fenContext } from '../notation/fen-context.js';
import { printFen } from '../notation/print-fen.js';
import { deadEnds } from './dead-ends.js';
import type { Game, GamePiece } from './game.js';
import { kindByMovement, UNUSUAL_KING } from './kinds.js';
import { mobilityOf, stepRegion } from './lower-engine.js';
import { NARROW_TYPE } from './move.js';
import { MAX_TYPES } from './piece-code.js';
import { DOUBLE_STEP, INITIAL_REGION, TRIPLE_STEP } from './regions.js';

/** Applies engine options to rules as the engine does. Passed in, because reading is not part of playing. */
export type ApplyOptions = (
  rules: EngineRules,
  options: readonly AuthorOption[],
) => { readonly value: EngineRules };

/**
 * Makes a game of a document: exactly what the document says, whether or not an engine can express it. Every type is separate, including
 * promoted forms. The author's own options override everything else; they name pieces by the document's letters.
 */
export function lowerVariant(
  variant: Variant,
  applyOptions: ApplyOptions = ({ ...rules }) => ({ value: rules }),
): Game {
  const board = variant.board.value;
  const letters = documentLetters(variant);
  const held = applyOptions(
    heldRules(variant, ({ id, letter }) => letter?.toLowerCase() ?? letters.get(id)?.letter ?? ''),
    variant.options,
  ).value;
  // Regions in options are on the engine's largest board.
  const given = concluded(variant.options.length === 0 ? held : clipRules(held, board));
  const royal = royalsOf(variant);
  const soldier = soldierOf(variant);
  const kinds = kindsOf(variant, given, soldier);
  const rules = withPassing(given, [...kinds.values()]);
  const lowering: Lowering = { variant, rules, held, letters, kinds, king: royal.king };
  const ids = new Set(variant.pieces.map(({ id }) => id));
  const pieces = variant.pieces.map((piece) => lowerPiece(piece, lowering));
  const pawn = pieces.find(({ kind }) => kind === 'pawn');
  return {
    name: variant.id,
    board,
    pieces,
    regions: new Map<string, ByColor<SquareSet>>([
      ...variant.regions.map(({ name, squares }) => [name, squares] as const),
      [INITIAL_REGION, rules.doubleStepRegion],
      [DOUBLE_STEP, stepRegion(rules.doubleStepRegion, 1, pawn?.mobility ?? null)],
      [TRIPLE_STEP, stepRegion(rules.tripleStepRegion, 2, pawn?.mobility ?? null)],
    ]),
    // Where a piece gets stuck depends on its own moves, so each piece has its own squares.
    rules: {
      ...rules,
      immobilityIllegal: false,
      // Which soldiers may be chased depends on it.
      soldierPromotionRank: soldier?.rank ?? rules.soldierPromotionRank,
    },
    ...royal,
    mainPromotionPawn: byColor((color) => {
      const id = held.mainPromotionPawnType[color];
      return ids.has(id) ? id : null;
    }),
    beyond: variant.beyond,
    startFen: startFenOf(variant, rules, letters),
  };
}

/** A sentence that says why a document cannot be played; null if it can. */
export function whyUnplayable({ pieces, rules, board }: Game): string | null {
  const squares = board.files * board.ranks;
  if (pieces.length > MAX_TYPES)
    return `There are ${pieces.length} piece types; at most ${MAX_TYPES} can be played.`;
  const gates = rules.wallingRule !== 'none' || rules.gating;
  if (gates && (squares > 128 || pieces.length > NARROW_TYPE + 1))
    return `With walls or gates at most 128 squares and ${NARROW_TYPE + 1} piece types can be played.`;
  return null;
}

interface Lowering {
  readonly variant: Variant;
  readonly rules: RuleFields<PieceId>;
  /** What the options say about single types. */
  readonly held: EngineRules;
  readonly letters: ReadonlyMap<PieceId, DocumentLetters>;
  readonly kinds: ReadonlyMap<PieceId, string>;
  /** The only royal piece, which is a king for the engine. */
  readonly king: PieceId | null;
}

/** Without a double step its region has no meaning. */
function concluded(rules: RuleFields<PieceId>): RuleFields<PieceId> {
  return rules.doubleStep ? rules : { ...rules, doubleStepRegion: byColor(() => NO_SQUARES) };
}

/** If each side has one royal piece, it is the king of the game. Of several royal pieces, none may be left in check. */
function royalsOf({ pieces, start }: Variant): Pick<Game, 'king' | 'royals'> {
  const royals = pieces.filter(({ royal }) => royal).map(({ id }) => id);
  const [first] = royals;
  if (first === undefined) return { king: null };
  const placed = start?.value.placements.filter(({ piece }) => royals.includes(piece)) ?? [];
  const isOneASide = (['white', 'black'] as const).every(
    (side) => placed.filter(({ color }) => color === side).length <= 1,
  );
  const grows = pieces.some(
    ({ royal, promotion }) =>
      !royal &&
      promotion.style !== 'none' &&
      [promotion.to].flat().some((to) => royals.includes(to)),
  );
  // A king that promotes becomes another type, but remains the only king.
  return royals.length === 1 && isOneASide && !grows ? { king: first } : { king: null, royals };
}

/** Whether a move is a diagonal step from a region that such steps never leave, so that its end needs no condition. */
function isDrawn(move: Move, regions: Variant['regions'], board: Board): boolean {
  const region = regions.find(({ name }) => name === move.condition.from);
  if (region === undefined || move.kind !== 'leap') return false;
  const { dx, dy } = move.vector;
  const { black, white } = region.squares;
  return (
    Math.abs(dx) === Math.abs(dy) &&
    equalSquareSets(white, black) &&
    isClosedUnderDiagonals(white, board)
  );
}

/**
 * The engine's names for the types to which rules refer. Only the first type that moves in such a way gets the name, and the promoted forms
 * that are of its type. The double step is a move of its own for the engine.
 */
function kindsOf(
  { pieces, board, regions }: Variant,
  rules: RuleFields<PieceId>,
  soldier: Soldier | null,
): ReadonlyMap<PieceId, string> {
  const kinds = new Map<PieceId, string>();
  const named = new Map<string, PieceType>();
  for (const piece of pieces) {
    const { id, movement, royal } = piece;
    // Moves along drawn lines do not change the type of a piece.
    const own = movement.value.filter(
      (move) => move.condition.to === null && !isDrawn(move, regions, board.value),
    );
    const kind = royal
      ? 'king'
      : isPawn(piece, rules, board.value)
        ? 'pawn'
        : id === soldier?.piece
          ? 'soldier'
          : kindByMovement(
              getsDoubleStep(piece, rules) ? [...own, FIRST_DOUBLE_STEP] : own,
              board.value,
            );
    if (kind === null || (kind === 'soldier' && soldier !== null && id !== soldier.piece)) continue;
    const host = named.get(kind);
    if (host !== undefined && (hasOwnRule(rules, host.id) || !isOfType(piece, host))) continue;
    // The engine's cannon of Janggi can neither capture nor hop over cannons. A piece without this restriction is another type.
    if (kind === 'janggiCannon' && piece.barsItsKind !== true) continue;
    named.set(kind, host ?? piece);
    kinds.set(id, kind);
  }
  return kinds;
}

/** Whether a promoted form without a letter is of the same type for the engine as a piece with the same moves. */
function isOfType(
  form: PieceType,
  { confined, drop, promotion, promotionLimit }: PieceType,
): boolean {
  return (
    form.letter === null &&
    form.abbreviation === null &&
    form.promotion.style === 'none' &&
    promotion.style === 'none' &&
    drop.perFile === null &&
    promotionLimit === undefined &&
    form.confined === undefined &&
    confined === undefined
  );
}

function lowerPiece(piece: PieceType, lowering: Lowering): GamePiece {
  const { variant, rules, held, letters, kinds, king } = lowering;
  const { id, promotion, drop } = piece;
  const movement = movementOf(piece, lowering);
  const spelling = letters.get(id);
  return {
    id,
    kind: kinds.get(id) ?? null,
    ...(id === king && kindByMovement(movement, variant.board.value) !== 'commoner'
      ? UNUSUAL_KING
      : {}),
    letter: spelling?.letter ?? null,
    synonym: spelling?.synonym ?? null,
    movement,
    mobility:
      mobilityOf(held, id, variant.board.value) ??
      mobilityOf(held, kindInOptions(id, lowering), variant.board.value),
    promotesTo: held.promotedPieceType.get(id) ?? null,
    promotionLimit: held.promotionLimit.get(id) ?? 0,
    barsItsKind: piece.barsItsKind ?? false,
    dropMateLoses: drop.mateForbidden,
    compulsory:
      rules.immobilityIllegal && !piece.royal
        ? deadEnds(movement, variant.board.value, variant.regions)
        : null,
    droppable: drop.allowed,
    perFile: drop.perFile ?? (held.dropNoDoubled === id ? held.dropNoDoubledCount : Infinity),
    perFileCountsForms: drop.perFile === null,
    ...(promotion.style === 'pawn' &&
    !statesChoices(variant.pieces, rules) &&
    differsFromRule(promotion.to, rules)
      ? { choices: promotion.to }
      : {}),
  };
}

/** The name by which options refer to the type: that of the engine, unless it is the id of another piece. */
function kindInOptions(id: PieceId, { kinds, variant }: Lowering): string {
  const kind = kinds.get(id) ?? id;
  return variant.pieces.some((piece) => piece.id === kind) ? id : kind;
}

/** The rules have only one list for all pawns. */
function differsFromRule(to: readonly PieceId[], rules: RuleFields<PieceId>): boolean {
  return rules.promotionPieceTypes.white.some((id) => id !== '*' && !to.includes(id));
}

/** The moves of a piece with the variant's steps of pawns. First moves that a document states remain as they are. */
function movementOf(piece: PieceType, { rules, kinds }: Lowering): Movement {
  const written = piece.movement.value;
  const isOfPawns = kinds.get(piece.id) === 'pawn';
  if (!isOfPawns && !getsDoubleStep(piece, rules)) return written;
  const lasting = isOfPawns ? written.filter(({ condition }) => !condition.initial) : written;
  const steps = rules.doubleStep ? [stepFrom(isOfPawns ? DOUBLE_STEP : INITIAL_REGION, 2)] : [];
  return [...lasting, ...steps, ...(isOfPawns ? [stepFrom(TRIPLE_STEP, 3)] : [])];
}

/** A number of squares straight ahead, all of which must be empty. */
function stepFrom(region: string, squares: number): Move {
  return {
    kind: 'lame-leap',
    vector: { dx: 0, dy: squares },
    empty: Array.from({ length: squares - 1 }, (_, index) => ({ dx: 0, dy: index + 1 })),
    occupied: [],
    modality: 'quiet',
    enPassant: false,
    condition: { ...ALWAYS, from: region },
  };
}

/** The start position as a FEN; empty if the document has none. */
function startFenOf(
  { board, pieces, start }: Variant,
  rules: RuleFields<PieceId>,
  letters: ReadonlyMap<PieceId, DocumentLetters>,
): string {
  if (start === null) return '';
  const written = new Map(
    [...letters].flatMap(([id, { letter }]) =>
      letter === null ? [] : [[id, letter.toUpperCase()] as const],
    ),
  );
  const hands = rules.pieceDrops || rules.gating || rules.seirawanGating;
  const context = fenContext(board.value, pieces, { letters: written, hands });
  return printFen(start.value, context);
}
