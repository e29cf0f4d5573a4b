import { namedThing, whyUnknown } from '../../language/named-things.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { printJson, printText } from '../output.js';
import { refuse } from '../terminal.js';

export { isBuiltin } from '../../language/named-things.js';

/** Explains a diagnostic, an option or a bullet of documents; null if the name is none of them. */
export function explainKnown(what: string, json: boolean): ExitStatus | null {
  const known = namedThing(what);
  if (known === null) return null;
  if (json) printJson(known.value);
  else printText(known.text);
  return EXIT_STATUS.ok;
}

/** Reports an unknown name; null if it may be a Betza string. */
export function refuseName(what: string): ExitStatus | null {
  const why = whyUnknown(what);
  return why === null ? null : refuse('explain', why);
}
