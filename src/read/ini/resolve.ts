import type { EngineRules } from '../../ir/engine-rules.js';
import type { Parsed } from '../../text/diagnostic.js';
import { workOn } from '../../catalog/within-steps.js';
import { lineColumnsOf, type Source } from '../../text/source.js';
import { once } from '../../text/once.js';
import { builtinRulesBeforeConclusion } from '../builtins.js';
import { eachVariant } from './one-by-one.js';
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

/** The same variants one at a time, for files of any size. Of those before, only what later ones inherit is kept. */
export function* eachResolution(source: Source): Generator<Resolution, void> {
  const read = originsReader(source);
  const known = new WeakMap<EngineRules, Origins>();
  for (const section of eachVariant(source)) {
    const { above: rules } = section;
    const inherited = rules === null ? undefined : known.get(rules);
    const above = rules === null || inherited === undefined ? null : { rules, origins: inherited };
    const origins = read(section, above);
    known.set(section.rules, origins);
    yield resolutionOf(section, origins);
  }
}

/** Makes a function that resolves the sections of a file one by one. It resolves each parent first, and nothing twice. */
export function resolverOf(
  source: Source,
  sections: readonly EngineSection[],
): (section: EngineSection) => Resolution {
  const byName = new Map(sections.map((section) => [section.name, section]));
  const known = new Map<EngineSection, Origins>();
  const read = originsReader(source);
  // Parents stand above their children, so this recursion ends.
  const originsOf = (section: EngineSection): Origins => {
    const before = known.get(section);
    if (before !== undefined) return before;
    const above = section.parent === null ? undefined : byName.get(section.parent);
    const origins = read(
      section,
      above === undefined ? null : { rules: above.rules, origins: originsOf(above) },
    );
    known.set(section, origins);
    return origins;
  };
  return (section) => resolutionOf(section, originsOf(section));
}

interface ResolvedParent {
  readonly rules: EngineRules;
  readonly origins: Origins;
}

/** Makes a function that reads the origins of a section. `above`: its parent, if that is a section of the file. */
function originsReader(
  source: Source,
): (section: EngineSection, above: ResolvedParent | null) => Origins {
  const lineColumn = lineColumnsOf(source.text);
  const lineOf = (offset: number): number => lineColumn(offset).line;
  const builtins = new Map<string, Origins>();
  const startOf = ({ base, parent }: EngineSection, above: ResolvedParent | null): Origins => {
    if (parent === null) return DEFAULT_ORIGINS;
    if (above !== null) return inheritOrigins(above.origins, parent, above.rules, base);
    const origins = builtins.get(parent) ?? builtinOrigins(parent, base);
    builtins.set(parent, origins);
    return origins;
  };
  return (section, above) => {
    const { base, section: at } = section;
    const pairs = pairsOf(at, ({ start, end }) => ({ file: source.file, start, end }));
    return originsAfterLines(startOf(section, above), base, pairs, lineOf);
  };
}

function resolutionOf(
  { name, parent, rules, section }: EngineSection,
  origins: Origins,
): Resolution {
  return resolution({ name, parent, rules, at: section }, origins);
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
