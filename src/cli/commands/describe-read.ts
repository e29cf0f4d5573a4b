import type { Argv } from 'yargs';
import type { AddCommand } from '../command-line.js';

/** Adds `fairyc read`. */
export const addRead: AddCommand = (commandLine, { finish }) => {
  commandLine.command(
    'read <page>',
    'Show what was made of each sentence of a page, and what was not read',
    (yargs) => describeRead(yargs),
    async (options) => {
      const { read } = await import('./read.js');
      finish(read({ page: options.page, json: options.json }));
    },
  );
};

/** Adds the options and examples of `fairyc read`. */
function describeRead<T>(yargs: Argv<T>) {
  return yargs
    .positional('page', {
      type: 'string',
      demandOption: true,
      describe: 'A page of rules: Markdown, HTML or plain text',
    })
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'Print games, pieces, rules and sentences as JSON',
    })
    .example('$0 read rules.md', 'the text, with what each sentence became beside it')
    .example('$0 read rules.html --json', 'the same for programs');
}
