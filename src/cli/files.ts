import {
  chmodSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 1 << 20;

/** What came of reading a file: its text, a finding about it (exit 1), or a failure of the machine (exit 2). */
export type FileReading =
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'rejected'; readonly file: string; readonly diagnostic: Diagnostic }
  | { readonly kind: 'failed'; readonly message: string };

/** How standard input is called, which `-` on the command line means. */
export const STANDARD_INPUT = '<stdin>';

/** Reads a file as UTF-8 text, or standard input. */
export function readSourceFile(name: string): FileReading {
  let bytes: Buffer;
  try {
    if (name === STANDARD_INPUT) {
      bytes = readFileSync(0);
    } else {
      const size = statSync(name).size;
      if (size > MAX_FILE_BYTES) return rejected(name, 'file/too-large', tooLarge(name, size));
      bytes = readFileSync(name);
    }
  } catch (error) {
    return { kind: 'failed', message: `${name}: ${explainIoError(error)}` };
  }
  if (bytes.length > MAX_FILE_BYTES)
    return rejected(name, 'file/too-large', tooLarge(name, bytes.length));
  const nul = bytes.indexOf(0);
  if (nul !== -1) {
    return rejected(
      name,
      'file/binary',
      `${name} is not text: byte ${nul + 1} is NUL. Give the document itself, as UTF-8 text.`,
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

function tooLarge(name: string, bytes: number): string {
  return `${name} has ${bytes} bytes; fairyc reads files of up to ${MAX_FILE_BYTES} bytes. Split it, or give the document that you meant.`;
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
export interface FilesReading {
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

/** File names in one spelling, each once. */
export function distinctFiles(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => path.normalize(name)))];
}

/** Whether it is a variants.ini: by its name; standard input by a line that starts a section, or that sets an option and is no row of a table. */
export function isIni({ file, text }: Source): boolean {
  if (file !== STANDARD_INPUT) return file.endsWith('.ini');
  return /^\uFEFF?\[/m.test(text) || (/^[A-Za-z]\w* *=/m.test(text) && !/^\|/m.test(text));
}

/** `FILE#NAME` -> the file, and the one variant of it that is meant. */
export function splitSelection(argument: string): { file: string; variant: string | null } {
  const hash = argument.lastIndexOf('#');
  if (hash <= 0) return { file: argument, variant: null };
  return { file: argument.slice(0, hash), variant: argument.slice(hash + 1) };
}

/** The text of a file, or null if there is none. */
export function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Writes files whole or not at all: each goes to a temporary neighbour first, and only when all are there
 * are they moved to their places. Links stay links, and permissions stay. Returns a message on failure, null on success.
 */
export function writeFilesWhole(files: ReadonlyMap<string, string>): string | null {
  const pending: { readonly temporary: string; readonly final: string }[] = [];
  try {
    for (const [name, text] of files) {
      const before = statSync(name, { throwIfNoEntry: false });
      const final = before === undefined ? name : realpathSync(name);
      mkdirSync(path.dirname(final), { recursive: true });
      const temporary = `${final}.${process.pid}.tmp`;
      pending.push({ temporary, final });
      writeFileSync(temporary, text);
      if (before !== undefined) chmodSync(temporary, before.mode);
    }
    for (const { temporary, final } of pending) renameSync(temporary, final);
    return null;
  } catch (error) {
    for (const { temporary } of pending) rmSync(temporary, { force: true });
    return explainIoError(error);
  }
}

const IO_ERRORS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EACCES', 'permission denied'],
  ['EISDIR', 'it is a directory; name the files in it, e.g. DIR/*.md'],
  ['ENOTDIR', 'a part of its path is not a directory'],
  ['EEXIST', 'a file of that name is in the way'],
  ['ENOSPC', 'no space left on the disk'],
  ['EROFS', 'the file system is read-only'],
]);

/** An error of the file system in words. */
export function explainIoError(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const known = IO_ERRORS.get(error.code);
    const where = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
    if (known !== undefined) return `${known}${where}`;
  }
  return error instanceof Error ? error.message : String(error);
}
