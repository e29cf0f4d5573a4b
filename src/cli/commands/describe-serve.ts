import { defineCommand } from '../command.js';

export const command = defineCommand({
  name: 'serve',
  about: 'Open the workbench in a browser: editor, game page, board, outputs',
  words: {
    usage: '[FILE…]',
    least: 0,
    most: Infinity,
    areFiles: true,
    describe: 'Files to show: the page follows their changes on disk, and cannot change them',
  },
  options: {
    port: {
      type: 'number',
      isWhole: true,
      least: 0,
      most: 65535,
      default: 0,
      describe: 'Listen on this port of the loopback address; 0 chooses a free one',
    },
  },
  examples: [
    ['serve', 'print the address of the workbench'],
    ['serve variants.ini my-game.md', 'follow two files while you edit them elsewhere'],
  ],
  ends: 'Runs until you stop it with Ctrl-C.',
  run: async ({ options, words }) => {
    const { serve } = await import('../serve-site.js');
    return serve(words, options.port);
  },
});
