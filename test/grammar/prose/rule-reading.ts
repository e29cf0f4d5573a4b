import {
  parseRuleProse,
  type RuleContext,
  type RuleReading,
} from '../../../grammar/prose/parse-rules.js';
import type { Parsed } from '../../../src/text/diagnostic.js';
import { excerptOf } from '../../../src/text/excerpt.js';

const ALONE: RuleContext = { topic: null, title: null, ranks: null };

export function readRules(text: string, context: Partial<RuleContext> = {}): Parsed<RuleReading> {
  return parseRuleProse(excerptOf({ file: 'page', text }, 0, text.length), {
    ...ALONE,
    ...context,
  });
}

/** The statements of a text without their places, names as texts. */
export function factsIn(text: string, context: Partial<RuleContext> = {}): unknown {
  const { statements } = readRules(text, context).value;
  return JSON.parse(
    JSON.stringify(statements, (key, value: unknown) =>
      key === 'span' ? undefined : isName(value) ? value.text : value,
    ),
  );
}

function isName(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value;
}
