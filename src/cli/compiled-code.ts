import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import nodeModule from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** Each of the first runs adds the functions that it needed. */
const RUNS = 3;

/** So does one that takes this many times as long as the last that added: a check of small files needs few of those that a large one needs. */
const LONGER = 2;

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
    const folder = path.join(
      path.isAbsolute(given) ? given : path.join(homedir(), '.cache'),
      'fairyc',
    );
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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
  /** What is kept of it. */
  readonly file: string;
  readonly added: Added;
  /** The processor time of the process before it was loaded. */
  readonly from: NodeJS.CpuUsage;
}

/** What the runs before added to what is kept. */
interface Added {
  /** How many did. */
  readonly runs: number;
  /** The processor time of the last of them, in milliseconds. */
  readonly took: number;
}

const NOTHING: Added = { runs: 0, took: 0 };

/** What other packages load is loaded as before: none of their files is in our folder. */
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
    for (const part of parts) {
      const { system, user } = process.cpuUsage(part.from);
      const took = Math.ceil((system + user) / 1000);
      const { added } = part;
      if (added.runs < RUNS || took > LONGER * added.took)
        keep(part, { runs: Math.min(RUNS, added.runs + 1), took });
    }
  });
}

function loadPart(file: string, kept: string): LoadedPart {
  const from = process.cpuUsage();
  // Whenever a file is written, its time of change is another, whatever an archive says of it.
  const { ctimeMs, ino } = statSync(file);
  const name = path.join(kept, `${path.basename(file, '.cjs')}-${ino}-${ctimeMs}`);
  const { added, data } = readKept(name);
  const script = new Script(nodeModule.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    ...(data === null ? {} : { cachedData: data }),
  });
  return { script, file: name, added: script.cachedDataRejected === true ? NOTHING : added, from };
}

/** The runs and the time stand behind the code. */
const END_BYTES = 8;

function readKept(file: string): { readonly data: Buffer | null; readonly added: Added } {
  try {
    const bytes = readFileSync(file);
    const end = bytes.length - END_BYTES;
    const added = { runs: bytes.readUInt32LE(end), took: bytes.readUInt32LE(end + 4) };
    return { data: bytes.subarray(0, end), added };
  } catch {
    return { data: null, added: NOTHING };
  }
}

/** Writes the whole file or none of it, even if another process writes it at the same time. */
function keep({ script, file }: LoadedPart, { runs, took }: Added): void {
  try {
    const made = `${file}.${process.pid}`;
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(runs);
    end.writeUInt32LE(took, 4);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(made, Buffer.concat([script.createCachedData(), end]));
    forgetOthers(path.dirname(file));
    renameSync(made, file);
  } catch {
    // It is compiled again.
  }
}

/** What is left of builds that nobody has used for long. */
function forgetOthers(folder: string): void {
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name);
    if (now - statSync(other).atimeMs > FORGOTTEN_MS) rmSync(other, { force: true });
  }
}
