// TODO: the names of catalog/builtins once it is there.
const TAKEN: ReadonlySet<string> = new Set(['chess', 'shogi']);

/** What is put behind a name that the engine owns. */
const SUFFIX = '-fairyc';

/** The name of the section for a variant: its id, or with a suffix if the engine has a variant of that name. */
export function sectionName(id: string): string {
  return TAKEN.has(id) ? `${id}${SUFFIX}` : id;
}
