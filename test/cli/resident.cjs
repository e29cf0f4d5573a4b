'use strict';
// Runs commands of dist/fairyc.cjs one after the other in one process: a request is a line on the first pipe, an answer a line on the second.
const fs = require('node:fs');
const path = require('node:path');
const v8 = require('node:v8');

const [, , program, requests, answers] = process.argv;
const answering = fs.openSync(answers, 'w');
const asking = fs.openSync(requests, 'r');

let said = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'])
  process[name].write = (chunk, encoding, done) => {
    said[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    const after = typeof encoding === 'function' ? encoding : done;
    if (after !== undefined) process.nextTick(after);
    return true;
  };
// A failure is said without the streams.
const { writeSync } = fs;
fs.writeSync = (file, text, ...rest) => {
  if (file !== 1 && file !== 2) return writeSync(file, text, ...rest);
  said[file === 1 ? 'stdout' : 'stderr'] += text;
  return text.length;
};
// It is told to make less of its code for a short run, and this is a long one.
v8.setFlagsFromString = () => undefined;
// Nor does it keep what it compiles: that way its first file, which begins with `#!`, could not be loaded again.
process.env.NODE_DISABLE_COMPILE_CACHE = '1';

const environment = { ...process.env };
const exit = process.exit.bind(process);
// Whoever ends the process is answered, and the next request is another's.
process.exit = (status) => {
  answer(status ?? process.exitCode ?? 0);
  exit(0);
};
// Nothing is left to be done: where a process of its own would end.
process.on('beforeExit', () => {
  answer(process.exitCode ?? 0);
  setImmediate(next);
});

function answer(status) {
  writeSync(answering, `${JSON.stringify({ ...said, status })}\n`);
}

let pending = '';
/** The next line, for which it is waited; null: nobody asks any more. */
function nextLine() {
  const chunk = Buffer.alloc(1 << 16);
  const parts = [Buffer.from(pending, 'utf8')];
  for (;;) {
    const read = fs.readSync(asking, chunk, 0, chunk.length, null);
    if (read === 0) return null;
    parts.push(Buffer.from(chunk.subarray(0, read)));
    if (chunk.subarray(0, read).includes(10)) break;
  }
  const [line, ...rest] = Buffer.concat(parts).toString('utf8').split('\n');
  pending = rest.join('\n');
  return line;
}

function next() {
  const line = nextLine();
  if (line === null) {
    // However the other side ended: killed workers clean nothing up.
    fs.rmSync(path.dirname(requests), { recursive: true, force: true });
    exit(0);
  }
  const { cwd, env, input, words } = JSON.parse(line);
  said = { stdout: '', stderr: '' };
  process.exitCode = undefined;
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment, env);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  process.removeAllListeners('uncaughtException');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  process.chdir(cwd);
  // Standard input is whatever file has the number 0.
  fs.closeSync(0);
  fs.openSync(input, 'r');
  Object.defineProperty(process, 'stdin', {
    configurable: true,
    get: () => fs.createReadStream(input),
  });
  process.argv = [process.execPath, program, ...words];
  delete require.cache[program];
  require(program);
}

next();
