import { PROFILES, type Profile } from '../catalog/profiles.js';
import type { Settings } from '../language/open-text.js';
import type { Host, ProjectSettings } from './host.js';

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

const SAYS_NOTHING: ProjectSettings = { profile: null, rules: {} };

/** Settings by the folders of files, each project read once. */
export class Projects {
  readonly #reading = new Map<string, Promise<Settings>>();
  readonly #known = new Map<string, Settings>();
  /** Those of the window; texts that lie in no folder belong to the first. */
  folders: readonly string[] = [];
  client: ClientSettings = { profile: null };

  constructor(readonly host: Host) {}

  /** What holds for a text, as far as it has been read: what its project says may follow. */
  known(uri: string): Settings {
    return this.#known.get(this.#place(uri)) ?? this.#settings(SAYS_NOTHING);
  }

  /** What holds for a text. */
  settingsOf(uri: string): Promise<Settings> {
    const folder = this.#place(uri);
    const reading = this.#reading.get(folder) ?? this.#read(folder);
    this.#reading.set(folder, reading);
    return reading;
  }

  /** Reads all again: what a project or the client says has changed. */
  forget(): void {
    this.#reading.clear();
    this.#known.clear();
  }

  /** A text that was never saved belongs to the first folder of the window. */
  #place(uri: string): string {
    return this.host.folderOf(uri) ?? this.folders[0] ?? '';
  }

  async #read(folder: string): Promise<Settings> {
    const says = folder === '' ? SAYS_NOTHING : await this.host.projectAt(folder);
    const settings = this.#settings(says);
    this.#known.set(folder, settings);
    return settings;
  }

  #settings({ profile, rules }: ProjectSettings): Settings {
    const { library } = this.host;
    return { profile: profile ?? this.client.profile ?? 'fairy-stockfish', rules, library };
  }
}
