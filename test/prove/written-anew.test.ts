import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedLibrary } from '../../src/cli/library.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { builtinDefinition, documentsOf, gameOf, type Definition } from '../../src/definitions.js';
import { buildDocument } from '../../src/pipeline.js';
import { openPlayer } from '../../src/play/player.js';
import { playBeside } from '../../src/prove/play-beside.js';
import type { Source } from '../../src/text/source.js';
import { THOROUGH } from '../thorough.js';

/** Well-known variants, written from the rules of the games with only the README and the page of bullets; file names are the engine's names. */
const FOLDER = 'test/fixtures/newcomers';
const NAMES = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));
const LIBRARY = shippedLibrary();

function sourceOf(name: string): Source {
  const file = `${FOLDER}/${name}.md`;
  return { file, text: readFileSync(file, 'utf8') };
}

function only({ definitions, diagnostics }: ReturnType<typeof documentsOf>): Definition {
  const [definition, ...more] = definitions;
  if (definition === undefined || more.length > 0)
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return definition;
}

test('there are 27 documents, without blocks of options', () => {
  expect(NAMES).toHaveLength(27);
  expect(NAMES.filter((name) => sourceOf(name).text.includes('```'))).toEqual([]);
});

test.each(NAMES)('%s plays as the engine’s variant', (name) => {
  const definition = only(documentsOf(sourceOf(name), LIBRARY));
  const builtin = builtinDefinition(name);
  if (builtin === null) throw new Error(name);
  const effort = { positions: THOROUGH ? 300 : 40, seed: name, results: true };
  const games = [builtin, definition].map((one) => gameOf(one, 'as-engine'));
  const [theirs, ours] = games;
  if (theirs === undefined || ours === undefined) throw new Error(name);
  expect(playBeside(theirs, ours, effort).parting).toBeNull();
});

test('the engine counts the same moves in each', async () => {
  const engine = await loadFfish();
  const request = { targets: ['ini'], variant: null, approximate: false, prove: 0 } as const;
  for (const [number, name] of NAMES.entries()) {
    // No option exists for drops without a hand, or for kings that move along palace lines; they need a parent.
    const parent = name === 'ataxx' || name === 'janggi' ? name : null;
    const built = buildDocument(sourceOf(name), LIBRARY, { ...request, parent });
    const text = built.value[0]?.text ?? '';
    engine.load(text.replace(/^\[[^:\]]*/m, `[anew-${number}`));
    const theirs = engine.play(name);
    if (theirs === null) throw new Error(name);
    const depth = theirs.perft(2) > 100_000 ? 1 : 2;
    const wanted = theirs.perft(depth);
    theirs.close();
    const game = engine.play(`anew-${number}`);
    expect([name, game?.perft(depth)]).toEqual([name, wanted]);
    const definition = only(documentsOf(sourceOf(name), LIBRARY));
    const player = openPlayer(gameOf(definition, 'as-engine'));
    expect([name, player.perft({ fen: game?.fen() ?? '', moves: [] }, 1, 1e6)]).toEqual([
      name,
      game?.perft(1),
    ]);
    game?.close();
  }
});
