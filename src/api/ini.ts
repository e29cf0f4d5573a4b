/** Checks, fixes, formats and resolves variants.ini files. */
export type * from './types.js';
export { fixIni } from '../check/fix-ini.js';
export { lintIni } from '../check/lint.js';
export { formatIni } from '../format/format-ini.js';
export { resolveBuiltin, resolveIni } from '../read/ini/resolve.js';
export { PROFILES } from '../catalog/profiles.js';
export {
  CHASING_RULES,
  COUNTING_RULES,
  ENCLOSING_RULES,
  MATERIAL_COUNTINGS,
  VALUES,
  WALLING_RULES,
} from '../ir/rules.js';
