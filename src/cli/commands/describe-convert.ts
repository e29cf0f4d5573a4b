import type { Argv } from 'yargs';
import { POSITION_FORMATS } from '../../notation/position-formats.js';
import { UsageError, voiceOf, type AddCommand } from '../command-line.js';

/** Adds `fairyc convert`. */
export const addConvert: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'convert [files..]',
    'Write positions in another notation: FEN, SFEN, diagrams in kanji or letters',
    (yargs) => describeConvert(yargs),
    async (options) => {
      const { files, text } = options;
      if (text !== undefined && files.length > 0)
        throw new UsageError('convert reads either --text or files; leave one of them out');
      const { convert } = await import('./convert.js');
      finish(
        convert({
          files,
          text: text ?? null,
          variant: options.variant,
          from: options.from,
          to: options.to,
          voice: voiceOf(options, configuration),
        }),
      );
    },
  );
};

/** Adds the options and examples of `fairyc convert`. */
function describeConvert<T>(yargs: Argv<T>) {
  return yargs
    .positional('files', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'Files to read, - for standard input (default: the start position of the variant)',
    })
    .option('text', {
      type: 'string',
      describe: 'Read this text instead of files',
    })
    .option('variant', {
      type: 'string',
      demandOption: true,
      describe:
        'A built-in variant, a shipped document (kashogi), a document, or FILE#NAME for one variant of a file',
    })
    .option('from', {
      choices: POSITION_FORMATS,
      default: 'fen' as const,
      describe: 'The notation of the text',
    })
    .option('to', {
      choices: POSITION_FORMATS,
      demandOption: true,
      describe: 'The notation to write',
    })
    .example('$0 convert --variant shogi --to bod', 'the start position in kanji')
    .example('$0 convert --variant kashogi --from bod --to sfen diagram.txt', 'from a diagram')
    .example(
      '$0 convert --variant variants.ini#my-game --from fen --to ascii -',
      'a FEN a line, from standard input',
    )
    .example(
      '$0 convert --variant chess --to letters --text "4k3/8/8/8/8/8/8/4K2R w K - 0 1"',
      'what has no place in a picture is said: the castling right',
    );
}
