#!/usr/bin/env node
import { endCleanly } from './ends.js';
import { main } from './main.js';

endCleanly();
void run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<void> {
  const [first = ''] = words;
  // What only prints a line is over before any of this would pay.
  if (!first.startsWith('-')) (await import('./quick-start.js')).startQuickly(first);
  await main(words);
}
