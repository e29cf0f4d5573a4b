import type { Groups, WorkerReply, WorkerRequest } from './workers/worker.js';

/** The functions of a group, which the page calls in the worker. */
type Functions<G extends keyof Groups> = Groups[G];
type Named<G extends keyof Groups> = Extract<keyof Functions<G>, string>;
type Arguments<F> = F extends (...args: infer A) => unknown ? A : never;
type Answer<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

/** Calls functions in a worker, one after another. */
export interface WorkerClient {
  call<G extends keyof Groups, N extends Named<G>>(
    group: G,
    name: N,
    ...args: Arguments<Functions<G>[N]>
  ): Promise<Answer<Functions<G>[N]>>;
  /** Ends the worker and rejects all pending calls; the next call starts a new worker. */
  stop(): void;
}

/** The worker was stopped before it answered. */
class Stopped extends Error {}

/** A client with its own worker, which starts with the first call. */
export function createWorkerClient(): WorkerClient {
  let worker: Worker | null = null;
  let number = 0;
  const pending = new Map<
    number,
    { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }
  >();

  function start(): Worker {
    const started = new Worker(new URL('./workers/worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if (data.kind === 'answer') call?.resolve(data.value as never);
      else call?.reject(new Error(data.message));
    };
    started.onerror = (event) => {
      terminate(new Error(event.message));
    };
    return started;
  }

  function terminate(error: Error): void {
    worker?.terminate();
    worker = null;
    const calls = [...pending.values()];
    pending.clear();
    for (const { reject } of calls) reject(error);
  }

  return {
    call(group, name, ...args) {
      worker ??= start();
      const request: WorkerRequest = { id: ++number, group, name, args };
      worker.postMessage(request);
      return new Promise((resolve, reject) => {
        pending.set(request.id, { resolve, reject });
      });
    },
    stop() {
      terminate(new Stopped());
    },
  };
}
