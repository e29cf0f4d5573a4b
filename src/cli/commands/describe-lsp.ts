import { defineCommand } from '../command.js';
import { EXIT_STATUS } from '../exit-status.js';

export const command = defineCommand({
  name: 'lsp',
  about: 'Run a language server for editors on standard input and output',
  words: null,
  options: {
    stdio: {
      type: 'flag',
      describe: 'Passed by some editors; standard input and output are always used',
    },
    clientProcessId: {
      type: 'number',
      least: 0,
      describe: 'Passed by some editors; ignored',
    },
  },
  examples: [['lsp', 'the command with which an editor starts the server']],
  run: async () => {
    const { serve } = await import('../lsp/serve.js');
    serve();
    return EXIT_STATUS.ok;
  },
});
