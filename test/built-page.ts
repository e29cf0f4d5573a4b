import type { Engine, EngineGame } from '../src/cross/engine/engine.js';
import { buildDocument } from '../src/pipeline.js';
import type { Diagnostic } from '../src/text/diagnostic.js';

/** What is built from a page of one game. */
export interface BuiltPage {
  readonly diagnostics: readonly Diagnostic[];
  /** The section for the engine; empty if the page is not built. */
  readonly ini: string;
  /** The name of the section; empty if there is none. */
  readonly variant: string;
}

/** The section that `fairyc build` makes of a page. Only `prove` plies are compared with its source, because most tests ask the engine. */
export function builtPage(text: string, prove = 0): BuiltPage {
  const { diagnostics, value } = buildDocument({ file: 'page.md', text }, () => null, {
    targets: ['ini'],
    variant: null,
    approximate: false,
    parent: null,
    prefer: null,
    prove,
  });
  return { diagnostics, ini: value[0]?.text ?? '', variant: value[0]?.variant ?? '' };
}

/** The engine's game for a page. The engine keeps the first section of a name, so each page needs a title of its own. */
export function playedPage(engine: Engine, text: string): EngineGame {
  const { diagnostics, ini, variant } = builtPage(text);
  engine.load(ini);
  const game = engine.play(variant);
  if (game === null)
    throw new Error(`not built: ${diagnostics.map(({ message }) => message).join('\n')}`);
  return game;
}

/**
 * The legal moves along a game of at most so many half-moves. The seed chooses each move, not its quality, so that another variant with the same moves
 * gets the same game.
 */
export function legalMovesAlong(
  engine: Engine,
  variant: string,
  { plies, seed }: { readonly plies: number; readonly seed: number },
): readonly string[] {
  const game = engine.play(variant);
  if (game === null) return ['unknown'];
  const found: string[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.legalMoves().toSorted();
    found.push(moves.join(' '));
    const move = moves[(seed * ply + 3) % Math.max(1, moves.length)];
    if (move === undefined || !game.push(move)) break;
  }
  game.close();
  return found;
}
