import type { Profile } from '../catalog/profiles.js';
import type { RuleSettings } from '../check/rule-settings.js';
import type { Open, Settings } from '../language/open-text.js';
import type { Library } from '../read/markdown/lower-pieces.js';
import type { Source } from '../text/source.js';

/** The settings of a project for the texts in its folder. */
export interface ProjectSettings {
  /** Null if not set. */
  readonly profile: Profile | null;
  readonly rules: RuleSettings;
}

/** The server's access to files, projects and the engine. In a browser, most of it is not available. */
export interface Host {
  /** Finds the documents that come with fairyc. */
  readonly library: Library;
  /** The URI of a shipped document; null if an editor cannot open it. */
  readonly addressOf: (source: Source) => string | null;
  /** The path of a folder of the window; null if the server has no access to it. */
  readonly pathOf: (uri: string) => string | null;
  /** The folder of a text; null if the server has no access to it. */
  readonly folderOf: (uri: string) => string | null;
  readonly projectAt: (folder: string) => Promise<ProjectSettings>;
  /** A glob pattern of the project files, for editors to watch; null if there are none. */
  readonly projectFiles: string | null;
  /** The texts in folders that are not open in the editor. */
  readonly textsIn: (
    folders: readonly string[],
    isOpen: (uri: string) => boolean,
    settingsOf: (uri: string) => Promise<Settings>,
  ) => AsyncIterable<Open>;
  /** Compares a variant of a text with the real engine until cancelled; null if there is no engine. */
  readonly compare: Compare | null;
}

type Compare = (text: Source, variant: string, stopped: AbortSignal) => Promise<string>;
