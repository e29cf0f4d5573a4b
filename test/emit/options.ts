import type { EngineOptions } from '../../src/emit/lower/engine/lower-to-engine.js';
import { builtinRules } from '../../src/read/builtins.js';
import { applyOptions } from '../../src/read/ini/apply-options.js';

/** What the pipeline gives the emitters: no parent, nothing approximate, unless said otherwise. */
export function emitOptions(
  more: { readonly approximate?: boolean; readonly parent?: string } = {},
): EngineOptions {
  const { approximate = false, parent: name } = more;
  const rules = name === undefined ? null : builtinRules(name);
  const parent = name === undefined || rules === null ? null : { name, rules };
  return { approximate, parent, applyOptions };
}
