import { createWorkerClient, type WorkerClient } from './worker-client.js';
import { createEditor, type PlacedEditor } from './editor.js';
import { forgetEditing, storedTexts, storeTexts } from './store.js';
import type { Source } from '../text/source.js';
import { holdsEntries, isFollowed, isIni, kindOf, type WorkText } from './texts.js';
import type { Ref } from './workers/definition.js';
import type { Analysis } from './workers/analysis.js';
import type { ReadMark } from './workers/reading.js';

/** The state of the workbench: the texts, the open text with its analysis, and the chosen variant. */
export interface Bench {
  readonly editor: PlacedEditor;
  readonly texts: readonly WorkText[];
  readonly text: WorkText;
  /** Null while the text is being read. */
  readonly analysis: Analysis | null;
  /** Why reading failed; null if it succeeded or is still going on. */
  readonly failure: string | null;
  /** Whether only the tables of the text have been checked so far. */
  readonly isPartial: boolean;
  /** How the sentences of a document were read. */
  readonly reading: readonly ReadMark[];
  /** The playable variants of the text, and the one that is shown. */
  readonly variants: readonly string[];
  readonly variant: string | null;
  /** The built-in variant that supplies the rules its diagrams do not state; null for the usual rules. */
  readonly rulesFrom: string | null;
  chooseRulesFrom(variant: string | null): void;
  /** False while the text has just been opened and its variants are not yet known. */
  readonly isRead: boolean;
  /** How many times the text has been read. Views compare it to see whether they are up to date. */
  readonly edition: number;
  readonly language: WorkerClient;
  readonly games: WorkerClient;
  /** Resolves with the first result for the first text. Less urgent work waits for it. */
  readonly firstResult: Promise<void>;
  /** The shown variant, as workers look it up. */
  ref(): Ref;
  choose(variant: string): void;
  /** Adds a text and opens it; returns its id. */
  add(file: string, text: string): string;
  open(id: string): void;
  /** Renames the open text. The file extension determines the type of the text. */
  rename(file: string): void;
  remove(): void;
  /** Shows the current content of files on the disk; they are read-only in the workbench. */
  follow(files: readonly Source[]): void;
  /** Updates the screen. */
  redraw(): void;
}

const FIRST: Omit<WorkText, 'id'> = {
  file: 'variants.ini',
  text: `# A chess variant. Change a line and watch the views.
[my-variant:chess]
# A player whose king reaches the centre wins. Pawns promote to knights.
flagPiece = k
flagRegion = d4 e4 d5 e5
promotionPieceTypes = n
`,
};

/** How long typing must pause before the text is read, in milliseconds. */
const PAUSE = 120;

export function createBench(redraw: () => void): Bench {
  const language = createWorkerClient();
  const games = createWorkerClient();
  let texts = storedTexts();
  if (texts.length === 0) texts = [{ ...FIRST, id: newId() }];
  let open = texts[0] ?? { ...FIRST, id: newId() };
  let analysis: Analysis | null = null;
  let isPartial = false;
  /** Whether the readers of documents have been loaded. */
  let hasReaders = false;
  let reading: readonly ReadMark[] = [];
  let variants: readonly string[] = [];
  let variant: string | null = null;
  let rulesFrom: string | null = null;
  let edition = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRead = false;
  let isReading = false;
  /** How many changes came while the text was being read. */
  let changes = 0;
  let failure: string | null = null;

  let resolveFirstResult = (): void => undefined;
  const firstResult = new Promise<void>((resolve) => {
    resolveFirstResult = resolve;
  });
  const editor = createEditor(language, edited, firstResult);

  function edited(text: string): void {
    open = { ...open, text };
    texts = texts.map((one) => (one.id === open.id ? open : one));
    clearTimeout(timer);
    timer = setTimeout(() => {
      store();
      void read();
    }, PAUSE);
  }

  /** Reads the text, and again if it changes meanwhile. */
  async function read(): Promise<void> {
    if (isReading) {
      changes++;
      return;
    }
    isReading = true;
    failure = null;
    try {
      let seen: number;
      do {
        seen = changes;
        await readOnce();
      } while (seen !== changes);
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      redraw();
    } finally {
      isReading = false;
      resolveFirstResult();
    }
  }

  async function readOnce(): Promise<void> {
    const { file, id, text } = open;
    const isOld = (): boolean => {
      if (id === open.id && text === open.text) return false;
      changes++;
      return true;
    };
    const readers = readersOf(file);
    if (readers === 'documents' && !hasReaders) {
      const first = await language.call('tables', 'analyse', { file, text });
      if (first !== null && !isOld()) take(first, true);
    }
    const found = await language.call(readers, 'analyse', { file, text }, others());
    hasReaders ||= readers === 'documents';
    if (isOld()) return;
    take(found, false);
    const names = await language.call(readers, 'variantsOf', { file, text }, others());
    if (isOld()) return;
    variants = names;
    if (variant === null || !names.includes(variant)) variant = names[0] ?? null;
    isRead = true;
    edition++;
    redraw();
    if (kindOf(file) !== 'document') return;
    const marks = await games.call('reading', 'readingIn', { file, text });
    if (isOld()) return;
    reading = marks;
    editor.mark(marks);
    redraw();
  }

  function take(found: Analysis, partial: boolean): void {
    analysis = found;
    isPartial = partial;
    editor.show(found);
    redraw();
    resolveFirstResult();
  }

  /** The texts that define the variants for games and positions. */
  function others(): readonly Source[] {
    if (!holdsEntries(open.file)) return [];
    return texts.flatMap(({ file, text }) => (holdsEntries(file) ? [] : [{ file, text }]));
  }

  function store(): void {
    storeTexts(texts.filter((text) => !isFollowed(text)));
  }

  function show(text: WorkText): void {
    open = text;
    analysis = null;
    reading = [];
    variants = [];
    variant = null;
    rulesFrom = null;
    isRead = false;
    editor.open(text);
    store();
    redraw();
    void read();
  }

  editor.open(open);
  void read();

  return {
    editor,
    firstResult,
    language,
    games,
    get texts() {
      return texts;
    },
    get text() {
      return open;
    },
    get analysis() {
      return analysis;
    },
    get failure() {
      return failure;
    },
    get isPartial() {
      return isPartial;
    },
    get reading() {
      return reading;
    },
    get variants() {
      return variants;
    },
    get variant() {
      return variant;
    },
    get rulesFrom() {
      return rulesFrom;
    },
    chooseRulesFrom(chosen) {
      rulesFrom = chosen;
      edition++;
      redraw();
    },
    get isRead() {
      return isRead;
    },
    get edition() {
      return edition;
    },
    ref: () => ({
      kind: 'text',
      source: { file: open.file, text: open.text },
      name: variant,
      rulesFrom,
      among: others(),
    }),
    choose(name) {
      variant = name;
      edition++;
      redraw();
    },
    add(file, text) {
      const added = { id: newId(), file: unusedName(file, texts), text };
      texts = [added, ...texts];
      show(added);
      return added.id;
    },
    open(id) {
      const found = texts.find((text) => text.id === id);
      if (found !== undefined) show(found);
    },
    rename(file) {
      const named = { ...open, file };
      texts = texts.map((one) => (one.id === open.id ? named : one));
      show(named);
    },
    remove() {
      texts = texts.filter(({ id }) => id !== open.id);
      forgetEditing(open.id);
      if (texts.length === 0) texts = [{ ...FIRST, id: newId() }];
      const [first] = texts;
      if (first !== undefined) show(first);
    },
    follow(files) {
      const followed = files.map(({ file, text }) => ({ id: `disk:${file}`, file, text }));
      const before = new Map(texts.map(({ id, text }) => [id, text]));
      const isFirst = !texts.some(isFollowed);
      const changed = followed.filter(({ id, text }) => before.get(id) !== text);
      if (changed.length === 0) return;
      texts = [...followed, ...texts.filter((text) => !isFollowed(text))];
      const [shown = null] = changed.filter(({ id }) => isFirst || id === open.id);
      if (shown !== null) show(shown);
      else redraw();
    },
    redraw,
  };
}

/** The worker group that analyses this type of text. */
function readersOf(file: string): 'ini' | 'documents' | 'entries' {
  if (isIni(file)) return 'ini';
  return holdsEntries(file) ? 'entries' : 'documents';
}

/** Whether nothing was written since the first visit, so that no work can be lost. */
export function isUntouched({ texts }: Bench): boolean {
  return texts.every(({ text }) => text === FIRST.text);
}

function newId(): string {
  return crypto.randomUUID();
}

/** `game.md`, `game-2.md` */
function unusedName(file: string, texts: readonly WorkText[]): string {
  const [, stem = file, ending = ''] = /^(.*?)(\.\w+)?$/s.exec(file) ?? [];
  const taken = new Set(texts.map((text) => text.file));
  let name = file;
  for (let number = 2; taken.has(name); number++) name = `${stem}-${number}${ending}`;
  return name;
}
