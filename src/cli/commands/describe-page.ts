import { COORDINATES } from '../../notation/coordinates.js';
import { defineCommand } from '../command.js';
import { decisionsOf, DECISION_OPTIONS } from '../decision-options.js';
import { UsageError } from '../options.js';

export const command = defineCommand({
  name: 'page',
  about: 'Write a rules page with diagrams for each variant',
  words: {
    usage: 'GAME…',
    least: 1,
    most: Infinity,
    areFiles: true,
    describe:
      'Documents, a variants.ini, FILE#NAME for one variant of a file, or built-in variants of the engine',
  },
  options: {
    out: {
      type: 'text',
      value: 'DIR',
      short: 'o',
      describe: 'Write the pages into this folder, as DIR/VARIANT.html',
    },
    markdown: {
      type: 'flag',
      describe: 'Also write DIR/VARIANT.md, with its diagrams in DIR/VARIANT/',
    },
    svg: { type: 'flag', describe: 'Write only the diagrams, into DIR/VARIANT/' },
    force: { type: 'flag', describe: 'Also replace files that fairyc did not write' },
    coordinates: {
      type: 'choice',
      choices: COORDINATES,
      default: 'chess',
      describe: 'Square names: a1 at the bottom left or, as in shogi, 1a at the top right',
    },
    ...DECISION_OPTIONS,
    watch: {
      type: 'flag',
      short: 'w',
      describe: 'Write each page again whenever its file is saved, until Ctrl-C',
    },
  },
  examples: [
    ['page my-game.md -o site', 'site/my-game.html, which can be hosted anywhere'],
    ['page variants/*.md -o site', 'a page for each variant, and an index'],
    ['page variants.ini#my-game xiangqi -o site', 'a section, and a built-in variant'],
    ['page my-game.md -o site --watch', 'write the page again whenever the document is saved'],
    ['page variants/shogi.md -o site --coordinates shogi', 'squares as in shogi'],
  ],
  run: async ({ options, output, words }) => {
    const { coordinates, force, markdown, out, svg } = options;
    if (out === null) throw new UsageError('give the folder to write into: --out DIR');
    if (svg && markdown)
      throw new UsageError('--svg writes only the diagrams; leave out --markdown');
    const { KnownPages, page } = await import('./page.js');
    const decisions = decisionsOf(options);
    const request = { games: words, out, force, decisions, coordinates, markdown, svg, output };
    if (!options.watch) return page(request);
    const { watch } = await import('../watch.js');
    const known = new KnownPages();
    return watch('page', words, output, (changed) => {
      for (const word of changed) known.found.delete(word);
      return page(request, known);
    });
  },
});
