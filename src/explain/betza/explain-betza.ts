import { DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { workOn } from '../../catalog/within-steps.js';
import type { Board } from '../../ir/board.js';
import type { Movement } from '../../ir/movement.js';
import { readBetza } from '../../read/betza/read-betza.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { placeInMiddle, smallestPlace } from '../diagram-place.js';
import { moveDiagram, type MoveDiagram } from '../move-diagram.js';
import { sayMovement } from '../say-movement.js';
import {
  compareDialects,
  sameMovementIn,
  cachedReader,
  type DialectReading,
} from './compare-dialects.js';
import { nameMovement, type MovementNames } from './name-movement.js';
import { portableString, type PortableString, type PrintBetza } from './portable-string.js';

/** The explanation of a Betza string. */
export interface BetzaExplanation {
  readonly text: string;
  readonly dialect: Dialect;
  readonly diagnostics: readonly Diagnostic[];
  /** The moves that the program of the dialect reads. */
  readonly movement: Movement;
  readonly sentences: readonly string[];
  readonly diagram: MoveDiagram;
  readonly readings: readonly DialectReading[];
  readonly names: MovementNames;
  /** For what the author meant in the dialect. */
  readonly portable: PortableString;
}

/** Explains a Betza string. If `board` is null, the diagram is the smallest that shows everything. */
export function explainBetza(
  source: Source,
  dialect: Dialect,
  board: Board | null,
  print: PrintBetza,
): BetzaExplanation {
  const { tooMuch, value } = workOn(source, () => explain(source, dialect, board, print));
  return { ...value, diagnostics: [...value.diagnostics, ...tooMuch] };
}

function explain(
  { file, text }: Source,
  dialect: Dialect,
  board: Board | null,
  print: PrintBetza,
): BetzaExplanation {
  const { value, diagnostics } = readBetza(text, dialect, { file, start: 0, end: text.length });
  const readAs = cachedReader();
  const movements = new Map(DIALECTS.map((program) => [program, readAs(text, program)]));
  const movement = readAs(text, dialect);
  // If nothing of it means anything as it is written, what the program reads is the best guess.
  const meant = value.asWritten.length > 0 ? value.asWritten : movement;
  const written = sameMovementIn([...movements.values()], meant);
  const place =
    board === null ? smallestPlace(movement, [...movements.values()].flat()) : placeInMiddle(board);
  return {
    text,
    dialect,
    diagnostics,
    movement,
    sentences: sayMovement(movement),
    diagram: moveDiagram(movement, place),
    readings: compareDialects(movements, dialect, place),
    names: nameMovement(movement),
    portable: portableString(text, written, readAs, print),
  };
}
