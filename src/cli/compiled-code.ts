import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import nodeModule from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { cachedDataVersionTag, getHeapCodeStatistics } from 'node:v8';
import { Script } from 'node:vm';

/** The first runs, and then one of so many, look whether they compiled functions that are not kept: to look takes a few milliseconds. */
const FIRST_RUNS = 3;
const ONE_OF = 8;

/** New functions are kept if they make all compiled code at least this many times as large. */
const LARGER = 1.01;

/** What starts all other parts. */
const PROGRAM = 'fairyc.cjs';

/** A week. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps what Node compiled of our own files for the next run, in a folder that is this user's alone: compiling is a quarter of a lint.
 * From 22.8 on, Node does it when it is asked. `NODE_DISABLE_COMPILE_CACHE=1` switches it off.
 */
export function keepCompiledCode(): void {
  const folder = process.env['NODE_DISABLE_COMPILE_CACHE'] === '1' ? null : ownFolder();
  if (folder === null) return;
  if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
    Reflect.apply(nodeModule.enableCompileCache, nodeModule, [folder]);
  else keepParts(folder);
}

/** The place for what this user's programs can make again; null: there is none, or others can write there. */
function ownFolder(): string | null {
  try {
    const { LOCALAPPDATA = '', XDG_CACHE_HOME = '' } = process.env;
    const given = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME;
    const caches = path.isAbsolute(given) ? given : path.join(homedir(), '.cache');
    const folder = path.join(caches, 'fairyc');
    // Not with `recursive`: it makes a home folder that is missing, and never ends below /proc.
    for (const made of [caches, folder]) if (!existsSync(made)) mkdirSync(made, { mode: 0o700 });
    const { mode, uid } = statSync(folder);
    const isOurs = process.getuid === undefined || (uid === process.getuid() && !(mode & 0o022));
    return isOurs ? folder : null;
  } catch {
    return null;
  }
}

/** A part of the command line that was loaded. */
interface LoadedPart {
  readonly script: Script;
  /** Where its compiled code is kept. */
  readonly file: string;
  readonly kept: Kept;
}

/** What stands behind the code that is kept of a part, as numbers of 8 bytes in this order. */
interface Kept {
  /** The inode of the part and its time of change in milliseconds: a part that was written again has others, whatever an archive says of it. */
  readonly inode: number;
  readonly changed: number;
  /** How many bytes of code the process had compiled when this was written. */
  readonly bytes: number;
  /** How many runs have loaded the part. */
  readonly runs: number;
}

const NUMBER_BYTES = 8;
const END_BYTES = 4 * NUMBER_BYTES;

/** Files that other packages load are loaded as before: none of them is in our folder. */
function keepParts(folder: string): void {
  const { extensions } = nodeModule.createRequire(import.meta.filename);
  const usual = extensions['.js'];
  if (extensions['.cjs'] !== undefined) return;
  // What was compiled by another version or with other flags is of no use.
  const kept = path.join(folder, `${process.version}-${cachedDataVersionTag().toString(16)}`);
  const parts: LoadedPart[] = [];
  extensions['.cjs'] = (module, file) => {
    // What starts the program may itself be loaded again, by a program that runs many commands.
    if (path.dirname(file) !== import.meta.dirname || path.basename(file) === PROGRAM) {
      usual(module, file);
      return;
    }
    const part = loadPart(file, kept);
    parts.push(part);
    const evaluate: unknown = part.script.runInThisContext();
    const words = [module.exports, module.require.bind(module), module, file, path.dirname(file)];
    if (typeof evaluate === 'function') Reflect.apply(evaluate, module.exports, words);
  };
  process.once('exit', () => {
    const bytes = parts.some(({ kept }) => looks(kept.runs + 1))
      ? getHeapCodeStatistics().bytecode_and_metadata_size
      : 0;
    for (const part of parts) keepWhatIsNew(part, bytes);
  });
}

function loadPart(file: string, folder: string): LoadedPart {
  const { ctimeMs: changed, ino: inode, size } = statSync(file);
  // One file for each place where fairyc is installed, which a new version there writes anew.
  const place = statSync(path.dirname(file)).ino;
  const name = path.join(folder, `${path.basename(file, '.cjs')}-${place}`);
  const nothing = { inode, changed, bytes: 0, runs: 0 };
  const keptSize = statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  // One buffer for both files: the first use of a page of memory takes longer than reading the page.
  const buffer = Buffer.allocUnsafeSlow(Math.max(size + BEFORE.length + AFTER.length, keptSize));
  const source = readWrapped(file, buffer);
  const found = readKept(name, buffer.subarray(0, keptSize));
  const isOfThis = found?.kept.inode === inode && found.kept.changed === changed;
  const script = new Script(source, {
    filename: file,
    ...(isOfThis ? { cachedData: found.code } : {}),
  });
  return {
    script,
    file: name,
    kept: isOfThis && script.cachedDataRejected !== true ? found.kept : nothing,
  };
}

const [BEFORE = Buffer.of(), AFTER = Buffer.of()] = nodeModule
  .wrap('\0')
  .split('\0')
  .map((text) => Buffer.from(text));

/** The text of a part as Node wraps it. Our parts are ASCII (see .config/build.mjs), so that each byte is one character. */
function readWrapped(file: string, buffer: Buffer): string {
  buffer.set(BEFORE);
  const end = BEFORE.length + readInto(buffer.subarray(BEFORE.length), file);
  buffer.set(AFTER, end);
  return buffer.toString('latin1', 0, end + AFTER.length);
}

function readKept(
  file: string,
  buffer: Buffer,
): { readonly code: Buffer; readonly kept: Kept } | null {
  try {
    const end = readInto(buffer, file) - END_BYTES;
    const number = (at: number): number => buffer.readDoubleLE(end + at * NUMBER_BYTES);
    return {
      code: buffer.subarray(0, end),
      kept: { inode: number(0), changed: number(1), bytes: number(2), runs: number(3) },
    };
  } catch {
    return null;
  }
}

/** Reads a file that fits into the buffer, and returns its size. */
function readInto(buffer: Buffer, file: string): number {
  const open = openSync(file, 'r');
  try {
    let size = 0;
    for (let more = -1; more !== 0; size += more) more = readSync(open, buffer.subarray(size));
    return size;
  } finally {
    closeSync(open);
  }
}

/** Whether the run with this number looks for functions that are not kept. */
function looks(run: number): boolean {
  return run <= FIRST_RUNS || run % ONE_OF === 0;
}

/** Counts the run. Keeps the code of the part if it is a run that looks, and the process has compiled more bytes of code than are kept. */
function keepWhatIsNew(part: LoadedPart, bytes: number): void {
  try {
    const runs = part.kept.runs + 1;
    if (looks(runs) && bytes > part.kept.bytes * LARGER)
      writeKept(part, { ...part.kept, bytes, runs });
    else writeRuns(part.file, runs);
  } catch {
    // It is compiled again.
  }
}

function writeRuns(file: string, runs: number): void {
  const open = openSync(file, 'r+');
  writeSync(open, Float64Array.of(runs), 0, NUMBER_BYTES, fstatSync(open).size - NUMBER_BYTES);
  closeSync(open);
}

/** Writes the whole file or none of it, even if another process writes it at the same time. */
function writeKept({ script, file }: LoadedPart, kept: Kept): void {
  const { bytes, changed, inode, runs } = kept;
  const end = Buffer.from(Float64Array.of(inode, changed, bytes, runs).buffer);
  const made = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(made, Buffer.concat([script.createCachedData(), end]));
  forgetOthers(path.dirname(file));
  renameSync(made, file);
}

/** Removes what nobody has used for long. */
function forgetOthers(folder: string): void {
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name);
    if (now - statSync(other).atimeMs > FORGOTTEN_MS) rmSync(other, { force: true });
  }
}
