import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import { conclude } from '../../ir/engine-conclusion.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { builtinRules } from '../../read/builtins.js';
import { readIni } from '../../read/ini/read-ini.js';
import type { IniBlock } from '../../read/page/ini-blocks.js';
import type { PageSources } from '../../read/page/page-sources.js';
import type { Span } from '../../text/span.js';

/** The engine's rules that the sentences of a page are compared with. */
export interface ReferenceRules {
  /** The page's own options, or, for a page without any, the built-in variant of its name; or the table of its only game. */
  readonly kind: 'options' | 'builtin' | 'table';
  readonly name: string;
  /** After conclusion. */
  readonly rules: EngineRules;
  /** The place of the first of these keys that the page has; null if it has none of them. */
  readonly placeOf: (...keys: readonly string[]) => Span | null;
  /** The whole of them; null if they are not on the page. */
  readonly span: Span | null;
}

/** The first options of a page, or the built-in variant of its name. Null if it has neither, or has tables and no options. */
export function referenceRules({ hasTables, inis, name }: PageSources): ReferenceRules | null {
  const [block] = inis;
  if (block !== undefined) return rulesOfBlock(block);
  // A table with the name of a built-in variant is a separate game.
  if (hasTables) return null;
  const builtin = builtinNamed(name.title);
  const rules = builtin === null ? null : builtinRules(builtin);
  if (builtin === null || rules === null) return null;
  return {
    kind: 'builtin',
    name: builtin,
    rules: conclude(rules),
    placeOf: () => null,
    span: null,
  };
}

function rulesOfBlock({ headed, placeHeaded, span }: IniBlock): ReferenceRules | null {
  const [section] = readIni(headed).value;
  if (section === undefined) return null;
  const places = new Map<string, Span>();
  for (const line of section.section.lines)
    if (line.kind === 'pair')
      places.set(
        line.key,
        placeHeaded({ file: headed.file, start: line.keyAt.start, end: line.valueAt.end }),
      );
  return {
    kind: 'options',
    name: section.name,
    rules: conclude(section.rules),
    placeOf: (...keys) => {
      const key = keys.find((one) => places.has(one) && OPTION_BY_KEY.has(one));
      return key === undefined ? null : (places.get(key) ?? null);
    },
    span,
  };
}
