import { PROFILES, type Profile } from '../catalog/profiles.js';
import type { Settings } from '../language/open-text.js';
import type { Host, ProjectSettings } from './host.js';

/** The settings of a client for all texts. The `.fairycrc` of a project overrides them. */
interface ClientSettings {
  readonly profile: Profile | null;
}

/** Reads the settings that a client sent, which may be anything. */
export function clientSettings(sent: unknown): ClientSettings {
  const profile =
    typeof sent === 'object' && sent !== null && 'profile' in sent ? sent.profile : null;
  return { profile: PROFILES.find((known) => known === profile) ?? null };
}

const SAYS_NOTHING: ProjectSettings = { profile: null, rules: {} };

/** The settings of each folder. Each project is read once. */
export class Projects {
  readonly #reading = new Map<string, Promise<Settings>>();
  readonly #known = new Map<string, Settings>();
  /** The folders of the window. Texts outside of all folders belong to the first. */
  folders: readonly string[] = [];
  client: ClientSettings = { profile: null };

  constructor(readonly host: Host) {}

  /** The settings of a text as far as known now. Those of its project may still be missing. */
  known(uri: string): Settings {
    return this.#known.get(this.#place(uri)) ?? this.#settings(SAYS_NOTHING);
  }

  /** The settings of a text. */
  settingsOf(uri: string): Promise<Settings> {
    const folder = this.#place(uri);
    const reading = this.#reading.get(folder) ?? this.#read(folder);
    this.#reading.set(folder, reading);
    return reading;
  }

  /** Discards all settings, so that they are read again. */
  forget(): void {
    this.#reading.clear();
    this.#known.clear();
  }

  /** The folder of a text. A text that was never saved belongs to the first folder of the window. */
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
