import { diagnose } from '../catalog/diagnose.js';
import { changesBetween } from '../read/ini/changes-between.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { layOut } from './lay-out.js';

/** The formatted text, or the original with the reason why it was not formatted. */
export interface FormattedIni {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Formats a variants.ini: `key = value` in the catalog's order, each comment above the same key as before, one blank line before a section,
 * LF. The engine must read the same afterwards, which every run checks.
 */
export function formatIni(source: Source): FormattedIni {
  return keepingRules(source, layOut(source));
}

/** The new text if the engine reads the same rules from it, or else the old one with an error. */
export function keepingRules(source: Source, text: string): FormattedIni {
  if (text === source.text) return { text, diagnostics: [] };
  const changes = changesBetween(source, { ...source, text });
  if (changes?.fields.length === 0 && changes.added.length === 0) return { text, diagnostics: [] };
  const what = changes?.added.length === 0 ? changes.fields.join(', ') : 'the variants';
  const place = { file: source.file, start: 0, end: 0 };
  const why = `the canonical layout would change ${what}, so ${source.file} is left unchanged; please report this file`;
  return { text: source.text, diagnostics: [diagnose('file/layout-kept', 'error', place, why)] };
}
