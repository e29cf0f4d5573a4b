import { crossCaseOf } from '../../cross-case.js';
import { crossVariant } from '../../cross/cross-variant.js';
import { startFfish, type StartFfish } from '../../cross/engine/ffish-engine.js';
import { inProcess } from '../../cross/engine/in-process.js';
import { diagnoseVerdict } from '../../cross/findings.js';
import type { Opponent } from '../../cross/engine/opponent.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { definitionOf, type Ref } from './definition.js';

/** Our moves against the real engine's, a round at a time, so that the page can tell how far it is. */

/** What came of one round. */
export interface Round {
  readonly engine: string;
  /** Moves that were counted from the start position, and played at random. */
  readonly counted: number;
  readonly plies: number;
  readonly said: readonly Pick<Diagnostic, 'severity' | 'code' | 'message' | 'notes'>[];
}

const NOTHING_TO_PLAY = 'This text has no variant that can be played yet: see its problems.';

let opponent: Promise<Opponent> | null = null;
let names = 0;
const fresh = (): string => `fairyc-workbench-${(names += 1)}`;

/** The first round counts, every other plays a game; a text says why nothing can be compared. */
export async function round(ref: Ref, number: number): Promise<Round | string> {
  const definition = definitionOf(ref);
  if (definition === null) return NOTHING_TO_PLAY;
  const subject = crossCaseOf(definition, 'as-engine', fresh);
  if (typeof subject === 'string') return subject;
  opponent ??= load();
  const engine = await opponent;
  const effort =
    number === 0
      ? { games: 0, depth: 3, nodes: 30_000, seed: 'workbench' }
      : { games: 1, depth: 0, nodes: 0, seed: `workbench ${number}` };
  const verdict = await crossVariant(subject, engine, effort, fresh);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    engine: engine.name,
    counted: sum(verdict.texts.map(({ counted }) => counted?.nodes ?? 0)),
    plies: sum(verdict.texts.map(({ plies }) => plies)),
    said: diagnoseVerdict(verdict, engine.name, { file: '', start: 0, end: 0 }).map(
      ({ code, message, notes, severity }) => ({ code, message, notes, severity }),
    ),
  };
}

/** A variant as the real engine gets it. */
export interface EngineText {
  readonly name: string;
  /** A variants.ini with a name that the engine has not met; null: it has the variant built in. */
  readonly text: string | null;
}

let lastText: { readonly key: string; readonly found: EngineText | string } | null = null;

/** What the engine is to be told of a variant; a text: why it cannot hold it. */
export function engineText(ref: Ref): EngineText | string {
  const key = JSON.stringify(ref);
  if (lastText?.key === key) return lastText.found;
  const definition = definitionOf(ref);
  const subject =
    definition === null ? NOTHING_TO_PLAY : crossCaseOf(definition, 'as-engine', fresh);
  const found = typeof subject === 'string' ? subject : (subject.texts[0] ?? NOTHING_TO_PLAY);
  lastText = { key, found };
  return found;
}

/** The engine is fetched when it is first asked. */
async function load(): Promise<Opponent> {
  const file = new URL('../../../node_modules/ffish-es6/ffish.wasm', import.meta.url);
  const [module, bytes] = await Promise.all([
    import('ffish-es6') as Promise<unknown>,
    fetch(file).then((response) => response.arrayBuffer()),
  ]);
  // Its types take the package for CommonJS; it is an ES module with one default export.
  const { default: start } = module as { readonly default: StartFfish };
  return inProcess(await startFfish(start, new Uint8Array(bytes)), () => undefined);
}
