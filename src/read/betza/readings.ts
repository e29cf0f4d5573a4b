import type { Movement } from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';

/** The two meanings of a Betza description. */
export interface Readings {
  /** The author's plain meaning in this dialect. */
  readonly asWritten: Movement;
  /** What the program of that dialect really does. */
  readonly asRead: Movement;
  /** Where the two differ, computed on demand. */
  readonly differences: () => readonly Diagnostic[];
}
