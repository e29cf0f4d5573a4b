import type { Dialect } from '../catalog/betza/dialects.js';
import type { TextRange } from '../read/ini/scan.js';

/** Something that fits at a place. */
export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'value' | 'piece' | 'variant' | 'snippet' | 'code' | 'betza';
  /** Beside the label. */
  readonly detail: string;
  /** Takes the place of `at`. A snippet has stops: `$1`, `${1:text}`. */
  readonly text: string;
  readonly at: TextRange;
  /** Smaller numbers come first. */
  readonly order: number;
  /** What its documentation is made of, when somebody reads it; plain data, so that an editor can hold it meanwhile. */
  readonly about:
    | { readonly kind: 'key' | 'bullet' | 'code' | 'column'; readonly name: string }
    | { readonly kind: 'betza'; readonly name: string; readonly dialect: Dialect }
    | null;
}
