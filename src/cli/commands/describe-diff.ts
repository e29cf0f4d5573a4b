import { defineCommand } from '../command.js';
import { readingOf, READING_OPTIONS } from '../reading-options.js';

export const command = defineCommand({
  name: 'diff',
  about: 'Compare two variants by how they play',
  words: {
    usage: 'GAME GAME',
    least: 2,
    most: 2,
    describe: 'A built-in variant of the engine, a file with one variant, or FILE#NAME',
  },
  options: {
    ...READING_OPTIONS,
    json: {
      type: 'flag',
      describe: 'Print the result as JSON (schema: generated/schema/diff.schema.json)',
    },
  },
  examples: [
    ['diff torishogi variants/tori-shogi.md', 'a built-in variant and a document'],
    ['diff old.ini#my-game new.ini#my-game', 'two versions of a section'],
    ['diff chess variants.ini#my-chess --json', 'for programs'],
  ],
  ends: 'Exit status: 0 the same in play, 1 different, possibly different or with errors, 2 wrong usage or nothing to compare.',
  run: async ({ options, output, words }) => {
    const { diff } = await import('./diff.js');
    const [first = '', second = ''] = words;
    const json = options.json || output.printsJson;
    return diff({ first, second, reading: readingOf(options), json, output });
  },
});
