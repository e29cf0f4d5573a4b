#!/usr/bin/env node
import { endCleanly } from './ends.js';
import { main } from './main.js';

/** Commands that play games for a long time, or stay, for which optimized code pays. */
const LASTING: readonly (string | undefined)[] = ['perft', 'cross', 'diff', 'lsp'];

endCleanly();
const words = process.argv.slice(2);
// Other runs are over before optimized code pays for itself: its making was two fifths of the processor time. Later versions have no such flag.
if (process.versions.node.startsWith('20.') && !LASTING.includes(words[0]))
  process.getBuiltinModule('node:v8').setFlagsFromString('--interrupt-budget=1000000');
void main(words);
