import { diagnose } from '../../catalog/diagnose.js';
import { DIAGONAL_MOVES, ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import {
  byColor,
  COLORS,
  fileOf,
  isOnBoard,
  rankOf,
  type Board,
  type Color,
} from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import { conclude } from '../../ir/engine-conclusion.js';
import type { EnginePiece, EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { DOUBLE_STEP, goesForward, type Move, type Movement } from '../../ir/movement.js';
import { pawnMovement, takesDoubleStep } from '../../ir/pawn.js';
import {
  FREE_DROPS,
  type PieceId,
  type PieceRules,
  type PieceType,
  type Promotion,
} from '../../ir/piece.js';
import { bothSides, NO_SQUARES, squaresWhere, type Region } from '../../ir/region.js';
import { isLostAtStart } from '../../ir/extinction.js';
import { renamePieces } from '../../ir/rename-pieces.js';
import { ruleFieldsOf } from '../../ir/rule-fields.js';
import type { Variant } from '../../ir/variant.js';
import { fenContext } from '../../notation/fen-context.js';
import { readFen } from '../../notation/fen.js';
import type { Parsed } from '../../text/diagnostic.js';
import { stated } from '../../text/origin.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { readAsProgram, readBetza } from '../betza/read-betza.js';
import { clipRules } from '../../notation/document/base-rules.js';
import { builtinRules } from '../builtins.js';
import { withEngineClock, withEngineRights, withoutLostTypes } from './as-played.js';
import { collectIni, concernsVariant } from './one-by-one.js';
import { readIni, type EngineSection } from './read-ini.js';

/** The sections of a variants.ini as variants: the section named `wanted`, with what is reported of it and its parents; all sections if there is none of that name. */
export function readSections(
  source: Source,
  wanted: string | null = null,
): Parsed<readonly Variant[]> {
  const isWanted = (section: EngineSection) => (section.name === wanted ? section : null);
  const chosen = wanted === null ? null : collectIni(source, isWanted);
  const isChosen = wanted !== null && chosen !== null && chosen.value.length > 0;
  const { diagnostics, value } = isChosen
    ? { ...chosen, diagnostics: chosen.diagnostics.filter(concernsVariant(source, wanted)) }
    : readIni(source);
  const variants = value.map((section) =>
    variantOf(section, { file: source.file, ...section.section.nameAt }),
  );
  return { value: variants, diagnostics };
}

export function variantOf({ name, root, rules }: EngineSection, span: Span): Variant {
  return sectionVariant(name, conclude(rules), span, root);
}

/** The variant, if it expresses all of the engine's rules. Otherwise an error that says what it cannot express. */
export function wholeVariant(variant: Variant): Parsed<Variant | null> {
  const { held, title, span } = variant;
  if ((held?.inexpressible ?? null) === null) return { value: variant, diagnostics: [] };
  const message = `Only a section of variants.ini can express ${title}: ${held?.inexpressible ?? ''}.`;
  return { value: null, diagnostics: [diagnose('ini/not-a-document', 'error', span, message)] };
}

/** The engine's rules (after conclusion) as a variant. Its pieces are the engine's types, with the engine's names. */
export function sectionVariant(
  name: string,
  rules: EngineRules,
  span: Span,
  root: string | null,
): Variant {
  const parent = root === null ? null : builtinRules(root);
  const board: Board = { files: rules.maxFile, ranks: rules.maxRank };
  const pieces = rules.pieces.map((piece) => pieceOf(piece, rules, span));
  const ids: readonly PieceId[] = pieces.map(({ id }) => id);
  const known = new Set(ids);
  const start = readFen(rules.startFen, fenContext(board, pieces, { hands: true }), span).value;
  const position = withEngineRights(withEngineClock(start), rules);
  // Without rights at the start nobody castles, since only drops can create rights during a game.
  const castling =
    rules.castling && (rules.castlingDroppedPiece || (position?.castlingRights ?? '-') !== '-');
  const isShogi =
    rules.pieceDrops && !castling && pieces.every(({ promotion }) => promotion.style !== 'pawn');
  return {
    id: name,
    title: name,
    family: isShogi ? 'shogi' : 'chess',
    board: stated(board, span),
    regions: [
      ...(isSoldierLimited(rules) ? [beyondRiver(rules)] : []),
      ...(hasLines(rules) ? [linesOf(rules)] : []),
    ],
    pieces,
    start: position === null ? null : stated(position, span),
    rules: {
      ...clipRules(
        renamePieces<EnginePieceType, PieceId>(
          ruleFieldsOf(withoutLostTypes(rules)),
          (type) => (known.has(type) ? type : null),
          ids,
        ),
        board,
      ),
      castling,
      doubleStep: rules.doubleStep && !stepIsIdle(rules),
      enPassantTypes: byColor((color) => takersOf(rules, color, ids)),
      // The movements of soldiers and of pieces that follow lines express these two already.
      soldierPromotionRank: 0,
      diagonalLines: NO_SQUARES,
    },
    origins: {},
    beyond: { repetitionProhibited: null, bareKings: null, promotesInsideByCapture: false },
    options: [],
    held: {
      rules,
      parent: root === null || parent === null ? null : { name: root, rules: parent },
      inexpressible: whatIsInexpressible(rules, position !== null),
    },
    span,
  };
}

/** The pieces that capture en passant: where there are squares for it, pawns do whatever the option says. */
function takersOf(
  { enPassantRegion, enPassantTypes }: EngineRules,
  color: Color,
  ids: readonly PieceId[],
): readonly PieceId[] {
  if (enPassantRegion[color].length === 0) return [];
  const listed = enPassantTypes[color].filter((type) => type === '*' || ids.includes(type));
  const pawns = ids.filter((id) => id === 'pawn');
  return [...new Set([...listed, ...pawns])];
}

/** What the engine's rules for single types contain that a variant cannot express. Null if nothing. */
function whatIsInexpressible(rules: EngineRules, hasStart: boolean): string | null {
  const types = new Set(rules.pieces.map(({ type }) => type));
  const problems: readonly (readonly [boolean, string])[] = [
    [!hasStart, `its start position cannot be read (${rules.startFen})`],
    [
      isLostAtStart(rules, [...types]),
      'it is over before the first move, because extinctionPieceTypes names a type without a letter',
    ],
    [
      rules.doubleStep && stepsByNotation(rules) && startsWithPawns(rules),
      'some of its pawns have a double step, others that promote have none',
    ],
    [
      rules.pieces.some(({ type }) => {
        const to = rules.promotedPieceType.get(type);
        return to !== undefined && !types.has(to);
      }),
      'one of its pieces promotes to a piece without a letter',
    ],
  ];
  return problems.find(([holds]) => holds)?.[1] ?? null;
}

function pieceOf({ type, letter, betza }: EnginePiece, rules: EngineRules, span: Span): PieceType {
  const [name] = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names ?? [];
  const limited = rules.dropNoDoubled === type;
  const promotion = promotionOf(type, rules);
  const written = readBetza(betza, 'fairy-stockfish', span).value.asRead;
  // Without double steps there are no first moves, of any piece.
  const read = rules.doubleStep ? written : written.filter(({ condition }) => !condition.initial);
  // The double step is a rule for pieces that promote as in chess, and always for the engine's pawn.
  const stepsAlone = type === PAWN && rules.doubleStep && promotion.style !== 'pawn';
  const isLimited = type === SOLDIER && isSoldierLimited(rules);
  const movement = stepsAlone
    ? [...read, DOUBLE_STEP]
    : isLimited
      ? read.map(sidewaysBeyondRiver)
      : promotion.style === 'pawn' && type !== PAWN && stepsByRule(rules)
        ? withoutStep(read)
        : read;
  const along = hasLines(rules) ? movesAlongLines(type, rules, span) : [];
  return {
    id: type,
    name: type === 'king' ? 'king' : (name ?? null),
    glyphs: [],
    abbreviation: letter.toUpperCase(),
    letter: null,
    movement: stated([...movement, ...along], span),
    betza: { text: betza, span },
    royal: type === 'king',
    promotion,
    drop: {
      ...FREE_DROPS,
      perFile: limited ? rules.dropNoDoubledCount : null,
      mateForbidden: type === 'shogiPawn' && rules.shogiPawnDropMateIllegal,
    },
    value: null,
    span,
    ...pieceRulesOf(type, rules),
  };
}

/**
 * Where a piece may stand, how many there may be by promotion, and which pieces bar it. If a region is empty for both colours, the piece may stand
 * anywhere.
 */
function pieceRulesOf(type: EnginePieceType, engineRules: EngineRules): PieceRules {
  const { mobilityRegion, promotionLimit, maxFile, maxRank } = engineRules;
  const board: Board = { files: maxFile, ranks: maxRank };
  const region = mobilityRegion.get(type);
  const confined =
    region &&
    byColor((color) =>
      region[color].filter((square) => isOnBoard(board, fileOf(square), rankOf(square))),
    );
  const limit = promotionLimit.get(type) ?? 0;
  const rules = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules ?? [];
  return {
    ...(confined !== undefined && COLORS.some((color) => confined[color].length > 0)
      ? { confined }
      : {}),
    ...(limit > 0 ? { promotionLimit: limit } : {}),
    ...(rules.includes('bars-its-kind') ? { barsItsKind: true } : {}),
    ...(isOtherPawn(type, engineRules) ? { notPawn: true } : {}),
  };
}

/** Whether a type moves and promotes as a pawn, in a game without the engine's pawn. */
function isOtherPawn(type: EnginePieceType, rules: EngineRules): boolean {
  const betza = rules.pieces.find((piece) => piece.type === type)?.betza ?? '';
  const board: Board = { files: rules.maxFile, ranks: rules.maxRank };
  return (
    rules.pieces.every((piece) => piece.type !== PAWN) &&
    COLORS.some((color) => rules.promotionPawnTypes[color].includes(type)) &&
    pawnMovement(readAsProgram(betza, 'fairy-stockfish'), board) !== null
  );
}

/**
 * Whether the double steps in the notations of custom pawns can be the double step rule of a document. The engine applies both on the same region.
 * They can, unless another piece to which the rule would apply has no double step.
 */
function stepsByRule(rules: EngineRules): boolean {
  const others = rules.pieces
    .filter(({ type }) => type !== PAWN && choicesOf(type, rules).length > 0)
    .map(({ betza }) => readAsProgram(betza, 'fairy-stockfish'));
  return rules.doubleStep && others.every((movement) => !takesDoubleStep(movement));
}

/** The movement without its written double step, if the double step rule restores it. Otherwise the unchanged movement. */
function withoutStep(movement: Movement): Movement {
  const lasting = movement.filter((move) => !isDoubleStep(move));
  return lasting.length < movement.length && takesDoubleStep(lasting) ? lasting : movement;
}

function isDoubleStep(move: Move): boolean {
  return move.condition.initial && equalMovements([DOUBLE_STEP], [move]);
}

const SOLDIER: EnginePieceType = 'soldier';
const RIVER = 'beyond';

const LINES = 'lines';

/** Whether any type moves along diagonal lines drawn on the board. */
function hasLines(rules: EngineRules): boolean {
  return (
    linesOf(rules).squares.white.length > 0 &&
    rules.pieces.some(({ type }) => lineMoves(type, rules) !== undefined)
  );
}

function linesOf({ diagonalLines, maxFile, maxRank }: EngineRules): Region {
  const board: Board = { files: maxFile, ranks: maxRank };
  const squares = diagonalLines.filter((square) =>
    isOnBoard(board, fileOf(square), rankOf(square)),
  );
  return { name: LINES, squares: byColor(() => squares) };
}

/** The moves of a type along lines. A king has those of the type as which it moves. */
function lineMoves(type: EnginePieceType, { kingType }: EngineRules): string | undefined {
  const movesAs = type === 'king' ? kingType : type;
  return movesAs === 'king' ? undefined : DIAGONAL_MOVES.get(movesAs);
}

function movesAlongLines(type: EnginePieceType, rules: EngineRules, span: Span): Movement {
  const betza = lineMoves(type, rules);
  if (betza === undefined) return [];
  return readBetza(betza, 'fairy-stockfish', span).value.asRead.map((move) => ({
    ...move,
    condition: { ...move.condition, from: LINES, to: LINES },
  }));
}

/** Whether soldiers move sideways only from a certain rank onwards. */
function isSoldierLimited({ pieces, soldierPromotionRank }: EngineRules): boolean {
  return soldierPromotionRank > 0 && pieces.some(({ type }) => type === SOLDIER);
}

function beyondRiver({ maxFile, maxRank, soldierPromotionRank }: EngineRules): Region {
  const board: Board = { files: maxFile, ranks: maxRank };
  const white = squaresWhere(board, (_file, rank) => rank >= soldierPromotionRank);
  return { name: RIVER, squares: bothSides(board, white) };
}

function sidewaysBeyondRiver(move: Move): Move {
  const isForward = goesForward(move);
  return isForward ? move : { ...move, condition: { ...move.condition, from: RIVER } };
}

const PAWN: EnginePieceType = 'pawn';

/** Whether a piece other than the engine's pawn promotes as in chess and steps forward, but has no initial double step in its notation. */
function stepsByNotation(rules: EngineRules): boolean {
  return rules.pieces.some(
    ({ type, betza }) =>
      type !== PAWN &&
      choicesOf(type, rules).length > 0 &&
      takesDoubleStep(readAsProgram(betza, 'fairy-stockfish')),
  );
}

/** Whether the double step has no effect, because no piece in the game could make it. */
function stepIsIdle(rules: EngineRules): boolean {
  const writesSteps = rules.pieces.some(({ betza }) => betza.includes('i'));
  return stepsByNotation(rules) && !startsWithPawns(rules) && !writesSteps;
}

/** Whether a pawn is on the board or in hand at the start. */
function startsWithPawns({ pieces, startFen }: EngineRules): boolean {
  const letter = pieces.find(({ type }) => type === PAWN)?.letter;
  const [board = ''] = startFen.split(' ');
  return letter !== undefined && board.toLowerCase().includes(letter);
}

function promotionOf(type: EnginePieceType, rules: EngineRules): Promotion {
  const to = rules.promotedPieceType.get(type);
  const form = rules.pieces.find((piece) => piece.type === to)?.type;
  const choices = choicesOf(type, rules);
  if (choices.length > 0)
    return { style: 'pawn', to: choices, ...(form === undefined ? {} : { form }) };
  return form === undefined ? { style: 'none' } : { style: 'shogi', to: form };
}

/** The types to which a type promotes as a pawn. White's choices if the type is one of White's pawns, otherwise Black's. */
function choicesOf(
  type: EnginePieceType,
  { promotionPawnTypes, promotionPieceTypes, pieces }: EngineRules,
): readonly EnginePieceType[] {
  const color = (['white', 'black'] as const).find((one) => promotionPawnTypes[one].includes(type));
  return color === undefined
    ? []
    : promotionPieceTypes[color].filter((choice) => pieces.some((piece) => piece.type === choice));
}
