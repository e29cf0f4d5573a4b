import type { Profile } from '../catalog/profiles.js';
import { changesBetween } from '../read/ini/changes-between.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { applyFixes, type FixChoice, type FixedText } from './apply-fixes.js';
import { lintIni } from './lint.js';

/** Rounds after which fixing stops, whatever is left: fixes that call for each other would be a bug of ours. */
const MAX_ROUNDS = 20;

/**
 * Mends a file until nothing that was chosen is left. Every safe fix is proved first: the effective rules after it
 * are those before it, but for the fields and sections that it announces. One that fails its proof is not applied.
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

/** True if the fix of this diagnostic, applied alone, changes just what it announces. */
export function isProved(source: Source, diagnostic: Diagnostic): boolean {
  const { fix } = diagnostic;
  if (fix === undefined) return false;
  const after = { ...source, text: applyFixes(source.text, [diagnostic], 'all').text };
  const announced = new Set(fix.changes ?? []);
  const changes = changesBetween(source, after);
  if (changes === null || (changes.added.length > 0 && fix.addsSections !== true)) return false;
  return changes.fields.every((field) => announced.has(field));
}
