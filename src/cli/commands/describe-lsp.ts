import { defineCommand } from '../command.js';
import { EXIT_STATUS } from '../exit-status.js';

export const command = defineCommand({
  name: 'lsp',
  about: 'Serve editors: the language server protocol on standard input and output',
  words: null,
  options: {
    stdio: { type: 'flag', describe: 'The only way to talk, which some editors name' },
    clientProcessId: {
      type: 'number',
      least: 0,
      describe: 'What some editors say of themselves; it is not needed',
    },
  },
  examples: [['lsp', 'what an editor starts for variants.ini and documents']],
  run: async () => {
    const { serve } = await import('../lsp/serve.js');
    serve();
    return EXIT_STATUS.ok;
  },
});
