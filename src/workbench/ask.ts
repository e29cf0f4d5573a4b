import type { Asked, Groups, Reply } from './workers/worker.js';

/** What a worker can be asked for: the functions of a group of its. */
type Functions<G extends keyof Groups> = Groups[G];
type Named<G extends keyof Groups> = Extract<keyof Functions<G>, string>;
type Given<F> = F extends (...given: infer A) => unknown ? A : never;
type Answer<F> = F extends (...given: never[]) => infer R ? Awaited<R> : never;

/** A worker that answers questions one after another. */
export interface Asker {
  ask<G extends keyof Groups, N extends Named<G>>(
    group: G,
    name: N,
    ...given: Given<Functions<G>[N]>
  ): Promise<Answer<Functions<G>[N]>>;
  /** Ends the work under way; the next question starts a new worker. Whoever waits gets an error. */
  stop(): void;
}

/** Somebody stopped the worker before it had an answer. */
class Stopped extends Error {}

/** A worker of its own, which starts with the first question. */
export function createAsker(): Asker {
  let worker: Worker | null = null;
  let number = 0;
  const waiting = new Map<
    number,
    { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }
  >();

  function start(): Worker {
    const started = new Worker(new URL('./workers/worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === 'answer') asked?.resolve(data.value as never);
      else asked?.reject(new Error(data.message));
    };
    started.onerror = (event) => {
      forget(new Error(event.message));
    };
    return started;
  }

  function forget(error: Error): void {
    worker?.terminate();
    worker = null;
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(error);
  }

  return {
    ask(group, name, ...given) {
      worker ??= start();
      const asked: Asked = { id: ++number, group, name, given };
      worker.postMessage(asked);
      return new Promise((resolve, reject) => {
        waiting.set(asked.id, { resolve, reject });
      });
    },
    stop() {
      forget(new Stopped());
    },
  };
}
