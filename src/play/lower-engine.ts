import { DIAGONAL_MOVES, ENGINE_PIECE_TYPE_BY_NAME } from '../catalog/piece-types.js';
import {
  byColor,
  fileOf,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type ByColor,
  type Color,
  type Square,
} from '../ir/board.js';
import {
  CUSTOM_ROYAL,
  type EnginePiece,
  type EnginePieceType,
  type EngineRules,
} from '../ir/engine-rules.js';
import { ALWAYS, type Condition, type Move, type Movement } from '../ir/movement.js';
import { squaresWhere, type SquareSet } from '../ir/region.js';
import type { Game, GamePiece, Reach } from './game.js';
import { UNUSUAL_KING } from './kinds.js';
import { engineTypeNumber } from './tables/bare-programs.js';
import {
  DIAGONALS,
  DOUBLE_STEP,
  INITIAL_REGION,
  PROMOTED_SOLDIERS,
  SINGLE_STEP,
  TRIPLE_ALONE,
  TRIPLE_STEP,
} from './regions.js';

/** Reads a movement from the engine's notation, either as the program does or as written. Passed in, because reading is not part of playing. */
export type ReadMovement = (betza: string) => Movement;

/** Finds where a notation leads in the engine's own tables. Passed in, too. */
export type ReadReach = (betza: string) => Reach;

/** Which reading of a notation and of its initial moves is played. */
export type Reading = 'as-engine' | 'as-written';

/** Makes a game of Fairy-Stockfish's rules (after `conclude`). */
export function lowerEngineRules(
  name: string,
  rules: EngineRules,
  readMovement: ReadMovement,
  reading: Reading = 'as-engine',
  readReach: ReadReach | null = null,
): Game {
  const board: Board = { files: rules.maxFile, ranks: rules.maxRank };
  const pieces = [
    ...rules.pieces.map((piece) => ({
      ...lowerPiece(rules, piece, board, readMovement, reading),
      ...(readReach === null ? {} : { reach: readReach(notationOf(piece)) }),
    })),
    ...ghostsOf(rules, readReach),
  ].toSorted((a, b) => engineTypeNumber(a.kind) - engineTypeNumber(b.kind));
  const hasKing = rules.pieces.some(({ type }) => type === 'king');
  const palace = mobilityOf(rules, 'king', board);
  return {
    name,
    board,
    pieces,
    regions: regionsOf(rules, board),
    rules,
    king: hasKing ? 'king' : null,
    ...(hasKing || palace === null ? {} : { emptyPalace: palace }),
    mainPromotionPawn: byColor((color) => knownType(rules, rules.mainPromotionPawnType[color])),
    beyond: { repetitionProhibited: null, bareKings: null, promotesInsideByCapture: false },
    startFen: rules.startFen,
  };
}

/** Promoted forms whose letter has been given to another type. They do not move, but their type determines where they would get stuck. */
function ghostsOf(rules: EngineRules, readReach: ReadReach | null): readonly GamePiece[] {
  const known = new Set(rules.pieces.map(({ type }) => type));
  const forms = new Set([...known].map((type) => rules.promotedPieceType.get(type) ?? type));
  return [...forms]
    .filter((form) => !known.has(form))
    .map((form) => ({
      id: form,
      kind: form,
      ghost: true,
      letter: null,
      synonym: null,
      movement: [],
      mobility: null,
      promotesTo: null,
      promotionLimit: rules.promotionLimit.get(form) ?? 0,
      barsItsKind: false,
      dropMateLoses: false,
      compulsory: null,
      droppable: false,
      perFile: Infinity,
      perFileCountsForms: true,
      ...(readReach === null
        ? {}
        : { reach: readReach(notationOfType(form, rules.unusedBetza.get(form) ?? '')) }),
    }));
}

/** The notation whose moves the engine's tables contain; see `UNUSUAL_KING`. */
function notationOf({ betza, type }: EnginePiece): string {
  return type === 'king' ? notationOfType(type, betza) : betza;
}

/** The notation of the engine's own type, or the given one for a custom piece. */
function notationOfType(type: EnginePieceType, given: string): string {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.betza ?? given;
}

function knownType(rules: EngineRules, type: string): string | null {
  return rules.pieces.some((piece) => piece.type === type) ? type : null;
}

function regionsOf(rules: EngineRules, board: Board): ReadonlyMap<string, ByColor<SquareSet>> {
  return new Map<string, ByColor<SquareSet>>([
    [INITIAL_REGION, rules.doubleStepRegion],
    ...pawnRegions(rules, board),
    [DIAGONALS, byColor(() => rules.diagonalLines)],
    [
      PROMOTED_SOLDIERS,
      byColor((color) =>
        squaresWhere(board, (_file, rank) =>
          color === 'white'
            ? rank >= rules.soldierPromotionRank
            : board.ranks - 1 - rank >= rules.soldierPromotionRank,
        ),
      ),
    ],
  ]);
}

/** The squares of a region from which a pawn may step over so many squares. It must be allowed to stand on each of them. */
export function stepRegion(
  region: ByColor<SquareSet>,
  passed: number,
  mobility: ByColor<SquareSet> | null,
): ByColor<SquareSet> {
  if (mobility === null) return region;
  const mayPass = (square: Square, color: Color): boolean =>
    Array.from({ length: passed }, (_, i) => (color === 'white' ? i + 1 : -i - 1)).every((rise) => {
      const at = squareAt(fileOf(square), rankOf(square) + rise);
      return at !== null && mobility[color].includes(at);
    });
  return byColor((color) => region[color].filter((square) => mayPass(square, color)));
}

/** The regions for the pawn's steps. */
function pawnRegions(
  rules: EngineRules,
  board: Board,
): readonly (readonly [string, ByColor<SquareSet>])[] {
  const mobility = mobilityOf(rules, 'pawn', board);
  const where = (holds: (square: Square, color: Color) => boolean): ByColor<SquareSet> =>
    byColor((color) => squaresOf(board).filter((square) => holds(square, color)));
  const double = stepRegion(rules.doubleStepRegion, 1, mobility);
  const triple = stepRegion(rules.tripleStepRegion, 2, mobility);
  const twice = (square: Square, color: Color): boolean => double[color].includes(square);
  const thrice = (square: Square, color: Color): boolean => triple[color].includes(square);
  return [
    [SINGLE_STEP, where((square, color) => !twice(square, color))],
    [DOUBLE_STEP, where((square, color) => twice(square, color) && !thrice(square, color))],
    [TRIPLE_STEP, where((square, color) => twice(square, color) && thrice(square, color))],
    [TRIPLE_ALONE, where((square, color) => !twice(square, color) && thrice(square, color))],
  ];
}

function lowerPiece(
  rules: EngineRules,
  { type, letter, synonym, betza }: EnginePiece,
  board: Board,
  readMovement: ReadMovement,
  reading: Reading,
): GamePiece {
  return {
    id: type,
    kind: type,
    ...(type === 'king' && rules.kingType !== 'king' ? UNUSUAL_KING : {}),
    letter,
    synonym,
    movement: movementOf(rules, type, betza, board, readMovement, reading),
    mobility: mobilityOf(rules, type, board),
    promotesTo: rules.promotedPieceType.get(type) ?? null,
    promotionLimit: rules.promotionLimit.get(type) ?? 0,
    barsItsKind: hasRule(type, 'bars-its-kind'),
    dropMateLoses: rules.shogiPawnDropMateIllegal && hasRule(type, 'drop-mate'),
    compulsory: null,
    droppable: true,
    perFile: rules.dropNoDoubled === type ? rules.dropNoDoubledCount : Infinity,
    perFileCountsForms: true,
  };
}

/** The squares on which a type may stand. An empty region does not restrict its colour. Null if neither colour is restricted. */
export function mobilityOf(
  { mobilityRegion }: Pick<EngineRules, 'mobilityRegion'>,
  type: string,
  board: Board,
): ByColor<SquareSet> | null {
  const regions = mobilityRegion.get(type);
  if (regions === undefined) return null;
  return byColor((color) => (regions[color].length === 0 ? squaresOf(board) : regions[color]));
}

function hasRule(type: string, rule: 'bars-its-kind' | 'drop-mate'): boolean {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules.includes(rule) ?? false;
}

function movementOf(
  rules: EngineRules,
  type: string,
  betza: string,
  board: Board,
  readMovement: ReadMovement,
  reading: Reading,
): Movement {
  if (type === 'pawn') return pawnMovement(readMovement);
  const movesAs = type === 'king' ? rules.kingType : type;
  const text =
    movesAs === CUSTOM_ROYAL || type !== 'king'
      ? betza
      : (ENGINE_PIECE_TYPE_BY_NAME.get(movesAs)?.betza ?? betza);
  const read = readMovement(text);
  const own = reading === 'as-engine' ? read.map(initialByRegion) : read;
  const limited = type === 'soldier' ? soldierMovement(own) : own;
  return [...limited, ...diagonalMoves(rules, movesAs, board, readMovement)];
}

/** The engine allows an initial move from the squares of one region, whether or not the piece has moved before. */
function initialByRegion(move: Move): Move {
  return move.condition.initial
    ? { ...move, condition: { ...move.condition, initial: false, from: INITIAL_REGION } }
    : move;
}

/** The pawn has its own steps, whatever its notation: one square, or more from certain regions. */
function pawnMovement(readMovement: ReadMovement): Movement {
  const captures = readMovement('fcF');
  return [...captures, ...PAWN_STEPS.map((steps) => pawnSteps(steps)), TRIPLE_LEAP];
}

/** Three squares at once, where two are not allowed. */
const TRIPLE_LEAP: Move = {
  kind: 'lame-leap',
  vector: { dx: 0, dy: 3 },
  empty: [
    { dx: 0, dy: 1 },
    { dx: 0, dy: 2 },
  ],
  occupied: [],
  modality: 'quiet',
  enPassant: false,
  condition: { ...ALWAYS, from: TRIPLE_ALONE },
};

/** The maximum number of steps of a pawn from each region. The regions do not overlap. */
const PAWN_STEPS = [
  [SINGLE_STEP, 1],
  [DOUBLE_STEP, 2],
  [TRIPLE_STEP, 3],
] as const;

function pawnSteps([region, reach]: readonly [region: string, reach: number]): Move {
  return {
    kind: 'ride',
    step: { dx: 0, dy: 1 },
    reach,
    lame: [],
    skip: 0,
    modality: 'quiet',
    enPassant: false,
    condition: { ...ALWAYS, from: region },
  };
}

/** A soldier, which the engine recognises by single steps, moves sideways only from its promotion rank on. */
function soldierMovement(movement: Movement): Movement {
  return movement.map((move) => {
    if (move.kind !== 'leap' || move.vector.dx === 0) return move;
    const condition: Condition = { ...move.condition, from: PROMOTED_SOLDIERS };
    return { ...move, condition };
  });
}

/** Steps along the diagonals of a palace, from and to its squares. */
function diagonalMoves(
  rules: EngineRules,
  movesAs: string,
  board: Board,
  readMovement: ReadMovement,
): Movement {
  const betza = DIAGONAL_MOVES.get(movesAs);
  const onBoard = rules.diagonalLines.some(
    (square) => fileOf(square) < board.files && rankOf(square) < board.ranks,
  );
  if (betza === undefined || !onBoard || movesAs === 'king') return [];
  return readMovement(betza).map((move) => ({
    ...move,
    condition: { ...move.condition, from: DIAGONALS, to: DIAGONALS },
  }));
}
