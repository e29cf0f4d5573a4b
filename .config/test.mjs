// `npm test`: what is quick to find comes first and side by side (types and layout beside lint), then the tests.
import { spawn } from 'node:child_process';

/** Runs scripts one after the other; their output is shown whole when they end. */
async function inTurn(...scripts) {
  let output = '';
  for (const script of scripts) {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const status = await new Promise((resolve) => {
      child.on('close', resolve);
    });
    if (status !== 0) return { failed: script, output };
  }
  return { failed: null, output };
}

console.log('Types, layout and lint');
const ends = await Promise.all([inTurn('typecheck', 'format:check'), inTurn('lint')]);
for (const { output } of ends) process.stdout.write(output);
const failed = ends.flatMap(({ failed }) => failed ?? []);
if (failed.length > 0) {
  console.error(`${failed.join(' and ')} failed`);
  process.exit(1);
}

console.log('Tests');
const words = ['vitest', 'run', '--config', '.config/vitest.config.ts', ...process.argv.slice(2)];
spawn('npx', words, { stdio: 'inherit' }).on('close', (status) => process.exit(status ?? 1));
