import {
  BESIDE,
  FAIRYC_BEGINS,
  FFISH_BEGINS,
  VARIANTS,
  type Beside,
} from '../test/games/beside-ffish.js';
import {
  BESIDE_CHESSOPS,
  CHESSOPS_BEGINS,
  CHESSOPS_VARIANTS,
} from '../test/games/beside-chessops.js';

/** What programs call of ffish and chessops, and the same of fairyc; the tests run both sides. */
export function ffishPage(): string {
  return `${[
    '# For programs that use ffish or chessops',
    `Written by \`npm run generate\` from \`test/games/beside-ffish.ts\`, whose programs the tests run in ${VARIANTS.length} variants (${VARIANTS.join(', ')}): both sides give the same. *Called by* says which sites call a function (their sources in November 2026).`,
    'A program with ffish begins so:',
    fenced(FFISH_BEGINS),
    'and one with fairyc so; `game` changes in place, and nothing is to be freed:',
    fenced(FAIRYC_BEGINS),
    'Both have `variant`, the `moves` that were played, a `line` of legal moves from there, a `fen`, and the texts `ini` (which defines the variant `mine`) and `pgn`.',
    '## Function by function',
    table(
      ['ffish', 'called by', 'with ffish', 'with fairyc'],
      BESIDE.map(({ by, except, fairyc, ffish, name }) => [
        code(name) + exceptOf(except),
        by.join(', '),
        code(ffish),
        code(fairyc),
      ]),
    ),
    '`board.toVerboseString()` is a dump for debugging, `ffish.setOption…()` and `ffish.info()` are about the engine: fairyc has nothing of the kind.',
    '## chessops',
    `chessops has ${CHESSOPS_VARIANTS.length} games (${CHESSOPS_VARIANTS.join(', ')}); the tests run both programs after 8 and 41 plies of each. A program with it begins so:`,
    fenced(CHESSOPS_BEGINS),
    table(
      ['chessops', 'with chessops', 'with fairyc'],
      BESIDE_CHESSOPS.map(({ chessops, except, fairyc, name }) => [
        code(name) + exceptOf(except),
        code(chessops),
        code(fairyc),
      ]),
    ),
  ].join('\n\n')}\n`;
}

function exceptOf(except: Beside['except']): string {
  return except === undefined ? '' : ` (not ${except.variants.join(', ')}: ${except.why})`;
}

function fenced(text: string): string {
  return `\`\`\`js\n${text}\n\`\`\``;
}

/** Programs of several lines stand in a cell, too. */
function code(text: string): string {
  const lines = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '&#124;')
    .split('\n');
  return `<code>${lines.join('<br>').replaceAll('`', '&#96;').replaceAll('  ', '&nbsp; ')}</code>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
