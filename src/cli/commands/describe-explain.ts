import type { Argv } from 'yargs';
import { DIALECTS } from '../../catalog/betza/dialects.js';
import { MAX_BOARD_SIDE, type Board } from '../../ir/board.js';
import { UsageError, voiceOf, type AddCommand } from '../command-line.js';

/** Adds `fairyc explain`. */
export const addExplain: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'explain <what>',
    'Say in words what moves in Betza notation, an option, a variant or a diagnostic mean',
    (yargs) => describeExplain(yargs),
    async (options) => {
      const board = options.board === undefined ? null : parseBoard(options.board);
      const { explain } = await import('./explain.js');
      const { betza, dialect, json, nodes, what } = options;
      const evidence = options.evidence ? { nodes: checkNodes(nodes) } : null;
      const voice = voiceOf(options, configuration);
      finish(await explain({ what, betza, dialect, board, evidence, json, voice }));
    },
  );
};

/** Adds the options and examples of `fairyc explain`. */
function describeExplain<T>(yargs: Argv<T>) {
  return yargs
    .positional('what', {
      type: 'string',
      demandOption: true,
      describe:
        'Moves in Betza notation, a key of variants.ini, a variant (a built-in name, a file or FILE#NAME), or the code in the brackets behind a message',
    })
    .option('dialect', {
      choices: DIALECTS,
      default: 'fairy-stockfish' as const,
      describe: 'Whose Betza notation it is',
    })
    .option('board', {
      type: 'string',
      describe: 'Show moves on a board of this size, such as 9x9 (default: as small as shows all)',
    })
    .option('betza', {
      type: 'boolean',
      default: false,
      describe: 'It is Betza notation, though it is a name as well',
    })
    .option('evidence', {
      type: 'boolean',
      default: false,
      describe:
        'Of a variant: play a line to each way in which it can end, and ask Fairy-Stockfish who wins',
    })
    .option('nodes', {
      type: 'number',
      describe:
        'How many positions to look at for such lines from the start, and again as many from positions made up (default: 100000)',
    })
    .option('json', { type: 'boolean', default: false, describe: 'Print what is known as JSON' })
    .example('$0 explain mfWcfF', 'how a piece moves, and which programs read that otherwise')
    .example('$0 explain nZ --dialect xboard --board 9x9', 'as XBoard reads it')
    .example('$0 explain stalemateValue', 'an option of variants.ini')
    .example('$0 explain variants.ini#my-game', 'the rules of a game')
    .example('$0 explain variants.ini#my-game --evidence', 'how it ends, and who wins, as played')
    .example('$0 explain region/region-comma-separated', 'a diagnostic');
}

function checkNodes(nodes: number | undefined): number | undefined {
  if (nodes === undefined || nodes >= 1) return nodes;
  throw new UsageError('--nodes is a number from 1 on');
}

function parseBoard(text: string): Board {
  const match = /^([1-9][0-9]?)x([1-9][0-9]?)$/i.exec(text);
  const [files, ranks] = [Number(match?.[1]), Number(match?.[2])];
  if (files <= MAX_BOARD_SIDE && ranks <= MAX_BOARD_SIDE) return { files, ranks };
  throw new UsageError(
    `--board is files and ranks, such as 9x9, up to ${MAX_BOARD_SIDE}x${MAX_BOARD_SIDE}`,
  );
}
