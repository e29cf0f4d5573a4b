import { OPTION_BY_KEY } from '../../../catalog/options/options.js';
import { ENGINE_PIECE_TYPES, ENGINE_PIECE_TYPE_BY_NAME } from '../../../catalog/piece-types.js';
import { withoutIneffective } from '../../../ir/acts.js';
import { emptyEngineRules } from '../../../ir/engine-defaults.js';
import {
  CUSTOM_ROYAL,
  type EnginePiece,
  type EnginePieceType,
  type EngineRules,
  type NamedRules,
} from '../../../ir/engine-rules.js';
import { heldRules } from '../../../ir/held-rules.js';
import type { Movement } from '../../../ir/movement.js';
import { withPassing } from '../../../ir/pawn.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { AuthorOption, Variant } from '../../../ir/variant.js';
import { fenContext } from '../../../notation/fen-context.js';
import { predefinedTypesFor } from '../../../read/betza/predefined.js';
import { stepsTaken, takeSteps } from '../../../text/steps.js';
import { printFen } from '../../../notation/print-fen.js';
import type { Diagnostic, Parsed } from '../../../text/diagnostic.js';
import { capitalized } from '../../../text/words.js';
import type { EmitOptions } from '../../emitted.js';
import { lowerDisplay } from './display.js';
import { lowerDrops } from './drops.js';
import { lowerEnds, type EngineEnds } from './ends.js';
import { lowerHeld } from './held.js';
import { boardLimit, ENGINE_NAME, freeDropsLimit, kingOnLinesLimit } from './limits.js';
import { neededParent } from './needed-parent.js';
import { lowerPromotions } from './promotions.js';
import { assignTypes, type AssignedType, type AssignedTypes } from './types.js';
import { allocateLetters, type Letters } from '../letters.js';
import { renamePieces } from '../../../ir/rename-pieces.js';
import { shareTypes, typeOf, type SharedType } from '../share-types.js';
import { diagnoseShortfalls } from '../shortfall.js';

const ENGINE_TYPE_NAMES: readonly EnginePieceType[] = ENGINE_PIECE_TYPES.map(({ type }) => type);

/** The data that lowering to the engine needs in addition to the variant. */
export interface EngineOptions extends EmitOptions {
  /**
   * Sets options on rules as the engine's own reader does. The author's options override everything else. Since `emit` must not import
   * the readers, the pipeline passes the function of `read/ini`.
   */
  readonly applyOptions: (
    rules: EngineRules,
    options: readonly AuthorOption[],
  ) => Parsed<EngineRules>;
}

/** A variant in the engine's own fields. */
export interface Lowered {
  /** Before conclusion; null if the engine cannot hold the variant. */
  readonly rules: EngineRules | null;
  /** The parent of a section with these rules. */
  readonly parent: NamedRules | null;
  readonly letters: Letters;
  /** In the order of the document. */
  readonly types: readonly AssignedType[];
  /** The variant as the rules define it, with the replacements that comments name. Null if the differences make a comparison impossible. */
  readonly means: Variant | null;
  /** What the rules do not express, one sentence each. */
  readonly comments: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Lowers a variant to the fields that Fairy-Stockfish has after reading its section. */
export function lowerToEngine(variant: Variant, request: EngineOptions): Lowered {
  if (variant.held !== undefined) return lowerAsHeld(variant, variant.held, request);
  const options = { ...request, parent: request.parent ?? neededParent(variant) };
  const { approximate, parent } = options;
  const base = parent?.rules ?? emptyEngineRules();
  const { letters, shared } = lettersOf(variant);
  const refusal = { rules: null, parent, letters, types: [], means: null } as const;
  const tooLarge = boardLimit(variant);
  if (tooLarge.length > 0 || letters.diagnostics.length > 0) {
    const { diagnostics } = diagnoseShortfalls(tooLarge, approximate);
    return { ...refusal, comments: [], diagnostics: [...diagnostics, ...letters.diagnostics] };
  }
  const parts = lowerParts(variant, assignedFor(variant, letters, shared, options));
  const { assigned, drops, ends, promotions } = parts;
  const { nearest, types } = assigned;
  // These change the game in unknown ways. For the others it is known what the engine plays instead.
  const unlike = [...assigned.shortfalls, ...drops.shortfalls, ...promotions.shortfalls];
  const verdict = diagnoseShortfalls(
    [
      ...assigned.inexact,
      ...unlike,
      ...promotions.inside,
      ...ends.shortfalls,
      ...freeDropsLimit(variant, base, options),
      ...kingOnLinesLimit(variant, assigned.kingOnLines, base),
    ],
    approximate,
  );
  if (verdict.refused) return { ...refusal, types, ...verdict };
  const authored = options.applyOptions(
    withoutIneffective(base, rulesOf(variant, base, letters, parts)),
    ofAssignedTypes(variant, types),
  );
  const rules = withPassing(
    authored.value,
    types.map(({ type }) => type),
  );
  const { startFen } = rules;
  const start =
    startFen === base.startFen ? printStart(variant, letters, rules, startFen) : startFen;
  return {
    rules: { ...rules, startFen: start },
    parent,
    letters,
    types,
    means: unlike.length > 0 ? null : asEngine(variant, nearest, ends),
    comments: verdict.comments,
    diagnostics: [...verdict.diagnostics, ...authored.diagnostics],
  };
}

/** Lowers a variant that has kept the engine's fields from its section. */
function lowerAsHeld(
  variant: Variant,
  held: NonNullable<Variant['held']>,
  options: EngineOptions,
): Lowered {
  const shared = variant.pieces.map((piece) => ({ piece, promotedOnly: false, forms: [] }));
  const letters = allocateLetters(variant, ENGINE_NAME, shared);
  const { parent, rules, shortfalls } = lowerHeld(variant, held, options.parent);
  const { refused, ...verdict } = diagnoseShortfalls(shortfalls, options.approximate);
  const types = shared.map(heldType);
  return { rules: refused ? null : rules, parent, letters, types, means: variant, ...verdict };
}

/** The parts of a variant that are lowered separately. */
interface LoweredParts {
  readonly assigned: AssignedTypes;
  readonly inEngineOrder: readonly AssignedType[];
  readonly drops: ReturnType<typeof lowerDrops>;
  readonly promotions: ReturnType<typeof lowerPromotions>;
  readonly ends: EngineEnds;
}

function lowerParts(variant: Variant, assigned: AssignedTypes): LoweredParts {
  const inEngineOrder = assigned.types.toSorted(
    (a, b) => ENGINE_TYPE_NAMES.indexOf(a.type) - ENGINE_TYPE_NAMES.indexOf(b.type),
  );
  return {
    assigned,
    inEngineOrder,
    drops: lowerDrops(variant, assigned.types),
    promotions: lowerPromotions(variant, inEngineOrder),
    ends: lowerEnds(variant),
  };
}

/** All fields of the engine, before the author's options. */
function rulesOf(
  variant: Variant,
  base: EngineRules,
  letters: Letters,
  { assigned, drops, ends, inEngineOrder, promotions }: LoweredParts,
): EngineRules {
  const { kingOnLines, lines, soldier, types } = assigned;
  return {
    ...base,
    ...renamePieces(ends.rules, typeNames(types), ENGINE_TYPE_NAMES),
    ...lowerDisplay(variant, letters),
    ...lowerPieces(base, inEngineOrder, letters, kingOnLines !== null),
    maxFile: variant.board.value.files,
    maxRank: variant.board.value.ranks,
    diagonalLines: lines?.squares.white ?? variant.rules.diagonalLines,
    soldierPromotionRank: soldier?.rank ?? variant.rules.soldierPromotionRank,
    ...lowerPieceRules(types),
    ...promotions.rules,
    ...drops.rules,
  };
}

/** A variant's types and the letters of their pieces. */
interface Lettered {
  readonly shared: readonly SharedType[];
  readonly letters: Letters;
}

/** An earlier result, and the number of steps it took. */
interface Known<T> {
  readonly value: T;
  readonly work: number;
}

/** Counts the steps of a cached result again, so that the count does not depend on earlier calls. */
function counted<T>(known: Known<T> | undefined, workOut: () => T): Known<T> {
  if (known !== undefined) {
    takeSteps(known.work);
    return known;
  }
  const begun = stepsTaken();
  const value = workOut();
  return { value, work: stepsTaken() - begun };
}

/** Caches: variants never change, and each is lowered several times, for the checks and for each target. */
const lettered = new WeakMap<Variant, Known<Lettered>>();
const assignments = new WeakMap<
  Variant,
  Known<AssignedTypes> & Pick<EngineOptions, 'applyOptions' | 'parent'>
>();

function lettersOf(variant: Variant): Lettered {
  const known = counted(lettered.get(variant), () => {
    const shared = shareTypes(variant);
    return { shared, letters: allocateLetters(variant, ENGINE_NAME, shared) };
  });
  lettered.set(variant, known);
  return known.value;
}

function assignedFor(
  variant: Variant,
  letters: Letters,
  shared: readonly SharedType[],
  { applyOptions, parent }: EngineOptions,
): AssignedTypes {
  const before = assignments.get(variant);
  const isSame = before?.applyOptions === applyOptions && before.parent === parent;
  const known = counted(isSame ? before : undefined, () => {
    const letterOf = ({ letter }: PieceType): string => letter?.toLowerCase() ?? '';
    const held = applyOptions(heldRules(variant, letterOf), variant.options).value;
    const inheritance = { letters: letters.byType, pieces: parent?.rules.pieces ?? [] };
    return assignTypes(variant, shared, inheritance, held);
  });
  assignments.set(variant, { ...known, applyOptions, parent });
  return known.value;
}

/** The author's options. An option that names a predefined type means the piece with its moves, even if that piece has another type. */
function ofAssignedTypes(
  { board, options }: Variant,
  types: readonly AssignedType[],
): readonly AuthorOption[] {
  return options.map((option) => {
    const row = OPTION_BY_KEY.get(option.key)?.row;
    const named = row !== undefined && 'piece' in row ? row.piece : null;
    if (named === null || types.some(({ type }) => type === named)) return option;
    const meant = types.find(({ shared: { piece } }) =>
      predefinedTypesFor(piece.movement.value, board.value).includes(named),
    );
    if (meant === undefined) return option;
    return {
      ...option,
      key: option.key.replace(capitalized(named), () => capitalized(meant.type)),
    };
  });
}

/** The pieces of a section already are types of the engine. */
function heldType(shared: SharedType): AssignedType {
  const { id, betza } = shared.piece;
  return { shared, type: id, betza: betza?.text ?? '' };
}

/** The variant with what the engine plays instead of moves and ends that it cannot express. */
function asEngine(
  variant: Variant,
  nearest: ReadonlyMap<PieceId, Movement>,
  { rules, beyond }: EngineEnds,
): Variant {
  if (nearest.size === 0 && beyond === variant.beyond) return variant;
  const pieces = variant.pieces.map((piece) => {
    const value = nearest.get(piece.id);
    return value === undefined ? piece : { ...piece, movement: { ...piece.movement, value } };
  });
  return { ...variant, pieces, rules, beyond };
}

/** The rules of single pieces, by type. */
function lowerPieceRules(
  types: readonly AssignedType[],
): Pick<EngineRules, 'mobilityRegion' | 'promotionLimit'> {
  return {
    mobilityRegion: new Map(
      types.flatMap(({ type, shared: { piece } }) =>
        piece.confined === undefined ? [] : [[type, piece.confined] as const],
      ),
    ),
    promotionLimit: new Map(
      types.flatMap(({ type, shared: { piece } }) =>
        piece.promotionLimit === undefined ? [] : [[type, piece.promotionLimit] as const],
      ),
    ),
  };
}

type PieceFields = Pick<EngineRules, 'pieces' | 'kingType' | 'pieceValueMg' | 'pieceValueEg'>;

/** The fields of the pieces. Values are not rules: pieces without a value keep the inherited one. */
function lowerPieces(
  base: EngineRules,
  types: readonly AssignedType[],
  letters: Letters,
  hasKingOnLines: boolean,
): PieceFields {
  const own = enginePieces(types, letters);
  const inherited = base.pieces.find(({ type }) => type === 'king');
  const keepsKing = (piece: EnginePiece): boolean =>
    piece.type === 'king' && (hasKingOnLines || piece.betza === inherited?.betza);
  const isInherited = inherited !== undefined && own.some(keepsKing);
  const pieces = isInherited
    ? own.map((piece) => (keepsKing(piece) ? { ...piece, betza: inherited.betza } : piece))
    : own;
  const hasOwnKing = pieces.some(({ type, betza }) => type === 'king' && betza !== 'K');
  const values = types.flatMap(({ type, shared: { piece } }) => valueOf(type, piece.value));
  return {
    pieces,
    kingType: isInherited ? base.kingType : hasOwnKing ? CUSTOM_ROYAL : 'king',
    pieceValueMg: new Map([...base.pieceValueMg, ...values]),
    pieceValueEg: new Map([...base.pieceValueEg, ...values]),
  };
}

function enginePieces(types: readonly AssignedType[], letters: Letters): readonly EnginePiece[] {
  return types.flatMap(({ shared, type, betza }) => {
    const letter = letters.byType.get(shared);
    const own = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.betza ?? '';
    return letter === undefined
      ? []
      : [{ type, letter: letter.toLowerCase(), synonym: null, betza: betza === '' ? own : betza }];
  });
}

function typeNames(types: readonly AssignedType[]): (id: PieceId) => EnginePieceType | null {
  const sharedTypes = types.map(({ shared }) => shared);
  return (id) => {
    const named = typeOf(sharedTypes, id);
    return types.find(({ shared }) => shared === named)?.type ?? null;
  };
}

/** The author's unit is the pawn, the engine's a hundredth of a pawn. */
function valueOf(
  type: EnginePieceType,
  value: number | null,
): readonly (readonly [EnginePieceType, number])[] {
  const units = Math.round((value ?? 0) * 100);
  return units > 0 ? [[type, units]] : [];
}

/** The start position; if it is the same as the inherited one, exactly that text. */
function printStart(
  variant: Variant,
  letters: Letters,
  { pieceDrops, seirawanGating }: EngineRules,
  inherited: string,
): string {
  if (variant.start === null) return inherited;
  const context = fenContext(variant.board.value, variant.pieces, {
    letters: letters.byPiece,
    // Without pieces to place from the hand, the engine reads the bracket as a piece.
    hands: pieceDrops || seirawanGating,
  });
  const fen = printFen(variant.start.value, context);
  const isInherited =
    stateOf(fen) === stateOf(inherited) && variant.start.value.clock === undefined;
  return isInherited ? inherited : fen;
}

/** The board, hands, turn, castling rights and checks of a FEN, without its counters. A shogi-style FEN has no castling field. */
function stateOf(fen: string): string {
  const [board = '', turn = '', castling = '', ...tail] = fen.split(' ');
  const checks = tail.find((field) => /^\d+\+\d+$/.test(field)) ?? '';
  return [board.replace('[]', '[-]'), turn, /^\d+$/.test(castling) ? '-' : castling, checks].join(
    ' ',
  );
}
