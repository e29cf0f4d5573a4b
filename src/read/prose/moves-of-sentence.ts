import type {
  Circumstance,
  Heading,
  Like,
  MoveSentence,
  PieceName,
  Way,
} from '../../../grammar/prose/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import { differenceOf, equalMovements } from '../../ir/compare.js';
import { printDifference } from '../../ir/compare-words.js';
import {
  ALWAYS,
  sameVector,
  vectorOf,
  type Condition,
  type Modality,
  type Move,
  type Movement,
  type Vector,
} from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { stepsOf } from './directions.js';
import { withCounts, type SentenceChoice } from './sentence-choices.js';
import { strokesOfHop, strokesOfLeap, type Stroke } from './strokes.js';
import { strokesOfWalk } from './walks.js';

/** How a piece of a name moves; null: nobody knows it. */
export type ResolvePiece = (name: PieceName) => Movement | null;

/** What sentences are read with. */
export interface MoveReading {
  readonly choice: SentenceChoice;
  readonly resolve: ResolvePiece;
  /** What is not understood is added here. */
  readonly report: Diagnostic[];
}

/** The moves that a sentence means; an example means none. */
export function movesOfSentence(sentence: MoveSentence, reading: MoveReading): readonly Move[] {
  if (sentence.isExample) return [];
  const byWay = sentence.ways.map((way) =>
    movesOfWay(way, [...sentence.circumstances, ...way.circumstances], reading),
  );
  const moves = byWay.flat();
  const explained = sentence.ways.findIndex(({ isExplanation }) => isExplanation === true);
  const [compared, told] = [byWay[explained - 1] ?? [], byWay[explained] ?? []];
  if (explained >= 0 && compared.length > 0 && !equalMovements(compared, told))
    reading.report.push(otherExplanation(sentence.span, compared, told));
  return moves.filter((move) => !sentence.exceptions.some((heading) => isAlong(move, heading)));
}

function otherExplanation(span: Span, compared: Movement, told: Movement): Diagnostic {
  const difference = printDifference(differenceOf(compared, told)) ?? '';
  const message = `The two halves of this sentence are different moves: the second is the first ${difference}.`;
  return diagnose('doc/prose-vs-prose', 'error', span, message);
}

function movesOfWay(
  way: Way,
  circumstances: readonly Circumstance[],
  reading: MoveReading,
): readonly Move[] {
  if (way.kind === 'like') return movesLike(way, circumstances, reading);
  const strokes = strokesOf(way, reading.choice);
  if (strokes === null || strokes.length === 0) {
    reading.report.push(
      diagnose(
        'doc/move-not-understood',
        'error',
        way.span,
        'This sentence does not say how far and in which directions the piece moves.',
      ),
    );
    return [];
  }
  const condition = conditionOf(circumstances);
  return strokes.flatMap((stroke) =>
    mannersOf(circumstances).map((manner) => ({ ...stroke, ...manner, condition })),
  );
}

function strokesOf(way: Exclude<Way, Like>, choice: SentenceChoice): readonly Stroke[] | null {
  switch (way.kind) {
    case 'stay':
      return [{ kind: 'leap', vector: { dx: 0, dy: 0 } }];
    case 'leap':
      return strokesOfLeap(way);
    case 'hop':
      return strokesOfHop(way);
    case 'walk':
      return strokesOfWalk(withCounts(way, choice.counts), choice);
  }
}

/** The moves of other pieces, as far as they are of the manner that the sentence is about. */
function movesLike(
  { names }: Like,
  circumstances: readonly Circumstance[],
  { report, resolve }: MoveReading,
): readonly Move[] {
  const manners = mannersOf(circumstances);
  return names.flatMap((name) => {
    const movement = resolve(name);
    if (movement === null) {
      const message = `"${name.text}" is no piece that any text here defines.`;
      report.push(diagnose('doc/undefined-piece-name', 'error', name.span, message));
      return [];
    }
    return movement
      .filter(
        ({ modality }) =>
          manners === ANY_MANNER || manners.some((manner) => manner.modality === modality),
      )
      .map((move) => ({ ...move, condition: { ...move.condition, ...statedOf(circumstances) } }));
  });
}

type MoveManner = Pick<Move, 'modality' | 'enPassant'>;

const ANY_MANNER: readonly MoveManner[] = [manner('quiet'), manner('capture')];

function manner(modality: Modality, enPassant = false): MoveManner {
  return { modality, enPassant };
}

function mannersOf(circumstances: readonly Circumstance[]): readonly MoveManner[] {
  const manners = circumstances.flatMap(({ kind }) => {
    switch (kind) {
      case 'quiet':
      case 'capture':
      case 'own-capture':
        return [manner(kind)];
      case 'capture-in-passing':
        return [manner('capture', true)];
      case 'first-move':
      case 'from-region':
      case 'to-region':
        return [];
    }
  });
  return manners.length === 0 ? ANY_MANNER : manners;
}

function conditionOf(circumstances: readonly Circumstance[]): Condition {
  return { ...ALWAYS, ...statedOf(circumstances) };
}

/** Only what is said. */
function statedOf(circumstances: readonly Circumstance[]): Partial<Condition> {
  return circumstances.reduce<Partial<Condition>>((stated, circumstance) => {
    switch (circumstance.kind) {
      case 'first-move':
        return { ...stated, initial: true };
      case 'from-region':
        return { ...stated, from: circumstance.name };
      case 'to-region':
        return { ...stated, to: circumstance.name };
      case 'quiet':
      case 'capture':
      case 'capture-in-passing':
      case 'own-capture':
        return stated;
    }
  }, {});
}

/** True for a move that goes straight in one of these directions. */
function isAlong(move: Move, heading: Heading): boolean {
  const unit = unitOf(move);
  return unit !== null && stepsOf(heading).some((step) => sameVector(step, unit));
}

/** The step to a neighbouring square that leads where a move goes; null: no straight line does. */
export function unitOf(move: Move): Vector | null {
  const vector = vectorOf(move);
  if (vector === null) return null;
  const { dx, dy } = vector;
  const isOneLine = dx * dy === 0 || Math.abs(dx) === Math.abs(dy);
  return isOneLine ? { dx: Math.sign(dx), dy: Math.sign(dy) } : null;
}
