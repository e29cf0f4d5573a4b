import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The command line is tested as users get it: bundled. With `FAIRYC_BUILT=1` in the environment the bundle that is there is taken. */
export default function setup(): void {
  if (process.env['FAIRYC_BUILT'] === '1') return;
  execFileSync(process.execPath, ['.config/build.mjs'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
}
