import { PROFILES } from '../../catalog/profiles.js';
import type { Source } from '../../text/source.js';
import { defineCommand } from '../command.js';
import type { LintArguments } from './lint.js';

export const command = defineCommand({
  name: 'lint',
  about: 'Find mistakes in variants.ini files and documents',
  words: {
    usage: 'FILE…',
    least: 1,
    most: Infinity,
    areFiles: true,
    describe: 'variants.ini files and documents; `-` is standard input',
  },
  options: {
    fix: {
      type: 'choice',
      choices: ['safe', 'all'],
      alone: 'safe',
      describe:
        'Fix what is safe to fix, in the files themselves; --fix=all follows suggestions, too: read the difference afterwards',
    },
    name: {
      type: 'text',
      value: 'NAME[:PARENT]',
      describe: 'With --fix: the section header of a file without one',
    },
    'dry-run': { type: 'flag', describe: 'With --fix: print the difference and write nothing' },
    profile: {
      type: 'choice',
      choices: PROFILES,
      describe: 'Who will read the files: fairy-stockfish has large boards, and is the default',
    },
    baseline: {
      type: 'text',
      value: 'FILE',
      hasNo: true,
      describe: 'Report only what is not in this baseline; with --no-baseline all',
    },
    'write-baseline': {
      type: 'text',
      value: 'FILE',
      describe: 'Write what is found now into a baseline, for --baseline',
    },
    force: {
      type: 'flag',
      describe: 'With --write-baseline: replace a file that is no baseline, too',
    },
    watch: {
      type: 'flag',
      short: 'w',
      describe: 'Judge each file again whenever it is saved, until Ctrl-C',
    },
  },
  examples: [
    ['lint variants.ini', 'say everything that the engine keeps silent'],
    ['lint --fix --dry-run variants.ini', 'show what would be fixed'],
    ['lint --fix=all variants.ini', 'fix by suggestions, too'],
    ['lint --fix --name zo:shogi zo.ini', 'write the section header that is missing'],
    ['lint --format github *.ini', 'annotations of a pull request'],
    ['lint --watch *.md', 'while you write: each file as it is saved'],
    ['lint --write-baseline old.json variants.ini', 'accept what is there …'],
    ['lint --baseline old.json variants.ini', '… and report only what is new'],
    ['lint - --stdin-filename games/zo.ini < zo.ini', 'for editors: what is not saved yet'],
  ],
  run: async ({ configuration, options, voice, words }) => {
    // The reader of documents is large, and files of the engine are linted at every save.
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
      voice,
    };
    if (!options.watch) return lint(request, documents);
    const { watch } = await import('../watch.js');
    return watch('lint', words, voice, (files) => lint({ ...request, files }, documents));
  },
});
