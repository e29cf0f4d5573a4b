import { diffVariants } from '../../diff/diff-variants.js';
import { printDiff } from '../../diff/print-diff.js';
import type { Reading } from '../../play/lower-engine.js';
import { comparedGame } from '../../views.js';
import { badFen } from '../bad-fen.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import type { FoundGame, GameSearch } from '../find-games.js';
import { findGames } from '../games.js';
import { printJson, printText } from '../output.js';
import { layTable } from '../perft-counts.js';
import { report, refuse, type OutputOptions } from '../terminal.js';

/** The arguments of `fairyc diff`. */
export interface DiffArguments {
  /** Each a built-in variant, a file with one variant, or FILE#NAME. */
  readonly first: string;
  readonly second: string;
  readonly reading: Reading;
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** Runs the command. Status 0: the same play, 1: a difference or an error, 2: no two variants to compare. */
export function diff({ first, json, reading, second, output }: DiffArguments): ExitStatus {
  const searches = [first, second].map((word) => ({ word, ...findGames([word], reading) }));
  const texts = new Map(searches.flatMap((search) => [...search.texts]));
  const found = searches.map(onlyOne);
  const errors = [
    ...searches.flatMap(({ diagnostics }) => diagnostics),
    ...found.flatMap((one) =>
      typeof one === 'string' ? [] : (badFen(layTable(one.game), null, texts) ?? []),
    ),
  ];
  report(errors, texts, { ...output, quiet: true }, process.stderr);
  const [one, two] = found;
  if (one === undefined || two === undefined) return EXIT_STATUS.usage;
  if (typeof one === 'string') return refuse('diff', one);
  if (typeof two === 'string') return refuse('diff', two);
  const sameName = one.definition.name === two.definition.name;
  const answer = diffVariants(
    comparedGame(one.definition, one.game, sameName ? first : one.definition.name),
    comparedGame(two.definition, two.game, sameName ? second : two.definition.name),
  );
  if (json) printJson(answer);
  else printText(printDiff(answer));
  return answer.verdict === 'same' && errors.length === 0 ? EXIT_STATUS.ok : EXIT_STATUS.findings;
}

/** The only variant that a word means, or why there is not exactly one. The engine plays sections with errors, too, but a document is then not fully read. */
function onlyOne({
  diagnostics,
  failure,
  games,
  word,
}: GameSearch & { readonly word: string }): FoundGame | string {
  const [found, ...others] = games;
  if (failure !== null) return failure;
  if (diagnostics.length > 0 && found?.definition.kind !== 'section')
    return `${word} is not compared because of its errors, which are listed above`;
  if (found === undefined) return `${word} defines no variant to compare`;
  if (others.length === 0) return found;
  const names = games.map(({ definition }) => definition.name).slice(0, 5);
  return `${word} has ${games.length} variants; choose one with ${word}#NAME (${names.join(', ')}${games.length > 5 ? ', …' : ''})`;
}
