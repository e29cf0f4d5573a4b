import type { Argv } from 'yargs';
import type { AddCommand } from '../command-line.js';

/** Adds `fairyc explain`. */
export const addExplain: AddCommand = (commandLine, { finish }) => {
  commandLine.command(
    'explain <code>',
    'Say what a diagnostic means, with examples',
    (yargs) => describeExplain(yargs),
    async (options) => {
      const { explain } = await import('./explain.js');
      finish(explain(options.code));
    },
  );
};

/** Adds the options and examples of `fairyc explain`. */
function describeExplain<T>(yargs: Argv<T>) {
  return yargs
    .positional('code', {
      type: 'string',
      demandOption: true,
      describe: 'The code in the brackets behind a message',
    })
    .example('$0 explain region/region-comma-separated', '');
}
