import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import { differingFields } from '../../ir/differing-fields.js';
import { assignOption } from '../../notation/option-values/assign-option.js';
import { startDraft } from '../../notation/option-values/rules-draft.js';
import type { IniPair } from '../../read/ini/scan.js';
import { keeperOfLast } from '../../text/keep.js';
import type { LintedSection } from '../linted-file.js';
import type { RuleFix } from '../rule.js';

/** The lines of a section whose keys the engine does not read. */
export const unknownPairs = keeperOfLast((section: LintedSection): readonly IniPair[] => {
  const found: IniPair[] = [];
  for (const line of section.section.lines)
    if (line.kind === 'pair' && !OPTION_BY_KEY.has(line.key)) found.push(line);
  return found;
});

/** Whether a section has any such line. */
export function hasUnknownPairs(section: LintedSection): boolean {
  return unknownPairs(section).length > 0;
}

/**
 * A fix that writes a spelling of the key that the engine reads. It is safe if only the fields of the key can change: the engine
 * reads the whole value, the key is not set elsewhere, and the value adds no letter that other values may use.
 */
export function respell(section: LintedSection, pair: IniPair, key: string): RuleFix {
  const title = `Write \`${key}\`: it becomes \`${pair.value}\``;
  const replacements = [{ at: pair.keyAt, text: key }];
  const row = OPTION_BY_KEY.get(key)?.row;
  if (row === undefined) return { title, safety: 'safe', replacements };
  const draft = startDraft(section.rules);
  const isRead = assignOption(draft, row, pair.value).length === 0;
  const different = new Set(differingFields(section.rules, draft.rules));
  const changes = row.fields.filter((field) => different.has(field));
  const isAlone = !section.pairs.has(key) && !row.fields.some((field) => field === 'pieces');
  return {
    title,
    safety: isRead && isAlone ? 'safe' : 'suggestion',
    replacements,
    // `conclude` empties the region of a parent without double step before a child inherits it.
    changes: changes.includes('doubleStep') ? [...changes, 'doubleStepRegion'] : changes,
  };
}
