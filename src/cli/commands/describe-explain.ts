import { DIALECTS } from '../../catalog/betza/dialects.js';
import { MAX_BOARD_SIDE, type Board } from '../../ir/board.js';
import { defineCommand } from '../command.js';
import { decisionsOf, DECISION_OPTIONS } from '../decision-options.js';
import { UsageError } from '../options.js';

export const command = defineCommand({
  name: 'explain',
  about: 'Explain a Betza string, an option, a bullet, a variant or a diagnostic in words',
  words: {
    usage: 'WHAT',
    least: 1,
    most: 1,
    describe:
      'Moves in Betza notation, a key of variants.ini, a bullet of documents, a variant (a built-in name, a file or FILE#NAME), or the code in brackets after a message',
  },
  options: {
    dialect: {
      type: 'choice',
      choices: DIALECTS,
      default: 'fairy-stockfish',
      describe: 'The dialect of the Betza notation',
    },
    board: {
      type: 'text',
      value: 'SIZE',
      describe:
        'Show moves on a board of this size, such as 9x9 (default: the smallest that shows them all)',
    },
    betza: { type: 'flag', describe: 'Read the text as Betza notation, even if it is also a name' },
    evidence: {
      type: 'flag',
      describe:
        'For a variant: play to each of its possible endings, and ask Fairy-Stockfish who wins',
    },
    nodes: {
      type: 'number',
      least: 1,
      describe:
        'With --evidence: how many positions to search for endings from the start position, and as many again from invented positions (default: 100000)',
    },
    ...DECISION_OPTIONS,
    json: { type: 'flag', describe: 'Print the explanation as JSON' },
  },
  examples: [
    ['explain mfWcfF', 'how a piece moves, and which programs read it differently'],
    ['explain nZ --dialect xboard --board 9x9', 'as XBoard reads it'],
    ['explain stalemateValue', 'an option of variants.ini'],
    ['explain "Check counting"', 'a bullet of documents'],
    ['explain variants.ini#my-game', 'the rules of a game'],
    ['explain variants.ini#my-game --evidence', 'how it can end and who wins, shown by play'],
    ['explain region/region-comma-separated', 'a diagnostic'],
  ],
  run: async ({ options, output, words }) => {
    const board = options.board === null ? null : parseBoard(options.board);
    const { explain } = await import('./explain.js');
    const { betza, dialect, nodes } = options;
    const [what = ''] = words;
    const evidence = options.evidence ? { nodes: nodes ?? undefined } : null;
    const json = options.json || output.printsJson;
    const decisions = decisionsOf(options);
    return explain({ what, betza, dialect, board, evidence, decisions, json, output });
  },
});

function parseBoard(text: string): Board {
  const match = /^([1-9][0-9]?)x([1-9][0-9]?)$/i.exec(text);
  const [files, ranks] = [Number(match?.[1]), Number(match?.[2])];
  if (files <= MAX_BOARD_SIDE && ranks <= MAX_BOARD_SIDE) return { files, ranks };
  throw new UsageError(
    `--board must be FILESxRANKS, such as 9x9, up to ${MAX_BOARD_SIDE}x${MAX_BOARD_SIDE}`,
  );
}
