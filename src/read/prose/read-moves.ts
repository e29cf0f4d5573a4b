import { parseMoveProse } from '../../../grammar/prose/parse.js';
import type {
  Circumstance,
  Heading,
  Like,
  MoveSentence,
  PieceName,
  Way,
} from '../../../grammar/prose/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import { equalMovements } from '../../ir/compare.js';
import {
  ALWAYS,
  sameVector,
  type Condition,
  type Modality,
  type Move,
  type Movement,
  type Vector,
} from '../../ir/movement.js';
import { hasErrors, type Diagnostic, type Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { stepsOf } from './directions.js';
import { strokesOfHop, strokesOfLeap, type Stroke } from './strokes.js';
import { BEND_READINGS, isOpenBend, strokesOfWalk, type BendReading } from './walks.js';

/** How a piece of a name moves; null: nobody knows it. */
export type ResolvePiece = (name: PieceName) => Movement | null;

/** What sentences say of the moves of one piece. */
export interface ProseMoves {
  /** All readings; the first is the plainest. More than one: the text does not decide, which a diagnostic says. */
  readonly readings: readonly ProseReading[];
  /** No sentence was left out. */
  readonly isComplete: boolean;
}

export interface ProseReading {
  /** What sets it apart from the others, in words that follow "it moves"; null: there are no others. */
  readonly how: BendReading | null;
  readonly movement: Movement;
}

/** Reads sentences on the moves of a piece; `span` is the place of the text. */
export function readMoves(text: string, span: Span, resolve: ResolvePiece): Parsed<ProseMoves> {
  const { value: sentences, diagnostics } = parseMoveProse(text, span);
  const isOpen = sentences.some(({ ways }) =>
    ways.some((way) => way.kind === 'walk' && isOpenBend(way)),
  );
  const found: Diagnostic[] = [];
  const readings = (isOpen ? BEND_READINGS : BEND_READINGS.slice(0, 1)).map((bends, index) => ({
    how: isOpen ? bends : null,
    movement: sentences.flatMap((sentence) =>
      movesOfSentence(sentence, { bends, resolve, report: index === 0 ? found : [] }),
    ),
  }));
  const distinct = readings.filter(
    ({ movement }, index) =>
      !readings.slice(0, index).some((earlier) => equalMovements(earlier.movement, movement)),
  );
  return {
    value: { readings: distinct, isComplete: !hasErrors([...diagnostics, ...found]) },
    diagnostics: [
      ...diagnostics,
      ...found,
      ...(distinct.length > 1 ? [ambiguous(distinct, span)] : []),
    ],
  };
}

function ambiguous(readings: readonly ProseReading[], span: Span): Diagnostic {
  const ways = readings.flatMap(({ how }) => how ?? []).join(', or ');
  const message = `The second step of this piece is not told apart: it goes ${ways}. Say "outward", "leaps" or the directions.`;
  return diagnose('doc/ambiguous-move', 'warning', span, message);
}

interface Reading {
  readonly bends: BendReading;
  readonly resolve: ResolvePiece;
  /** What is not understood is added here. */
  readonly report: Diagnostic[];
}

function movesOfSentence(sentence: MoveSentence, reading: Reading): readonly Move[] {
  const moves = sentence.ways.flatMap((way) =>
    movesOfWay(way, [...sentence.circumstances, ...way.circumstances], reading),
  );
  return moves.filter((move) => !sentence.exceptions.some((heading) => isAlong(move, heading)));
}

function movesOfWay(
  way: Way,
  circumstances: readonly Circumstance[],
  reading: Reading,
): readonly Move[] {
  if (way.kind === 'like') return movesLike(way, circumstances, reading);
  const strokes = strokesOf(way, reading.bends);
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

function strokesOf(way: Exclude<Way, Like>, bends: BendReading): readonly Stroke[] | null {
  switch (way.kind) {
    case 'stay':
      return [{ kind: 'leap', vector: { dx: 0, dy: 0 } }];
    case 'leap':
      return strokesOfLeap(way);
    case 'hop':
      return strokesOfHop(way);
    case 'walk':
      return strokesOfWalk(way, bends);
  }
}

/** The moves of other pieces, as far as they are of the manner that the sentence is about. */
function movesLike(
  { names }: Like,
  circumstances: readonly Circumstance[],
  { report, resolve }: Reading,
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
  const vector = directionOf(move);
  const unit = vector && { dx: Math.sign(vector.dx), dy: Math.sign(vector.dy) };
  const isOneLine =
    vector !== null && (vector.dx * vector.dy === 0 || Math.abs(vector.dx) === Math.abs(vector.dy));
  return isOneLine && unit !== null && stepsOf(heading).some((step) => sameVector(step, unit));
}

function directionOf(move: Move): Vector | null {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return move.vector;
    case 'ride':
    case 'hop':
      return move.step;
    case 'path':
      return move.legs.length === 0 ? move.last.step : null;
  }
}
