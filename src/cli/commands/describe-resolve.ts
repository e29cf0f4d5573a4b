import { defineCommand } from '../command.js';

export const command = defineCommand({
  name: 'resolve',
  about: 'Show the effective rules of a section, and where each comes from',
  words: {
    usage: 'GAME',
    least: 1,
    most: 1,
    describe:
      'A variants.ini, FILE#NAME for one section of it, or a built-in variant of the engine',
  },
  options: {
    json: {
      type: 'flag',
      describe: 'Print every rule as JSON (schema: generated/schema/resolved-variant.schema.json)',
    },
  },
  examples: [
    ['resolve variants.ini#makhouse', 'the rules of one section, and their origin'],
    ['resolve variants.ini --json', 'all rules of all sections, for programs'],
    ['resolve shogi', 'a built-in variant'],
  ],
  run: async ({ options, output, words }) => {
    const { resolve } = await import('./resolve.js');
    const [what = ''] = words;
    return resolve({ what, json: options.json || output.printsJson, output });
  },
});
