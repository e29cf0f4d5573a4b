import type { Diagnostic, Parsed, Severity } from '../../text/diagnostic.js';
import { respelled } from '../../text/nearest.js';
import type { Span } from '../../text/span.js';
import { askSteps } from '../../text/steps.js';
import type { DiagnosticCode } from '../../catalog/codes.js';
import { diagnose, diagnosticFrom } from '../../catalog/diagnose.js';
import { OPTION_BY_KEY, type OrderedOption } from '../../catalog/options/options.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { assignOption } from '../../notation/option-values/assign-option.js';
import { finishDraft, startDraft } from '../../notation/option-values/rules-draft.js';
import { keyProblem } from './key-problem.js';
import type { ValueProblem, ValueProblemKind } from '../../notation/option-values/stored.js';

/** One `key = value` of a section, or of a fenced block in a document (`AuthorOption` fits). */
export interface OptionPair {
  readonly key: string;
  readonly value: string;
  readonly keySpan: Span;
  readonly valueSpan: Span;
}

const STEPS_OF_OPTION = 10;

/**
 * The rules that the engine has after it reads these options on top of `base` (the parent's rules, or `emptyEngineRules()`), before conclusion. The
 * order of the pairs does not matter. If a key is given twice, the last value wins.
 */
export function applyOptions(base: EngineRules, pairs: readonly OptionPair[]): Parsed<EngineRules> {
  const { given, diagnostics } = sortOptions(pairs);
  const draft = startDraft(base);
  let doubleStepRankRead = false;
  for (const { option, pair } of given) {
    if (!askSteps(STEPS_OF_OPTION + pair.value.length)) break;
    const { row } = option;
    if (row.key === 'doubleStepRankMin' && doubleStepRankRead) {
      const why =
        'the engine does not read `doubleStepRankMin`, because `doubleStepRank` is a rank; write doubleStepRegionWhite and doubleStepRegionBlack';
      diagnostics.push(diagnose('ini/overridden-option', 'warning', pair.keySpan, why));
      continue;
    }
    const problems = assignOption(draft, row, pair.value);
    if (row.key === 'doubleStepRank')
      doubleStepRankRead = problems.every(({ kind }) => kind !== 'invalid');
    for (const problem of problems) diagnostics.push(diagnoseValue(pair, problem));
  }
  return { value: finishDraft(draft), diagnostics };
}

interface GivenOption {
  readonly option: OrderedOption;
  readonly pair: OptionPair;
}

/** The options that take effect, in the engine's order, and diagnostics about the others. */
function sortOptions(pairs: readonly OptionPair[]): {
  given: readonly GivenOption[];
  diagnostics: Diagnostic[];
} {
  const given = new Map<string, GivenOption>();
  const diagnostics: Diagnostic[] = [];
  for (const pair of pairs) {
    const { key, value, keySpan } = pair;
    const option = OPTION_BY_KEY.get(key);
    if (option === undefined) {
      diagnostics.push(unknownOption(key, keySpan));
      continue;
    }
    if (value === '') {
      const why = `\`${key}\` has no value, so the engine ignores the line and keeps the inherited value; write \`-\` for nothing`;
      diagnostics.push(diagnose('ini/empty-value', 'warning', keySpan, why));
      continue;
    }
    const before = given.get(key);
    if (before !== undefined) {
      const why = `\`${key}\` is given again below, and the engine uses only the last value`;
      diagnostics.push(diagnose('ini/duplicate-option', 'warning', before.pair.keySpan, why));
    }
    given.set(key, { option, pair });
  }
  return {
    given: [...given.values()].sort((a, b) => a.option.order - b.option.order),
    diagnostics,
  };
}

function unknownOption(key: string, span: Span): Diagnostic {
  const { code, message, meant = null } = keyProblem(key);
  return diagnosticFrom(code, 'error', span, message, respelled(span, meant));
}

const PROBLEM_CODES = {
  invalid: ['ini/invalid-value', 'error'],
  ignored: ['ini/ignored-text', 'warning'],
  undefined: ['ini/undefined-value', 'error'],
  aborts: ['ini/aborting-value', 'error'],
} as const satisfies Record<ValueProblemKind, readonly [DiagnosticCode, Severity]>;

function diagnoseValue({ key, value, valueSpan }: OptionPair, problem: ValueProblem): Diagnostic {
  const [code, severity] = PROBLEM_CODES[problem.kind];
  const { start, end, message } = problem;
  return diagnose(
    code,
    severity,
    valueSpan,
    `\`${key}\`: \`${value.slice(start, end)}\` ${message}`,
  );
}
