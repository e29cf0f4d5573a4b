import { parentPort, workerData } from 'node:worker_threads';
import { crossVariant, type Verdict } from '../cross/cross-variant.js';
import { loadFfish, prepared } from '../cross/engine/ffish.js';
import { inProcess } from '../cross/engine/in-process.js';
import { EngineDied, type Opponent, type Question } from '../cross/engine/opponent.js';
import { openUci } from '../cross/engine/uci.js';
import type { CrossSettings } from './cross-report.js';
import { openRecorder } from './cross-recorder.js';
import { crossCaseOf } from '../cross-case.js';
import { smallestText } from './smallest-text.js';
import type { Definition } from '../definitions.js';

/** The settings of a worker. */
export interface WorkerSetting {
  /** Null: ffish, in this thread. */
  readonly program: string | null;
  readonly memory: SharedArrayBuffer;
  /** The memory of the first engine after its start; null if this is the first. */
  readonly prepared: Uint8Array | null;
  /** The folder for the engine's files during the run. */
  readonly scratch: string;
  /** How long an engine in another process may take for one answer, in milliseconds. */
  readonly patience: number;
  readonly settings: CrossSettings;
  /** Whether the games are random variants: then the texts of findings are also reduced. */
  readonly invented: boolean;
}

/** A task for a worker: compare a definition, or ask the engine one question about it; null ends the worker. */
export type WorkerTask =
  | { readonly kind: 'compare'; readonly definition: Definition }
  | { readonly kind: 'ask'; readonly definition: Definition; readonly question: Question }
  | null;

/** What a worker sends: first the engine's name, then an answer to each task. */
export type WorkerMessage =
  | {
      readonly kind: 'ready';
      readonly engine: string;
      readonly process: number | null;
      readonly prepared: Uint8Array | null;
    }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'answered'; readonly died: boolean };

/** Starts the engine and works through the tasks. */
async function work({
  memory,
  prepared: given,
  program,
  settings,
  invented,
  scratch,
  patience,
}: WorkerSetting): Promise<void> {
  const recorder = openRecorder(memory);
  const note = (asked: string | null): void => {
    recorder.note(asked);
  };
  let names = 0;
  const fresh = (): string => `fairyc-cross-${(names += 1)}`;
  prepared.memory = given;
  let engine: Opponent;
  try {
    engine =
      program === null
        ? inProcess(await loadFfish(), note)
        : await openUci(program, { scratch, patience });
  } catch (error) {
    post({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
    return;
  }
  post({
    kind: 'ready',
    engine: engine.name,
    process: engine.process,
    prepared: prepared.memory,
  });
  parentPort?.on('message', (task: WorkerTask) => {
    if (task === null) {
      engine.close();
      parentPort?.close();
    } else if (task.kind === 'ask') void ask(task.definition, task.question);
    else void compare(task.definition);
  });

  async function ask(definition: Definition, { depth, line }: Question): Promise<void> {
    const crossCase = crossCaseOf(definition, settings.reading, fresh);
    const [text] = typeof crossCase === 'string' ? [] : crossCase.texts;
    let died = false;
    try {
      if (typeof text?.text === 'string') await engine.load(text.text);
      const game = text === undefined ? null : await engine.open(text.name);
      await game?.look(line);
      if (depth > 0) await game?.divide(line, depth);
    } catch (error) {
      if (!(error instanceof EngineDied)) throw error;
      died = true;
    }
    post({ kind: 'answered', died });
  }

  async function compare(definition: Definition): Promise<void> {
    const found = crossCaseOf(definition, settings.reading, fresh);
    // Nobody meant anything by an invented notation, so the plain reading of it is not compared.
    const crossCase = invented && typeof found !== 'string' ? { ...found, asWritten: null } : found;
    const verdict =
      typeof crossCase === 'string'
        ? refused(definition.name, crossCase)
        : await crossVariant(crossCase, engine, settings, fresh);
    const smallest = invented
      ? await smallestText(definition, verdict, engine, settings.reading, fresh)
      : null;
    post({ kind: 'verdict', verdict: smallest === null ? verdict : { ...verdict, smallest } });
  }
}

function refused(variant: string, why: string): Verdict {
  return { variant, texts: [], readings: null, crash: null, remarks: [why] };
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

void work(workerData as WorkerSetting);
