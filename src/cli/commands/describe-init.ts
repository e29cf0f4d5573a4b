import { defineCommand } from '../command.js';
import { isStandardInput } from '../files.js';
import { UsageError } from '../options.js';

export const command = defineCommand({
  name: 'init',
  about: 'Write a document to start from, which states and explains every rule',
  words: {
    usage: 'NAME',
    least: 0,
    most: 1,
    describe:
      'The name of the game for engines, with - between words; the file is NAME.md, and `-` prints it instead (default: my-game)',
  },
  options: {
    from: {
      type: 'text',
      value: 'GAME',
      default: 'chess',
      describe:
        'The game to start from: a built-in variant, such as shogi, or pawns for a game with only kings and pawns',
    },
    force: { type: 'flag', describe: 'Replace an existing file' },
  },
  examples: [
    ['init', 'my-game.md, with the rules of chess'],
    ['init zo-shogi --from shogi', 'zo-shogi.md, with drops and a promotion zone'],
    ['init duel --from pawns', 'duel.md, with kings and pawns'],
    ['init - --from xiangqi', 'print it'],
  ],
  run: async ({ options: { force, from }, output, words: [name = 'my-game'] }) => {
    const isPrinted = isStandardInput(name);
    const id = isPrinted ? 'my-game' : name.replace(/\.md$/, '');
    if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(id))
      throw new UsageError(`${name}: write the name with a-z, 0-9 and -, such as my-game`);
    const { init } = await import('./init.js');
    return init({ id, file: isPrinted ? null : `${id}.md`, from, force, output });
  },
});
