import { capitalized, listInWords } from '../text/words.js';
import type { PieceInWords } from './pieces.js';
import type { Shortfall } from './shortfalls.js';
import type { VariantExplanation } from './variant.js';

/** The rules for a terminal, followed by those that some programs cannot express. */
export function printVariantExplanation(
  explanation: VariantExplanation,
  shortfalls: readonly Shortfall[] = [],
): readonly string[] {
  const { chapters, diagram, opening, pieces, title } = explanation;
  return [
    title,
    '',
    ...opening,
    ...(diagram === null ? [] : ['', ...diagram.map((line) => `  ${line}`)]),
    '',
    'Pieces',
    ...pieces.map(printPiece),
    ...chapters.flatMap(({ heading, sentences }) => [
      '',
      heading,
      ...sentences.map((sentence) => `  ${sentence}`),
    ]),
    ...(shortfalls.length === 0
      ? []
      : ['', 'What programs cannot express', ...shortfalls.flatMap(printShortfall)]),
  ];
}

function printShortfall({ messages, programs }: Shortfall): readonly string[] {
  return [...messages.map((message) => `  ${message}`), `    ${listInWords(programs)} can.`];
}

function printPiece({ letter, moves, name, royal }: PieceInWords): string {
  const letters = letter === null ? '' : ` (${letter})`;
  return `  ${capitalized(name)}${letters}${royal ? ', royal' : ''}: ${moves.join(' ')}`;
}
