import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Library } from '../pipeline.js';
import { lazyLibrary } from '../read/markdown/library.js';
import type { Source } from '../text/source.js';
import { packageRoot } from './package-root.js';

/** The folder of the documents that come with fairyc. */
export function shippedFolder(): string {
  return path.join(packageRoot(), 'variants');
}

/** The shipped documents, read at the first lookup. */
export function shippedLibrary(): Library {
  return lazyLibrary(shippedDocuments);
}

/** The documents that come with fairyc. */
export function shippedDocuments(): readonly Source[] {
  const folder = shippedFolder();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      file: `variants/${name}`,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
}
