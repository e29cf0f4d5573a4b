import { OPTIONS } from '../catalog/options/options.js';

import { conclude } from '../ir/engine-conclusion.js';
import { emptyEngineRules } from '../ir/engine-defaults.js';
import type { ChangingRules, EngineRuleKey, EngineRules } from '../ir/engine-rules.js';
import { optionsBetween } from '../emit/lower/engine/difference.js';

/** A variant in which one option is set back to the engine's default. */
interface Trial {
  readonly key: string;
  /** The variant's own value. */
  readonly value: string;
  readonly lines: readonly string[];
  readonly rules: EngineRules;
}

/** Options that are not rules of play, or without which no game is left. */
const NO_TRIALS: ReadonlySet<string> = new Set([
  'maxRank',
  'maxFile',
  'startFen',
  'chess960',
  'pieceToCharTable',
  'nnueAlias',
  'variantTemplate',
]);

/** One trial for each option that is not at its default. `rules` are the rules after `conclude`. */
export function trialsOf(rules: EngineRules): readonly Trial[] {
  const empty = emptyEngineRules();
  const set = new Map(optionsBetween(empty, rules).map(({ key, value }) => [key, value]));
  return OPTIONS.flatMap((row) => {
    const value = set.get(row.key);
    if (value === undefined || NO_TRIALS.has(row.key)) return [];
    if (row.fields.some((field) => NO_FIELDS.has(field))) return [];
    const changed: ChangingRules = { ...rules };
    for (const field of row.fields) takeBack(changed, empty, field);
    const lines = optionsBetween(rules, changed).map((line) => `${line.key} = ${line.value}`);
    return lines.length === 0 ? [] : [{ key: row.key, value, lines, rules: conclude(changed) }];
  });
}

/** Pieces are never removed, because that would make another game. */
const NO_FIELDS: ReadonlySet<EngineRuleKey> = new Set([
  'pieces',
  'kingType',
  'pieceValueMg',
  'pieceValueEg',
]);

function takeBack<K extends EngineRuleKey>(to: ChangingRules, from: EngineRules, field: K): void {
  to[field] = from[field];
}
