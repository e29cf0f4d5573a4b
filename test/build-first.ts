import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The command line is tested as users get it: bundled. */
export default function setup(): void {
  execFileSync(process.execPath, ['.config/build.mjs'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
}
