/**
 * fairyc as a library. Everything here is pure and synchronous and runs in a browser: texts go in, values and
 * diagnostics come out. Spans are UTF-16 offsets into the text that was given. What is wrong with an input is a value, too; only a bug of
 * fairyc throws.
 */

// Reading: texts to values.
export type { Dialect } from './catalog/betza/dialects.js';
export { readBetza, type BetzaReading } from './read/betza/read-betza.js';
export { readDocument } from './read/markdown/read-document.js';
export { readPage } from './read/read-page.js';
export type { PageOptions } from './read/page/page-sources.js';
export type { SourceKind } from './read/page/source-kinds.js';
export type { Decisions } from './read/prose/decisions.js';
export {
  resolveBuiltin,
  resolveIni,
  type Resolution,
  type ResolvedVariant,
} from './read/ini/resolve.js';

// What a variant is.
export type { Board, Color, Square } from './ir/board.js';
export { parseSquare, printSquare } from './ir/board.js';
export { equalMovements } from './ir/compare.js';
export type { Move, Movement, Vector } from './ir/movement.js';
export type { PieceType } from './ir/piece.js';
export type { Position } from './ir/position.js';
export { targets, type Setting, type Targets } from './ir/targets.js';
export type { Variant } from './ir/variant.js';

// Judging and laying out.
export type { Profile } from './catalog/profiles.js';
export { lintIni } from './check/lint.js';
export type { FixChoice, FixedText } from './check/apply-fixes.js';
export { fixIni } from './check/fix-ini.js';
export { formatIni, type FormattedIni } from './format/format-ini.js';

// Writing: values to texts.
export { printBetza, type PrintedBetza } from './emit/betza/print-betza.js';
export type { Emitted, EmitOptions } from './emit/emitted.js';
export {
  buildDocument,
  builtinRules,
  lintDocument,
  TARGETS,
  type BuildOutput,
  type BuildRequest,
  type Library,
} from './pipeline.js';
export { TARGET_IDS, type TargetId } from './emit/target-ids.js';

// Playing: legal moves, results, counts.
export {
  builtinDefinition,
  documentsOf,
  gameOf,
  sectionsOf,
  toldGame,
  type Definition,
  type Definitions,
} from './definitions.js';
export type { Game } from './play/game.js';
export type { Reading } from './play/lower-engine.js';
export {
  openPlayer,
  type GameResult,
  type Line,
  type LineProblem,
  type Player,
  type View,
} from './play/player.js';

// Positions in other notations.
export { convertPosition } from './notation/convert-position.js';
export type { DiagramContext } from './notation/diagram.js';
export type { PositionFormat } from './notation/position-text.js';
export { positionContext } from './play/notation/position-context.js';

// Explaining.
export { explainBetza, type BetzaExplanation } from './explain/betza/explain-betza.js';
export { explainOption, type OptionExplanation } from './explain/option.js';
export { moveDiagram, type MoveDiagram } from './explain/move-diagram.js';
export { printOptionExplanation } from './explain/print-option.js';
export { printVariantExplanation } from './explain/print-variant.js';
export { sayMovement } from './explain/say-movement.js';
export { explainVariant, type VariantExplanation } from './explain/variant.js';

// What everything speaks in.
export type { Diagnostic, Edit, Fix, Note, Parsed, Severity } from './text/diagnostic.js';
export type { Source } from './text/source.js';
export type { Span } from './text/span.js';
