import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Source } from '../../text/source.js';

/** Little enough work for somebody who waits in an editor. */
const EFFORT = ['--games', '4', '--depth', '3', '--nodes', '20000', '--jobs', '1'];

/**
 * Compares a variant of a text with the real engine, in a separate process, and returns the output of `fairyc cross`. The text's file is a
 * URI. `stopped` ends the process.
 */
export async function compareWithEngine(
  { file, text }: Source,
  variant: string,
  stopped: AbortSignal,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-'));
  const name = path.posix.basename(new URL(file).pathname);
  const copy = path.join(folder, name || 'variants.ini');
  writeFileSync(copy, text);
  const program = process.argv[1] ?? '';
  try {
    return await new Promise((resolve) => {
      const words = [program, 'cross', `${copy}#${variant}`, '--no-config', ...EFFORT];
      const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
      const child = spawn(process.execPath, words, { env, signal: stopped });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (part: string) => (said += part));
      child.on('error', ({ message }) => {
        resolve(stopped.aborted ? 'stopped' : message);
      });
      child.on('close', () => {
        resolve(said.trim());
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
