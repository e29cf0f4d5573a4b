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
      describe: 'Compare so many games that fairyc invents; --seed chooses which',
    },
    games: {
      type: 'number',
      isWhole: true,
      least: 0,
      default: 30,
      describe: 'Games with random moves, of each variant',
    },
    depth: {
      type: 'number',
      isWhole: true,
      least: 0,
      most: MAX_DEPTH,
      default: 4,
      describe: 'Count sequences of at most so many moves',
    },
    nodes: {
      type: 'number',
      isWhole: true,
      least: 1,
      default: 1_000_000,
      describe: 'Count to the greatest depth that has at most so many',
    },
    seed: { type: 'text', value: 'TEXT', default: '1', describe: 'Chooses the random moves' },
    jobs: {
      type: 'number',
      isWhole: true,
      least: 1,
      short: 'j',
      describe: 'Threads, each with an engine of its own (default: one a processor)',
    },
    shard: {
      type: 'text',
      value: 'I/N',
      describe: 'Do part I of N: for machines that share the work',
    },
    merge: { type: 'flag', describe: 'Put the JSON reports of all shards together' },
    engine: {
      type: 'text',
      value: 'PROGRAM',
      describe: 'Another engine: a program that speaks UCI (default: ffish, which comes along)',
    },
    patience: {
      type: 'number',
      least: 0.001,
      most: 86_400,
      default: 120,
      describe: 'With --engine: how many seconds it may think about one question',
    },
    ...READING_OPTIONS,
    json: { type: 'flag', describe: 'Print a report as JSON' },
  },
  examples: [
    ['cross my-game.ini', 'every section of a file'],
    ['cross variants/*.md', 'documents, as they are compiled for the engine'],
    ['cross my-game.ini#zo --games 500 --seed 7', 'more, and other, games of one'],
    ['cross shogi --engine ./stockfish', 'a built-in variant in an engine of your own'],
    ['cross big.ini --shard 2/8 --json > 2.json', 'one machine of eight, and …'],
    ['cross --merge *.json', '… what they found together'],
    ['cross --random 100 --games 6 --depth 3 --nodes 20000', 'games that nobody has written'],
  ],
  run: async ({ options, voice, words }) => {
    const { depth, engine, games, jobs, merge, nodes, patience, random, seed } = options;
    if (random !== null && (merge || words.length > 0))
      throw new UsageError('--random invents its games; leave out the names and --merge');
    if (random === null && words.length === 0)
      throw new UsageError(
        merge
          ? '--merge needs the reports of all shards (fairyc cross --merge *.json)'
          : 'cross needs a variant: a name, FILE or FILE#NAME (fairyc cross my-game.ini)',
      );
    const json = options.json || voice.printsJson;
    if (merge) {
      const { mergeReports } = await import('./merge-cross.js');
      return mergeReports({ files: words, json, voice });
    }
    const shard = options.shard === null ? null : parseShard(options.shard);
    if (shard === null && options.shard !== null)
      throw new UsageError('--shard is I/N, part I of N (--shard 2/8)');
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
      voice,
    });
  },
});
