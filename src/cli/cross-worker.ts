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

/** What a worker is made for. */
export interface WorkerSetting {
  /** Null: ffish, in this thread. */
  readonly program: string | null;
  readonly memory: SharedArrayBuffer;
  /** What an engine of another thread has set up; null: it is the first. */
  readonly prepared: Uint8Array | null;
  /** Where its engine's files lie until the run is over. */
  readonly scratch: string;
  /** How long an engine of another process may think about one question, in milliseconds. */
  readonly patience: number;
  readonly settings: CrossSettings;
  /** The games are random ones: the texts of findings are made small, too. */
  readonly invented: boolean;
}

/** What it is sent: to compare a definition, or to ask the engine one thing about it; null: that was all. */
export type WorkerTask =
  | { readonly kind: 'compare'; readonly definition: Definition }
  | { readonly kind: 'ask'; readonly definition: Definition; readonly question: Question }
  | null;

/** What it says: the engine's name once it is there, then an answer to each task. */
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

/** Answers each task that it is sent. */
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
    say({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
    return;
  }
  say({
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
    say({ kind: 'answered', died });
  }

  async function compare(definition: Definition): Promise<void> {
    const found = crossCaseOf(definition, settings.reading, fresh);
    // How an invented notation reads is nothing that anybody meant.
    const crossCase = invented && typeof found !== 'string' ? { ...found, asWritten: null } : found;
    const verdict =
      typeof crossCase === 'string'
        ? refused(definition.name, crossCase)
        : await crossVariant(crossCase, engine, settings, fresh);
    const smallest = invented
      ? await smallestText(definition, verdict, engine, settings.reading, fresh)
      : null;
    say({ kind: 'verdict', verdict: smallest === null ? verdict : { ...verdict, smallest } });
  }
}

function refused(variant: string, why: string): Verdict {
  return { variant, texts: [], readings: null, crash: null, remarks: [why] };
}

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

void work(workerData as WorkerSetting);
