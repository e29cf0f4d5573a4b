import { createAsker, type Asker } from './ask.js';
import { createEditor, type PlacedEditor } from './editor.js';
import { forgetEditing, storedTexts, storeTexts } from './store.js';
import type { Source } from '../text/source.js';
import { holdsEntries, isFollowed, isIni, kindOf, type WorkText } from './texts.js';
import type { Ref } from './workers/definition.js';
import type { Judged } from './workers/judged.js';
import type { ReadMark } from './workers/reading.js';

/** What is being worked on: a text, what is known of it, and which view shows it. */
export interface Bench {
  readonly editor: PlacedEditor;
  readonly texts: readonly WorkText[];
  readonly text: WorkText;
  /** Null: it is being read. */
  readonly judged: Judged | null;
  /** Why the text could not be read; null: it could, or nobody knows yet. */
  readonly failure: string | null;
  /** True: only the tables of the text were judged so far. */
  readonly isPartly: boolean;
  /** How the prose of a document was read. */
  readonly reading: readonly ReadMark[];
  /** The variants that can be played, and the one that is shown. */
  readonly variants: readonly string[];
  readonly variant: string | null;
  /** The built-in variant whose rules its diagrams take where they leave some open; null: none. */
  readonly rulesFrom: string | null;
  takeRulesFrom(variant: string | null): void;
  /** False: the text has just been opened, and its variants are not known yet. */
  readonly isRead: boolean;
  /** How many times the text was read: views compare it to know whether they are up to date. */
  readonly edition: number;
  readonly language: Asker;
  readonly games: Asker;
  /** Something has been said of the first text: what can wait has waited for it. */
  readonly isSaid: Promise<void>;
  /** The variant that is shown, for workers. */
  ref(): Ref;
  choose(variant: string): void;
  /** Opens a text as one more; gives its id. */
  add(file: string, text: string): string;
  open(id: string): void;
  /** Gives the text another name, which says what kind of text it is. */
  rename(file: string): void;
  remove(): void;
  /** Shows files of the disk as they are now; those cannot be changed here. */
  follow(files: readonly Source[]): void;
  /** Brings it to the screen. */
  redraw(): void;
}

const FIRST: Omit<WorkText, 'id'> = {
  file: 'variants.ini',
  text: `# A variant of chess. Change a line, and see in the views what it does.
[my-variant:chess]
# Whose king comes to the middle of the board wins, and pawns become knights.
flagPiece = k
flagRegion = d4 e4 d5 e5
promotionPieceTypes = n
`,
};

/** The pause in typing before the text is read. */
const PAUSE = 120;

export function createBench(redraw: () => void): Bench {
  const language = createAsker();
  const games = createAsker();
  let texts = storedTexts();
  if (texts.length === 0) texts = [{ ...FIRST, id: newId() }];
  let open = texts[0] ?? { ...FIRST, id: newId() };
  let judged: Judged | null = null;
  let isPartly = false;
  /** The readers of documents have answered before. */
  let hasReaders = false;
  let reading: readonly ReadMark[] = [];
  let variants: readonly string[] = [];
  let variant: string | null = null;
  let rulesFrom: string | null = null;
  let edition = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRead = false;
  let isReading = false;
  /** How many times something had changed that must be read. */
  let changes = 0;
  let failure: string | null = null;

  let said = (): void => undefined;
  const isSaid = new Promise<void>((resolve) => {
    said = resolve;
  });
  const editor = createEditor(language, edited, isSaid);

  function edited(text: string): void {
    open = { ...open, text };
    texts = texts.map((one) => (one.id === open.id ? open : one));
    clearTimeout(timer);
    timer = setTimeout(() => {
      store();
      void read();
    }, PAUSE);
  }

  /** Reads the text; what was typed meanwhile is read next. */
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
      said();
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
      const first = await language.ask('tables', 'judge', { file, text });
      if (first !== null && !isOld()) take(first, true);
    }
    const found = await language.ask(readers, 'judge', { file, text }, others());
    hasReaders ||= readers === 'documents';
    if (isOld()) return;
    take(found, false);
    const names = await language.ask(readers, 'variantsOf', { file, text }, others());
    if (isOld()) return;
    variants = names;
    if (variant === null || !names.includes(variant)) variant = names[0] ?? null;
    isRead = true;
    edition++;
    redraw();
    if (kindOf(file) !== 'document') return;
    const marks = await games.ask('reading', 'readingIn', { file, text });
    if (isOld()) return;
    reading = marks;
    editor.mark(marks);
    redraw();
  }

  function take(found: Judged, partly: boolean): void {
    judged = found;
    isPartly = partly;
    editor.show(found);
    redraw();
    said();
  }

  /** The texts whose variants games and positions may be of. */
  function others(): readonly Source[] {
    if (!holdsEntries(open.file)) return [];
    return texts.flatMap(({ file, text }) => (holdsEntries(file) ? [] : [{ file, text }]));
  }

  function store(): void {
    storeTexts(texts.filter((text) => !isFollowed(text)));
  }

  function show(text: WorkText): void {
    open = text;
    judged = null;
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
    isSaid,
    language,
    games,
    get texts() {
      return texts;
    },
    get text() {
      return open;
    },
    get judged() {
      return judged;
    },
    get failure() {
      return failure;
    },
    get isPartly() {
      return isPartly;
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
    takeRulesFrom(chosen) {
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

/** The group of the worker that judges such a text. */
function readersOf(file: string): 'ini' | 'documents' | 'entries' {
  if (isIni(file)) return 'ini';
  return holdsEntries(file) ? 'entries' : 'documents';
}

/** Is it as the first visit found it? Then no work is lost. */
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
