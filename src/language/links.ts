import type { TextRange } from '../read/ini/scan.js';
import type { Open } from './open-text.js';

/** A range that links to an address. */
interface Link extends TextRange {
  readonly url: string;
}

/** The web addresses in a text. */
export function links({ source: { text } }: Open): readonly Link[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"'`|]{1,500}/g)].map(({ 0: found, index }) => {
    const url = found.replace(/[.,;:!?)\]}]+$/, '');
    return { url, start: index, end: index + url.length };
  });
}
