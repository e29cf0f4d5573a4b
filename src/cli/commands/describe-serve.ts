import { defineCommand } from '../command.js';

export const command = defineCommand({
  name: 'serve',
  about: 'Open the workbench in a browser: editor, game page, board, outputs',
  words: {
    usage: '[FILE…]',
    least: 0,
    most: Infinity,
    areFiles: true,
    describe:
      'Files to follow: the page shows them as they are on the disk, and cannot change them',
  },
  options: {
    port: {
      type: 'number',
      isWhole: true,
      least: 0,
      most: 65535,
      default: 0,
      describe: 'Listen on this port of the loopback address (default: any that is free)',
    },
  },
  examples: [
    ['serve', 'the workbench, at the address that is printed'],
    ['serve variants.ini my-game.md', 'follows two files while you edit them elsewhere'],
  ],
  ends: 'It runs until it is stopped (Ctrl-C).',
  run: async ({ options, words }) => {
    const { serve } = await import('../serve-site.js');
    return serve(words, options.port);
  },
});
