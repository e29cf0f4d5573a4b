#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { endCleanly } from './ends.js';
import packageJson from '../../package.json' with { type: 'json' };

/** Commands that play games for a long time, for which optimized code pays. */
const LASTING: readonly (string | undefined)[] = ['perft', 'cross', 'diff'];

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
  // Other runs are over before optimized code pays for itself: its making was two fifths of the processor time. Later versions have no such flag.
  if (process.versions.node.startsWith('20.') && !LASTING.includes(first))
    setFlagsFromString('--interrupt-budget=1000000');
  if (first === 'lint') {
    const { lintQuickly } = await import('./lint-main.js');
    if (await lintQuickly(others)) return;
  }
  const { main } = await import('./main.js');
  await main(words);
}
