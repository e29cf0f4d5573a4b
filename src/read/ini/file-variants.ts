import { fileWithVariant } from '../../catalog/other-files.js';
import { fileVariantsText } from '../../catalog/file-variants.js';
import { inherit } from '../../ir/engine-conclusion.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { readIni } from './read-ini.js';

let rulesByName: ReadonlyMap<string, EngineRules> | null = null;

/** The rules that a section inherits from a variant of the engine's own variants.ini. Null if that file has no such variant. */
export function fileVariantRules(name: string): EngineRules | null {
  if (fileWithVariant(name) === null) return null;
  rulesByName ??= new Map(
    readIni({ file: 'variants.ini', text: fileVariantsText() }).value.map((section) => [
      section.name,
      inherit(section.rules),
    ]),
  );
  return rulesByName.get(name) ?? null;
}
