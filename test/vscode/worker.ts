import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Runs a script like a browser worker: with the globals of every browser, and nothing of Node. */
export function startWorker(file: string) {
  const waiting = new Map<number, (answer: Message) => void>();
  /** All errors and logged messages. */
  const complaints: string[] = [];
  const worker: Record<string, unknown> & {
    onmessage?: (event: { readonly data: object }) => void;
  } = {
    ...{ AbortController, TextDecoder, TextEncoder, URL, console },
    ...{ clearTimeout, queueMicrotask, setTimeout },
    addEventListener: vi.fn(),
    postMessage: (message: Message) => {
      const { error, id, method } = message;
      if (method !== undefined || error !== undefined) complaints.push(JSON.stringify(message));
      waiting.get(id ?? 0)?.(message);
    },
  };
  runInNewContext(readFileSync(file, 'utf8'), worker);
  const send = (message: object): void =>
    worker.onmessage?.({ data: { jsonrpc: '2.0', ...message } });
  return {
    complaints,
    notify: (method: string, params: object) => {
      send({ method, params });
    },
    ask: <T>(method: string, params?: object) =>
      new Promise<T>((resolve) => {
        const id = waiting.size + 1;
        waiting.set(id, ({ result }) => {
          resolve(result as T);
        });
        send({ id, method, params });
      }),
  };
}
