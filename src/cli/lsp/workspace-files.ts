import { readFile, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { openText, type Open, type Settings } from '../../language/open-text.js';

/** The most files to read in a workspace; further ones are ignored. */
const MOST_FILES = 500;
const LARGEST_FILE = 1 << 20;

/** A text as last read from disk. */
interface Read {
  readonly changed: number;
  readonly settings: Settings;
  /** Null if it is not a text for fairyc. */
  readonly open: Open | null;
}

/** The variants.ini files and documents in the folders of an editor window, as they are on disk. */
export class WorkspaceFiles {
  #read = new Map<string, Read>();

  /** The texts that are not open in the editor, one after the other. Other requests are answered in between. */
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

/** Null if the file cannot be read. */
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
