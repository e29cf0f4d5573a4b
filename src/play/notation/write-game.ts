import { diagnose } from '../../catalog/diagnose.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { Match } from '../match.js';
import { printGameMove } from './game-moves.js';
import type { Replay } from './replay.js';
import type { MoveFormat } from './western/styles.js';

/** Writes the moves of a game in a notation. Null, with an error, if it cannot express one of them. The match is played through. */
export function writeMoves(
  match: Match,
  { moves, startFen }: Replay,
  format: MoveFormat,
  span: Span,
): Parsed<readonly string[] | null> {
  const { compiled, position } = match;
  match.start(startFen);
  const texts: string[] = [];
  for (const move of moves) {
    const text = printGameMove(compiled, position, move, format);
    if (text === null) {
      const uci = printGameMove(compiled, position, move, 'uci') ?? '';
      const message = `This notation cannot express the move ${uci}; choose another notation.`;
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
