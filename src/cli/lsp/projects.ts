import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PROFILES, type Profile } from '../../catalog/profiles.js';
import type { Settings } from '../../language/open-text.js';
import { readConfiguration, type Configuration } from '../configuration.js';
import { shippedFolder, shippedLibrary } from '../library.js';

/** What a client says of all texts; the `.fairycrc` of a project says it over again. */
interface ClientSettings {
  readonly profile: Profile | null;
}

/** Settings that a client sent, whatever it sent. */
export function clientSettings(sent: unknown): ClientSettings {
  const profile =
    typeof sent === 'object' && sent !== null && 'profile' in sent ? sent.profile : null;
  return { profile: PROFILES.find((known) => known === profile) ?? null };
}

/** Settings by the folders of files, each `.fairycrc` read once. */
export class Projects {
  readonly #library = shippedLibrary();
  readonly #reading = new Map<string, Promise<Settings>>();
  readonly #known = new Map<string, Settings>();
  /** Those of the window; texts that lie in no folder belong to the first. */
  folders: readonly string[] = [];
  client: ClientSettings = { profile: null };

  /** What holds for a text, as far as it has been read: what its project says may follow. */
  known(uri: string): Settings {
    return this.#known.get(this.#place(uri)) ?? this.#settings({});
  }

  /** What holds for a text. */
  settingsOf(uri: string): Promise<Settings> {
    const folder = this.#place(uri);
    const reading = this.#reading.get(folder) ?? this.#read(folder);
    this.#reading.set(folder, reading);
    return reading;
  }

  /** Reads all again: a `.fairycrc` or the client has changed. */
  forget(): void {
    this.#reading.clear();
    this.#known.clear();
  }

  /** A text that was never saved belongs to the first folder of the window. */
  #place(uri: string): string {
    return folderOf(uri) ?? this.folders[0] ?? '';
  }

  async #read(folder: string): Promise<Settings> {
    const reading = folder === '' ? null : await readConfiguration(folder).catch(() => null);
    const settings = this.#settings(reading?.configuration ?? {});
    this.#known.set(folder, settings);
    return settings;
  }

  #settings({ lint, rules = {} }: Configuration): Settings {
    const profile = lint?.profile ?? this.client.profile ?? 'fairy-stockfish';
    return { profile, rules, library: this.#library };
  }
}

/** The folder that a file lies in; null: it lies in none. */
function folderOf(uri: string): string | null {
  const file = fileOf(uri);
  return file === null ? null : path.dirname(file);
}

/** The path of a file; null: the text is none of the file system. */
export function fileOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}

/** The address of a document that comes with fairyc. */
export function shippedUri(file: string): string {
  return pathToFileURL(path.join(shippedFolder(), path.basename(file))).href;
}
