import { equalMovements } from '../ir/compare.js';
import type { Board } from '../ir/board.js';
import type { EnginePieceType } from '../ir/engine-rules.js';
import {
  allDirections,
  ALWAYS,
  type Modality,
  type Move,
  type Movement,
  type Vector,
} from '../ir/movement.js';
import type { GamePiece } from './game.js';

/** The engine's types that have special rules of play and that a document can have. Each is recognised by its moves. */

const BOTH: readonly Modality[] = ['quiet', 'capture'];

function leaps(vectors: readonly Vector[], modalities = BOTH): Movement {
  return vectors.flatMap((vector) =>
    modalities.map((modality): Move => ({
      kind: 'leap',
      vector,
      modality,
      condition: ALWAYS,
      enPassant: false,
    })),
  );
}

/** Leaps that need certain squares to be empty. */
function lameLeaps(vectors: readonly Vector[], ...stops: ((vector: Vector) => Vector)[]): Movement {
  return vectors.flatMap((vector) =>
    BOTH.map((modality): Move => ({
      kind: 'lame-leap',
      vector,
      empty: stops.map((stop) => stop(vector)),
      occupied: [],
      modality,
      condition: ALWAYS,
      enPassant: false,
    })),
  );
}

/** Moves over one hurdle; only captures by default. */
function hops(modalities: readonly Modality[] = ['capture']): Movement {
  return STRAIGHT.flatMap((step) =>
    modalities.map((modality): Move => ({
      kind: 'hop',
      step,
      hurdle: 'edge',
      beyond: 'edge',
      reach: 'edge',
      modality,
      condition: ALWAYS,
      enPassant: false,
    })),
  );
}

function rides(steps: readonly Vector[], modalities = BOTH): Movement {
  return steps.flatMap((step) =>
    modalities.map((modality): Move => ({
      kind: 'ride',
      step,
      reach: 'edge',
      lame: [],
      skip: 0,
      modality,
      condition: ALWAYS,
      enPassant: false,
    })),
  );
}

const STRAIGHT = allDirections(0, 1);
const ASLANT = allDirections(1, 1);
const forward = ({ dy }: Vector): boolean => dy > 0;

const WAZIR = leaps(STRAIGHT);
const FERZ = leaps(ASLANT);
const ALFIL = leaps(allDirections(2, 2));
const LONG = allDirections(1, 2);
const KNIGHT = leaps(LONG);
/** Its first step is like a rook's. */
const HORSE = lameLeaps(LONG, ({ dx, dy }) => ({ dx: Math.trunc(dx / 2), dy: Math.trunc(dy / 2) }));
/** Its first step is like a rook's, the others are diagonal. */
const JANGGI_ELEPHANT = lameLeaps(
  allDirections(2, 3),
  ({ dx, dy }) => ({ dx: Math.trunc(dx / 3), dy: Math.trunc(dy / 3) }),
  ({ dx, dy }) => ({ dx: Math.trunc(dx / 1.5), dy: Math.trunc(dy / 1.5) }),
);
const ROOK = rides(STRAIGHT);
const BISHOP = rides(ASLANT);
const KING: Movement = [...WAZIR, ...FERZ];

/** A king with moves of its own. In the engine's tables it moves like a standard king, whatever its notation. */
export const UNUSUAL_KING: Pick<GamePiece, 'isUnusualKing' | 'reach'> = {
  isUnusualKing: true,
  reach: { quiet: [...STRAIGHT, ...ASLANT], initial: [] },
};

const SOLDIER = leaps(STRAIGHT.filter(({ dy }) => dy >= 0));

const BY_MOVEMENT: readonly (readonly [EnginePieceType, Movement])[] = [
  ['knight', KNIGHT],
  ['bishop', BISHOP],
  ['rook', ROOK],
  ['queen', [...ROOK, ...BISHOP]],
  ['fers', FERZ],
  ['alfil', ALFIL],
  ['fersAlfil', [...FERZ, ...ALFIL]],
  ['silver', [...FERZ, ...leaps(STRAIGHT.filter(forward))]],
  ['bers', [...ROOK, ...FERZ]],
  ['archbishop', [...BISHOP, ...KNIGHT]],
  ['chancellor', [...ROOK, ...KNIGHT]],
  ['amazon', [...ROOK, ...BISHOP, ...KNIGHT]],
  ['shogiPawn', leaps(STRAIGHT.filter(forward))],
  ['lance', rides(STRAIGHT.filter(forward))],
  ['shogiKnight', leaps(allDirections(1, 2).filter(({ dy }) => dy === 2))],
  ['gold', [...WAZIR, ...leaps(ASLANT.filter(forward))]],
  ['dragonHorse', [...BISHOP, ...WAZIR]],
  ['wazir', WAZIR],
  ['commoner', KING],
  ['centaur', [...KING, ...KNIGHT]],
  ['aiwok', [...ROOK, ...KNIGHT, ...FERZ]],
  ['knibis', [...leaps(LONG, ['quiet']), ...rides(ASLANT, ['capture'])]],
  ['biskni', [...rides(ASLANT, ['quiet']), ...leaps(LONG, ['capture'])]],
  ['kniroo', [...leaps(LONG, ['quiet']), ...rides(STRAIGHT, ['capture'])]],
  ['rookni', [...rides(STRAIGHT, ['quiet']), ...leaps(LONG, ['capture'])]],
  ['clobber', leaps(STRAIGHT, ['capture'])],
  [
    'breakthrough',
    [...leaps(STRAIGHT.filter(forward), ['quiet']), ...leaps(ASLANT.filter(forward))],
  ],
  ['immobile', []],
  ['cannon', [...rides(STRAIGHT, ['quiet']), ...hops()]],
  ['janggiCannon', hops(BOTH)],
  ['janggiElephant', JANGGI_ELEPHANT],
  ['soldier', SOLDIER],
  ['horse', HORSE],
  ['elephant', lameLeaps(allDirections(2, 2), ({ dx, dy }) => ({ dx: dx / 2, dy: dy / 2 }))],
  ['banner', [...ROOK, ...hops(), ...HORSE]],
];

/** The engine's type that moves this way, ignoring en passant; null if no rule refers to such a type. The pawn is handled elsewhere. */
export function kindByMovement(movement: Movement, board: Board): EnginePieceType | null {
  const plain = withoutPassing(movement);
  const found = BY_MOVEMENT.find(([, moves]) => equalMovements(moves, plain, board))?.[0];
  return found ?? (isSoldier(plain, board) ? 'soldier' : null);
}

/** Whether a movement is a soldier's: it gains sideways moves from certain squares. */
function isSoldier(movement: Movement, board: Board): boolean {
  const late = movement.filter(({ condition }) => condition.from !== null);
  const anywhere = movement.map((move) => ({ ...move, condition: ALWAYS }));
  return (
    late.length > 0 &&
    late.every((move) => move.kind === 'leap' && move.vector.dy === 0) &&
    equalMovements(SOLDIER, anywhere, board)
  );
}

function withoutPassing(movement: Movement): Movement {
  return movement.map((move) => (move.enPassant ? { ...move, enPassant: false } : move));
}
