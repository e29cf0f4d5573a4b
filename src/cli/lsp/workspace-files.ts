import { readFile, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { openText, type Open, type Settings } from '../../language/open-text.js';

/** A project has fewer texts; the rest is not searched. */
const MOST_FILES = 500;
const LARGEST_FILE = 1 << 20;

/** A text as it lay on disk when it had last changed. */
interface Read {
  readonly changed: number;
  readonly settings: Settings;
  /** Null: it is none of ours. */
  readonly open: Open | null;
}

/** The texts of ours in the folders of a window, as they lie on disk. */
export class WorkspaceFiles {
  #read = new Map<string, Read>();

  /** Those that no editor has open, one after the other; others are answered between them. */
  async *texts(
    folders: readonly string[],
    isOpen: (uri: string) => boolean,
    settingsOf: (uri: string) => Promise<Settings>,
  ): AsyncIterable<Open> {
    const before = this.#read;
    this.#read = new Map();
    const found = await Promise.all(
      folders.map((cwd) =>
        glob('**/*.{ini,md,markdown}', {
          cwd,
          absolute: true,
          followSymbolicLinks: false,
          ignore: ['**/node_modules/**'],
        }),
      ),
    );
    for (const file of [...new Set(found.flat())].sort().slice(0, MOST_FILES)) {
      const uri = pathToFileURL(file).href;
      if (isOpen(uri)) continue;
      const read = await readAgain(file, uri, await settingsOf(uri), before.get(uri));
      if (read === null) continue;
      this.#read.set(uri, read);
      if (read.open !== null) yield read.open;
      await setImmediate();
    }
  }
}

/** Null: it cannot be read. */
async function readAgain(
  file: string,
  uri: string,
  settings: Settings,
  before: Read | undefined,
): Promise<Read | null> {
  try {
    const { mtimeMs: changed, size } = await stat(file);
    if (before?.changed === changed && before.settings === settings) return before;
    if (size > LARGEST_FILE) return { changed, settings, open: null };
    const source = { file: uri, text: await readFile(file, 'utf8') };
    const open = openText(source, file.endsWith('.ini') ? 'ini' : 'markdown', settings);
    return { changed, settings, open };
  } catch {
    return null;
  }
}
