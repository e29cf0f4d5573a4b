import { diagnose } from '../../catalog/diagnose.js';
import type { PgnResult, PgnTag } from '../../notation/pgn.js';
import { printPgn } from '../../notation/print-pgn.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { Match } from '../match.js';
import { printGameMove } from './game-moves.js';
import type { Replay } from './replay.js';
import type { MoveFormat } from './western/styles.js';

/** The moves of a game in a notation; null, with an error, where it cannot say one of them. The match plays through it. */
export function writeMoves(
  match: Match,
  { moves, startFen }: Replay,
  format: MoveFormat,
  span: Span,
): Parsed<readonly string[] | null> {
  const { machine, position } = match;
  match.start(startFen);
  const texts: string[] = [];
  for (const move of moves) {
    const text = printGameMove(machine, position, move, format);
    if (text === null) {
      const uci = printGameMove(machine, position, move, 'uci') ?? '';
      const message = `This notation has no way to write the move ${uci}; choose another.`;
      return {
        value: null,
        diagnostics: [diagnose('game/not-expressible', 'error', span, message)],
      };
    }
    texts.push(text);
    match.play(move);
  }
  return { value: texts, diagnostics: [] };
}

/** A game as PGN. Its variant and start position are in its tags, as they were or as they are now known. */
export function writePgn(
  match: Match,
  replay: Replay,
  moves: readonly string[],
  { result, tags }: { readonly tags: readonly PgnTag[]; readonly result: PgnResult },
): string {
  const { game } = match.machine.tables;
  const given = tags.map(({ name, value }) => [name, value] as const);
  const has = (wanted: string): boolean => tags.some(({ name }) => name === wanted);
  const added: (readonly [string, string])[] = [];
  if (!has('Variant')) added.push(['Variant', game.name]);
  if (!has('FEN') && replay.startFen !== game.startFen) added.push(['FEN', replay.startFen]);
  match.start(replay.startFen);
  const { gamePly, turn } = match.position;
  return printPgn({
    tags: [...given, ...added],
    moves,
    first: { number: 1 + Math.floor(gamePly / 2), turn: turn === 0 ? 'white' : 'black' },
    result,
  });
}
