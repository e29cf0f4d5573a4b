import { beforeAll, describe, expect, it } from 'vitest';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { builtinDefinition, gameOf } from '../../../src/definitions.js';
import { evidenceOf, type ShownEnding } from '../../../src/explain/evidence/evidence.js';
import { RESULTS } from '../../../src/play/player.js';

/** Few, so that all variants take some seconds. */
const NODES = 400;

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

function shownEndings(name: string): readonly ShownEnding[] {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`There is no ${name}.`);
  return evidenceOf(gameOf(definition, 'as-engine'), NODES).filter(
    (evidence) => evidence.status === 'shown',
  );
}

const kindsSeen = new Set<string>();
const silent: string[] = [];

describe('every end that is shown of a built-in variant', () => {
  it.each(BUILTIN_NAMES)('%s: is one in the engine, with the same result', (name) => {
    const shown = shownEndings(name);
    const game = engine.play(name);
    if (game === null) throw new Error(`The engine does not play ${name}.`);
    const startFen = game.fen();
    if (shown.length === 0) silent.push(name);
    for (const { fen, finalFen, from, kind, moves, outcome } of shown) {
      kindsSeen.add(kind);
      const line = `${kind}: ${fen} ${moves.join(' ')}`;
      expect(engine.validateFen(name, fen).valid, line).toBe(true);
      if (from === 'start') expect(fen, line).toBe(startFen);
      game.setFen(fen);
      if (moves.length > 0) expect(game.result(), `before ${line}`).toBe('*');
      for (const move of moves) expect(game.push(move), `${move} of ${line}`).toBe(true);
      expect(game.result(), line).toBe(RESULTS[outcome]);
      expect(game.fen(), line).toBe(finalFen);
    }
    game.close();
  });

  it('shows something of all but one, which needs more positions', () => {
    expect(silent).toEqual(['clobber10']);
  });

  // By the options that built-in variants have set: nobody castles to win, or joins pieces.
  it.each([
    'checkmate',
    'drop-mate',
    'knight-mate',
    'mate-without-shak',
    'stalemate',
    'to-and-fro',
    'perpetual-check',
    'perpetual-chase',
    'repetition',
    'n-move',
    'explosion',
    'extinction',
    'flag-draw',
    'flag',
    'check-counting',
    'full-board',
    'facing-kings',
    'both-pass',
    'insufficient-material',
    'counting',
    'promotion-stalemate',
  ])('%s is among them', (kind) => {
    expect(kindsSeen).toContain(kind);
  });
});
