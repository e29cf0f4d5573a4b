import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Crash, Verdict } from '../cross/cross-variant.js';
import type { CrossSettings } from './cross-report.js';
import { openRecorder, recorderMemory } from './cross-recorder.js';
import { startCrossThread } from './cross-thread.js';
import { smallestCrash } from './smallest-crash.js';
import type { WorkerMessage, WorkerTask } from './cross-worker.js';
import type { Definition } from '../definitions.js';

/** How a comparison is spread over threads. */
interface PoolSetting {
  readonly program: string | null;
  readonly settings: CrossSettings;
  readonly jobs: number;
  /** How long an engine in another process may take for one answer, in milliseconds. */
  readonly patience: number;
  /** Whether the games are random variants. */
  readonly invented: boolean;
  /** Called after each variant. */
  readonly onDone: (done: number, variant: string) => void;
}

/** The engine's name and all verdicts, in the order of the definitions. */
interface PoolResult {
  readonly engine: string;
  readonly verdicts: readonly Verdict[];
}

/** An engine that works on one question for this long is considered hung. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 1000;

/**
 * Compares definitions in worker threads. If an engine dies, its thread is replaced, and the verdict on the variant is the crash. A string
 * says why no engine could be started.
 */
export async function crossInPool(
  definitions: readonly Definition[],
  setting: PoolSetting,
): Promise<PoolResult | string> {
  const verdicts: Verdict[] = [];
  const state: PoolState = {
    next: 0,
    done: 0,
    engine: '',
    failure: null,
    scratch: mkdtempSync(path.join(tmpdir(), 'fairyc-pool-')),
    engines: new Set(),
  };
  const clear = (): void => {
    for (const engine of state.engines) killEngine(engine, state);
    rmSync(state.scratch, { recursive: true, force: true });
  };
  const stop = (signal: NodeJS.Signals): void => {
    clear();
    process.kill(process.pid, signal);
  };
  for (const signal of STOPPING) process.once(signal, stop);
  try {
    return await runPool(definitions, verdicts, state, setting);
  } finally {
    clear();
    for (const signal of STOPPING) process.removeListener(signal, stop);
  }
}

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the process of an engine, which would otherwise outlive its thread. */
function killEngine(engine: number, { engines }: PoolState): void {
  engines.delete(engine);
  try {
    process.kill(engine, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

async function runPool(
  definitions: readonly Definition[],
  verdicts: Verdict[],
  state: PoolState,
  setting: PoolSetting,
): Promise<PoolResult | string> {
  const count = Math.max(1, Math.min(setting.jobs, definitions.length));
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (state.next < definitions.length && state.failure === null)
        await runWorker(definitions, verdicts, state, setting);
    }),
  );
  if (state.failure !== null) return state.failure;
  const { invented, patience, program, settings } = setting;
  const { scratch } = state;
  const worker = { program, settings, invented, scratch, patience };
  for (const [index, verdict] of verdicts.entries()) {
    const definition = definitions[index];
    if (verdict.crash === null || definition === undefined) continue;
    const small = await smallestCrash(definition, verdict.crash, worker);
    if (small !== null) verdicts[index] = { ...verdict, ...small };
  }
  return { engine: state.engine, verdicts };
}

/** The state of a run, changed only by the main thread. */
interface PoolState {
  next: number;
  done: number;
  engine: string;
  failure: string | null;
  readonly scratch: string;
  /** Process ids of the running engines. */
  readonly engines: Set<number>;
}

/** Gives one worker tasks until none is left or its engine has died. */
async function runWorker(
  definitions: readonly Definition[],
  verdicts: Verdict[],
  state: PoolState,
  { onDone, program, settings, invented, patience }: PoolSetting,
): Promise<void> {
  const memory = recorderMemory();
  const recorder = openRecorder(memory);
  const { scratch } = state;
  const setting = { program, memory, settings, invented, scratch, patience };
  const worker = await startCrossThread(setting);
  let current: number | null = null;
  let engine: number | null = null;
  await new Promise<void>((resolve, reject) => {
    let last = { beat: -1, at: 0 };
    const watch = setInterval(() => {
      const beat = recorder.beat();
      if (beat !== last.beat) last = { beat, at: Date.now() };
      else if (recorder.read() !== null && Date.now() - last.at > PATIENCE_MS)
        lose('it does not answer');
    }, LOOK_EVERY_MS);
    const end = (): void => {
      clearInterval(watch);
      if (engine !== null) killEngine(engine, state);
      void worker.terminate().then(() => {
        resolve();
      });
    };
    const finish = (verdict: Verdict): void => {
      if (current !== null) verdicts[current] = verdict;
      current = null;
      state.done += 1;
      onDone(state.done, verdict.variant);
    };
    const feed = (): void => {
      const definition = definitions[state.next];
      if (definition === undefined) {
        worker.postMessage(null satisfies WorkerTask);
        return;
      }
      current = state.next;
      state.next += 1;
      worker.postMessage({ kind: 'compare', definition } satisfies WorkerTask);
    };
    /** Blames the engine if it was working on a question; otherwise it is a bug in fairyc. */
    const lose = (why: string, error?: Error): void => {
      const during = recorder.read();
      const definition = current === null ? undefined : definitions[current];
      if (during === null || definition === undefined) {
        clearInterval(watch);
        void worker.terminate();
        reject(error ?? new Error(why));
        return;
      }
      finish(crashed(definition.name, { during, why }));
      end();
    };
    worker.on('message', (message: WorkerMessage) => {
      switch (message.kind) {
        case 'ready':
          state.engine = message.engine;
          engine = message.process;
          if (engine !== null) state.engines.add(engine);
          feed();
          break;
        case 'failed':
          state.failure = message.why;
          end();
          break;
        case 'verdict':
          finish(message.verdict);
          if (message.verdict.crash === null) feed();
          else end();
          break;
        case 'answered':
          break;
      }
    });
    worker.on('error', (error: unknown) => {
      if (error instanceof Error) lose(error.message, error);
      else lose(String(error));
    });
    worker.on('exit', (status) => {
      clearInterval(watch);
      // A worker that ends normally has closed its engine.
      if (engine !== null && status === 0) state.engines.delete(engine);
      else if (engine !== null) killEngine(engine, state);
      if (current === null) resolve();
      else lose(`it ended with status ${status}`);
    });
  });
}

function crashed(variant: string, crash: Crash): Verdict {
  return { variant, texts: [], readings: null, crash, remarks: [] };
}
