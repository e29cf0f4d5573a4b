import type { Profile } from '../catalog/profiles.js';
import { readIni } from '../read/ini/read-ini.js';
import { rulesJson } from '../read/ini/rules-json.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { applyFixes, type FixChoice, type FixedText } from './apply-fixes.js';
import { lintIni } from './lint.js';

/** Rounds after which fixing stops, whatever is left: fixes that call for each other would be a bug of ours. */
const MAX_ROUNDS = 20;

/**
 * Mends a file until nothing that was chosen is left. Every safe fix is proved first: the effective rules after it
 * are those before it, but for the fields that it announces. One that fails its proof is not applied.
 */
export function fixIni(source: Source, profile: Profile, choice: FixChoice): FixedText {
  const applied: Diagnostic[] = [];
  let { text } = source;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = { file: source.file, text };
    const fixable = lintIni(now, profile).filter(
      (diagnostic) => diagnostic.fix?.safety !== 'safe' || isProved(now, diagnostic),
    );
    const fixed = applyFixes(text, fixable, choice);
    if (fixed.applied.length === 0 || fixed.text === text) break;
    ({ text } = fixed);
    applied.push(...fixed.applied);
  }
  return { text, applied };
}

/** True if the fix of this diagnostic, applied alone, changes just the fields that it announces. */
export function isProved(source: Source, diagnostic: Diagnostic): boolean {
  const { fix } = diagnostic;
  if (fix === undefined) return false;
  const after = { ...source, text: applyFixes(source.text, [diagnostic], 'all').text };
  const announced = new Set(fix.changes ?? []);
  const changed = changedFields(source, after);
  return changed !== null && changed.every((field) => announced.has(field));
}

/** The fields of the effective rules that differ in some section; null if there are other sections afterwards. */
export function changedFields(before: Source, after: Source): readonly string[] | null {
  const [old, now] = [readIni(before).value, readIni(after).value];
  if (old.length !== now.length) return null;
  const changed = new Set<string>();
  for (const [index, section] of old.entries()) {
    const other = now[index];
    if (other?.name !== section.name) return null;
    const [rules, others] = [rulesJson(section.rules), rulesJson(other.rules)];
    for (const [field, value] of Object.entries(rules)) {
      if (JSON.stringify(value) !== JSON.stringify(others[field])) changed.add(field);
    }
  }
  return [...changed];
}
