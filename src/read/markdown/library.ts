import type { Source } from '../../text/source.js';
import type { Library } from './lower-pieces.js';

/** Finds documents by the headings of their variants or the names of their files: `Tori shogi`, `tori-shogi`. */
export function libraryOf(documents: readonly Source[]): Library {
  const named = new Map<string, Source>();
  for (const source of documents) {
    for (const [, heading = ''] of source.text.matchAll(/^# (.+)$/gm))
      named.set(normalName(heading), source);
    named.set(normalName(source.file.replace(/^.*\/|\.md$/g, '')), source);
  }
  return (name) => named.get(normalName(name)) ?? null;
}

function normalName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
}
