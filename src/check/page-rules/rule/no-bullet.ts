import { definePageRule, noteAt, type PageFinding } from '../../page/page-rule.js';
import { describedBesideTables } from '../../page/described-beside-table.js';

export default definePageRule({
  code: 'rule/no-bullet',
  severity: 'warning',
  isLoss: true,
  title: 'A sentence states a rule that no table or bullet can state.',
  why: 'A document is built from its tables and bullets, and none of them can state this rule. The game is built without it.',
  bad: [
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\n⟦All other rules are as in xiangqi⟧.\n',
  ],
  good: [
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nAll other rules are as in chess.\n',
    // The bullet Size states it; `board/size-missing` says so.
    '# Tiny\n\nThe game is played on a 3x3 board.\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n',
    '* Size: 3x3\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n',
  ],
  check: (page) => [
    ...page.differences
      .filter(({ code, write }) => code === 'rule/only-in-text' && write.length === 0)
      .map(({ reference, span }): PageFinding => ({
        span,
        message: leftOut(page.quote(span)),
        notes: [noteAt(reference.span, reference.name)],
      })),
    ...describedBesideTables(page.sources).flatMap(({ span, write }): readonly PageFinding[] =>
      write === null ? [{ span, message: leftOut(page.quote(span)) }] : [],
    ),
  ],
});

function leftOut(words: string): string {
  return `"${words}" is left out of the build, because no bullet or column can state it.`;
}
