import type { PgnResult } from './pgn.js';

/** A move to print, with its comments, marks and variations. */
export interface PgnWord {
  readonly text: string;
  readonly before: readonly string[];
  readonly comments: readonly string[];
  readonly marks: readonly string[];
  readonly variations: readonly (readonly PgnWord[])[];
}

/** A game to print: its tags, its moves, and the number and side of the first move. */
interface PgnText {
  readonly tags: readonly (readonly [name: string, value: string])[];
  readonly moves: readonly PgnWord[];
  readonly first: { readonly number: number; readonly turn: 'white' | 'black' };
  readonly result: PgnResult;
}

/** The maximum length of the lines of moves. */
const WIDTH = 80;

/** A PGN: tags, an empty line, and numbered moves with their comments, marks and variations. */
export function printPgn({ first, moves, result, tags }: PgnText): string {
  const header = tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
  const words = wordsOf(moves, 2 * first.number + (first.turn === 'white' ? 0 : 1));
  const separator = header.length === 0 ? '' : '\n';
  return `${header.join('')}${separator}${wrap([...words, result])}\n`;
}

/** The words of a line of moves. `from` is its first ply: twice the move number, plus one for Black. */
function wordsOf(moves: readonly PgnWord[], from: number): readonly string[] {
  let isNumbered = false;
  return moves.flatMap(({ before, comments, marks, text, variations }, index) => {
    const ply = from + index;
    const isWhite = ply % 2 === 0;
    const number = `${Math.floor(ply / 2)}${isWhite ? '.' : '...'}`;
    const own = isWhite || !isNumbered ? [number, text] : [text];
    isNumbered = comments.length === 0 && variations.length === 0;
    return [
      ...before.flatMap(comment),
      ...own,
      ...marks,
      ...comments.flatMap(comment),
      ...variations.flatMap((line) => bracketed(wordsOf(line, ply))),
    ];
  });
}

function comment(text: string): readonly string[] {
  const words = text.split(' ');
  return words.map(
    (word, index) =>
      `${index === 0 ? '{' : ''}${word.replaceAll('}', ')')}${index === words.length - 1 ? '}' : ''}`,
  );
}

function bracketed(words: readonly string[]): readonly string[] {
  return words.map(
    (word, index) => `${index === 0 ? '(' : ''}${word}${index === words.length - 1 ? ')' : ''}`,
  );
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
