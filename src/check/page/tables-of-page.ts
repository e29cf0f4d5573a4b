import type { Variant } from '../../ir/variant.js';
import type { PageSources } from '../../read/page/page-sources.js';
import type { Span } from '../../text/span.js';

/** A game of the piece tables of a page, and what stands beside it. */
interface TableOfPage {
  readonly table: Variant;
  /** Below its heading; all of the page is beside the only one. */
  readonly isIn: (told: { readonly span: Span }) => boolean;
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
