import { workOn } from './catalog/within-steps.js';
import { MAX_BOARD_SIDE } from './ir/board.js';
import { conclude } from './ir/engine-conclusion.js';
import type { EngineRules } from './ir/engine-rules.js';
import type { Variant } from './ir/variant.js';
import { builtinRulesBeforeConclusion } from './read/builtins.js';
import { collectIni } from './read/ini/one-by-one.js';
import type { EngineSection } from './read/ini/read-ini.js';
import type { IniHeader } from './read/ini/scan.js';
import type { Diagnostic } from './text/diagnostic.js';
import type { Source } from './text/source.js';

/** Built-in variants and sections of a variants.ini: definitions that need no document reader. */

/** A playable variant and where it is defined. The rules of built-in variants and sections are those after `conclude`, as the engine plays them. */
export type Definition =
  | { readonly kind: 'builtin'; readonly name: string; readonly rules: EngineRules }
  | {
      readonly kind: 'section';
      readonly name: string;
      readonly rules: EngineRules;
      readonly source: Source;
      /** The place of the section in its source. */
      readonly at: IniHeader;
    }
  | {
      readonly kind: 'document';
      readonly name: string;
      readonly variant: Variant;
      readonly source: Source;
    };

/** What one text defines. */
export interface Definitions {
  readonly definitions: readonly Definition[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A built-in variant of the engine; null if no variant has this name. */
export function builtinDefinition(name: string): Definition | null {
  const rules = builtinRulesBeforeConclusion(name);
  return rules === null ? null : { kind: 'builtin', name, rules: conclude(rules) };
}

/** The variants that the engine loads from a variants.ini, or those of one name. */
export function sectionsOf(source: Source, only: string | null = null): Definitions {
  const { tooMuch, value: read } = workOn(source, () =>
    collectIni(source, (section) =>
      only === null || section.name === only ? sectionDefinition(section, source) : null,
    ),
  );
  return { definitions: read.value, diagnostics: [...read.diagnostics, ...tooMuch] };
}

/** The variant of a section; null if its board is unplayable. */
export function sectionDefinition(
  { name, rules, section }: EngineSection,
  source: Source,
): Definition | null {
  if (!hasBoard(rules)) return null;
  // Without the lines, which would be kept for each section of a large file.
  const { lines: _lines, ...at } = section;
  return { kind: 'section', name, rules: conclude(rules), source, at };
}

/** A value such as `maxFile = A` leaves no board. That line is reported as an error. */
function hasBoard({ maxFile, maxRank }: EngineRules): boolean {
  return [maxFile, maxRank].every((side) => side >= 1 && side <= MAX_BOARD_SIDE);
}
