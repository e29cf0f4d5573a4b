import { defineCommand } from '../command.js';
import { EXIT_STATUS } from '../exit-status.js';

export const command = defineCommand({
  name: 'lsp',
  about: 'Run a language server for editors on standard input and output',
  words: null,
  options: {
    stdio: { type: 'flag', describe: 'The only transport; some editors pass this option' },
    clientProcessId: {
      type: 'number',
      least: 0,
      describe: 'Passed by some editors; ignored',
    },
  },
  examples: [['lsp', 'how an editor starts it for variants.ini and documents']],
  run: async () => {
    const { serve } = await import('../lsp/serve.js');
    serve();
    return EXIT_STATUS.ok;
  },
});
