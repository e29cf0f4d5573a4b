import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root folder of fairyc, which contains `variants/`, whether it runs bundled (`dist/`) or from its sources. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'variants'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return import.meta.dirname;
    folder = parent;
  }
  return folder;
}
