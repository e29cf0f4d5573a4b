import type { PieceInWords } from './pieces.js';
import type { VariantExplanation } from './variant.js';
import { capitalized } from './words.js';

/** The rules for a terminal. */
export function printVariantExplanation(explanation: VariantExplanation): readonly string[] {
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
  ];
}

function printPiece({ letter, moves, name, royal }: PieceInWords): string {
  const letters = letter === null ? '' : ` (${letter})`;
  return `  ${capitalized(name)}${letters}${royal ? ', royal' : ''}: ${moves.join(' ')}`;
}
