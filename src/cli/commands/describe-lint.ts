import type { Argv } from 'yargs';
import { LINT_OPTIONS } from './lint-options.js';

const { baseline, fix, name, profile } = LINT_OPTIONS;

/** Adds the options and examples of `fairyc lint`; those that every command has are described with the program. */
export function describeLint<T>(yargs: Argv<T>) {
  return yargs
    .positional('files', {
      type: 'string',
      array: true,
      demandOption: true,
      describe: 'variants.ini files and documents; `-` is standard input',
    })
    .option('fix', fix)
    .option('fix-all', LINT_OPTIONS['fix-all'])
    .option('name', name)
    .option('dry-run', LINT_OPTIONS['dry-run'])
    .option('profile', profile)
    .option('baseline', baseline)
    .option('write-baseline', LINT_OPTIONS['write-baseline'])
    .example('$0 lint variants.ini', 'say everything that the engine keeps silent')
    .example('$0 lint --fix --dry-run variants.ini', 'show what would be mended')
    .example('$0 lint --fix=all variants.ini', 'mend by suggestions, too')
    .example('$0 lint --fix --name zo:shogi zo.ini', 'write the section header that is missing')
    .example('$0 lint --format github *.ini', 'annotations of a pull request')
    .example('$0 lint --write-baseline old.json variants.ini', 'accept what is there …')
    .example('$0 lint --baseline old.json variants.ini', '… and report only what is new');
}
