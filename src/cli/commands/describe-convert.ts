import { isPositionFormat, POSITION_FORMATS } from '../../notation/position-text.js';
import { MOVE_FORMATS } from '../../play/notation/western/styles.js';
import { defineCommand } from '../command.js';
import { UsageError } from '../options.js';

const FORMATS = [...POSITION_FORMATS, ...MOVE_FORMATS, 'pgn'] as const;
type Format = (typeof FORMATS)[number];

export const command = defineCommand({
  name: 'convert',
  about: 'Convert positions and games to another notation',
  words: {
    usage: '[FILE…]',
    least: 0,
    most: Infinity,
    describe: 'Files to read, `-` for standard input (default: the start position of the variant)',
  },
  options: {
    to: {
      type: 'choice',
      choices: FORMATS,
      describe:
        'The notation to write; for a position notation, moves and games give the final position',
    },
    from: {
      type: 'choice',
      choices: FORMATS,
      default: 'fen',
      describe:
        'The notation to read. Positions: fen, sfen, bod (kanji), ascii (columns of three), letters. Moves: uci, hodges (P-7f), hodges-numbers (P-76), hosking (P76), san (Nf3), lan (Ng1-f3). Games: pgn',
    },
    variant: {
      type: 'text',
      value: 'GAME',
      describe:
        'A built-in variant, a shipped document (kashogi), a document, or FILE#NAME for one variant of a file (a PGN can name it in its tag Variant)',
    },
    text: { type: 'text', value: 'TEXT', describe: 'Read this text instead of files' },
    start: {
      type: 'text',
      value: 'FEN',
      describe: 'The FEN or SFEN from which moves begin (default: the start position)',
    },
    moves: {
      type: 'choice',
      choices: MOVE_FORMATS,
      describe: 'How a PGN writes moves (default: as they were read)',
    },
  },
  examples: [
    ['convert --variant shogi --to bod', 'the start position in kanji'],
    ['convert --variant kashogi --from bod --to sfen diagram.txt', 'from a diagram'],
    [
      'convert --variant variants.ini#my-game --from fen --to ascii -',
      'one FEN on each line of standard input',
    ],
    [
      'convert --variant kashogi --from hodges --to uci --text "P-7f P-5d P-6f SC-5c"',
      'moves, each checked to be legal',
    ],
    ['convert --from pgn --to fen game.pgn', 'the position at the end of a game'],
    [
      'convert --variant shogi --to letters --max-warnings 0 two.fen',
      'fail if the diagram cannot show everything',
    ],
    ['convert --from pgn --to pgn --moves hosking game.pgn', 'a game in another notation'],
  ],
  run: async ({ options, output, words }) => {
    const { from, moves, start, text, to, variant } = options;
    if (to === null)
      throw new UsageError(`give the format to write: --to, one of ${FORMATS.join(', ')}`);
    const problem = describeMistake({ files: words, from, start, text, to, variant });
    if (problem !== null) throw new UsageError(problem);
    const { convert } = await import('./convert.js');
    return convert({ files: words, text, variant, from, to, start, moves, output });
  },
});

/** The mistake in options that do not fit together, or null. */
function describeMistake(given: {
  readonly files: readonly string[];
  readonly text: string | null;
  readonly variant: string | null;
  readonly from: Format;
  readonly to: Format;
  readonly start: string | null;
}): string | null {
  const { files, from, start, text, to, variant } = given;
  if (text !== null && files.length > 0) return 'convert reads either --text or files, not both';
  if (variant === null && from !== 'pgn')
    return 'give the variant: --variant with a name, FILE or FILE#NAME. Example: --variant shogi';
  if (isPositionFormat(from) && !isPositionFormat(to))
    return `a position has no moves: --from ${from} cannot be converted to ${to}`;
  if (isPositionFormat(from) && start !== null)
    return '--start is for moves and games, not for positions';
  return null;
}
