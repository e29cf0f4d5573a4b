import type { Profile } from '../catalog/profiles.js';
import type { PlacedPart } from '../check/linted-file.js';
import { applySettings, type RuleSettings } from '../check/rule-settings.js';
import type { Variant } from '../ir/variant.js';
import type { Library } from '../read/markdown/lower-pieces.js';
import type { EngineSection } from '../read/ini/read-ini.js';
import type { IniFile } from '../read/ini/scan.js';
import type { Section } from '../read/markdown/sections.js';
import { isShown, type Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { Mark } from './marks.js';

/** The settings of a project for its texts. */
export interface Settings {
  readonly profile: Profile;
  readonly rules: RuleSettings;
  /** Finds the documents that others take pieces from. */
  readonly library: Library;
}

interface OpenText {
  readonly source: Source;
  readonly settings: Settings;
  /** The diagnostics to report, in the order of the text. */
  readonly diagnostics: () => readonly Diagnostic[];
  readonly marks: () => readonly Mark[];
}

/** A variants.ini in an editor. */
export interface OpenIni extends OpenText {
  readonly kind: 'ini';
  readonly file: () => IniFile;
  readonly sections: () => readonly EngineSection[];
  /** The checked parts of the text, in order. */
  readonly parts: () => readonly PlacedPart[];
}

/** A document with piece tables in an editor. */
export interface OpenDocument extends OpenText {
  readonly kind: 'document';
  readonly sections: () => readonly Section[];
  readonly variants: () => readonly Variant[];
}

export type Open = OpenIni | OpenDocument;

/** The language that an editor gives a text, which is more reliable than its file name. */
export type Language = 'ini' | 'markdown';

/** The findings that the settings of a project do not hide. */
export function reported(found: readonly Diagnostic[], rules: RuleSettings): readonly Diagnostic[] {
  return applySettings(found, rules, 'settings').filter(isShown);
}
