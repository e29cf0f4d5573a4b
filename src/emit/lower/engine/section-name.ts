import { BUILTIN_NAMES } from '../../../catalog/builtins.js';

/** What is put behind a name that the engine owns. */
const SUFFIX = '-fairyc';

/** The name of the section for a variant: its id, or with a suffix if the engine has a variant of that name. */
export function sectionName(id: string): string {
  return BUILTIN_NAMES.includes(id) ? `${id}${SUFFIX}` : id;
}
