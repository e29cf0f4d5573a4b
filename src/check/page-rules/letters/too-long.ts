import type { PieceType } from '../../../ir/piece.js';
import type { Span } from '../../../text/span.js';
import { definePageRule } from '../../page/page-rule.js';

const TABLE = (abbreviation: string): string =>
  `# My game\n\n* Size: 9x9\n\n## Initial pieces\n\n| Piece | Name | Abbr | Betza |\n| - | - | - | - |\n| 王 | King | K | K |\n| 鷲 | Cloud Eagle | ${abbreviation} | fRW |\n`;

export default definePageRule({
  code: 'letters/too-long',
  severity: 'warning',
  isOfOneSource: true,
  title: 'An abbreviation has more than one letter.',
  why: 'Engines use one letter for each piece type, so fairyc has to choose one that the page does not mention.',
  bad: [TABLE('⟦CE⟧')],
  good: [
    TABLE('E'),
    '# My game\n\n* Size: 9x9\n\n## Initial pieces\n\n| Piece | Name | Abbr | Letter | Betza |\n| - | - | - | - | - |\n| 王 | King | K | | K |\n| 鷲 | Cloud Eagle | CE | E | fRW |\n',
  ],
  check: ({ sources: { document, hasTables, text } }) =>
    (hasTables ? (document?.value ?? []) : [])
      .flatMap(({ pieces }) => pieces)
      .flatMap((piece) => {
        const { abbreviation, letter, movement, name } = piece;
        const isOwn = movement.origin.kind !== 'inherited';
        if (abbreviation === null || letter !== null || !isOwn || abbreviation.length < 2)
          return [];
        const called = name === null ? '' : ` of ${name}`;
        return [
          {
            span: placeOf(piece, abbreviation, text),
            message: `"${abbreviation}"${called} has more than one letter, but engines use one for each piece; choose a letter and add it in a column "Letter"`,
          },
        ];
      }),
});

/** The cell in the row of the piece. */
function placeOf({ span }: PieceType, abbreviation: string, text: string): Span {
  const row = text.slice(span.start, span.end);
  let start = span.start;
  for (const cell of row.split('|')) {
    if (cell.trim() === abbreviation) {
      const at = start + cell.indexOf(abbreviation);
      return { ...span, start: at, end: at + abbreviation.length };
    }
    start += cell.length + 1;
  }
  return span;
}
