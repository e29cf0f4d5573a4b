import { USUAL_PROOF } from '../../catalog/proof.js';
import { TARGET_IDS, USUAL_TARGET_IDS, type TargetId } from '../../emit/target-ids.js';
import { SOURCE_KINDS } from '../../read/page/source-kinds.js';
import { didYouMean, nearest } from '../../text/nearest.js';
import { defineCommand } from '../command.js';
import { decisionsOf, DECISION_OPTIONS } from '../decision-options.js';
import { UsageError } from '../options.js';
import type { BuildArguments } from './build.js';

export const command = defineCommand({
  name: 'build',
  about:
    'Compile documents, rules pages, sections or built-in variants to variants.ini, XBoard, diagrams and documents',
  words: {
    usage: 'FILE…',
    least: 1,
    most: Infinity,
    areFiles: true,
    describe:
      'Documents, rules pages (.html, .md, .txt), a variants.ini, or the name of a built-in variant; `-` is standard input, FILE#ID one variant of a file',
  },
  options: {
    target: {
      type: 'text',
      value: 'TARGETS',
      short: 't',
      describe: `What to write, separated by commas: ${TARGET_IDS.join(', ')} (default: those of ${USUAL_TARGET_IDS.join(', ')} that can express the variant)`,
    },
    out: {
      type: 'text',
      value: 'DIR',
      short: 'o',
      describe:
        'Write files into this folder, as DIR/TARGET/VARIANT.ext (default: standard output)',
    },
    parent: {
      type: 'text',
      value: 'BUILTIN',
      short: 'p',
      describe: 'Inherit from this built-in variant and print only the differences',
    },
    'rules-from': {
      type: 'text',
      value: 'BUILTIN',
      describe:
        'Take the rules that an Interactive Diagram or a page does not state from this built-in variant',
    },
    prefer: {
      type: 'choice',
      choices: SOURCE_KINDS,
      describe: 'If the sources on a page contradict each other, use this one',
    },
    ...DECISION_OPTIONS,
    approximate: {
      type: 'flag',
      short: 'a',
      describe: 'Approximate what a target cannot express, with a comment on the difference',
    },
    prove: {
      type: 'number',
      isWhole: true,
      least: 0,
      // More positions would take hours.
      most: 1_000_000,
      default: USUAL_PROOF,
      describe:
        'Read each output back and compare it with its source in this many positions; 0 switches it off',
    },
    check: {
      type: 'flag',
      describe: 'Write nothing; fail if the files in the folder of --out are not up to date',
    },
    force: {
      type: 'flag',
      describe: 'With --out: also replace files that fairyc did not write',
    },
    watch: {
      type: 'flag',
      short: 'w',
      describe: 'Build each file again whenever it is saved, until Ctrl-C',
    },
  },
  examples: [
    ['build variants/tori-shogi.md', 'print everything for one variant'],
    ['build my-game.md --target ini > my-game.ini', 'a section for the engine'],
    ['build my-game.md -t ini --parent shogi', 'only what differs from shogi'],
    ['build page.html --rules-from shogi', 'an Interactive Diagram, completed from shogi'],
    ['build page.txt --prefer ini', 'the options on a page, ignoring its text'],
    ['build atomic -t document > my-game.md', 'a document to start from'],
    ['build docs/*.md -o build --watch', 'build each file again when it is saved'],
    ['build docs/*.md -o build', 'files for every variant of every document'],
    ['build docs/*.md -o build --check', 'in CI: are the committed files up to date?'],
  ],
  run: async ({ configuration, options, output, words }) => {
    const settings = configuration.build;
    const targets = parseTargets(options.target ?? settings?.target ?? null);
    const { build } = await import('./build.js');
    const request: BuildArguments = {
      files: words,
      targets,
      out: options.out ?? settings?.out ?? null,
      parent: options.parent ?? settings?.parent ?? null,
      rulesFrom: options['rules-from'],
      prefer: options.prefer,
      decisions: decisionsOf(options),
      prove: options.prove,
      approximate: options.approximate || (settings?.approximate ?? false),
      check: options.check,
      force: options.force,
      output,
    };
    if (!options.watch) return build(request);
    const { watch } = await import('../watch.js');
    const known: Parameters<typeof build>[1] = new Map();
    return watch('build', words, output, (changed) => {
      for (const word of changed) known.delete(word);
      return build(request, known);
    });
  },
});

/** The named targets; null: the usual ones. */
function parseTargets(text: string | null): readonly TargetId[] | null {
  if (text === null) return null;
  return text.split(',').map((part) => {
    const word = part.trim();
    const target = TARGET_IDS.find((id) => id === word);
    if (target !== undefined) return target;
    const hint = didYouMean('. ', nearest(word, TARGET_IDS));
    throw new UsageError(
      `there is no target '${word}'; choose from ${TARGET_IDS.join(', ')}${hint}`,
    );
  });
}
