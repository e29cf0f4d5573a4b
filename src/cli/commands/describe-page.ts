import type { Argv } from 'yargs';
import { UsageError, type AddCommand } from '../command-line.js';

/** Adds `fairyc page`. */
export const addPage: AddCommand = (commandLine, { finish }) => {
  commandLine.command(
    'page <games..>',
    'Write a page of rules with pictures for each variant',
    (yargs) => describePage(yargs),
    async (options) => {
      if (options.svg && options.markdown)
        throw new UsageError('--svg writes the pictures alone; leave out --markdown');
      const { page } = await import('./page.js');
      const { coordinates, force, games, markdown, out, svg } = options;
      finish(page({ games, out, force, coordinates, markdown, svg }));
    },
  );
};

/** Adds the options and examples of `fairyc page`. */
function describePage<T>(yargs: Argv<T>) {
  return yargs
    .positional('games', {
      type: 'string',
      array: true,
      demandOption: true,
      describe:
        'Documents, a variants.ini, FILE#NAME for one variant of a file, or built-in variants of the engine',
    })
    .option('out', {
      alias: 'o',
      type: 'string',
      demandOption: true,
      describe: 'Write the pages into this folder, as DIR/VARIANT.html',
    })
    .option('markdown', {
      type: 'boolean',
      default: false,
      describe: 'Write DIR/VARIANT.md as well, with its pictures in DIR/VARIANT/',
    })
    .option('svg', {
      type: 'boolean',
      default: false,
      describe: 'Write the pictures alone, into DIR/VARIANT/',
    })
    .option('force', {
      type: 'boolean',
      default: false,
      describe: 'Replace files that fairyc did not write, too',
    })
    .option('coordinates', {
      choices: ['chess', 'shogi'] as const,
      default: 'chess' as const,
      describe:
        'How squares are called: a1 at the bottom left, or, in games like shogi, 1a at the top right',
    })
    .example('$0 page my-game.md -o site', 'site/my-game.html, to be put anywhere')
    .example('$0 page variants/*.md -o site', 'a page for each variant, and one that leads to them')
    .example('$0 page variants.ini#my-game xiangqi -o site', 'a section, and a built-in variant')
    .example(
      '$0 page variants/shogi.md -o site --coordinates shogi',
      'squares as shogi players call them',
    );
}
