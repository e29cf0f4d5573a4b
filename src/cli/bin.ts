#!/usr/bin/env node
import { endCleanly } from './ends.js';
import { main } from './main.js';

endCleanly();
void run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<void> {
  const [first = ''] = words;
  // `--help` and `--version` are too short for this to pay off.
  if (!first.startsWith('-')) (await import('./quick-start.js')).startQuickly(first);
  await main(words);
}
