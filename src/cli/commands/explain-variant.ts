import { existsSync } from 'node:fs';
import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { documentNames, engineNames } from '../../explain/piece-names.js';
import { printVariantExplanation } from '../../explain/print-variant.js';
import { tellable } from '../../explain/told-game.js';
import { explainVariant } from '../../explain/variant.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { splitSelection } from '../files.js';
import { findGames, type FoundGame } from '../games.js';
import { report } from '../terminal.js';

/** True for the name of a built-in variant, a file that is there, and `FILE#NAME`. */
export function isVariantName(word: string): boolean {
  const { file, variant } = splitSelection(word);
  return variant !== null || BUILTIN_NAMES.includes(word) || existsSync(file);
}

/** Prints the rules of the variants that a word of the command line means. */
export function explainVariants(word: string, json: boolean): ExitStatus {
  const { diagnostics, failure, games, texts } = findGames([word], 'as-engine');
  report(diagnostics, texts, { format: 'pretty', quiet: true }, process.stderr);
  if (failure !== null) {
    process.stderr.write(`fairyc explain: ${failure}\n`);
    return EXIT_STATUS.usage;
  }
  const explanations = games.map(explanationOf);
  const text = json
    ? JSON.stringify(explanations, null, 2)
    : explanations.map((one) => printVariantExplanation(one).join('\n')).join('\n\n');
  process.stdout.write(`${text}\n`);
  return statusOf(diagnostics, null);
}

function explanationOf({ definition, game }: FoundGame): ReturnType<typeof explainVariant> {
  if (definition.kind !== 'document')
    return explainVariant(tellable(definition.name, game, engineNames(game)));
  const { variant } = definition;
  return explainVariant(tellable(variant.title, game, documentNames(variant)));
}
