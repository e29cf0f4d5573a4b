import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import { EXPLAINED_KEYS } from '../../explain/option.js';
import type { Board } from '../../ir/board.js';
import { nearest } from '../../text/nearest.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { printText } from '../output.js';
import type { Voice } from '../terminal.js';
import { explainBetzaString } from './explain-betza.js';
import { allCodes, codePage, isOfCodeFamily } from './explain-code.js';
import { explainOptionKey, isOptionKey } from './explain-option.js';
import { explainVariants, isVariantName } from './explain-variant.js';
import { refuse } from '../terminal.js';

/** What `fairyc explain` was asked to do. */
export interface ExplainArguments {
  readonly what: string;
  /** It is a Betza string, whatever else it may be. */
  readonly betza: boolean;
  readonly dialect: Dialect;
  readonly board: Board | null;
  /** Play a line to each end of a variant, with so many positions looked at (undefined: the usual number); null: tell its rules. */
  readonly evidence: { readonly nodes: number | undefined } | null;
  readonly json: boolean;
  readonly voice: Voice;
}

/** Explains a diagnostic, an option, a variant or, if it is none of these, a Betza string. */
export async function explain(request: ExplainArguments): Promise<ExitStatus> {
  const { betza, evidence, json, what } = request;
  if (evidence !== null) {
    const { explainEvidence } = await import('./explain-evidence.js');
    return explainEvidence(what, evidence.nodes, json);
  }
  if (betza) return explainBetzaString({ ...request, text: what });
  const page = codePage(what);
  if (page !== null) {
    printText(page);
    return EXIT_STATUS.ok;
  }
  if (isOptionKey(what)) return explainOptionKey(what, json);
  if (isVariantName(what)) return explainVariants(what, json);
  if (isOfCodeFamily(what)) return unknown(what, `there is no diagnostic '${what}'`, allCodes());
  return looksLikeName(what)
    ? unknown(what, `nothing is called '${what}'`, NAMES)
    : explainBetzaString({ ...request, text: what });
}

const NAMES: readonly string[] = [...BUILTIN_NAMES, ...EXPLAINED_KEYS];

/** A Betza string has a capital for each thing that moves, and seldom four small letters in a row. */
function looksLikeName(word: string): boolean {
  if (word === '') return false;
  return !/[A-Z@[(]/.test(word) || (/[a-z]{4}/.test(word) && nearest(word, NAMES) !== null);
}

function unknown(word: string, message: string, candidates: readonly string[]): ExitStatus {
  const suggestion = nearest(word, candidates);
  const hint = suggestion === null ? '' : ` Did you mean '${suggestion}'?`;
  return refuse('explain', `${message}.${hint}`);
}
