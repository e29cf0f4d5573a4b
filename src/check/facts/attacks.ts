import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { fileOf, rankOf, type Color, type Square } from '../../ir/board.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import { rotateVector, type Move, type Movement, type Vector } from '../../ir/movement.js';
import { targets, type Targets } from '../../ir/targets.js';
import type { EngineEntry } from '../../read/betza/fairy-stockfish-scan.js';
import { keeperOfLast } from '../../text/keep.js';
import type { LintedSection } from '../linted-file.js';
import { betzaFacts, type BetzaFacts } from './betza.js';
import type { ColoredPiece } from './fen-board.js';
import { KING } from './kings.js';

/** A piece on its square. */
interface Standee extends ColoredPiece {
  readonly square: Square;
}

/** The pieces by square. */
export interface Standing<P extends Standee = Standee> {
  readonly pieces: readonly P[];
  readonly walls: readonly Square[];
}

/** A piece of a colour that attacks a square, or null. Ignores palaces, flying generals and leaps of kings. */
export function attackerOf<P extends Standee>(
  section: LintedSection,
  standing: Standing<P>,
  target: Square,
  color: Color,
): P | null {
  const [file, rank] = [fileOf(target), rankOf(target)];
  const attacker = standing.pieces.find((piece) => {
    if (piece.color !== color) return false;
    const dx = file - fileOf(piece.square);
    const dy = rank - rankOf(piece.square);
    if (!mayBeInReach(Math.abs(dx), Math.abs(dy))) return false;
    const vector = color === 'white' ? { dx, dy } : rotateVector({ dx, dy });
    // A soldier attacks sideways only from `soldierPromotionRank` on.
    if (piece.type === 'soldier' && vector.dy <= 0) return false;
    const facts = factsOf(section, piece.type);
    if (!facts.entries.some((entry) => mayCaptureTowards(entry, vector))) return false;
    const ways = facts.asRead().filter((move) => mayCaptureAlong(move, vector));
    return ways.length > 0 && targetsBy(ways, section, standing, piece).capture.includes(target);
  });
  return attacker ?? null;
}

/** Where a piece can go, within its mobility region. */
export function targetsOf(section: LintedSection, standing: Standing, piece: Standee): Targets {
  return targetsBy(factsOf(section, piece.type).asRead(), section, standing, piece);
}

/** Where a piece could go without its mobility region. */
export function freeTargetsOf(section: LintedSection, standing: Standing, piece: Standee): Targets {
  return freeTargetsBy(factsOf(section, piece.type).asRead(), section, standing, piece);
}

/** The destinations of some moves of a piece, within its mobility region. */
function targetsBy(
  moves: Movement,
  section: LintedSection,
  standing: Standing,
  piece: Standee,
): Targets {
  const found = freeTargetsBy(moves, section, standing, piece);
  const region = section.rules.mobilityRegion.get(piece.type)?.[piece.color] ?? [];
  if (region.length === 0) return found;
  const isInside = (square: Square): boolean => region.includes(square);
  return { quiet: found.quiet.filter(isInside), capture: found.capture.filter(isInside) };
}

function freeTargetsBy(
  moves: Movement,
  section: LintedSection,
  { pieces, walls }: Standing,
  { color, square: origin }: Standee,
): Targets {
  const { maxFile, maxRank } = section.rules;
  const colorAt = colorsOf(pieces);
  return targets(moves, {
    board: { files: maxFile, ranks: maxRank },
    origin,
    color,
    occupant: (square) => {
      const other = colorAt.get(square);
      if (other !== undefined) return other === color ? 'own' : 'enemy';
      // A wall cannot be captured, but hoppers leap over it.
      return walls.includes(square) ? 'own' : null;
    },
    initial: true,
    regionHolds: () => true,
  });
}

/** Square -> the colour of the piece on it. */
const colorsOf = keeperOfLast((pieces: readonly Standee[]): ReadonlyMap<Square, Color> => {
  const colorAt = new Map<Square, Color>();
  for (const { color, square } of pieces) colorAt.set(square, color);
  return colorAt;
});

/** Whether a type has no moves on any board. */
export function hasNoMoves(section: LintedSection, type: EnginePieceType): boolean {
  return factsOf(section, type).asRead().length === 0;
}

function factsOf({ rules }: LintedSection, type: EnginePieceType): BetzaFacts {
  // A king may inherit the moves of another type; no option sets that.
  const mover = type === KING ? rules.kingType : type;
  const notation =
    ENGINE_PIECE_TYPE_BY_NAME.get(mover)?.betza ??
    rules.pieces.find((piece) => piece.type === type)?.betza;
  return betzaFacts(notation ?? '');
}

/** The engine's longest leap is three squares; farther targets need a rider. */
function mayBeInReach(x: number, y: number): boolean {
  return x === 0 || y === 0 || x === y || Math.max(x, y) <= 3 || x % y === 0 || y % x === 0;
}

/** A quick test of the string alone: whether the piece may be able to capture there. */
function mayCaptureTowards({ capture, directions, initial }: EngineEntry, vector: Vector): boolean {
  return capture && !initial && directions.some((direction) => isMultiple(vector, direction));
}

/** Whether a move may capture there if nothing blocks it. */
function mayCaptureAlong(move: Move, vector: Vector): boolean {
  if (move.modality !== 'capture') return false;
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return move.vector.dx === vector.dx && move.vector.dy === vector.dy;
    case 'ride':
    case 'hop':
      return isMultiple(vector, move.step);
    case 'path':
      return true;
  }
}

function isMultiple({ dx, dy }: Vector, step: Vector): boolean {
  // A product of 0 and a negative number would be -0, of which V8 makes an object.
  return Math.imul(dx, step.dy) === Math.imul(dy, step.dx) && dx * step.dx + dy * step.dy > 0;
}
