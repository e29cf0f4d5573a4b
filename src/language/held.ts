import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { displayValue } from '../explain/option-values.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { Resolution } from '../read/ini/resolve.js';
import type { RuleOrigin } from '../read/ini/rule-origins.js';
import type { Held } from './marks.js';

/** The value of a key in a section, and its origin; null if the key is deprecated or unknown. */
export function heldIn(key: string, resolution: Resolution): Held | null {
  const origin = describeOrigin(resolution.originOfOption(key));
  return heldBy(key, resolution.engineRules, origin);
}

/** The value of a key under these rules; null if the key is deprecated or unknown. */
export function heldBy(key: string, rules: EngineRules, origin: string | null): Held | null {
  const row = OPTION_BY_KEY.get(key)?.row;
  if (row === undefined || 'replacedBy' in row) return null;
  return { value: displayValue(row, rules), origin };
}

/** For example `from the section base, line 12`. */
function describeOrigin(origin: RuleOrigin): string {
  switch (origin.kind) {
    case 'here':
      return `set in line ${origin.line}`;
    case 'parent':
      return `from the section ${origin.name}, line ${origin.line}`;
    case 'builtin':
      return `from the built-in variant ${origin.name}`;
    case 'default':
      return 'the default of the engine';
  }
}
