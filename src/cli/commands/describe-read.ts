import { defineCommand } from '../command.js';

export const command = defineCommand({
  name: 'read',
  about: 'Show how fairyc reads each sentence of a rules page, and what it does not understand',
  words: {
    usage: 'PAGE',
    least: 1,
    most: 1,
    describe: 'A rules page: Markdown, HTML or plain text',
  },
  options: {
    json: { type: 'flag', describe: 'Print games, pieces, rules and sentences as JSON' },
  },
  examples: [
    ['read rules.md', 'the text, with the reading next to each sentence'],
    ['read rules.html --json', 'the same for programs'],
  ],
  run: async ({ options, output, words }) => {
    const { read } = await import('./read.js');
    const [page = ''] = words;
    return read({ page, json: options.json || output.printsJson, output });
  },
});
