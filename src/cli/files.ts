import { isUtf8 } from 'node:buffer';
import { closeSync, constants, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { explainIoError, IS_DIRECTORY } from './io-errors.js';

/** All input passes through this file: regular files and standard input, in UTF-8, up to a size limit. */

/** The default limit for the size of a file, in bytes. */
export const MAX_FILE_BYTES = 16 << 20;

/** The largest possible limit, in MB: a longer text would not fit in memory. */
export const MOST_MB = 256;

/** The bytes in this many MB; null if that is not a valid limit. */
function bytesOf(megabytes: number): number | null {
  return megabytes > 0 && megabytes <= MOST_MB ? Math.ceil(megabytes * (1 << 20)) : null;
}

/** The environment variable with the limit in MB, shared by all threads and bundles. */
const LIMIT = 'FAIRYC_MAX_SIZE';

/** Sets the size limit for files in this run, in MB; false if it is not valid. */
export function limitFiles(megabytes: number): boolean {
  if (bytesOf(megabytes) === null) return false;
  process.env[LIMIT] = String(megabytes);
  return true;
}

function mostBytes(): number {
  return bytesOf(Number(process.env[LIMIT])) ?? MAX_FILE_BYTES;
}

/** The result of reading a file: its text, a finding about it (exit 1), or a system error (exit 2). */
type FileReading =
  | {
      readonly kind: 'source';
      readonly source: Source;
      /** A comment with bytes in another encoding, which the text has as U+FFFD; null: none. */
      readonly foreign: Diagnostic | null;
    }
  | { readonly kind: 'rejected'; readonly file: string; readonly diagnostic: Diagnostic }
  | { readonly kind: 'failed'; readonly message: string };

/** The default name for standard input, which is `-` on the command line. */
export const STANDARD_INPUT = '<stdin>';

/** The environment variable with the name of standard input, shared by all threads and bundles. */
const INPUT_NAME = 'FAIRYC_STDIN_FILENAME';

/** Gives standard input a file name, for editors that send unsaved text. */
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
  if (isUtf16(bytes)) {
    return rejected(
      name,
      'file/not-utf8',
      `${name} is UTF-16 text, such as ">" writes in Windows PowerShell; the engine cannot read it. Save it as UTF-8 without a byte order mark.`,
    );
  }
  const nul = bytes.indexOf(0);
  if (nul !== -1) {
    return rejected(
      name,
      'file/binary',
      `${name} is not a text file: byte ${nul + 1} is NUL. Save the document as UTF-8 text.`,
    );
  }
  return decoded(name, bytes);
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The text of a file. The engine reads bytes, so in a comment of a variants.ini another encoding does no harm; anywhere else it would
 * change a name or a value.
 */
function decoded(file: string, bytes: Buffer): FileReading {
  const source = { file, text: UTF8.decode(bytes) };
  if (isUtf8(bytes)) return { kind: 'source', source, foreign: null };
  // Up to the first byte of another encoding, the text encodes to the same bytes.
  const again = Buffer.from(source.text);
  const first = bytes.findIndex((byte, at) => byte !== again[at]);
  const line = UTF8.decode(bytes.subarray(0, first)).split('\n').length;
  const what = `Line ${line} of ${file} is not UTF-8 text (byte 0x${(bytes[first] ?? 0).toString(16).toUpperCase()}).`;
  if (!file.endsWith('.ini') || /^[^#;\n].*\uFFFD/m.test(source.text))
    return rejected(file, 'file/not-utf8', `${what} Save the file as UTF-8 and try again.`);
  const start = source.text.indexOf('\uFFFD');
  const foreign = diagnose(
    'file/not-utf8',
    'warning',
    { file, start, end: start + 1 },
    `${what} The engine skips this comment. Save the file as UTF-8 if fairyc is to fix or format it.`,
  );
  return { kind: 'source', source, foreign };
}

/** Whether bytes begin with a mark of UTF-16, or with Latin letters in it. */
function isUtf16(bytes: Buffer): boolean {
  if (bytes.length < 4) return false;
  const start = bytes.readUInt16BE(0);
  if (start === 0xfffe || start === 0xfeff) return true;
  const pairs = [...bytes.subarray(0, 16).entries()];
  return [0, 1].some((zero) => pairs.every(([at, byte]) => (byte === 0) === (at % 2 === zero)));
}

/** Whether the shell gave a file or the output of a program as standard input. */
export function isInputGiven(): boolean {
  try {
    const about = fstatSync(0);
    return about.isFIFO() || (about.isFile() && about.size > 0);
  } catch {
    return false;
  }
}

/** The bytes of a regular file, at most one more than the limit. */
function readRegularFile(name: string): Buffer {
  // Without O_NONBLOCK, opening a FIFO would wait for a writer.
  const file = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const about = fstatSync(file);
    if (about.isDirectory()) throw new Error(IS_DIRECTORY);
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

/** Reads up to `most` bytes. If `expected` is right, they are read in one piece and not copied. */
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

/** Reads the next bytes. If standard input does not block, it waits until there are some. */
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

/** The result of reading several files: findings, and the system error that stopped it (null: none). */
interface FilesReading {
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: string | null;
}

/** Reads files one after another and passes on each source. Stops at the first system error. */
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
        if (reading.foreign !== null) diagnostics.push(reading.foreign);
        for (const diagnostic of take(reading.source)) diagnostics.push(diagnostic);
        break;
    }
  }
  return { diagnostics, failure: null };
}

/** Whether a name may be a pattern, such as `games/*.ini`. */
export function hasPattern(name: string): boolean {
  return /[*?[\]{}()!+@]/.test(name);
}

/** Whether a name is that of a folder, or of a link to one. */
export function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** File names, normalized, without duplicates. */
export function distinctFiles(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => path.normalize(name)))];
}

/** Whether it is a variants.ini, by its name. Unnamed standard input is one if it has a section header, or options and no table rows. */
export function isIni({ file, text }: Source): boolean {
  if (file !== STANDARD_INPUT) return file.endsWith('.ini');
  return /^\uFEFF?\[/m.test(text) || (/^[A-Za-z]\w* *=/m.test(text) && !/^\|/m.test(text));
}

/** Splits `FILE#NAME` into the file and the variant. If a file exists whose name has a `#`, that file is meant. */
export function splitSelection(argument: string): { file: string; variant: string | null } {
  const hash = argument.lastIndexOf('#');
  if (hash <= 0 || existsSync(argument)) return { file: argument, variant: null };
  return { file: argument.slice(0, hash), variant: argument.slice(hash + 1) };
}

/** Reads a file that may not exist; null if it does not. */
export function readIfPresent(file: string): FileReading | null {
  return existsSync(file) ? readSourceFile(file) : null;
}

/** Why a file could not be read; null if it was. */
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
