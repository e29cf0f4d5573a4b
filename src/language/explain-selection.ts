import { builtinDefinition, describedGame } from '../definitions.js';
import { printBetza } from '../emit/betza/print-betza.js';
import { explainBetza } from '../explain/betza/explain-betza.js';
import { printBetzaExplanation } from '../explain/betza/print-betza-explanation.js';
import { printVariantExplanation } from '../explain/print-variant.js';
import { explainVariant } from '../explain/variant.js';
import { printPretty } from '../report/pretty.js';
import { makeReport } from '../report/report.js';
import { namedThing, whyUnknown } from './named-things.js';

/** No name is longer, and longer notations are too slow to explain. */
const LONGEST = 200;

/** Explains selected text as `fairyc explain` does: a diagnostic, an option, a bullet, a built-in variant or moves. */
export function explainSelection(text: string): string {
  if (text.length > LONGEST)
    return `The selection is too long. Select at most ${LONGEST} characters.`;
  const named = namedThing(text);
  if (named !== null) return named.text;
  const builtin = builtinDefinition(text);
  if (builtin !== null)
    return printVariantExplanation(explainVariant(describedGame(builtin)), []).join('\n');
  const why = whyUnknown(text);
  if (why !== null) return why;
  const explanation = explainBetza({ file: '', text }, 'fairy-stockfish', null, printBetza);
  const report = makeReport(explanation.diagnostics, new Map([['', text]]));
  const lines = printBetzaExplanation(explanation, (_kind, cell) => cell);
  return `${lines.join('\n')}\n\n${printPretty(report, { color: false })}`;
}
