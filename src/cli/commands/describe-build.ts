import type { Argv } from 'yargs';
import { TARGET_IDS, USUAL_TARGET_IDS, type TargetId } from '../../emit/target-ids.js';
import { USUAL_PROOF } from '../../catalog/proof.js';
import { SOURCE_KINDS } from '../../read/page/source-kinds.js';
import { nearest } from '../../text/nearest.js';
import { maxWarningsOf, UsageError, voiceOf, type AddCommand } from '../command-line.js';

/** Adds `fairyc build`. */
export const addBuild: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'build <files..>',
    'Compile documents of piece tables, pages, sections or built-in variants to variants.ini, XBoard, diagrams and documents',
    (yargs) => describeBuild(yargs),
    async (options) => {
      const targets = parseTargets(options.target ?? configuration.build?.target ?? null);
      if (typeof targets === 'string') throw new UsageError(targets);
      const { build } = await import('./build.js');
      finish(
        build({
          files: options.files,
          targets,
          out: options.out ?? configuration.build?.out ?? null,
          parent: options.parent ?? configuration.build?.parent ?? null,
          rulesFrom: options.rulesFrom ?? null,
          prefer: options.prefer ?? null,
          decisions: {
            readings: parsePairs('reading', options.reading ?? ''),
            choices: parsePairs('choose', options.choose ?? ''),
            assumed: parsePairs('assume', options.assume ?? ''),
          },
          prove: proveOf(options.prove),
          approximate: options.approximate ?? configuration.build?.approximate ?? false,
          check: options.check,
          force: options.force,
          maxWarnings: maxWarningsOf(options, configuration),
          voice: voiceOf(options, configuration),
        }),
      );
    },
  );
};

/** Adds the options and examples of `fairyc build`. */
function describeBuild<T>(yargs: Argv<T>) {
  return yargs
    .positional('files', {
      type: 'string',
      array: true,
      demandOption: true,
      describe:
        'Documents with piece tables, pages (.html, .md, .txt), a variants.ini, or the name of a built-in variant; `-` is standard input, FILE#ID one variant of a file',
    })
    .option('target', {
      alias: 't',
      type: 'string',
      describe: `What to write, separated by commas: ${TARGET_IDS.join(', ')} (default: of ${USUAL_TARGET_IDS.join(', ')} all that can hold the variant)`,
    })
    .option('out', {
      alias: 'o',
      type: 'string',
      describe:
        'Write files into this folder, as DIR/TARGET/VARIANT.ext (default: standard output)',
    })
    .option('parent', {
      alias: 'p',
      type: 'string',
      describe: 'Inherit from this built-in variant of the engine, and print only what differs',
    })
    .option('rules-from', {
      type: 'string',
      describe:
        'Take the rules that an Interactive Diagram, or the text of a page, does not say from this built-in variant of the engine',
    })
    .option('prefer', {
      choices: SOURCE_KINDS,
      describe: 'Build what this source of a page says where its sources contradict each other',
    })
    .option('reading', {
      type: 'string',
      describe:
        'Decide what the text of a page leaves open, as the message on it says: --reading knight=lame (several: separated by commas)',
    })
    .option('choose', {
      type: 'string',
      describe:
        'Take an optional piece of a page instead of the usual one: --choose lance=other-lance (several: separated by commas)',
    })
    .option('assume', {
      type: 'string',
      describe:
        'Say how a piece moves whose sentences are not read, in Betza notation: --assume Duke=mQcK (several: separated by commas)',
    })
    .option('approximate', {
      alias: 'a',
      type: 'boolean',
      describe:
        'Print what a target cannot say as near as it can, with a comment that says what differs',
    })
    .option('prove', {
      type: 'number',
      describe: `Read each text back and play it beside its source in so many positions; 0: do not (default: ${USUAL_PROOF})`,
    })
    .option('check', {
      type: 'boolean',
      default: false,
      describe: 'Write nothing; fail if the files in the folder of --out are not up to date',
    })
    .option('force', {
      type: 'boolean',
      default: false,
      describe: 'With --out: replace files that fairyc did not write, too',
    })
    .example('$0 build variants/tori-shogi.md', 'print everything for one variant')
    .example('$0 build my-game.md --target ini > my-game.ini', 'a section for the engine')
    .example('$0 build my-game.md -t ini --parent shogi', 'only what differs from shogi')
    .example(
      '$0 build page.html --rules-from shogi',
      'an Interactive Diagram, completed from shogi',
    )
    .example('$0 build page.txt --prefer ini', 'the options of a page, whatever its text says')
    .example('$0 build atomic -t document > my-game.md', 'a document to begin with')
    .example('$0 build docs/*.md -o build', 'files for every variant of every document')
    .example('$0 build docs/*.md -o build --check', 'in CI: is what was committed up to date?');
}

/** A whole number of positions, not below 0. */
function proveOf(given: number | undefined): number {
  if (given === undefined) return USUAL_PROOF;
  if (!Number.isSafeInteger(given) || given < 0 || given > MOST_POSITIONS)
    throw new UsageError(
      `--prove takes a number of positions from 0 to ${MOST_POSITIONS}, such as ${USUAL_PROOF}`,
    );
  return given;
}

/** More would take hours. */
const MOST_POSITIONS = 1_000_000;

/** `knight=lame,lance=other-lance` */
function parsePairs(option: string, text: string): ReadonlyMap<string, string> {
  const words = text.split(',').map((word) => word.trim());
  return new Map(
    words
      .filter((word) => word !== '')
      .map((word) => {
        const [, name, value] = /^([^=]+)=(.+)$/.exec(word) ?? [];
        if (name === undefined || value === undefined)
          throw new UsageError(`--${option} ${word}: write NAME=VALUE, such as knight=lame`);
        return [name, value];
      }),
  );
}

/** The targets named, null for the default, or what is wrong with them. */
function parseTargets(text: string | null): readonly TargetId[] | null | string {
  if (text === null) return null;
  const targets: TargetId[] = [];
  for (const word of text.split(',').map((part) => part.trim())) {
    const target = TARGET_IDS.find((id) => id === word);
    if (target === undefined) {
      const suggestion = nearest(word, TARGET_IDS);
      return `there is no target '${word}'; choose from ${TARGET_IDS.join(', ')}.${suggestion === null ? '' : ` Did you mean '${suggestion}'?`}`;
    }
    targets.push(target);
  }
  return targets;
}
