import { diagnose } from '../../catalog/diagnose.js';
import type { DiagramContext } from '../../notation/diagram.js';
import { readFen } from '../../notation/fen.js';
import type { PgnGame, PgnMove } from '../../notation/pgn.js';
import { POSITION_NOTATIONS } from '../../notation/position-formats.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { subspan, type Span } from '../../text/span.js';
import { inPart, askSteps } from '../../text/steps.js';
import { isInCheck } from '../legal.js';
import type { Match } from '../match.js';
import type { MoveCode } from '../move.js';
import { readGameMove } from './game-moves.js';
import type { ReadMove } from './western/read-move.js';
import { MOVE_FORMATS, type MoveFormat } from './western/styles.js';

/** A played game: legal moves from a start position. */
export interface Replay {
  readonly startFen: string;
  readonly moves: readonly MoveCode[];
  /** The notation in which the moves were read. */
  readonly format: MoveFormat;
}

/** A start position as text, with its place. */
export interface StartText {
  readonly text: string;
  readonly span: Span;
}

/** A match, with the context for writing its positions. */
export interface Board {
  readonly match: Match;
  readonly context: DiagramContext;
}

/**
 * Plays the moves of a text. If a move is not legal, reports an error there and returns null; the match then stops before that move, otherwise
 * after the last one. Without a format, the notation that gets furthest is used.
 */
export function replay(
  board: Board,
  start: StartText | null,
  moves: PgnGame['moves'],
  format: MoveFormat | null,
): Parsed<Replay | null> {
  const { match } = board;
  const startFen =
    start === null
      ? { value: match.compiled.tables.game.startFen, diagnostics: [] }
      : playableFen(board, start);
  if (startFen.value === null) return { value: null, diagnostics: startFen.diagnostics };
  const fen = startFen.value;
  const attempts: Attempt[] = [];
  inPart('read', 'moves of games', () => {
    for (const each of format === null ? MOVE_FORMATS : [format]) {
      const attempt = play(match, fen, moves, each);
      attempts.push(attempt);
      // No other notation gets further.
      if (attempt.problem === null) break;
    }
  });
  const [best] = attempts.toSorted((a, b) => understood(b) - understood(a));
  if (best === undefined) throw new Error('there is no notation for moves');
  // Bring the match to the end of the chosen attempt.
  if (best !== attempts.at(-1)) play(match, fen, moves, best.format);
  const diagnostics = [...startFen.diagnostics, ...(best.problem === null ? [] : [best.problem])];
  if (best.problem !== null) return { value: null, diagnostics };
  return { value: { startFen: fen, moves: best.played, format: best.format }, diagnostics };
}

/** A FEN that the game can read; an SFEN is converted. */
function playableFen({ context, match }: Board, { span, text }: StartText): Parsed<string | null> {
  const { sfen } = readFen(text, context, span).value;
  const { value, diagnostics } = sfen
    ? POSITION_NOTATIONS.sfen.parse(text, context, span)
    : { value: null, diagnostics: [] };
  if (sfen && value === null) return { value: null, diagnostics };
  const printed = value === null ? null : POSITION_NOTATIONS.fen.print(value, context);
  const fen = printed?.kind === 'printed' ? printed.text.trimEnd() : text;
  const problem = match.start(fen);
  if (problem === null) return { value: fen, diagnostics };
  const at = sfen ? span : subspan(span, problem.at, Math.min(problem.at + 1, text.length));
  return {
    value: null,
    diagnostics: [...diagnostics, diagnose('fen/no-position', 'error', at, problem.message)],
  };
}

interface Attempt {
  readonly format: MoveFormat;
  readonly played: readonly MoveCode[];
  /** The problem with the last move, if it was not played. */
  readonly stop: Exclude<ReadMove['kind'], 'move'> | null;
  readonly problem: Diagnostic | null;
}

/** A score: mainly the number of moves played, then whether the next text is at least a move in the notation. */
function understood({ played, stop }: Attempt): number {
  return 3 * played.length + (stop === 'ambiguous' ? 2 : stop === 'illegal' ? 1 : 0);
}

/** The approximate cost of reading and playing a move. */
const STEPS_OF_MOVE = 100;

function play(match: Match, fen: string, moves: readonly PgnMove[], format: MoveFormat): Attempt {
  const { compiled, position } = match;
  if (match.start(fen) !== null) throw new Error(`this start position could be set up: ${fen}`);
  const played: MoveCode[] = [];
  for (const { span, text } of moves) {
    if (!askSteps(STEPS_OF_MOVE)) break;
    const read = readGameMove(compiled, position, text, format);
    if (read.kind !== 'move') {
      const check = read.kind === 'illegal' && isInCheck(position) ? ' The king is in check.' : '';
      const problem = diagnose(`game/${read.kind}-move`, 'error', span, read.why + check);
      return { format, played, stop: read.kind, problem };
    }
    match.play(read.move);
    played.push(read.move);
  }
  return { format, played, stop: null, problem: null };
}
