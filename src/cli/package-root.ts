import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of fairyc itself, whether it runs bundled (`dist/`) or from its sources: where `variants/` is. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return import.meta.dirname;
    folder = parent;
  }
  return folder;
}
