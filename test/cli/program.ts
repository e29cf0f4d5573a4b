import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';

/** The command line as users get it. */
export const PROGRAM = path.resolve(import.meta.dirname, '../../dist/fairyc.cjs');

interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings {
  readonly cwd?: string;
  /** Added to the environment of the test run. */
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

interface Resident {
  readonly folder: string;
  readonly asking: number;
  readonly answers: number;
}

let resident: Resident | null = null;

/** Starts a process that runs one command after another, because most of a short run is starting Node and loading the program. */
function startResident(): Resident {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-resident-'));
  const [requests, answers] = ['requests', 'answers'].map((name) => path.join(folder, name));
  if (requests === undefined || answers === undefined) throw new Error('two names give two paths');
  execFileSync('mkfifo', [requests, answers]);
  const script = path.join(import.meta.dirname, 'resident.cjs');
  spawn(process.execPath, [script, PROGRAM, requests, answers], {
    stdio: ['ignore', 'ignore', 'inherit'],
  }).unref();
  // The order in which the other side opens them, or both would wait for ever.
  const [answering, asking] = [openSync(answers, 'r'), openSync(requests, 'w')];
  return { folder, asking, answers: answering };
}

/**
 * The output and exit status of a command. Many commands share one process, so a test must start a command itself if the command keeps
 * running, reads requests from standard input, or is tested with signals or pipes.
 */
export function runProgram(
  words: readonly string[],
  { cwd = process.cwd(), env = {}, input = '' }: Surroundings = {},
): Run {
  resident ??= startResident();
  const file = path.join(resident.folder, 'input');
  writeFileSync(file, input);
  const request = { cwd: path.resolve(cwd), env, input: file, words };
  writeSync(resident.asking, `${JSON.stringify(request)}\n`);
  const decoder = new StringDecoder('utf8');
  const chunk = Buffer.alloc(1 << 20);
  let line = '';
  while (!line.endsWith('\n')) {
    const read = readSync(resident.answers, chunk);
    // The process ended after its last answer.
    if (read === 0) {
      rmSync(resident.folder, { recursive: true, force: true });
      resident = null;
      if (line === '') return runProgram(words, { cwd, env, input });
      break;
    }
    line += decoder.write(chunk.subarray(0, read));
  }
  return JSON.parse(line) as Run;
}
