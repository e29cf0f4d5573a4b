import { DOC_CODES } from '../../../catalog/codes/doc.js';
import type { Span } from '../../../text/span.js';
import { nearest } from '../../../text/nearest.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  ...DOC_CODES['undefined-piece-name'],
  code: 'doc/undefined-piece-name',
  severity: 'warning',
  bad: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nJudge (J): Moves like a Guard.\n\nGuard and ⟦Jurist⟧ can make a checkmate alone.\n',
  ],
  good: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nGuard can make a checkmate alone.\n',
  ],
  check: ({ facts, prose, sources }) => {
    const names = prose.pieces.map(({ name }) => name);
    if (names.length === 0) return [];
    const known = new Set(names.map((name) => name.toLowerCase()));
    return facts('mates-alone')
      .flatMap(({ fact, span }) => fact.pieces.flatMap((name) => placeOf(name, span, sources.text)))
      .filter(({ text }) => !known.has(text.toLowerCase()))
      .map(({ span, text }) => {
        const initial = text.charAt(0).toLowerCase();
        const near =
          nearest(text, names) ?? names.find((name) => name.toLowerCase().startsWith(initial));
        const piece = prose.pieces.find(({ name }) => name === near);
        const hint = near === undefined ? '' : `; is ${near} meant?`;
        return {
          span,
          message: `"${text}" is not a piece defined on this page${hint}`,
          notes:
            piece === undefined
              ? []
              : [{ message: `${piece.name} is defined at this place`, span: piece.span }],
        };
      });
  },
});

/** The name as written in a sentence, and its place. */
function placeOf(
  name: string,
  { end, file, start }: Span,
  page: string,
): readonly { readonly text: string; readonly span: Span }[] {
  const at = page.slice(start, end).toLowerCase().indexOf(name);
  const from = start + at;
  const to = from + name.length;
  return at < 0 ? [] : [{ text: page.slice(from, to), span: { file, start: from, end: to } }];
}
