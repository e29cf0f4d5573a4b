import type { Argv } from 'yargs';
import type { AddCommand } from '../command-line.js';

/** Adds `fairyc diff`. */
export const addDiff: AddCommand = (commandLine, { finish }) => {
  commandLine.command(
    'diff <first> <second>',
    'Compare two variants by how they play',
    (yargs) => describeDiff(yargs),
    async (options) => {
      const { diff } = await import('./diff.js');
      finish(
        diff({
          first: options.first,
          second: options.second,
          reading: options['as-written'] ? 'as-written' : 'as-engine',
          json: options.json,
        }),
      );
    },
  );
};

/** Adds the options and examples of `fairyc diff`. */
function describeDiff<T>(yargs: Argv<T>) {
  const what = 'A built-in variant of the engine, a file with one variant, or FILE#NAME';
  return yargs
    .positional('first', { type: 'string', demandOption: true, describe: what })
    .positional('second', { type: 'string', demandOption: true, describe: what })
    .option('as-written', {
      type: 'boolean',
      default: false,
      describe: 'Play sections as their notation is meant; documents always are',
    })
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'Print the answer as JSON, as in generated/schema/diff.schema.json',
    })
    .example('$0 diff torishogi variants/tori-shogi.md', 'a built-in variant and a document')
    .example('$0 diff old.ini#my-game new.ini#my-game', 'two versions of a section')
    .example('$0 diff chess variants.ini#my-chess --json', 'for programs')
    .epilogue(
      'Exit status: 0 the same play, 1 another or perhaps another, 2 wrong usage or nothing to compare.',
    );
}
