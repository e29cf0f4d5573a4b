import type { Argv } from 'yargs';
import { isPositionFormat, POSITION_FORMATS } from '../../notation/position-text.js';
import { MOVE_FORMATS } from '../../play/notation/western/styles.js';
import { maxWarningsOf, UsageError, voiceOf, type AddCommand } from '../command-line.js';

const FORMATS = [...POSITION_FORMATS, ...MOVE_FORMATS, 'pgn'] as const;
type Format = (typeof FORMATS)[number];

/** Adds `fairyc convert`. */
export const addConvert: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'convert [files..]',
    'Write positions and games in another notation',
    (yargs) => describeConvert(yargs),
    async (options) => {
      const problem = describeMistake(options);
      if (problem !== null) throw new UsageError(problem);
      const { convert } = await import('./convert.js');
      finish(
        convert({
          files: options.files,
          text: options.text ?? null,
          variant: options.variant ?? null,
          from: options.from,
          to: options.to,
          start: options.start ?? null,
          moves: options.moves ?? null,
          voice: voiceOf(options, configuration),
          maxWarnings: maxWarningsOf(options, configuration),
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
      describe:
        'A built-in variant, a shipped document (kashogi), a document, or FILE#NAME for one variant of a file; a PGN may name it in its tag Variant',
    })
    .option('from', {
      choices: FORMATS,
      default: 'fen' as const,
      describe:
        'The notation of the text. Positions: fen, sfen, bod (kanji), ascii (columns of three), letters. Moves: uci, hodges (P-7f), hodges-numbers (P-76), hosking (P76), san (Nf3), lan (Ng1-f3). Games: pgn',
    })
    .option('to', {
      choices: FORMATS,
      demandOption: true,
      describe: 'The notation to write; of moves and games a position is the last one',
    })
    .option('start', {
      type: 'string',
      describe: 'The FEN or SFEN from which moves begin (default: the start position)',
    })
    .option('moves', {
      choices: MOVE_FORMATS,
      describe: 'How a PGN writes moves (default: as they were read)',
    })
    .example('$0 convert --variant shogi --to bod', 'the start position in kanji')
    .example('$0 convert --variant kashogi --from bod --to sfen diagram.txt', 'from a diagram')
    .example(
      '$0 convert --variant variants.ini#my-game --from fen --to ascii -',
      'a FEN a line, from standard input',
    )
    .example(
      '$0 convert --variant kashogi --from hodges --to uci --text "P-7f P-5d P-6f SC-5c"',
      'moves, each checked to be legal',
    )
    .example('$0 convert --from pgn --to fen game.pgn', 'the position at the end of a game')
    .example(
      '$0 convert --variant shogi --to letters --max-warnings 0 two.fen',
      'fail where something has no place in the picture',
    )
    .example('$0 convert --from pgn --to pgn --moves hosking game.pgn', 'a game in other words');
}

/** What is wrong with words that go together, or null. */
function describeMistake(options: {
  readonly files: readonly string[];
  readonly text: string | undefined;
  readonly variant: string | undefined;
  readonly from: Format;
  readonly to: Format;
  readonly start: string | undefined;
}): string | null {
  const { files, from, start, text, to, variant } = options;
  if (text !== undefined && files.length > 0)
    return 'convert reads either --text or files; leave one of them out';
  if (variant === undefined && from !== 'pgn')
    return 'convert needs --variant: a name, FILE or FILE#NAME (--variant shogi)';
  if (isPositionFormat(from) && !isPositionFormat(to))
    return `a position has no moves: --from ${from} cannot become --to ${to}`;
  if (isPositionFormat(from) && start !== undefined)
    return '--start is where moves begin; positions have none';
  return null;
}
