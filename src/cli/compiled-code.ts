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

/** Each of the first runs adds the functions that it needed; what none of them needed is rarely worth keeping. */
const RUNS = 3;

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

/** A part of the command line that was loaded, and what is kept of it. */
interface LoadedPart {
  readonly script: Script;
  /** Without its number. */
  readonly file: string;
  /** How many runs have added to it. */
  readonly runs: number;
}

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
    if (part.runs < RUNS) parts.push(part);
    const evaluate: unknown = part.script.runInThisContext();
    const words = [module.exports, module.require.bind(module), module, file, path.dirname(file)];
    if (typeof evaluate === 'function') Reflect.apply(evaluate, module.exports, words);
  };
  process.once('exit', () => {
    for (const part of parts) keep(part);
  });
}

function loadPart(file: string, kept: string): LoadedPart {
  // Whenever a file is written, its time of change is another, whatever an archive says of it.
  const { ctimeMs, ino } = statSync(file);
  const name = path.join(kept, `${path.basename(file, '.cjs')}-${ino}-${ctimeMs}`);
  const { data, runs } = readKept(name);
  const script = new Script(nodeModule.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    ...(data === null ? {} : { cachedData: data }),
  });
  return { script, file: name, runs: script.cachedDataRejected === true ? 0 : runs };
}

function readKept(file: string): { readonly data: Buffer | null; readonly runs: number } {
  for (let runs = RUNS; runs > 0; runs--) {
    try {
      return { data: readFileSync(`${file}.${runs}`), runs };
    } catch {
      // Fewer runs have added to it.
    }
  }
  return { data: null, runs: 0 };
}

/** Writes the whole file or none of it, even if another process writes it at the same time. */
function keep({ script, file, runs }: LoadedPart): void {
  try {
    const made = `${file}.${process.pid}`;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(made, script.createCachedData());
    forgetOthers(file);
    renameSync(made, `${file}.${runs + 1}`);
  } catch {
    // It is compiled again.
  }
}

/** What fewer runs have added to, and what is left of builds that nobody has used for long. */
function forgetOthers(file: string): void {
  const folder = path.dirname(file);
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name);
    const isOlder = /\.\d$/.test(name) && other.startsWith(`${file}.`);
    if (isOlder || now - statSync(other).atimeMs > FORGOTTEN_MS) rmSync(other, { force: true });
  }
}
