import { defineCommand } from '../command.js';
import { isStandardInput } from '../files.js';
import { UsageError } from '../options.js';

export const command = defineCommand({
  name: 'init',
  about: 'Write a document to start from, in which every rule is stated and explained',
  words: {
    usage: 'NAME',
    least: 0,
    most: 1,
    describe:
      'The game as engines name it, with - between words; NAME.md is written. `-` prints it (default: my-game)',
  },
  options: {
    from: {
      type: 'text',
      value: 'GAME',
      default: 'chess',
      describe:
        'The game to start from: a built-in variant of the engine, such as shogi, or pawns for kings and pawns alone',
    },
    force: { type: 'flag', describe: 'Replace a file that is there' },
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
