import { defineCommand } from '../command.js';
import { EXIT_STATUS } from '../exit-status.js';

export const command = defineCommand({
  name: 'rules',
  about: 'List the codes of all diagnostics, for `explain` and for [rules] in .fairycrc',
  words: null,
  options: { json: { type: 'flag', describe: 'Print codes, titles and reasons as JSON' } },
  examples: [['rules --json', 'with the title and the reason of each code']],
  run: async ({ configuration, options, output }) => {
    const { listRules } = await import('./rules.js');
    listRules(options.json || output.printsJson, configuration.rules ?? {});
    return EXIT_STATUS.ok;
  },
});
