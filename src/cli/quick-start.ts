import { setFlagsFromString } from 'node:v8';
import { keepCompiledCode } from './compiled-code.js';

/** Commands that run for a long time, so that optimized code pays off. */
const LASTING: readonly (string | undefined)[] = ['cross', 'diff', 'lsp'];

/** Commands that still use nearly all of their new objects at the end of the run. */
const KEEPING: readonly (string | undefined)[] = ['build', 'page'];

/**
 * Flags for each major version of Node that make V8 optimize far less: optimizing took two fifths of the processor time of a short run.
 * Most regular expressions, too, match only a few short texts; on long texts V8 compiles them at once in any case. The space for new
 * objects does not grow, because most of them soon become garbage: linting 10 MB takes 93 MB instead of 134 (measured). Bytecode is not
 * flushed, because the compiled code that is kept for the next run would lack whatever this run had not used for a while.
 */
const FLAGS: Readonly<Partial<Record<string, readonly string[]>>> = {
  20: [
    '--interrupt-budget=3000000',
    '--no-flush-bytecode',
    '--no-parallel-scavenge',
    '--no-regexp-peephole-optimization',
    '--regexp-tier-up-ticks=10',
    '--semi-space-growth-factor=1',
  ],
  22: [
    '--invocation-count-for-turbofan=30000',
    '--invocation-count-for-maglev=4000',
    '--semi-space-growth-factor=1',
  ],
};

/**
 * Collects garbage as soon as it is a tenth of the heap. By default V8 waits until it is several times as large as all live objects:
 * resolving 10 MB took 164 MB instead of 38, in the same time (measured).
 */
const FLAGS_OF_RELEASING: typeof FLAGS = {
  20: ['--heap-growing-percent=10'],
  22: ['--heap-growing-percent=10'],
  24: ['--heap-growing-percent=10'],
};

/** Fewer, larger collections, since each collection copies all live objects again. For other commands, this would only cost memory. */
const FLAGS_OF_KEEPING: typeof FLAGS = { 20: ['--semi-space-growth-factor=16'] };

/** Prepares Node for a run of a fraction of a second. Long commands only get the kept compiled code. */
export function startQuickly(command: string | undefined): void {
  setFlagsFor(command);
  // After the flags are set, because compiled code is kept separately for each set of flags.
  keepCompiledCode();
}

/** Sets the flags with which a command runs. */
export function setFlagsFor(command: string | undefined): void {
  if (LASTING.includes(command)) return;
  const [major = ''] = process.versions.node.split('.');
  const own = KEEPING.includes(command) ? FLAGS_OF_KEEPING : FLAGS_OF_RELEASING;
  for (const flag of [FLAGS, own].flatMap((flags) => flags[major] ?? [])) setFlagsFromString(flag);
}
