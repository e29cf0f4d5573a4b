import { matchesIn } from '../../../text/excerpt.js';
import { definePageRule } from '../../page/page-rule.js';

/** `See this page`, `click here`. */
const REFERENCE =
  /\b(?:see|read|visit)\s+(?:this|that|the\s+following)\s+(?:page|link|article)\b|\bclick\s+here\b/gi;

export default definePageRule({
  code: 'doc/dangling-reference',
  severity: 'info',
  title: 'A text refers to a page without a link.',
  why: 'The link was lost when the text was copied, so readers cannot tell which page is meant.',
  bad: ['# My game\n\nImpasse: ⟦see this page⟧.\n'],
  good: ['# My game\n\nImpasse: see [this page](https://example.org/).\n'],
  check: ({ quote, sources }) =>
    sources.blocks
      .filter(({ kind }) => kind === 'prose')
      .flatMap(({ excerpt }) =>
        matchesIn(excerpt, REFERENCE)
          .filter((match) => !isLink(excerpt.text, match.index))
          .map((match) => excerpt.place(match.index, match.index + match[0].length)),
      )
      .filter((span) => !/<a\b/i.test(sources.text.slice(span.start, span.end)))
      .map((span) => ({
        span,
        message: `"${quote(span)}" has no link, so readers cannot tell which page is meant`,
      })),
});

/** Whether the offset is in the brackets of a Markdown link. */
function isLink(text: string, from: number): boolean {
  const rest = text.slice(from, from + 80);
  return /^[^\n]{0,40}\]\(/.test(rest) || /^\w+\s+\[/.test(rest);
}
