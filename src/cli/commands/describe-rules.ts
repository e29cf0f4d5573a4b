import { voiceOf, type AddCommand } from '../command-line.js';
import { EXIT_STATUS } from '../exit-status.js';

/** Adds `fairyc rules`. */
export const addRules: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'rules',
    'List the codes of all findings, for explain and for [rules] in .fairycrc',
    (yargs) => yargs.example('$0 rules --format json', 'with what each means and why it matters'),
    async (options) => {
      const { listRules } = await import('./rules.js');
      listRules(voiceOf(options, configuration).format === 'json', configuration.rules ?? {});
      finish(EXIT_STATUS.ok);
    },
  );
};
