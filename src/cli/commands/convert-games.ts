import { diagnose } from '../../catalog/diagnose.js';
import { boardOf, pliesOf, writePlayed } from '../../games/read-pgn.js';
import { beside, pgnGames, type PgnGame } from '../../notation/pgn.js';
import { writePosition } from '../../notation/convert-position.js';
import { POSITION_NOTATIONS } from '../../notation/position-formats.js';
import { isPositionFormat, type PositionFormat } from '../../notation/position-text.js';
import type { MoveFormat } from '../../play/notation/western/styles.js';
import { printFen } from '../../play/notation/print-fen.js';
import { replay, type Board, type Replay, type StartText } from '../../play/notation/replay.js';
import { writeMoves } from '../../play/notation/write-game.js';
import { addAll } from '../../text/add-all.js';
import { keeperOfLast } from '../../text/keep.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { wholeSpan, type Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import type { FoundGame } from '../find-games.js';
import { searchNamed } from './convert-variants.js';

/** A notation for moves or for whole games. */
export type GameFormat = MoveFormat | 'pgn';

/** How to read and write games. */
interface GamesRequest {
  /** Null: each game names its variant in a tag. */
  readonly found: FoundGame | null;
  /** The FEN from which games without a FEN tag begin; null: the start position. */
  readonly start: string | null;
  readonly from: GameFormat;
  /** What to write: the final position, the moves, or the whole game. */
  readonly to: GameFormat | PositionFormat;
  /** How moves are written in a PGN; null: as they were read. */
  readonly moves: MoveFormat | null;
}

/** Writes the games of a text in another notation. Moves without tags are one game. */
export function convertGames(source: Source, request: GamesRequest): Parsed<readonly string[]> {
  const inText: Diagnostic[] = [];
  const inMoves: Diagnostic[] = [];
  const written: string[] = [];
  for (const game of pgnGames(source, inText)) {
    const { diagnostics, value } = convertGame(game, source, request);
    addAll(inMoves, diagnostics);
    if (value !== null) written.push(value);
  }
  return { value: written, diagnostics: [...inText, ...inMoves] };
}

function convertGame(game: PgnGame, source: Source, request: GamesRequest): Parsed<string | null> {
  const span = game.moves[0]?.span ?? game.tags[0]?.span ?? wholeSpan(source);
  const opened = openBoard(game, request, span);
  if (opened.value === null) return { value: null, diagnostics: opened.diagnostics };
  const format = request.from === 'pgn' ? null : request.from;
  const played = replay(opened.value, startOf(game, request), game.moves, format);
  if (played.value === null) return { value: null, diagnostics: played.diagnostics };
  const written = write(opened.value, played.value, game, request, span);
  return { value: written.value, diagnostics: [...played.diagnostics, ...written.diagnostics] };
}

// Most games of a file are of the same variant.
const variantOfTag = keeperOfLast(searchNamed);

function openBoard(game: PgnGame, { found }: GamesRequest, span: Span): Parsed<Board | null> {
  const tag = game.tags.find(({ name }) => name === 'Variant');
  const named = found ?? (tag === undefined ? null : variantOfTag(tag.value));
  if (named !== null) return { value: boardOf(named.definition), diagnostics: [] };
  const message =
    tag === undefined
      ? 'This game has no tag Variant; name the variant with --variant.'
      : `"${tag.value}" is neither a built-in variant nor a shipped document; name the variant with --variant.`;
  const diagnostics: readonly Diagnostic[] = [
    diagnose('game/no-variant', 'error', tag?.span ?? span, message),
  ];
  return { value: null, diagnostics };
}

function startOf({ tags }: PgnGame, { start }: GamesRequest): StartText | null {
  const tag = tags.find(({ name }) => name === 'FEN');
  if (tag !== undefined) return { text: tag.value, span: tag.span };
  return start === null ? null : { text: start, span: wholeSpan({ file: '--start', text: start }) };
}

function write(
  { context, match }: Board,
  played: Replay,
  game: PgnGame,
  { moves, to }: GamesRequest,
  span: Span,
): Parsed<string | null> {
  if (isPositionFormat(to)) {
    const fen = printFen(match.compiled, match.position);
    const read = POSITION_NOTATIONS.fen.parse(fen, context, span);
    if (read.value === null) return { value: null, diagnostics: read.diagnostics };
    const written = writePosition(read.value, to, context, span);
    return { ...written, diagnostics: [...written.diagnostics, ...leftOut(game)] };
  }
  const format = to === 'pgn' ? (moves ?? played.format) : to;
  const texts = writeMoves(match, played, format, span);
  if (texts.value === null || to !== 'pgn') {
    const value = texts.value === null ? null : `${texts.value.join(' ')}\n`;
    return { value, diagnostics: [...texts.diagnostics, ...leftOut(game)] };
  }
  const whole = pliesOf(match, game, played);
  const value = writePlayed(whole.value, match, format);
  return { value, diagnostics: whole.diagnostics };
}

/** Reports comments and variations, for which positions and lists of moves have no place. */
function leftOut(game: PgnGame): readonly Diagnostic[] {
  const said = beside(game);
  return said === null ? [] : [said];
}
