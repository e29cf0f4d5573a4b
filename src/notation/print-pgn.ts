import type { PgnResult } from './pgn.js';

/** A game to be written: the texts of its moves, and which move is the first. */
export interface PgnText {
  readonly tags: readonly (readonly [name: string, value: string])[];
  readonly moves: readonly string[];
  readonly first: { readonly number: number; readonly turn: 'white' | 'black' };
  readonly result: PgnResult;
}

/** The lines of moves are no longer than this. */
const WIDTH = 80;

/** A PGN: tags, an empty line, numbered moves. */
export function printPgn({ first, moves, result, tags }: PgnText): string {
  const header = tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
  const skippedPly = first.turn === 'white' ? 0 : 1;
  const words = moves.flatMap((move, index) => {
    const ply = index + skippedPly;
    const number = first.number + Math.floor(ply / 2);
    if (ply % 2 === 0) return [`${number}.`, move];
    return index === 0 ? [`${number}...`, move] : [move];
  });
  const separator = header.length === 0 ? '' : '\n';
  return `${header.join('')}${separator}${wrap([...words, result])}\n`;
}

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
