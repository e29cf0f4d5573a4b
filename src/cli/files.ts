import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { explainIoError } from './io-errors.js';

/** The one door for all that is read: regular files and standard input, up to a size, UTF-8. */

/** The default limit for the size of a file, in bytes. */
export const MAX_FILE_BYTES = 16 << 20;

/** The largest limit, in MB: a text of more has no place in memory. */
export const MOST_MB = 256;

/** The bytes in this many MB; null: not a valid limit. */
function bytesOf(megabytes: number): number | null {
  return megabytes > 0 && megabytes <= MOST_MB ? Math.ceil(megabytes * (1 << 20)) : null;
}

/** Where the whole process, with its threads and parts, finds the limit in MB. */
const LIMIT = 'FAIRYC_MAX_SIZE';

/** Sets the size limit for files in this run, in MB; false: not a valid limit. */
export function limitFiles(megabytes: number): boolean {
  if (bytesOf(megabytes) === null) return false;
  process.env[LIMIT] = String(megabytes);
  return true;
}

function mostBytes(): number {
  return bytesOf(Number(process.env[LIMIT])) ?? MAX_FILE_BYTES;
}

/** What came of reading a file: its text, a finding about it (exit 1), or a failure of the machine (exit 2). */
type FileReading =
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'rejected'; readonly file: string; readonly diagnostic: Diagnostic }
  | { readonly kind: 'failed'; readonly message: string };

/** The default name for standard input, which is `-` on the command line. */
export const STANDARD_INPUT = '<stdin>';

/** Where the whole process finds the name of standard input. */
const INPUT_NAME = 'FAIRYC_STDIN_FILENAME';

/** Gives standard input the name of a file, as an editor knows the text that it sends. */
export function nameStandardInput(name: string): void {
  process.env[INPUT_NAME] = name;
}

/** Whether the name means standard input. */
export function isStandardInput(name: string): boolean {
  return name === STANDARD_INPUT || name === process.env[INPUT_NAME];
}

/** Reads a file as UTF-8 text, or standard input. */
export function readSourceFile(name: string): FileReading {
  let bytes: Buffer;
  try {
    bytes = isStandardInput(name) ? readUpTo(0, mostBytes() + 1) : readRegularFile(name);
  } catch (error) {
    return { kind: 'failed', message: `${name}: ${explainIoError(error, name)}` };
  }
  if (bytes.length > mostBytes()) return rejected(name, 'file/too-large', tooLarge(name));
  const nul = bytes.indexOf(0);
  if (nul !== -1) {
    return rejected(
      name,
      'file/binary',
      `${name} is not a text file: byte ${nul + 1} is NUL. Save the document as UTF-8 text.`,
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { kind: 'source', source: { file: name, text } };
  } catch {
    return rejected(
      name,
      'file/not-utf8',
      `${name} is not UTF-8 text. Save it as UTF-8 and try again.`,
    );
  }
}

/** The bytes of a regular file, one more than the limit at most. */
function readRegularFile(name: string): Buffer {
  // Opening a FIFO for reading would wait for somebody who writes to it.
  const file = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const about = fstatSync(file);
    if (about.isDirectory())
      throw new Error('it is a directory; name the files in it, e.g. DIR/*.md');
    if (!about.isFile())
      throw new Error(
        'it is not a regular file (a device, pipe or socket); `-` reads standard input',
      );
    const most = Math.min(about.size, mostBytes()) + 1;
    return readUpTo(file, most, most);
  } finally {
    closeSync(file);
  }
}

const CHUNK = 1 << 16;

/** `expected`: so many bytes are read into one piece, and not copied if they are all. */
function readUpTo(file: number, most: number, expected = CHUNK): Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < most) {
    const chunk = Buffer.allocUnsafe(Math.min(Math.max(expected, length), most - length));
    const read = readSome(file, chunk);
    if (read === 0) break;
    chunks.push(chunk.subarray(0, read));
    length += read;
  }
  const [first] = chunks;
  return first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
}

/** Standard input may be one that does not block: then nothing is there yet. */
function readSome(file: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(file, chunk, 0, chunk.length, null);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

function tooLarge(name: string): string {
  return `${name} has more than ${mostBytes()} bytes, which is the limit. Split it, or raise the limit with --max-size (in MB).`;
}

function rejected(
  file: string,
  code: 'file/too-large' | 'file/binary' | 'file/not-utf8',
  message: string,
): FileReading {
  return {
    kind: 'rejected',
    file,
    diagnostic: diagnose(code, 'error', { file, start: 0, end: 0 }, message),
  };
}

/** What reading several files came to: findings, and what the machine refused (null: nothing). */
interface FilesReading {
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: string | null;
}

/** Reads files one after another and hands each source on, up to the first that the machine refuses. */
export function readEach(
  files: readonly string[],
  take: (source: Source) => readonly Diagnostic[],
): FilesReading {
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const reading = readSourceFile(file);
    switch (reading.kind) {
      case 'failed':
        return { diagnostics, failure: reading.message };
      case 'rejected':
        diagnostics.push(reading.diagnostic);
        break;
      case 'source':
        for (const diagnostic of take(reading.source)) diagnostics.push(diagnostic);
        break;
    }
  }
  return { diagnostics, failure: null };
}

/** Whether a name has what only patterns have, as `games/*.ini`. */
export function hasPattern(name: string): boolean {
  return /[*?[\]{}()!+@]/.test(name);
}

/** File names in one spelling, each once. */
export function distinctFiles(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => path.normalize(name)))];
}

/** Whether it is a variants.ini: by its name; standard input by a line that starts a section, or that sets an option and is not a row of a table. */
export function isIni({ file, text }: Source): boolean {
  if (file !== STANDARD_INPUT) return file.endsWith('.ini');
  return /^\uFEFF?\[/m.test(text) || (/^[A-Za-z]\w* *=/m.test(text) && !/^\|/m.test(text));
}

/** `FILE#NAME` -> the file, and the one variant of it that is meant. A file whose own name has a `#` is itself. */
export function splitSelection(argument: string): { file: string; variant: string | null } {
  const hash = argument.lastIndexOf('#');
  if (hash <= 0 || existsSync(argument)) return { file: argument, variant: null };
  return { file: argument.slice(0, hash), variant: argument.slice(hash + 1) };
}

/** Reads a file that need not be there; null: it is not. */
export function readIfPresent(file: string): FileReading | null {
  return existsSync(file) ? readSourceFile(file) : null;
}

/** What is wrong with a file that was to be read; null: nothing. */
export function whyUnread(reading: FileReading): string | null {
  switch (reading.kind) {
    case 'source':
      return null;
    case 'rejected':
      return reading.diagnostic.message;
    case 'failed':
      return reading.message;
  }
}
