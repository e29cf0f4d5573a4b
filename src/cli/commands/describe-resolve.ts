import type { Argv } from 'yargs';
import type { AddCommand } from '../command-line.js';

/** Adds `fairyc resolve`. */
export const addResolve: AddCommand = (commandLine, { finish }) => {
  commandLine.command(
    'resolve <what>',
    'Show the effective rules of a section, and where each comes from',
    (yargs) => describeResolve(yargs),
    async (options) => {
      const { resolve } = await import('./resolve.js');
      finish(resolve({ what: options.what, json: options.json }));
    },
  );
};

/** Adds the options and examples of `fairyc resolve`. */
function describeResolve<T>(yargs: Argv<T>) {
  return yargs
    .positional('what', {
      type: 'string',
      demandOption: true,
      describe:
        'A variants.ini, FILE#NAME for one section of it, or a built-in variant of the engine',
    })
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'Print every rule as JSON, as in generated/schema/resolved-variant.schema.json',
    })
    .example('$0 resolve variants.ini#makhouse', 'the rules of one section, and their origin')
    .example('$0 resolve variants.ini --json', 'all rules of all sections, for programs')
    .example('$0 resolve shogi', 'a built-in variant');
}
