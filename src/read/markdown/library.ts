import { once } from '../../text/once.js';
import type { Source } from '../../text/source.js';
import type { Library } from './lower-pieces.js';

/** Finds documents by the headings of their variants or the names of their files: `Tori shogi`, `tori-shogi`. */
export function libraryOf(documents: readonly Source[]): Library {
  const named = new Map<string, Source>();
  const headings: string[] = [];
  for (const source of documents) {
    for (const [, heading = ''] of source.text.matchAll(/^# (.+)$/gm)) {
      named.set(normalName(heading), source);
      headings.push(heading.trim());
    }
    named.set(normalName(source.file.replace(/^.*\/|\.md$/g, '')), source);
  }
  const find = (name: string): Source | null => named.get(normalName(name)) ?? null;
  return Object.assign(find, { names: () => headings });
}

function normalName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
}

/** The same, but the documents are read only when the first name is asked for. */
export function lazyLibrary(documents: () => readonly Source[]): Library {
  const library = once(() => libraryOf(documents()));
  const find = (name: string): Source | null => library()(name);
  return Object.assign(find, { names: () => library().names?.() ?? [] });
}

/** The same, but each document that it finds is added to `texts`, so that reports can quote it. */
export function recordingLibrary(library: Library, texts: Map<string, string>): Library {
  const find = (name: string): Source | null => {
    const source = library(name);
    if (source !== null) texts.set(source.file, source.text);
    return source;
  };
  return Object.assign(find, { names: () => library.names?.() ?? [] });
}
