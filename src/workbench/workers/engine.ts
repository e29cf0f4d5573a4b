import { crossCaseOf } from '../../cross-case.js';
import { crossVariant } from '../../cross/cross-variant.js';
import { startFfish, type StartFfish } from '../../cross/engine/ffish-engine.js';
import { inProcess } from '../../cross/engine/in-process.js';
import { diagnoseVerdict } from '../../cross/findings.js';
import type { Opponent } from '../../cross/engine/opponent.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { definitionOf, type Ref } from './definition.js';

/** Compares our moves with the real engine's, in rounds so that the page can show the progress. */

/** The result of one round. */
export interface Round {
  readonly engine: string;
  /** Move sequences counted from the start position. */
  readonly counted: number;
  /** Random moves played. */
  readonly plies: number;
  readonly findings: readonly Pick<Diagnostic, 'severity' | 'code' | 'message' | 'notes'>[];
}

const NOTHING_TO_PLAY = 'This text has no playable variant yet. See its problems.';

let opponent: Promise<Opponent> | null = null;
let names = 0;
const fresh = (): string => `fairyc-workbench-${(names += 1)}`;

/** Round 0 counts moves, every other plays a game. A string says why the comparison is impossible. */
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
    findings: diagnoseVerdict(verdict, engine.name, { file: '', start: 0, end: 0 }).map(
      ({ code, message, notes, severity }) => ({ code, message, notes, severity }),
    ),
  };
}

/** A variant as sent to the real engine. */
export interface EngineText {
  readonly name: string;
  /** A variants.ini with a name that is new to the engine; null for a built-in variant. */
  readonly text: string | null;
}

let lastText: { readonly key: string; readonly found: EngineText | string } | null = null;

/** The variant for the engine. A string says why the engine cannot play it. */
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

/** Fetches the engine. */
async function load(): Promise<Opponent> {
  const file = new URL('../../../node_modules/ffish-es6/ffish.wasm', import.meta.url);
  const [module, bytes] = await Promise.all([
    import('ffish-es6') as Promise<unknown>,
    fetch(file).then((response) => response.arrayBuffer()),
  ]);
  // Its types describe a CommonJS package, but it is an ES module with a default export.
  const { default: start } = module as { readonly default: StartFfish };
  return inProcess(await startFfish(start, new Uint8Array(bytes)), () => undefined);
}
