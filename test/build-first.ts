import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Bundles the command line before the tests, as users get it, unless no selected test starts it. */
export default async function setup(project: TestProject): Promise<void> {
  const { testFiles } = await project.globTestFiles(askedFor(project.vitest));
  const mentions = (what: RegExp): boolean =>
    testFiles.some((file) => what.test(readFileSync(file, 'utf8')));
  await Promise.all([
    mentions(/\bdist\b|fairyc\.cjs|program\.js'/) && run('.config/build.mjs'),
    mentions(/\bdist\/site\b|-site\.js'/) && run('.config/site.mjs'),
  ]);
}

async function run(script: string): Promise<void> {
  const cwd = path.resolve(import.meta.dirname, '..');
  const child = spawn(process.execPath, [script], { cwd, stdio: 'inherit' });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`${script} failed`);
}

/** The file names on the command line of a run. Vitest has them, but not in its types. */
function askedFor(vitest: object): string[] {
  const names: unknown = 'filenamePattern' in vitest ? vitest.filenamePattern : [];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
