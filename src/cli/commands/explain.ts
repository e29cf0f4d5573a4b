import { existsSync } from 'node:fs';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import type { Decisions } from '../../read/prose/decisions.js';
import type { ExitStatus } from '../exit-status.js';
import { splitSelection } from '../files.js';
import type { OutputOptions } from '../terminal.js';

/** What `fairyc explain` was asked to do. */
export interface ExplainArguments {
  readonly what: string;
  /** It is a Betza string, whatever else it may be. */
  readonly betza: boolean;
  readonly dialect: Dialect;
  readonly board: Board | null;
  /** Play a line to each end of a variant, with so many positions looked at (undefined: the usual number); null: describe its rules. */
  readonly evidence: { readonly nodes: number | undefined } | null;
  readonly decisions: Decisions;
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** Explains a diagnostic, an option, a variant or, if it is none of these, a Betza string. Each is loaded only when it is asked for. */
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

/** Null: it may be a Betza string. */
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

/** Every diagnostic, option and built-in variant has three small letters in a row, and every Betza string a capital or a bracket. */
function mayBeName(word: string): boolean {
  return /[a-z]{3}/.test(word) || !/[A-Z@[(]/.test(word);
}
