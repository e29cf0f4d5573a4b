import { gameOf } from '../../definitions.js';
import { createOpponent } from '../../opponent/search.js';
import { createMatch, type Match } from '../../play/match.js';
import { compileGame } from '../../play/move-api.js';
import { parseMove, printMove } from '../../play/notation/uci.js';
import { definitionOf, type Ref } from './definition.js';

/** The practice opponent. */

let last: {
  readonly key: string;
  readonly match: Match;
  readonly think: ReturnType<typeof createOpponent>;
} | null = null;

/** The opponent's next move, in UCI; null if there is none. */
export function move(
  ref: Ref,
  startFen: string,
  moves: readonly string[],
  { milliseconds }: { readonly milliseconds: number },
): string | null {
  const { match, think } = seated(ref) ?? {};
  if (match === undefined || think === undefined || match.start(startFen) !== null) return null;
  const { compiled, position } = match;
  for (const uci of moves) {
    const code = parseMove(compiled, position, uci);
    if (code === null) return null;
    match.play(code);
  }
  const end = performance.now() + milliseconds;
  const found = think({ nodes: Infinity, isOver: () => performance.now() >= end });
  return found === null ? null : printMove(compiled, position, found.move);
}

/** The opponent for a variant, kept while the variant stays the same, because it computes the piece values only once. */
function seated(ref: Ref): NonNullable<typeof last> | null {
  const key = JSON.stringify(ref);
  if (last?.key === key) return last;
  const definition = definitionOf(ref);
  if (definition === null) return null;
  const match = createMatch(compileGame(gameOf(definition, 'as-engine')));
  last = { key, match, think: createOpponent(match) };
  return last;
}
