import { PROFILES } from '../../catalog/profiles.js';
import type { Source } from '../../text/source.js';
import { defineCommand } from '../command.js';
import { isFolder } from '../files.js';
import type { LintArguments } from './lint.js';

export const command = defineCommand({
  name: 'lint',
  about: 'Find mistakes in variants.ini files and documents',
  words: {
    usage: 'FILE…',
    least: 1,
    most: Infinity,
    areFiles: true,
    describe:
      'variants.ini files and documents, or folders that contain them; `-` is standard input',
  },
  options: {
    fix: {
      type: 'choice',
      choices: ['safe', 'all'],
      alone: 'safe',
      describe:
        'Apply safe fixes to the files; --fix=all also applies suggestions, so review the changes',
    },
    name: {
      type: 'text',
      value: 'NAME[:PARENT]',
      describe: 'With --fix: add this section header to a file without one',
    },
    'dry-run': { type: 'flag', describe: 'With --fix: print the changes and write nothing' },
    profile: {
      type: 'choice',
      choices: PROFILES,
      describe:
        'The program that will read the files (default: fairy-stockfish, with large boards)',
    },
    baseline: {
      type: 'text',
      value: 'FILE',
      hasNo: true,
      describe: 'Report only what is not in this baseline; --no-baseline reports everything',
    },
    'write-baseline': {
      type: 'text',
      value: 'FILE',
      describe: 'Write the current findings to a baseline file, for --baseline',
    },
    force: {
      type: 'flag',
      describe: 'With --write-baseline: also replace a file that is not a baseline',
    },
    watch: {
      type: 'flag',
      short: 'w',
      describe: 'Check each file again whenever it is saved, until Ctrl-C',
    },
  },
  examples: [
    ['lint variants.ini', 'report mistakes that the engine silently ignores'],
    ['lint games', 'check every variants.ini and document below a folder'],
    ['lint --fix --dry-run variants.ini', 'show what would be fixed'],
    ['lint --fix=all variants.ini', 'also apply suggestions'],
    ['lint --fix --name zo:shogi zo.ini', 'add the missing section header'],
    ['lint --format github *.ini', 'annotations for a pull request'],
    ['lint --watch *.md', 'check each file whenever you save it'],
    ['lint --write-baseline old.json variants.ini', 'accept the current findings …'],
    ['lint --baseline old.json variants.ini', '… and report only what is new'],
    ['lint - --stdin-filename games/zo.ini < zo.ini', 'for editors: unsaved text'],
  ],
  run: async ({ configuration, options, output, words: given }) => {
    const words = given.some(isFolder)
      ? (await import('../folders.js')).expandFolders(given)
      : given;
    // The document reader is large, and editors lint variants.ini files at every save.
    const areIni = words.every((file) => file.endsWith('.ini'));
    const documents = areIni
      ? { lintDocument: () => [], fixDocument: ({ text }: Source) => text }
      : await import('./lint-document.js');
    const { lint } = await import('./lint.js');
    const { baseline, fix, force, name, profile } = options;
    const settings = configuration.lint;
    const request: LintArguments = {
      files: words,
      profile: profile ?? settings?.profile ?? 'fairy-stockfish',
      fix,
      dryRun: options['dry-run'],
      name,
      baseline: (baseline ?? settings?.baseline) || null,
      writeBaseline: options['write-baseline'],
      force,
      rules: configuration.rules ?? {},
      output,
    };
    if (!options.watch) return lint(request, documents);
    const { watch } = await import('../watch.js');
    return watch('lint', words, output, (files) => lint({ ...request, files }, documents));
  },
});
