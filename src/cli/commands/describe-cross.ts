import { availableParallelism } from 'node:os';
import type { Argv } from 'yargs';
import { UsageError, voiceOf, type AddCommand } from '../command-line.js';
import { parseShard } from '../cross-shard.js';
import { MAX_DEPTH } from '../perft-limits.js';

/** Adds `fairyc cross`. */
export const addCross: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'cross [variants..]',
    'Compare how fairyc and the real engine play a variant',
    (yargs) => describeCross(yargs),
    async (options) => {
      const problem = describeMistake(options);
      if (problem !== null) throw new UsageError(problem);
      const voice = voiceOf(options, configuration);
      if (options.merge) {
        const { mergeReports } = await import('./merge-cross.js');
        finish(await mergeReports({ files: options.variants, json: options.json, voice }));
        return;
      }
      const { cross } = await import('./cross.js');
      finish(
        await cross({
          variants: options.variants,
          random: options.random ?? null,
          settings: {
            games: options.games,
            depth: options.depth,
            nodes: options.nodes,
            seed: options.seed,
            reading: options['as-written'] ? 'as-written' : 'as-engine',
          },
          jobs: options.jobs,
          shard: options.shard === undefined ? null : parseShard(options.shard),
          program: options.engine ?? null,
          patience: options.patience * 1000,
          json: options.json,
          voice,
        }),
      );
    },
  );
};

/** Adds the options and examples of `fairyc cross`. */
function describeCross<T>(yargs: Argv<T>) {
  return yargs
    .positional('variants', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe:
        'A built-in variant of the engine, a document, a variants.ini, or FILE#NAME for one variant of a file; with --merge: reports',
    })
    .option('random', {
      type: 'number',
      describe: 'Compare so many games that fairyc invents; --seed chooses which',
    })
    .option('games', {
      type: 'number',
      default: 30,
      describe: 'Games with random moves, of each variant',
    })
    .option('depth', {
      type: 'number',
      default: 4,
      describe: 'Count sequences of at most so many moves',
    })
    .option('nodes', {
      type: 'number',
      default: 1_000_000,
      describe: 'Count to the greatest depth that has at most so many',
    })
    .option('seed', { type: 'string', default: '1', describe: 'Chooses the random moves' })
    .option('jobs', {
      alias: 'j',
      type: 'number',
      default: availableParallelism(),
      describe: 'Threads, each with an engine of its own',
    })
    .option('shard', {
      type: 'string',
      describe: 'Do part I of N, as I/N: for machines that share the work',
    })
    .option('merge', {
      type: 'boolean',
      default: false,
      describe: 'Put the JSON reports of all shards together',
    })
    .option('engine', {
      type: 'string',
      describe: 'Another engine: a program that speaks UCI (default: ffish, which comes along)',
    })
    .option('patience', {
      type: 'number',
      default: 120,
      describe: 'With --engine: how many seconds it may think about one question',
    })
    .option('as-engine', {
      type: 'boolean',
      default: false,
      describe: 'Play sections as the engine reads their notation, quirks included (the default)',
    })
    .option('as-written', {
      type: 'boolean',
      default: false,
      describe: 'Play sections as their notation is meant',
    })
    .option('json', { type: 'boolean', default: false, describe: 'Print a report as JSON' })
    .example('$0 cross my-game.ini', 'every section of a file')
    .example('$0 cross variants/*.md', 'documents, as they are compiled for the engine')
    .example('$0 cross my-game.ini#zo --games 500 --seed 7', 'more, and other, games of one')
    .example('$0 cross shogi --engine ./stockfish', 'a built-in variant in an engine of your own')
    .example('$0 cross big.ini --shard 2/8 --json > 2.json', 'one machine of eight, and …')
    .example(
      '$0 cross --random 100 --games 6 --depth 3 --nodes 20000',
      'games that nobody has written',
    )
    .example('$0 cross --merge *.json', '… what they found together');
}

/** What is wrong with words that go together, or null. */
function describeMistake(options: {
  readonly variants: readonly string[];
  readonly random: number | undefined;
  readonly games: number;
  readonly depth: number;
  readonly nodes: number;
  readonly jobs: number;
  readonly patience: number;
  readonly shard: string | undefined;
  readonly merge: boolean;
  readonly 'as-engine': boolean;
  readonly 'as-written': boolean;
}): string | null {
  const { depth, games, jobs, merge, nodes, patience, random, shard, variants } = options;
  if (random !== undefined) {
    if (!(Number.isInteger(random) && random >= 1)) return '--random is a whole number from 1 on';
    if (merge || variants.length > 0)
      return '--random invents its games; leave out the names and --merge';
  } else if (variants.length === 0)
    return merge
      ? '--merge needs the reports of all shards (fairyc cross --merge *.json)'
      : 'cross needs a variant: a name, FILE or FILE#NAME (fairyc cross my-game.ini)';
  if (!(Number.isInteger(games) && games >= 0)) return '--games is a whole number from 0 on';
  if (!(Number.isInteger(depth) && depth >= 0 && depth <= MAX_DEPTH))
    return `--depth is a whole number from 0 to ${MAX_DEPTH}`;
  if (!(Number.isInteger(nodes) && nodes >= 1)) return '--nodes is a whole number from 1 on';
  if (!(Number.isInteger(jobs) && jobs >= 1)) return '--jobs is a whole number from 1 on';
  if (!(patience > 0 && patience <= 86_400)) return '--patience is a number of seconds';
  if (shard !== undefined && parseShard(shard) === null)
    return '--shard is I/N, part I of N (--shard 2/8)';
  if (options['as-engine'] && options['as-written'])
    return '--as-engine and --as-written are two readings; choose one';
  return null;
}
