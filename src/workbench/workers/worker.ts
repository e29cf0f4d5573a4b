/** What runs beside the page: each group of functions is loaded when it is first asked for. */
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

/** A question of the page. */
export interface Asked {
  readonly id: number;
  readonly group: keyof Groups;
  readonly name: string;
  readonly given: readonly unknown[];
}

/** What the page hears. */
export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

function send(reply: Reply): void {
  postMessage(reply);
}

// One after another, in the order of the questions: what opens a text comes before what asks about it.
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(() => answer(data));
});

async function answer({ given, group, id, name }: Asked): Promise<void> {
  try {
    const functions = new Map<string, unknown>(Object.entries(await GROUPS[group]()));
    const wanted = functions.get(name);
    if (typeof wanted !== 'function') throw new Error(`no ${group}.${name}`);
    const value: unknown = await (wanted as (...given: readonly unknown[]) => unknown)(...given);
    send({ kind: 'answer', id, value });
  } catch (error) {
    send({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}
