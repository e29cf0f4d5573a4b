import { diffVariants } from '../../diff/diff-variants.js';
import { printDiff } from '../../diff/print-diff.js';
import type { Reading } from '../../play/lower-engine.js';
import { comparedSubject } from '../../subjects.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { findGames, type FoundGame } from '../games.js';
import { printJson, printText } from '../output.js';
import { report, refuse } from '../terminal.js';

/** What `fairyc diff` was asked to do. */
export interface DiffArguments {
  /** Each a built-in variant, a file with one variant, or FILE#NAME. */
  readonly first: string;
  readonly second: string;
  readonly reading: Reading;
  readonly json: boolean;
}

/** Runs the command: 0 for the same play, 1 for another, 2 where there are no two variants to compare. */
export function diff({ first, json, reading, second }: DiffArguments): ExitStatus {
  const [one, two] = [findOne(first, reading), findOne(second, reading)];
  if (one === null || two === null) return EXIT_STATUS.usage;
  const sameName = one.definition.name === two.definition.name;
  const answer = diffVariants(
    comparedSubject(one.definition, one.game, sameName ? first : one.definition.name),
    comparedSubject(two.definition, two.game, sameName ? second : two.definition.name),
  );
  if (json) printJson(answer);
  else printText(printDiff(answer));
  return answer.verdict === 'same' ? EXIT_STATUS.ok : EXIT_STATUS.findings;
}

/** The one variant that a word means; null: it was said what is wrong. */
function findOne(word: string, reading: Reading): FoundGame | null {
  const { diagnostics, failure, games, texts } = findGames([word], reading);
  report(diagnostics, texts, { format: 'pretty', quiet: true });
  const [found, ...others] = games;
  if (failure !== null) return fail(failure);
  if (found === undefined || statusOf(diagnostics, null) !== EXIT_STATUS.ok)
    return fail(`there is nothing to compare in ${word}`);
  if (others.length === 0) return found;
  const names = games.map(({ definition }) => definition.name).slice(0, 5);
  return fail(
    `${word} has ${games.length} variants; choose one with ${word}#NAME (${names.join(', ')}${games.length > 5 ? ', …' : ''})`,
  );
}

function fail(message: string): null {
  refuse('diff', message);
  return null;
}
