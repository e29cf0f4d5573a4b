/**
 * fairyc as a library. Everything here is pure and synchronous and runs in a browser: texts go in, values and
 * diagnostics come out. Spans are UTF-16 offsets into the text that was given.
 */
export type { Dialect } from './catalog/betza/dialects.js';
export { printBetza, type PrintedBetza } from './emit/betza/print-betza.js';
export type { Emitted, EmitOptions } from './emit/emitted.js';
export type { Board, Color, Square } from './ir/board.js';
export { parseSquare, printSquare } from './ir/board.js';
export { equalMovements } from './ir/compare.js';
export type { Move, Movement, Vector } from './ir/movement.js';
export type { PieceType } from './ir/piece.js';
export type { Position } from './ir/position.js';
export { targets, type Setting, type Targets } from './ir/targets.js';
export type { Variant } from './ir/variant.js';
export {
  buildDocument,
  builtinRules,
  TARGET_IDS,
  TARGETS,
  type BuildOutput,
  type BuildRequest,
  type Library,
  type TargetId,
} from './pipeline.js';
export { readBetza, type BetzaReading } from './read/betza/read-betza.js';
export { readDocument } from './read/markdown/read-document.js';
export type { Diagnostic, Fix, Note, Parsed, Severity } from './text/diagnostic.js';
export type { Source } from './text/source.js';
export type { Span } from './text/span.js';
