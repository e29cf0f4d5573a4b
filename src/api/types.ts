/** All types in the signatures of the library. Each part exports them all; the build of the declarations fails if one is missing here. */
export type {
  BetzaAtom,
  BetzaDescription,
  BetzaSuffix,
  BetzaTerm,
  BracketAtom,
  BracketLeg,
  CastlingAtom,
  DropAtom,
  GroupAtom,
  LetterAtom,
  PrefixItem,
  PrefixLetter,
  PrefixRepetition,
  TupleAtom,
} from '../../grammar/betza/syntax.js';
export type { Dialect } from '../catalog/betza/dialects.js';
export type { Profile } from '../catalog/profiles.js';
export type { FixChoice, FixedText } from '../check/apply-fixes.js';
export type { Definition, Definitions } from '../definitions.js';
export type {
  About,
  CosmeticDifference,
  DifferingField,
  Ending,
  PlayDifference,
  Showing,
  VariantDifference,
  Verdict,
} from '../diff/difference.js';
export type { PrintedBetza } from '../emit/betza/print-betza.js';
export type { EmitOptions, Emitted } from '../emit/emitted.js';
export type { EngineOptions } from '../emit/lower/engine/lower-to-engine.js';
export type { TargetId } from '../emit/target-ids.js';
export type {
  DialectReading,
  EffectSquares,
  ReadingDifference,
} from '../explain/betza/compare-dialects.js';
export type { BetzaExplanation } from '../explain/betza/explain-betza.js';
export type { MovementNames } from '../explain/betza/name-movement.js';
export type { DialectText, PortableString, PrintBetza } from '../explain/betza/portable-string.js';
export type { DiagramPlace } from '../explain/diagram-place.js';
export type { GuiFacts, GuiHand, GuiPiece } from '../explain/gui-facts.js';
export type { Access, DiagramLine, MoveDiagram, SquareMark } from '../explain/move-diagram.js';
export type { OptionExample, Scene } from '../explain/option-example.js';
export type { KnownOption, OptionExplanation } from '../explain/option.js';
export type { PieceInWords } from '../explain/pieces.js';
export type { Shortfall } from '../explain/shortfalls.js';
export type { ExplainedChapter, VariantExplanation } from '../explain/variant.js';
export type { FormattedIni } from '../format/format-ini.js';
export type { Board, ByColor, Color, Square } from '../ir/board.js';
export type {
  EnginePiece,
  EnginePieceType,
  EngineRuleKey,
  EngineRules,
  NamedRules,
} from '../ir/engine-rules.js';
export type {
  Condition,
  Hop,
  LameLeap,
  Leap,
  Leg,
  LegEnd,
  Move,
  Modality,
  MoveBase,
  Movement,
  Path,
  Reach,
  Ride,
  Vector,
} from '../ir/movement.js';
export type {
  BetzaText,
  DropLimits,
  PieceId,
  PieceRules,
  PieceType,
  Promotion,
} from '../ir/piece.js';
export type { Hand, Placement, Position } from '../ir/position.js';
export type { Region, SquareSet } from '../ir/region.js';
export type {
  ChasingRule,
  CountingRule,
  EnclosingRule,
  MaterialCounting,
  OneOrAny,
  PieceSet,
  RuleFields,
  RuleKey,
  Value,
  WallingRule,
} from '../ir/rules.js';
export type { Setting, Targets } from '../ir/targets.js';
export type { AuthorWords, WordsBlock, WordsPart } from '../ir/author-words.js';
export type { AuthorOption, BeyondEngine, HeldRules, RulesFamily, Variant } from '../ir/variant.js';
export type { Coordinates } from '../notation/coordinates.js';
export type { PicturedPieces } from '../notation/diagram-cells.js';
export type { DiagramContext } from '../notation/diagram.js';
export type { FenContext, LetteredPieces, WrittenPiece } from '../notation/fen-context.js';
export type { PositionFormat } from '../notation/position-text.js';
export type { FilesOptions, PageFormat } from '../page/page-files.js';
export type { BuildOutput, BuildRequest, Library, Target } from '../pipeline.js';
export type { Game, GamePiece } from '../play/game.js';
export type { Reading } from '../play/lower-engine.js';
export type { FenProblem } from '../play/notation/set-fen.js';
export type { GameResult, Line, LineProblem, Player, View } from '../play/player.js';
export type { BetzaReading } from '../read/betza/read-betza.js';
export type { Completion } from '../read/diagram/complete.js';
export type { Resolution, ResolvedVariant } from '../read/ini/resolve.js';
export type { RuleOrigin, RulePlace } from '../read/ini/rule-origins.js';
export type { Json, JsonObject, RulesJson } from '../read/ini/rules-json.js';
export type { IniHeader, TextRange } from '../read/ini/scan.js';
export type { DocumentOptions } from '../read/markdown/read-document.js';
export type { PageOptions } from '../read/page/page-sources.js';
export type { SourceKind } from '../read/page/source-kinds.js';
export type { Decisions } from '../read/prose/decisions.js';
export type { ReportFormat } from '../report/formats.js';
export type { Report, ReportStyle } from '../report/report.js';
export type { Diagnostic, Edit, Fix, Note, Parsed, Severity } from '../text/diagnostic.js';
export type { Origin, Sourced } from '../text/origin.js';
export type { LineColumn, Source } from '../text/source.js';
export type { Span } from '../text/span.js';
export type { Outcome } from '../play/mechanic.js';
export type { GameEnd } from '../games/game-end.js';
export type { GameMove } from '../games/move-value.js';
export type { PgnComment, PgnPly, PlayedPgn } from '../games/read-pgn.js';
export type { PgnResult } from '../notation/pgn.js';
export type { BoardPiece, BoardView, SquareNames } from '../games/board-view.js';
export type { GameOptions, MoveProblem, OpenGame } from '../games/open-game.js';
export type { EndingKind } from '../explain/evidence/ending-kinds.js';
export type { MoveFormat } from '../play/notation/western/styles.js';
export type { MoveStyle } from '../notation/move-styles.js';
export type { CodeDescription } from '../text/diagnostic.js';
export type { DescribeCode } from '../report/sarif.js';
export type { Meaning } from '../emit/emitted.js';
export type { Reach as PieceReach } from '../play/game.js';
