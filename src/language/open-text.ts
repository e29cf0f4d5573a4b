import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { BUILTIN_NAMES } from '../catalog/builtins.js';
import type { Profile } from '../catalog/profiles.js';
import { iniJudge } from '../check/lint.js';
import { applySettings, type RuleSettings } from '../check/rule-settings.js';
import type { Variant } from '../ir/variant.js';
import { lintDocument, type Library } from '../pipeline.js';
import { readIni, type EngineSection } from '../read/ini/read-ini.js';
import { scanIni, type IniFile } from '../read/ini/scan.js';
import { readDocument } from '../read/markdown/read-document.js';
import { readSections, type Section } from '../read/markdown/sections.js';
import { isShown, type Diagnostic } from '../text/diagnostic.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';
import { documentMarks } from './document-marks.js';
import { iniMarks } from './ini-marks.js';
import type { Mark } from './marks.js';

/** What a project says of its texts. */
export interface Settings {
  readonly profile: Profile;
  readonly rules: RuleSettings;
  /** Finds the documents that others take pieces from. */
  readonly library: Library;
  /** The names of variants that it has, for completion. */
  readonly libraryNames?: () => readonly string[];
}

interface OpenText {
  readonly source: Source;
  readonly settings: Settings;
  /** What is to be reported, in order of place. */
  readonly diagnostics: () => readonly Diagnostic[];
  readonly marks: () => readonly Mark[];
}

/** A variants.ini in an editor. */
export interface OpenIni extends OpenText {
  readonly kind: 'ini';
  readonly file: () => IniFile;
  readonly sections: () => readonly EngineSection[];
}

/** A document with piece tables in an editor. */
export interface OpenDocument extends OpenText {
  readonly kind: 'document';
  readonly sections: () => readonly Section[];
  readonly variants: () => readonly Variant[];
}

export type Open = OpenIni | OpenDocument;

/** What an editor calls a text: the name of its language tells more than that of its file. */
export type Language = 'ini' | 'markdown';

/** Judges a variants.ini; one that has judged it before an edit only judges what the edit has touched. */
export type Judge = (source: Source) => readonly Diagnostic[];

/** Opens a text, of which nothing is read before somebody asks. Null: it is none of ours, and nobody asks anything. */
export function openText(
  source: Source,
  language: Language,
  settings: Settings,
  judge: Judge = iniJudge(settings.profile),
): Open | null {
  switch (language) {
    case 'ini':
      return isVariantsIni(source) ? openIni(source, settings, judge) : null;
    case 'markdown':
      return source.text.trim() === '' || mayHaveTable(source.text)
        ? openDocument(source, settings)
        : null;
  }
}

function openIni(source: Source, settings: Settings, judge: Judge): OpenIni {
  const { rules } = settings;
  const file = once(() => scanIni(source));
  const sections = once(() => readIni(source).value);
  const found = once(() => reported(judge(source), rules));
  const marks = once(() => iniMarks(file(), sections()));
  return { kind: 'ini', source, settings, file, sections, diagnostics: found, marks };
}

function openDocument(source: Source, settings: Settings): OpenDocument | null {
  const { library, profile, rules } = settings;
  const sections = once(() => readSections(source).value);
  // One that is empty may become ours.
  const isEmpty = source.text.trim() === '';
  if (sections().length === 0 && !isEmpty) return null;
  const variants = once(() => readDocument(source, { library }).value);
  const found = once(() =>
    isEmpty ? [] : reported(lintDocument(source, library, profile), rules),
  );
  const marks = once(() => documentMarks(source, sections(), variants(), library));
  return { kind: 'document', source, settings, sections, variants, diagnostics: found, marks };
}

function reported(found: readonly Diagnostic[], rules: RuleSettings): readonly Diagnostic[] {
  return applySettings(found, rules, 'settings').filter(isShown);
}

/** Editors take the settings of any program for ini: one for the engine is called so, is empty, starts from a variant or sets a key of the engine. */
function isVariantsIni(source: Source): boolean {
  const { file, text } = source;
  if (/(?:^|[/\\.])variants\.ini$/i.test(file) || text.trim() === '') return true;
  return scanIni(source).sections.some(
    ({ lines, parent }) =>
      BUILTIN_NAMES.includes(parent ?? '') ||
      lines.some((line) => line.kind === 'pair' && OPTION_BY_KEY.has(line.key)),
  );
}

/** A line of a table with the heading of a column of pieces: most Markdown has none, and is read no further. */
function mayHaveTable(text: string): boolean {
  return (
    /^[ \t]*\|.*\b(?:betza|piece|name|abbr)\b/im.test(text) || /^uses\b.*\bfrom\b/im.test(text)
  );
}
