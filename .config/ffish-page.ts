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

/** The functions of ffish and chessops that programs call, and their equivalents in fairyc. Tests run both sides. */
export function ffishPage(): string {
  return `${[
    '# From ffish or chessops to fairyc',
    `Written by \`npm run generate\` from \`test/games/beside-ffish.ts\`. Tests run both versions in ${VARIANTS.length} variants (${VARIANTS.join(', ')}) and compare the results. *Called by* lists sites whose source (November 2026) calls the function.`,
    'With ffish, a program starts like this:',
    fenced(FFISH_BEGINS),
    'With fairyc it starts like this. `game` is mutable, and nothing needs to be freed:',
    fenced(FAIRYC_BEGINS),
    'Both sides use `variant`, the `moves` played so far, a `line` of legal moves from there, a `fen`, and the texts `ini` (which defines the variant `mine`) and `pgn`.',
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
    '`board.toVerboseString()` (a dump for debugging), `ffish.setOption…()` and `ffish.info()` (about the engine) have no equivalent in fairyc.',
    '## chessops',
    `chessops has ${CHESSOPS_VARIANTS.length} games (${CHESSOPS_VARIANTS.join(', ')}). The tests run both programs after 8 and 41 plies of each. With chessops, a program starts like this:`,
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

/** A program as the text of a cell, even if it has several lines. */
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
