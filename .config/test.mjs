// `npm test` runs layout, types and lint beside the tests. The first tests mostly wait for browsers, which leaves the processor to the checks.
import { spawn } from 'node:child_process';

/** A run that takes longer hangs, and fails. */
const MOST_MINUTES = 40;

// No test uses the network, and Node reads these certificates whenever it starts, which takes longer than starting.
delete process.env.NODE_EXTRA_CA_CERTS;

const running = new Set();
let isOver = false;

/** Stops everything, and prints the message of the failure last. */
function fail(words) {
  if (isOver) return;
  isOver = true;
  for (const child of running) child.kill();
  // Let the tests print their last output first.
  setTimeout(() => {
    console.error(words);
    process.exit(1);
  }, 1000);
}

/** Runs a program to its end. If its output is not shown immediately, it is shown after a failure. */
function run(program, words, isShown) {
  const stdio = isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [program, ...words], { stdio });
  running.add(child);
  let output = '';
  for (const stream of isShown ? [] : [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      running.delete(child);
      resolve({ status, output });
    });
  });
}

async function check(name, program, words) {
  const { output, status } = await run(program, words, false);
  if (status !== 0) fail(`${output}\n${name} failed`);
}

async function checks() {
  const layout = ['--config', '.prettierrc.json', '--check', '.'];
  await check('The layout (npm run format writes it)', 'node_modules/oxfmt/bin/oxfmt', layout);
  const lint = ['--config', '.config/oxlint.json', '--type-aware', '--type-check', '.'];
  if (!isOver) await check('Types or lint', 'node_modules/oxlint/bin/oxlint', lint);
}

async function tests() {
  const words = ['run', '--config', '.config/vitest.config.ts', ...process.argv.slice(2)];
  return (await run('node_modules/vitest/vitest.mjs', words, true)).status;
}

const limit = setTimeout(
  () => fail(`stopped after ${MOST_MINUTES} minutes`),
  MOST_MINUTES * 60_000,
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => fail('stopped'));
const checked = checks();
const status = await tests();
await checked;
clearTimeout(limit);
if (!isOver) process.exit(status ?? 1);
