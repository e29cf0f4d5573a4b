#!/usr/bin/env node
import { endCleanly } from './ends.js';
import packageJson from '../../package.json' with { type: 'json' };

// The version is asked for by scripts, often, and files are linted at every save: load no more than that takes.
endCleanly();
const words = process.argv.slice(2);
const [first, ...others] = words;
if (first === '--version' && others.length === 0) {
  process.stdout.write(`${packageJson.version}\n`);
} else {
  void run();
}

async function run(): Promise<void> {
  if (first === 'lint') {
    const { lintQuickly } = await import('./lint-main.js');
    if (await lintQuickly(others)) return;
  }
  const { main } = await import('./main.js');
  await main(words);
}
