import type { AddCommand } from '../command-line.js';

/** Adds `fairyc lsp`. */
export const addLsp: AddCommand = (commandLine) => {
  commandLine.command(
    'lsp',
    'Serve editors: the language server protocol on standard input and output',
    (yargs) =>
      yargs
        .option('stdio', {
          type: 'boolean',
          describe: 'The only way to talk, which some editors name',
        })
        .option('clientProcessId', { type: 'number', hidden: true })
        .example('$0 lsp', 'what an editor starts for variants.ini and documents'),
    async () => {
      const { serve } = await import('../lsp/serve.js');
      serve();
    },
  );
};
