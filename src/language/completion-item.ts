import type { Dialect } from '../catalog/betza/dialects.js';
import type { TextRange } from '../read/ini/scan.js';

/** A text that can be inserted at a place. */
export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'value' | 'piece' | 'variant' | 'snippet' | 'code' | 'betza';
  /** Shown next to the label. */
  readonly detail: string;
  /** The text that replaces `at`. A snippet has tab stops: `$1`, `${1:text}`. */
  readonly text: string;
  readonly at: TextRange;
  /** Smaller numbers come first. */
  readonly order: number;
  /** The subject of its documentation, which is created on request. It is plain data, so that an editor can keep it until then. */
  readonly about:
    | { readonly kind: 'key' | 'bullet' | 'code' | 'column'; readonly name: string }
    | { readonly kind: 'betza'; readonly name: string; readonly dialect: Dialect }
    | null;
}

/** The items, which also replace the rest of the word after the cursor: otherwise it would stay behind the new word. */
export function covering(
  rest: string,
  word: RegExp,
  items: readonly Completion[],
): readonly Completion[] {
  const more = word.exec(rest)?.[0].length ?? 0;
  return more === 0
    ? items
    : items.map((item) => ({ ...item, at: { start: item.at.start, end: item.at.end + more } }));
}
