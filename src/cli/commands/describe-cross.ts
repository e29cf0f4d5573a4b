import { availableParallelism } from 'node:os';
import { defineCommand } from '../command.js';
import { parseShard } from '../cross-shard.js';
import { UsageError } from '../options.js';
import { MAX_DEPTH } from '../perft-limits.js';
import { readingOf, READING_OPTIONS } from '../reading-options.js';

export const command = defineCommand({
  name: 'cross',
  about: 'Compare how fairyc and the real engine play a variant',
  words: {
    usage: '[GAME…]',
    least: 0,
    most: Infinity,
    areFiles: true,
    describe:
      'A built-in variant of the engine, a document, a variants.ini, or FILE#NAME for one variant of a file; with --merge: reports',
  },
  options: {
    random: {
      type: 'number',
      isWhole: true,
      least: 1,
      describe: 'Compare this many random variants; --seed selects them',
    },
    games: {
      type: 'number',
      isWhole: true,
      least: 0,
      default: 30,
      describe: 'Games with random moves for each variant',
    },
    depth: {
      type: 'number',
      isWhole: true,
      least: 0,
      most: MAX_DEPTH,
      default: 4,
      describe: 'Count sequences of up to this many moves',
    },
    nodes: {
      type: 'number',
      isWhole: true,
      least: 1,
      default: 1_000_000,
      describe: 'Count only to the depth that takes at most this many moves',
    },
    seed: { type: 'text', value: 'TEXT', default: '1', describe: 'Selects the random moves' },
    jobs: {
      type: 'number',
      isWhole: true,
      least: 1,
      short: 'j',
      describe: 'Threads, each with a separate engine (default: one for each processor)',
    },
    shard: {
      type: 'text',
      value: 'I/N',
      describe: 'Compare only part I of N, to share the work between machines',
    },
    merge: { type: 'flag', describe: 'Merge the JSON reports of all shards' },
    engine: {
      type: 'text',
      value: 'PROGRAM',
      describe: 'Another engine that speaks UCI (default: the included ffish)',
    },
    patience: {
      type: 'number',
      least: 0.001,
      most: 86_400,
      default: 120,
      describe: 'With --engine: how many seconds one answer may take',
    },
    ...READING_OPTIONS,
    json: { type: 'flag', describe: 'Print the report as JSON' },
  },
  examples: [
    ['cross my-game.ini', 'every section of a file'],
    ['cross variants/*.md', 'documents, as they are compiled for the engine'],
    ['cross my-game.ini#zo --games 500 --seed 7', 'one variant in more games, with other moves'],
    ['cross shogi --engine ./stockfish', 'a built-in variant, with your own engine'],
    ['cross big.ini --shard 2/8 --json > 2.json', 'one machine of eight, and …'],
    ['cross --merge *.json', '… what they found together'],
    ['cross --random 100 --games 6 --depth 3 --nodes 20000', 'random variants'],
  ],
  run: async ({ options, output, words }) => {
    const { depth, engine, games, jobs, merge, nodes, patience, random, seed } = options;
    if (random !== null && (merge || words.length > 0))
      throw new UsageError('--random creates its variants; leave out names and --merge');
    if (random === null && words.length === 0)
      throw new UsageError(
        merge
          ? 'give the reports of all shards. Example: fairyc cross --merge *.json'
          : 'give a variant: a name, FILE or FILE#NAME. Example: fairyc cross my-game.ini',
      );
    const json = options.json || output.printsJson;
    if (merge) {
      const { mergeReports } = await import('./merge-cross.js');
      return mergeReports({ files: words, json, output });
    }
    const shard = options.shard === null ? null : parseShard(options.shard);
    if (shard === null && options.shard !== null)
      throw new UsageError(`--shard must be I/N, part I of N, such as 2/8, not '${options.shard}'`);
    const { cross } = await import('./cross.js');
    return cross({
      variants: words,
      random,
      settings: { games, depth, nodes, seed, reading: readingOf(options) },
      jobs: jobs ?? availableParallelism(),
      shard,
      program: engine,
      patience: patience * 1000,
      json,
      output,
    });
  },
});
