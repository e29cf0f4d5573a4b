import type { Variant } from '../../ir/variant.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';

export interface DocumentOptions {
  /** The source of a shipped document, by the title or id of a variant in it; null if there is none. */
  readonly library: (name: string) => Source | null;
}

/** Every variant of a piece-table document (variants/FORMAT.md), as good as could be read. */
export function readDocument(
  _source: Source,
  _options: DocumentOptions,
): Parsed<readonly Variant[]> {
  return { value: [], diagnostics: [] };
}
