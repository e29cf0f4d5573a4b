import { definePageRule, noteAt } from '../../page/page-rule.js';
import { describedBesideTables } from '../../page/described-beside-table.js';

export default definePageRule({
  code: 'rule/only-in-text',
  severity: 'error',
  title: 'A sentence states a rule that no bullet of the document states.',
  why: 'A document is built from its tables and bullets only. If a sentence contradicts the default for a missing bullet, the game that is built is not the one that readers expect.',
  bad: [
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\n⟦A stalemated player loses⟧.\n',
    '# Tiny\n\n* Size: 3x4\n* Start: bkb/1p1/1P1/BKB w - - 0 1\n\n| Name | Abbr | Betza | Promote |\n|---|---|---|---|\n| King | K | K | |\n| Bishop | B | B | |\n| Pawn | P | fmWfcF | B |\n\n⟦Bishops promote to kings⟧.\n',
    '# Tiny\n\n* Size: 3x4\n* Start: bkb/1p1/1P1/BKB w - - 0 1\n\n| Name | Abbr | Betza | Promote |\n|---|---|---|---|\n| King | K | K | |\n| Bishop | B | B | |\n| Pawn | P | fmWfcF | B |\n\n⟦Pawns promote on the last two ranks⟧.\n',
  ],
  good: [
    '# Tiny\n\n* Size: 3x3\n* Stalemate: loss\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nA stalemated player loses.\n',
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nStalemate is a draw.\n',
  ],
  check: (page) => [
    ...page.differences
      .filter(({ code, write }) => code === 'rule/only-in-text' && write.length > 0)
      .map(({ reference, own, span, write }) => ({
        span,
        message: `"${page.quote(span)}" is stated only in prose, ${assumed(own)}; write ${quoted(write)}.`,
        notes: [noteAt(reference.span, reference.name)],
      })),
    ...describedBesideTables(page.sources).flatMap(({ span, table, write }) =>
      write === null
        ? []
        : [
            {
              span,
              message: `"${page.quote(span)}" is stated only in prose, and the table differs; write ${isLine(write) ? `"${write}"` : write}.`,
              notes: [noteAt(table.span, 'the table')],
            },
          ],
    ),
  ],
});

function assumed(own: readonly string[]): string {
  return own.length === 0
    ? 'from which nothing is built'
    : `and without a bullet ${quoted(own)} is assumed`;
}

function quoted(lines: readonly string[]): string {
  return lines.map((line) => `"${line}"`).join(', ');
}

/** Whether it is a bullet to copy. Other advice is about a cell. */
function isLine(write: string): boolean {
  return write.startsWith('* ');
}
