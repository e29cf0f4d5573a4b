import { existsSync } from 'node:fs';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import type { Decisions } from '../../read/prose/decisions.js';
import type { ExitStatus } from '../exit-status.js';
import { splitSelection } from '../files.js';
import type { OutputOptions } from '../terminal.js';

/** The arguments of `fairyc explain`. */
export interface ExplainArguments {
  readonly what: string;
  /** Read the text as Betza notation, even if it is also a name. */
  readonly betza: boolean;
  readonly dialect: Dialect;
  readonly board: Board | null;
  /** Play to each ending of a variant, searching this many positions (undefined: the usual number); null: describe its rules. */
  readonly evidence: { readonly nodes: number | undefined } | null;
  readonly decisions: Decisions;
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** Explains a diagnostic, an option, a variant or, if it is none of these, a Betza string. The code for each is loaded only if necessary. */
export async function explain(request: ExplainArguments): Promise<ExitStatus> {
  const { betza, evidence } = request;
  if (evidence !== null) {
    const { explainEvidence } = await import('./explain-evidence.js');
    return explainEvidence(request, evidence.nodes);
  }
  if (!betza) {
    const status = await explainNamedThing(request);
    if (status !== null) return status;
  }
  const { explainBetzaString } = await import('./explain-betza.js');
  return explainBetzaString({ ...request, text: request.what });
}

/** Null if it may be a Betza string. */
async function explainNamedThing(request: ExplainArguments): Promise<ExitStatus | null> {
  const { json, what } = request;
  const names = mayBeName(what) ? await import('./explain-named.js') : null;
  const known = names?.explainKnown(what, json) ?? null;
  if (known !== null) return known;
  const { file, variant } = splitSelection(what);
  if (variant === null && !existsSync(file) && names?.isBuiltin(what) !== true)
    return names?.refuseName(what) ?? null;
  const { explainVariants } = await import('./explain-variant.js');
  return explainVariants(request);
}

/** Every name of a diagnostic, option or variant has three small letters in a row; every Betza string has a capital or a bracket. */
function mayBeName(word: string): boolean {
  return /[a-z]{3}/.test(word) || !/[A-Z@[(]/.test(word);
}
