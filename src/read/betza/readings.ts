import type { Movement } from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';

/** What a Betza description means, twice. */
export interface Readings {
  /** The author's plain meaning in his dialect. */
  readonly asWritten: Movement;
  /** What the program of that dialect really does. */
  readonly asRead: Movement;
  /** Where the two part; worked out when asked for. */
  readonly differences: () => readonly Diagnostic[];
}
