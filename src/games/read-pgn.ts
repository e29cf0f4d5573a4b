import { gameOf, type Definition } from '../definitions.js';
import { pgnGames, type PgnGame, type PgnMove, type PgnResult } from '../notation/pgn.js';
import { printPgn, type PgnWord } from '../notation/print-pgn.js';
import type { DiagramContext } from '../notation/diagram.js';
import { compileGame } from '../play/move-api.js';
import type { Game } from '../play/game.js';
import { createMatch, type Match } from '../play/match.js';
import { printGameMove, readGameMove } from '../play/notation/game-moves.js';
import { positionContext } from '../play/notation/position-context.js';
import { replay, type Board, type Replay } from '../play/notation/replay.js';
import type { MoveFormat } from '../play/notation/western/styles.js';
import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../text/diagnostic.js';
import { addAll } from '../text/add-all.js';
import { keeperOfLast } from '../text/keep.js';
import { wholeSpan, type Source } from '../text/source.js';
import { moveValue, type GameMove } from './move-value.js';

/** A PGN comment, with the values that programs write into it. */
export interface PgnComment {
  /** The text without braces. */
  readonly text: string;
  /** The player's remaining time in seconds, from `[%clk 0:05:12.3]`; null if absent. */
  readonly clock: number | null;
  /** The time spent on the move in seconds, from `[%emt 0:00:04]`; null if absent. */
  readonly elapsed: number | null;
  /** An engine's evaluation, from `[%eval 0.33]` or `[%eval #-3]`; null if absent. */
  readonly evaluation: string | null;
}

/** A move of the game or of a variation. */
export interface PgnPly {
  readonly move: GameMove;
  /** Comments before the move; only the first move of a line has them. */
  readonly before: readonly PgnComment[];
  readonly comments: readonly PgnComment[];
  /** `$1`, `!?` */
  readonly marks: readonly string[];
  /** Variations that replace this move. */
  readonly variations: readonly (readonly PgnPly[])[];
}

/** A game of a PGN. All its moves are legal. */
export interface PlayedPgn {
  readonly tags: ReadonlyMap<string, string>;
  /** The name of the variant in its definition. */
  readonly variant: string;
  readonly startFen: string;
  /** The notation of its moves. */
  readonly format: MoveFormat;
  readonly moves: readonly PgnPly[];
  readonly result: PgnResult;
}

/**
 * Reads the games of a PGN, with comments, clocks, marks and variations. `variantOf` finds the variant of a game from its tags. A game with an
 * illegal move is left out, with an error at the move; a variation is cut off there.
 */
export function readPgn(
  source: Source,
  variantOf: (tags: ReadonlyMap<string, string>) => Definition | null,
): Parsed<readonly PlayedPgn[]> {
  const inText: Diagnostic[] = [];
  const inMoves: Diagnostic[] = [];
  const games: PlayedPgn[] = [];
  for (const game of pgnGames(source, inText)) {
    const definition = variantOf(tagsOf(game));
    if (definition === null) {
      const span = game.moves[0]?.span ?? game.tags[0]?.span ?? wholeSpan(source);
      inMoves.push(
        diagnose('game/no-variant', 'error', span, 'The game does not name its variant.'),
      );
      continue;
    }
    const { diagnostics, value } = playPgn(game, boardOf(definition));
    addAll(inMoves, diagnostics);
    if (value !== null) games.push(value);
  }
  return { value: games, diagnostics: [...inText, ...inMoves] };
}

/** A match of a variant. The last one is used again, because most games of a file are of the same variant. */
export const boardOf = keeperOfLast((definition: Definition): Board => {
  const game = gameOf(definition, 'as-engine');
  return { match: createMatch(compileGame(game)), context: contextOf(definition, game) };
});

/** The context for reading and writing positions of a game. */
export function contextOf(definition: Definition, game: Game): DiagramContext {
  return definition.kind === 'document'
    ? positionContext(game, definition.variant.pieces, definition.variant.white)
    : positionContext(game, null);
}

function playPgn(game: PgnGame, board: Board): Parsed<PlayedPgn | null> {
  const tag = game.tags.find(({ name }) => name === 'FEN');
  const start = tag === undefined ? null : { text: tag.value, span: tag.span };
  const { diagnostics, value } = replay(board, start, game.moves, null);
  if (value === null) return { value: null, diagnostics };
  const lines = pliesOf(board.match, game, value);
  return { value: lines.value, diagnostics: [...diagnostics, ...lines.diagnostics] };
}

/** Replays a game with its variations. */
export function pliesOf(match: Match, game: PgnGame, found: Replay): Parsed<PlayedPgn> {
  const { format, startFen } = found;
  const diagnostics: Diagnostic[] = [];
  match.start(startFen);
  const moves = playLine(match, game.moves, format, diagnostics);
  const variant = match.compiled.tables.game.name;
  const { result } = game;
  return {
    value: { tags: tagsOf(game), variant, startFen, format, moves, result },
    diagnostics,
  };
}

/** Plays a line. Variations are played and taken back. */
function playLine(
  match: Match,
  line: readonly PgnMove[],
  format: MoveFormat,
  diagnostics: Diagnostic[],
): readonly PgnPly[] {
  const { compiled, position } = match;
  const plies: PgnPly[] = [];
  for (const { before, comments, marks, span, text, variations } of line) {
    const read = readGameMove(compiled, position, text, format);
    if (read.kind !== 'move') {
      diagnostics.push(diagnose(`game/${read.kind}-move`, 'error', span, read.why));
      break;
    }
    const others = variations.map((variation) => {
      const tried = playLine(match, variation, format, diagnostics);
      for (let left = tried.length; left > 0; left--) match.takeBack();
      return tried;
    });
    plies.push({
      move: moveValue(compiled, position, read.move),
      before: before.map(readComment),
      comments: comments.map(readComment),
      marks,
      variations: others.filter((other) => other.length > 0),
    });
    match.play(read.move);
  }
  return plies;
}

function tagsOf({ tags }: PgnGame): ReadonlyMap<string, string> {
  return new Map(tags.map(({ name, value }) => [name, value]));
}

function readComment(text: string): PgnComment {
  const valueOf = (command: string): string | null =>
    new RegExp(`\\[%${command} ([^\\]]{1,20})\\]`).exec(text)?.[1] ?? null;
  return {
    text,
    clock: seconds(valueOf('clk')),
    elapsed: seconds(valueOf('emt')),
    evaluation: valueOf('eval'),
  };
}

/** `1:05:12.3` */
function seconds(text: string | null): number | null {
  const [, hours = '', minutes = '', rest = ''] =
    /^(\d{1,4}):([0-5]?\d):([0-5]?\d(?:\.\d{1,3})?)$/.exec(text ?? '') ?? [];
  return rest === '' ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/**
 * Prints a game as PGN in a given notation. The tags give its variant and start position, kept from the source or added. Null if the notation
 * cannot express one of the moves.
 */
export function printPlayedPgn(
  played: PlayedPgn,
  definition: Definition,
  format: MoveFormat = played.format,
): string | null {
  return writePlayed(played, createMatch(compileGame(gameOf(definition, 'as-engine'))), format);
}

/** `printPlayedPgn` with an existing board. */
export function writePlayed(played: PlayedPgn, match: Match, format: MoveFormat): string | null {
  const { game } = match.compiled.tables;
  const { result, startFen, tags } = played;
  if (match.start(startFen) !== null) return null;
  const { gamePly, turn } = match.position;
  const moves = writeLine(match, played.moves, format);
  if (moves === null) return null;
  const added: (readonly [string, string])[] = [];
  if (!tags.has('Variant')) added.push(['Variant', game.name]);
  if (!tags.has('FEN') && startFen !== game.startFen) added.push(['FEN', startFen]);
  return printPgn({
    tags: [...tags, ...added],
    moves,
    first: { number: 1 + Math.floor(gamePly / 2), turn: turn === 0 ? 'white' : 'black' },
    result,
  });
}

function writeLine(
  match: Match,
  line: readonly PgnPly[],
  format: MoveFormat,
): readonly PgnWord[] | null {
  const { compiled, position } = match;
  const words: PgnWord[] = [];
  for (const { before, comments, marks, move, variations } of line) {
    const read = readGameMove(compiled, position, move.uci, 'uci');
    const text = read.kind === 'move' ? printGameMove(compiled, position, read.move, format) : null;
    if (read.kind !== 'move' || text === null) return null;
    const others: (readonly PgnWord[])[] = [];
    for (const variation of variations) {
      const written = writeLine(match, variation, format);
      if (written === null) return null;
      for (let left = written.length; left > 0; left--) match.takeBack();
      others.push(written);
    }
    words.push({
      text,
      before: before.map((comment) => comment.text),
      comments: comments.map((comment) => comment.text),
      marks,
      variations: others,
    });
    match.play(read.move);
  }
  return words;
}
