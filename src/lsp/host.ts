import type { Profile } from '../catalog/profiles.js';
import type { RuleSettings } from '../check/rule-settings.js';
import type { Open, Settings } from '../language/open-text.js';
import type { Library } from '../read/markdown/lower-pieces.js';
import type { Source } from '../text/source.js';

/** What the project of a folder says of the texts in it. */
export interface ProjectSettings {
  /** Null: it does not say. */
  readonly profile: Profile | null;
  readonly rules: RuleSettings;
}

/** Ways to the world around a server. In a browser most of them are closed. */
export interface Host {
  /** Finds the documents that come with fairyc. */
  readonly library: Library;
  /** The address of one of them; null: an editor cannot open it. */
  readonly addressOf: (source: Source) => string | null;
  /** The path of a folder of the window; null: the server does not see it. */
  readonly pathOf: (uri: string) => string | null;
  /** The folder that a text lies in; null: in none that the server sees. */
  readonly folderOf: (uri: string) => string | null;
  readonly projectAt: (folder: string) => Promise<ProjectSettings>;
  /** The files that say so, as editors watch for them; null: there are none. */
  readonly projectFiles: string | null;
  /** The texts of ours in folders that no editor has open. */
  readonly textsIn: (
    folders: readonly string[],
    isOpen: (uri: string) => boolean,
    settingsOf: (uri: string) => Promise<Settings>,
  ) => AsyncIterable<Open>;
  /** Compares a variant of a text with the real engine until it is stopped; null: there is no engine. */
  readonly compare: Compare | null;
}

type Compare = (text: Source, variant: string, stopped: AbortSignal) => Promise<string>;
