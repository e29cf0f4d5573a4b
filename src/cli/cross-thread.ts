import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerMessage, WorkerSetting } from './cross-worker.js';

/** What the first engine of this process has set up: the engines of all later threads begin with it. */
let prepared: Uint8Array | null = null;
/** Ends when the first engine is set up, or is gone. */
let preparing: Promise<void> | null = null;

/** A thread that compares with an engine. All but the first wait until there is something to begin with. */
export async function startCrossThread(setting: Omit<WorkerSetting, 'prepared'>): Promise<Worker> {
  const isOwn = setting.program === null;
  if (isOwn && preparing !== null) await preparing;
  const workerData: WorkerSetting = { ...setting, prepared };
  const worker = new Worker(path.join(import.meta.dirname, 'cross-worker.cjs'), { workerData });
  if (isOwn)
    preparing ??= new Promise((resolve) => {
      worker.once('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') prepared = message.prepared;
        resolve();
      });
      worker.once('exit', () => {
        resolve();
      });
    });
  return worker;
}
