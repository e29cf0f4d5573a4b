import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Library } from '../pipeline.js';
import type { Source } from '../text/source.js';
import { packageRoot } from './package-root.js';

/** The folder of the documents that come with fairyc. */
export function shippedFolder(): string {
  return path.join(packageRoot(), 'variants');
}

/**
 * The shipped documents, found by the heading or the id of a variant: `Shogi`, `tori-shogi`. They are read when
 * the first name is asked for.
 */
export function shippedLibrary(): Library {
  let documents: ReadonlyMap<string, Source> | null = null;
  return (name) => {
    documents ??= readShipped();
    return documents.get(normalName(name)) ?? null;
  };
}

function readShipped(): ReadonlyMap<string, Source> {
  const folder = shippedFolder();
  const documents = new Map<string, Source>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.md')) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    const source = { file: `variants/${name}`, text };
    for (const [, heading = ''] of text.matchAll(/^# (.+)$/gm)) {
      documents.set(normalName(heading), source);
    }
    documents.set(normalName(name.replace(/\.md$/, '')), source);
  }
  return documents;
}

function normalName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
}
