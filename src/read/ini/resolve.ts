import type { EngineRules } from '../../ir/engine-rules.js';
import type { Parsed } from '../../text/diagnostic.js';
import { workOn } from '../../catalog/within-steps.js';
import { lineColumnsOf, type Source } from '../../text/source.js';
import { once } from '../../text/once.js';
import { builtinRulesBeforeConclusion } from '../builtins.js';
import { pairsOf, readIni, type EngineSection } from './read-ini.js';
import {
  builtinOrigins,
  DEFAULT_ORIGINS,
  inheritOrigins,
  originsAfterLines,
  type Origins,
  type RuleOrigin,
} from './rule-origins.js';
import { rulesJson, type RulesJson } from './rules-json.js';
import type { TextRange } from './scan.js';

/** The effective rules of a variant before conclusion, and where each field came from. */
export interface ResolvedVariant {
  readonly name: string;
  readonly parent: string | null;
  readonly rules: RulesJson;
  /** By field of `rules`. */
  readonly origin: Readonly<Record<string, RuleOrigin>>;
}

/** A resolved variant with the data for a view by options. */
export interface Resolution {
  readonly variant: ResolvedVariant;
  readonly engineRules: EngineRules;
  /** The section; null for a built-in variant. */
  readonly at: TextRange | null;
  /** The origin of the value that a key would need to express these rules. */
  readonly originOfOption: (key: string) => RuleOrigin;
}

/** Every variant that a file adds, with the origin of each rule. The diagnostics come from the reader. */
export function resolveIni(source: Source): Parsed<readonly Resolution[]> {
  const { tooMuch, value } = workOn(source, () => {
    const { value: sections, diagnostics } = readIni(source);
    return { value: sections.map(resolverOf(source, sections)), diagnostics };
  });
  return { ...value, diagnostics: [...value.diagnostics, ...tooMuch] };
}

/** Makes a function that resolves the sections of a file one by one. It resolves each parent first, and nothing twice. */
export function resolverOf(
  source: Source,
  sections: readonly EngineSection[],
): (section: EngineSection) => Resolution {
  const lineColumn = lineColumnsOf(source.text);
  const lineOf = (offset: number): number => lineColumn(offset).line;
  const byName = new Map(sections.map((section) => [section.name, section]));
  const known = new Map<EngineSection, Origins>();
  const builtins = new Map<string, Origins>();
  const startOf = ({ base, parent }: EngineSection): Origins => {
    if (parent === null) return DEFAULT_ORIGINS;
    const above = byName.get(parent);
    if (above !== undefined) return inheritOrigins(originsOf(above), parent, above.rules, base);
    const origins = builtins.get(parent) ?? builtinOrigins(parent, base);
    builtins.set(parent, origins);
    return origins;
  };
  // Parents stand above their children, so this recursion ends.
  const originsOf = (section: EngineSection): Origins => {
    const before = known.get(section);
    if (before !== undefined) return before;
    const { base, section: at } = section;
    const pairs = pairsOf(at, ({ start, end }) => ({ file: source.file, start, end }));
    const origins = originsAfterLines(startOf(section), base, pairs, lineOf);
    known.set(section, origins);
    return origins;
  };
  return (section) => {
    const { name, parent, rules } = section;
    return resolution({ name, parent, rules, at: section.section }, originsOf(section));
  };
}

/** A built-in variant, resolved. Null if no built-in variant has this name. */
export function resolveBuiltin(name: string): Resolution | null {
  const rules = builtinRulesBeforeConclusion(name);
  return rules === null
    ? null
    : resolution({ name, parent: null, rules, at: null }, builtinOrigins(name, rules));
}

interface Resolved extends Pick<Resolution, 'at'> {
  readonly name: string;
  readonly parent: string | null;
  readonly rules: EngineRules;
}

function resolution(
  { at, name, parent, rules: engineRules }: Resolved,
  { fields, options }: Origins,
): Resolution {
  const rules = once(() => rulesJson(engineRules));
  const origin = once(() =>
    Object.fromEntries(Object.keys(rules()).map((field) => [field, fields.get(field) ?? DEFAULT])),
  );
  return {
    // A file may have any number of sections, so these are computed only on use.
    variant: {
      name,
      parent,
      get rules() {
        return rules();
      },
      get origin() {
        return origin();
      },
    },
    engineRules,
    at,
    originOfOption: (key) => options.get(key) ?? DEFAULT,
  };
}

const DEFAULT: RuleOrigin = { kind: 'default' };
