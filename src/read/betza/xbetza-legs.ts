import type { LegEnd, Modality, Vector } from '../../ir/movement.js';
import { turn, type Direction } from './compass.js';
import {
  subtract,
  NO_GATES,
  reachOf,
  type Gate,
  type Hurdle,
  type MoveKind,
  type Stretch,
} from './routes.js';

/** The letters of one leg. */
export interface LegLetters {
  readonly text: string;
  readonly modes: ReadonlySet<string>;
  readonly jumps: number;
  /** `nn`: may be captured en passant after the move. */
  readonly isPassing: boolean;
}

export function readLeg(letters: string): LegLetters {
  return {
    text: letters,
    modes: new Set(letters),
    jumps: letters.split('j').length - 1,
    isPassing: letters.split('n').length > 2,
  };
}

export type Bend = 'l' | 'r';

/** The letters of a later leg: `q` turns to the same side as the turn before, `z` to the other one, and without a turn before both turn to either. */
export function turned(letters: string, bend: Bend | null): string {
  const other = bend === 'l' ? 'r' : 'l';
  return letters.replace(/[zq]/g, (letter) => (bend && (letter === 'q' ? bend : other)) ?? 's');
}

/** The side to which a path turns from one direction to the next. Null if it goes straight on or back. */
export function bendTo(next: Direction, before: Direction): Bend | null {
  const eighths = turn(next, -before);
  return eighths % 4 === 0 ? null : eighths < 4 ? 'r' : 'l';
}

/** How the last leg ends. Without m c d e k x it is a quiet move and a capture. No movement can express k and x. */
export function kindOf({ modes }: LegLetters): Omit<MoveKind, 'condition'> {
  const modalities: Modality[] = [];
  if (modes.has('m') || modes.has('y')) modalities.push('quiet');
  if (modes.has('c') && !modes.has('x')) modalities.push('capture');
  if (modes.has('d') && !modes.has('x')) modalities.push('own-capture');
  const isStated = [...'mycdekx'].some((letter) => modes.has(letter));
  return { modalities: isStated ? modalities : ['quiet', 'capture'], enPassant: modes.has('e') };
}

/** What may stand at the end of a leg that is not the last. Without letters the square must be empty. */
export function legEndsOf({ modes }: LegLetters): readonly LegEnd[] {
  const ends: LegEnd[] = [];
  if (modes.has('m') || modes.has('y')) ends.push('quiet');
  if (modes.has('c')) ends.push('capture');
  if (modes.has('d')) ends.push('own-capture');
  if (modes.has('p') || modes.has('g')) ends.push('hurdle');
  return ends.length === 0 && !modes.has('e') && !modes.has('x') ? ['quiet'] : ends;
}

/**
 * A lame leap needs the squares next to both its ends empty. A leap that must jump needs one of them occupied. A leap with both letters gets no gates
 * at all and never moves.
 */
export function gatesOf({ modes, jumps }: LegLetters, step: Vector): Stretch['gates'] {
  const near = { dx: nearOf(step.dx), dy: nearOf(step.dy) };
  const far = subtract(step, near);
  const squares = near.dx === far.dx && near.dy === far.dy ? [near] : [near, far];
  const mustJump = jumps % 2 === 1;
  if (modes.has('n')) {
    return mustJump ? [] : [squares.map((at): Gate => ({ at, occupied: false }))];
  }
  return mustJump ? squares.map((at): Gate[] => [{ at, occupied: true }]) : NO_GATES;
}

/** The coordinate of the square next to the start of a leap: three eighths of the way, rounded. */
function nearOf(length: number): number {
  return (length * 3 + 4) >> 3;
}

/** `p` counts its range from the origin, but a range of 1 leaves one step beyond the hurdle. `g` counts only the steps up to the hurdle. */
export function hurdleOf(modes: ReadonlySet<string>, range: number): Hurdle {
  const before = reachOf(range);
  if (modes.has('g')) return { hurdle: before, beyond: range === 0 ? 1 : 'edge', reach: 'edge' };
  if (range === 1) return { hurdle: 1, beyond: 1, reach: 2 };
  return { hurdle: before, beyond: before, reach: before };
}

/** The letters that a hop respects: only m and c. */
export function hopKind({ modes }: LegLetters): Pick<MoveKind, 'modalities' | 'enPassant'> {
  const modalities: Modality[] = [];
  if (modes.has('m') || modes.has('y')) modalities.push('quiet');
  if (modes.has('c')) modalities.push('capture');
  return {
    modalities: modalities.length === 0 ? ['quiet', 'capture'] : modalities,
    enPassant: false,
  };
}

/** Whether a leg is crooked (`z`) or circular (`q`). Null if it is straight. */
export function curveOf({ modes }: LegLetters): 'z' | 'q' | null {
  return modes.has('z') ? 'z' : modes.has('q') ? 'q' : null;
}

/** What a movement cannot express about a leg, in words that follow "it". */
export function wordsBeyond(
  { modes, isPassing }: LegLetters,
  index: number,
  legs: number,
): readonly string[] {
  const isLast = index === legs - 1;
  const curved = modes.has('z') || modes.has('q');
  return [
    ...(modes.has('o') ? ['moves across the edges of the board'] : []),
    ...(modes.has('u') ? ['unloads what it captured'] : []),
    ...(modes.has('x') ? ['borrows or lends moves'] : []),
    ...(modes.has('k') ? ['captures the king only'] : []),
    ...(modes.has('e') && !modes.has('c') ? ['captures en passant, but not otherwise'] : []),
    // For an initial move this right follows anyway.
    ...(isPassing && !modes.has('i') ? ['may be taken en passant after this move'] : []),
    ...(isLast && index === 0 && curved && (modes.has('p') || modes.has('g'))
      ? ['hops on a curve']
      : []),
  ];
}
