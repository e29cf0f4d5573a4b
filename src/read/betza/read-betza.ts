import { parseBetza } from '../../../grammar/betza/parser.js';
import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Movement } from '../../ir/movement.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { engineMovement } from './fairy-stockfish-movement.js';
import { lowerBetza } from './lower-betza.js';
import type { Readings } from './readings.js';
import { movementAsXboard } from './xboard.js';

/** A Betza string with its syntax and both its meanings. */
export interface BetzaReading {
  readonly dialect: Dialect;
  readonly syntax: BetzaDescription;
  /** The author's plain meaning in this dialect. */
  readonly asWritten: Movement;
  /** What the program of this dialect really does, its quirks included. */
  readonly asRead: Movement;
}

/** Reads a Betza string in a dialect; `span` is its place in the source. Where the two meanings part, a diagnostic says so. */
export function readBetza(text: string, dialect: Dialect, span: Span): Parsed<BetzaReading> {
  const { value: syntax, diagnostics } = parseBetza(text, dialect, span);
  const { asWritten, asRead, differences } = lowerBetza(syntax);
  return {
    value: { dialect, syntax, asWritten, asRead },
    diagnostics: [...diagnostics, ...differences()],
  };
}

/** Reads a string as the program of a dialect does, without what is written beside it, which takes most of the work. */
export function readAsProgram(text: string, dialect: Dialect): Movement {
  switch (dialect) {
    case 'fairy-stockfish':
      return engineMovement(text);
    case 'xboard':
      return movementAsXboard(text);
    case 'xbetza':
      return readingsOf(text, dialect).asRead;
  }
}

/** Reads a string as it is written in a dialect, without reporting diagnostics. */
export function readAsWritten(text: string, dialect: Dialect): Movement {
  return readingsOf(text, dialect).asWritten;
}

/** Both meanings; that they differ takes more work to find, which is not done. */
function readingsOf(text: string, dialect: Dialect): Readings {
  return lowerBetza(parseBetza(text, dialect, { file: text, start: 0, end: text.length }).value);
}
