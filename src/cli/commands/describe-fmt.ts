import { defineCommand } from '../command.js';

export const command = defineCommand({
  name: 'fmt',
  about: 'Format variants.ini files without changing their meaning',
  words: {
    usage: 'FILE…',
    least: 1,
    most: Infinity,
    areFiles: true,
    describe: 'variants.ini files; `-` formats standard input to standard output',
  },
  options: {
    check: { type: 'flag', describe: 'Write nothing; fail if a file is not formatted' },
    'dry-run': { type: 'flag', describe: 'Write nothing; print the difference' },
    write: {
      type: 'flag',
      default: true,
      describe: 'Write the files; --no-write prints the result instead',
    },
  },
  examples: [
    ['fmt variants.ini', 'format a file'],
    ['fmt --dry-run variants.ini', 'show what would change'],
    ['fmt --check *.ini', 'in CI: is everything formatted?'],
    ['fmt - < old.ini > new.ini', 'from standard input to standard output'],
  ],
  run: async ({ options, output, words }) => {
    const { fmt } = await import('./fmt.js');
    const { check, write } = options;
    return fmt({ files: words, check, dryRun: options['dry-run'], write, output });
  },
});
