import type { EngineOptions } from '../../src/emit/lower/engine/lower-to-engine.js';
import { builtinRules } from '../../src/read/builtins.js';
import { applyOptions } from '../../src/read/ini/apply-options.js';

/** The options that the pipeline passes to the writers: by default no parent and no approximations. */
export function emitOptions(
  more: { readonly approximate?: boolean; readonly parent?: string } = {},
): EngineOptions {
  const { approximate = false, parent: name } = more;
  const rules = name === undefined ? null : builtinRules(name);
  const parent = name === undefined || rules === null ? null : { name, rules };
  return { approximate, parent, applyOptions };
}
