import { namedThing, whyUnknown } from '../../language/named-things.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { printJson, printText } from '../output.js';
import { refuse } from '../terminal.js';

export { isBuiltin } from '../../language/named-things.js';

/** Explains a diagnostic, an option or a bullet of documents; null: it is none of them. */
export function explainKnown(what: string, json: boolean): ExitStatus | null {
  const known = namedThing(what);
  if (known === null) return null;
  if (json) printJson(known.value);
  else printText(known.text);
  return EXIT_STATUS.ok;
}

/** Says that a name is unknown; null: it is none, but may be a Betza string. */
export function refuseName(what: string): ExitStatus | null {
  const why = whyUnknown(what);
  return why === null ? null : refuse('explain', why);
}
