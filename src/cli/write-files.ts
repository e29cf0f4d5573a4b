import {
  chmodSync,
  closeSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { isFolder, isStandardInput, readIfPresent, readSourceFile } from './files.js';
import { explainIoError, isIoError } from './io-errors.js';
import { isMadeByUs } from './made-by.js';

/** All files are written here. Each function writes all of its files and returns null, or writes nothing and returns why. */

/** Files that a run creates. */
interface MadeFiles {
  /** The folder to write into, which is created if it does not exist. */
  readonly folder: string;
  /** Texts by relative paths of plain names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The files that the run read, which must not be replaced. */
  readonly inputs: readonly string[];
  /** Also replace files that fairyc did not write. */
  readonly force: boolean;
}

/** Writes files below a folder. It refuses to replace inputs, links and files that fairyc did not write. */
export function writeMadeFiles({ folder, force, inputs, texts }: MadeFiles): string | null {
  return guarded(() => {
    refuseTwins([...texts.keys()]);
    makeFolder(folder);
    const root = realpathSync(folder);
    const read = inputs.flatMap((name) => identityOf(name) ?? []);
    const writes: Write[] = [];
    for (const [name, text] of texts) {
      const final = path.join(root, name);
      const shown = path.join(folder, name);
      refuseLinks(root, final, folder);
      const before = lstatSync(final, { throwIfNoEntry: false });
      if (before !== undefined) {
        if (read.includes(identity(before)))
          throw new Refusal(`${shown} is an input file; choose another folder`);
        const present = before.isFile() ? textOf(final) : null;
        if (present === text) continue;
        if (!before.isFile())
          throw new Refusal(`${shown} is not a regular file and cannot be replaced`);
        if (!force && (present === null || !isMadeByUs(present)))
          throw new Refusal(
            `${shown} already exists, and fairyc did not write it; choose another folder, or replace it with --force`,
          );
      }
      writes.push({ final, text, before });
    }
    for (const { final } of writes) makeFolder(path.dirname(final));
    return writes;
  });
}

/** Makes a folder and those above it, one by one: where none can be made, as in /proc, Node's `recursive` tries for ever. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it, and `a/..` is there once `a` is.
    if (!isFolder(folder)) throw error;
  }
}

/** Refuses names that differ only in case: on some systems, the second file would replace the first. */
function refuseTwins(names: readonly string[]): void {
  const known = new Map<string, string>();
  for (const name of names) {
    const twin = known.get(name.toLowerCase());
    if (twin !== undefined)
      throw new Refusal(
        `${twin} and ${name} are the same file on Windows and macOS; rename one of the variants, or build them into separate folders`,
      );
    known.set(name.toLowerCase(), name);
  }
}

/** Writes files named on the command line. It replaces a file only if `mayReplace` allows that for its text. */
export function writeNamedFiles(
  texts: ReadonlyMap<string, string>,
  inputs: readonly string[],
  mayReplace: (text: string) => boolean,
): string | null {
  return guarded(() => {
    const read = inputs.flatMap((name) => identityOf(name) ?? []);
    return [...texts].map(([name, text]): Write => {
      const before = statSync(name, { throwIfNoEntry: false });
      if (before === undefined) {
        makeFolder(path.dirname(name));
        return { final: name, text, before };
      }
      if (!before.isFile())
        throw new Refusal(`${name} is not a regular file and cannot be replaced`);
      if (read.includes(identity(before)))
        throw new Refusal(`${name} is an input file; choose another one`);
      const present = textOf(name);
      if (present === null || !mayReplace(present))
        throw new Refusal(
          `${name} already exists, and replacing it would lose what is in it; choose another name, or use --force`,
        );
      return { final: realpathSync(name), text, before };
    });
  });
}

/** Replaces the texts of input files, and keeps their links, hard links and modes. */
export function rewriteFiles(texts: ReadonlyMap<string, string>): string | null {
  return guarded(() =>
    [...texts].map(([name, text]): Write => {
      const before = statSync(name);
      if (!before.isFile()) throw new Refusal(`${name} is not a regular file`);
      const present = readSourceFile(name);
      if (present.kind === 'source' && present.foreign !== null)
        throw new Refusal(
          `${name} is not UTF-8 text, so it was not changed; save it as UTF-8 first`,
        );
      return { final: realpathSync(name), text, before };
    }),
  );
}

/** A text to write, its path, and what is there now. */
interface Write {
  readonly final: string;
  readonly text: string;
  readonly before: Stats | undefined;
}

/** Why something is not written, for people. */
class Refusal extends Error {}

function guarded(plan: () => readonly Write[]): string | null {
  const temporaries: string[] = [];
  finishBeforeSignals();
  try {
    const writes = plan();
    const ready = writes.map((write, index) => {
      if (write.before !== undefined && (write.before.mode & 0o222) === 0)
        throw new Refusal(`${write.final} is read-only`);
      const temporary = path.join(path.dirname(write.final), `.fairyc-${process.pid}-${index}.tmp`);
      const file = openBeside(temporary, write.final);
      temporaries.push(temporary);
      try {
        writeFileSync(file, write.text);
      } finally {
        closeSync(file);
      }
      if (write.before !== undefined) chmodSync(temporary, write.before.mode & 0o7777);
      return { ...write, temporary };
    });
    for (const { before, final, temporary } of ready) {
      if (before === undefined || before.nlink === 1) renameSync(temporary, final);
      // Overwritten in place, because a file with several hard links would lose them.
      else copyFileSync(temporary, final);
    }
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.message : explainIoError(error);
  } finally {
    for (const temporary of temporaries) rmSync(temporary, { force: true });
  }
}

/** Opens a temporary file that replaces another once it is complete; errors name that other file. */
function openBeside(temporary: string, final: string): number {
  try {
    return openSync(temporary, 'wx');
  } catch (error) {
    if (isIoError(error)) error.path = final;
    throw error;
  }
}

/** Refuses a path with a link between the root and the file. */
function refuseLinks(root: string, final: string, folder: string): void {
  const parts = path.relative(root, final).split(path.sep);
  if (parts.includes('..') || path.isAbsolute(path.relative(root, final)))
    throw new Refusal(`${final} is not below ${folder}`);
  let at = root;
  for (const part of parts) {
    at = path.join(at, part);
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      throw new Refusal(
        `${path.join(folder, path.relative(root, at))} is a link, and fairyc does not write through links`,
      );
  }
}

function identityOf(name: string): string | null {
  if (isStandardInput(name)) return null;
  const about = statSync(name, { throwIfNoEntry: false });
  return about === undefined ? null : identity(about);
}

function identity({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}

/** Null if the file cannot be read or is not text. */
function textOf(file: string): string | null {
  const reading = readIfPresent(file);
  return reading?.kind === 'source' ? reading.source.text : null;
}

const ENDING: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  'SIGQUIT',
  'SIGUSR2',
  'SIGALRM',
  'SIGVTALRM',
  'SIGXCPU',
  'SIGXFSZ',
];
let waits = false;

/** Delays signals until writing is done, so that no temporary files remain: a listener runs only after the current synchronous step. */
function finishBeforeSignals(): void {
  if (waits) return;
  waits = true;
  for (const signal of ENDING) {
    try {
      process.once(signal, () => {
        process.kill(process.pid, signal);
      });
    } catch {
      // This system has no such signal.
    }
  }
}
