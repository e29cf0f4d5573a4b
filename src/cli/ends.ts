import { writeSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { messageText, visible } from '../text/printable.js';
import { explainIoError, isIoError } from './io-errors.js';

/** The exit status of a run that failed. */
const FAILED = 2;

/** A run that cannot continue ends with one line and an exit status. */
export function endCleanly(): void {
  process.stdout.on('error', endOutput);
  process.stderr.on('error', endOutput);
  process.on('uncaughtException', (error) => {
    failWith(failureText(error), error);
  });
}

/** A reader that closes the pipe early (`| head`) is not an error. */
function endOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  failWith(`the output cannot be written: ${explainIoError(error)}`, error);
}

function failureText(error: unknown): string {
  if (isIoError(error)) return explainIoError(error);
  const what = error instanceof Error ? error.message : String(error);
  return `a bug in fairyc ${packageJson.version}: ${what}. Please report it with this command and its input, as .github/SECURITY.md says; FAIRYC_DEBUG=1 prints the trace.`;
}

function failWith(line: string, error: unknown): never {
  const debug = process.env['FAIRYC_DEBUG'];
  const trace = debug === '1' && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  try {
    writeSync(2, `fairyc: ${messageText(visible(line))}\n${trace}`);
  } catch {
    // Standard error is closed: there is nowhere to report it.
  }
  process.exit(FAILED);
}
