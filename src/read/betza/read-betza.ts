import { parseBetza } from '../../../grammar/betza/parser.js';
import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Movement } from '../../ir/movement.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { engineMovement } from './fairy-stockfish-movement.js';
import { lowerBetza } from './lower-betza.js';
import { reported } from './names-for-moves.js';
import type { Readings } from './readings.js';
import { movementAsXboard } from './xboard.js';

/** A Betza string with its syntax and both its meanings. */
export interface BetzaReading {
  readonly dialect: Dialect;
  readonly syntax: BetzaDescription;
  /** The author's plain meaning in this dialect. */
  readonly asWritten: Movement;
  /** What the program of this dialect really does, with its quirks. */
  readonly asRead: Movement;
}

/** Reads a Betza string in a dialect. `span` is its place in the source. A diagnostic reports each difference between the two meanings. */
export function readBetza(text: string, dialect: Dialect, span: Span): Parsed<BetzaReading> {
  const { value: syntax, diagnostics: found } = parseBetza(text, dialect, span);
  const { asWritten, asRead, differences } = lowerBetza(syntax);
  const value = { dialect, syntax, asWritten, asRead };
  const reading = { value, diagnostics: [...found, ...differences()] };
  return {
    value,
    diagnostics: reported({ text, dialect, span }, reading, (betza) =>
      readBetza(betza, dialect, span),
    ),
  };
}

/** The movement as the program of a dialect reads it. It skips the author's meaning, which takes most of the work. */
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

/** The movement as its author meant it in a dialect, without diagnostics. */
export function readAsWritten(text: string, dialect: Dialect): Movement {
  return readingsOf(text, dialect).asWritten;
}

/** Both meanings, without the costly search for differences. */
function readingsOf(text: string, dialect: Dialect): Readings {
  return lowerBetza(parseBetza(text, dialect, { file: text, start: 0, end: text.length }).value);
}
