import { defineCommand } from '../command.js';
import { decisionsOf, DECISION_OPTIONS } from '../decision-options.js';
import { UsageError } from '../options.js';
import { MAX_DEPTH } from '../perft-limits.js';
import { readingOf, READING_OPTIONS } from '../reading-options.js';

export const command = defineCommand({
  name: 'perft',
  about: 'Count sequences of legal moves in any variant',
  words: {
    usage: '[GAME…]',
    least: 0,
    most: Infinity,
    areFiles: true,
    describe:
      'A built-in variant of the engine, a document, a variants.ini, or FILE#NAME for one variant of a file',
  },
  options: {
    depth: {
      type: 'number',
      isWhole: true,
      least: 1,
      most: MAX_DEPTH,
      default: 4,
      describe: 'Count sequences of up to this many moves',
    },
    fen: {
      type: 'text',
      value: 'FEN',
      describe: 'Count from this position (default: the start position)',
    },
    divide: { type: 'flag', describe: 'Show the count for each first move' },
    ...READING_OPTIONS,
    ...DECISION_OPTIONS,
    chess960: { type: 'flag', describe: 'Use the castling rules of Chess960' },
    nodes: {
      type: 'number',
      least: 1,
      describe:
        'Stop if a count needs more moves than this (default: 100 million for each request of --batch)',
    },
    json: { type: 'flag', describe: 'Print the counts as JSON' },
    batch: { type: 'flag', describe: 'Answer JSON requests from standard input, one on each line' },
    update: {
      type: 'flag',
      describe: 'Write the counts of each variant to NAME.perft, next to its file',
    },
    force: {
      type: 'flag',
      describe: 'With --update: also replace a NAME.perft that is not a list of counts',
    },
    check: { type: 'flag', describe: 'Fail if the counts differ from NAME.perft' },
  },
  examples: [
    ['perft chess', 'sequences of one to four legal moves'],
    ['perft variants/shogi.md --depth 3', 'a document'],
    ['perft variants.ini#my-game --divide --depth 2', 'a section, move by move'],
    ['perft chess --fen "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1"', 'from another position'],
    ['perft variants/*.md --update --depth 3', 'record counts for later checks'],
    [`perft --batch < requests.jsonl`, 'for other programs'],
  ],
  run: async ({ options, output, words }) => {
    const { batch, check, chess960, depth, divide, fen, force, nodes, update } = options;
    if (batch && words.length > 0)
      throw new UsageError('--batch reads requests from standard input; leave out the names');
    if (!batch && words.length === 0)
      throw new UsageError(
        'give a variant: a name, FILE or FILE#NAME. Example: fairyc perft chess',
      );
    if ((update || check) && (fen !== null || divide))
      throw new UsageError(
        '--update and --check count from the start position; leave out --fen and --divide',
      );
    const { perft } = await import('./perft.js');
    return perft({
      games: words,
      depth,
      fen,
      divide,
      reading: readingOf(options),
      decisions: decisionsOf(options),
      chess960,
      json: options.json || output.printsJson,
      nodes,
      batch,
      baseline: update ? 'update' : check ? 'check' : null,
      force,
      output,
    });
  },
});
