/** The groups of functions that run in the worker. Each is loaded when it is first called. */
const GROUPS = {
  ini: () => import('./ini.js'),
  tables: () => import('./tables.js'),
  documents: () => import('./documents.js'),
  entries: () => import('./entries.js'),
  language: () => import('./language.js'),
  games: () => import('./games.js'),
  reading: () => import('./reading.js'),
  play: () => import('./play.js'),
  opponent: () => import('./opponent.js'),
  pieces: () => import('./pieces.js'),
  engine: () => import('./engine.js'),
};

/** The functions of each group. */
export type Groups = {
  readonly [G in keyof typeof GROUPS]: Awaited<ReturnType<(typeof GROUPS)[G]>>;
};

/** A call from the page. */
export interface WorkerRequest {
  readonly id: number;
  readonly group: keyof Groups;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The answer to the page. */
export type WorkerReply =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

function send(reply: WorkerReply): void {
  postMessage(reply);
}

// One after another, in the order of the calls: a text must be opened before calls about it.
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  last = last.then(() => answer(data));
});

async function answer({ args, group, id, name }: WorkerRequest): Promise<void> {
  try {
    const functions = new Map<string, unknown>(Object.entries(await GROUPS[group]()));
    const wanted = functions.get(name);
    if (typeof wanted !== 'function') throw new Error(`no ${group}.${name}`);
    const value: unknown = await (wanted as (...args: readonly unknown[]) => unknown)(...args);
    send({ kind: 'answer', id, value });
  } catch (error) {
    send({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}
