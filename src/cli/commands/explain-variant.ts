import { describedGame } from '../../definitions.js';
import { guiFacts, pychessPieces } from '../../explain/gui-facts.js';
import { printVariantExplanation } from '../../explain/print-variant.js';
import { shortfallsOf } from '../../explain/shortfalls.js';
import { gameOfRules } from '../../explain/section-game.js';
import { explainVariant } from '../../explain/variant.js';
import type { Variant } from '../../ir/variant.js';
import { engineRulesOf } from '../../engine-rules-of.js';
import { programVerdicts } from '../../pipeline.js';
import type { Decisions } from '../../read/prose/decisions.js';
import { statusOf, type ExitStatus } from '../exit-status.js';
import type { FoundGame } from '../find-games.js';
import { findGames } from '../games.js';
import { printJson, printText } from '../output.js';
import type { ExplainedVariant } from '../printed.js';
import { report, refuse, type OutputOptions } from '../terminal.js';

/** A word that means variants, and the reader's choices for ambiguous sentences. */
export interface NamedRequest {
  readonly what: string;
  readonly decisions: Decisions;
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** Prints the rules of the variants that a word of the command line means. */
export function explainVariants({ decisions, json, output, what }: NamedRequest): ExitStatus {
  const { diagnostics, failure, games, texts } = findGames(
    [what],
    'as-engine',
    undefined,
    decisions,
  );
  report(diagnostics, texts, { ...output, quiet: true }, process.stderr);
  if (failure !== null) return refuse('explain', failure);
  const explained = games.map(explain);
  if (json) printJson(explained);
  else
    printText(
      `${explained
        .map(({ rules, shortfalls }) => printVariantExplanation(rules, shortfalls).join('\n'))
        .join('\n\n')}\n`,
    );
  return statusOf(diagnostics, output.maxWarnings);
}

function explain({ definition, game }: FoundGame): ExplainedVariant {
  const described = describedGame(definition, game);
  const { name } = definition;
  const rules = explainVariant(described);
  if (definition.kind !== 'document')
    return { name, rules, gui: guiFacts(described), shortfalls: [] };
  const { variant } = definition;
  return {
    name,
    rules,
    gui: { ...guiFacts(described), pychessPieces: pychessPiecesOf(variant) },
    shortfalls: shortfallsOf(variant, programVerdicts(variant)),
  };
}

/** The pieces of a section for PyChess, which uses the letters of variants.ini, not those of the document. */
function pychessPiecesOf(variant: Variant): string | null {
  const rules = engineRulesOf(variant);
  return rules === null ? null : pychessPieces(gameOfRules(variant.id, rules));
}
