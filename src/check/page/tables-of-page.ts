import type { Variant } from '../../ir/variant.js';
import type { PageSources } from '../../read/page/page-sources.js';
import type { Span } from '../../text/span.js';

/** The game of a piece table, and the part of the page that belongs to it. */
interface TableOfPage {
  readonly table: Variant;
  /** Whether a place is under the heading of the table; always true for the only table. */
  readonly isIn: (stated: { readonly span: Span }) => boolean;
}

/** The games of a page's tables. */
export function tablesOf({
  document,
  hasTables,
}: Pick<PageSources, 'document' | 'hasTables'>): readonly TableOfPage[] {
  const tables = hasTables ? (document?.value ?? []) : [];
  const starts = tables.map(({ span }) => span.start).sort((a, b) => a - b);
  return tables.map((table) => {
    const next = starts.find((start) => start > table.span.start) ?? Infinity;
    return {
      table,
      isIn: ({ span: { start } }) =>
        tables.length === 1 || (start >= table.span.start && start < next),
    };
  });
}
