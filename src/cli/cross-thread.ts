import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerMessage, WorkerSetting } from './cross-worker.js';

/** The memory of the first engine after its start; the engines of later threads begin with a copy. */
let prepared: Uint8Array | null = null;
/** Resolves when the first engine has started, or has failed. */
let preparing: Promise<void> | null = null;

/** Starts a thread that compares with an engine. All but the first wait for the memory of the first. */
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
