import { setFlagsFromString } from 'node:v8';
import { keepCompiledCode } from './compiled-code.js';

/** Commands that play games for a long time, or stay, for which optimized code pays. */
const LASTING: readonly (string | undefined)[] = ['cross', 'diff', 'lsp'];

/** Commands of which nearly all that is new is alive when the run is over. */
const KEEPING: readonly (string | undefined)[] = ['build', 'page'];

/**
 * How each version of V8 is told to optimize far less: its making was two fifths of the processor time of a short run. Most patterns of
 * characters are tried a few times on short texts, too; on long ones they are compiled at once, whatever is said here. What is new has no
 * more room than at first: most of it is garbage at once, and a text of 10 MB is linted in 93 MB instead of 134 (measured). No code is
 * forgotten: what a long run has not used for a while would be missing in what is kept for the next.
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

/** To collect what is new in a few large pieces: every small one copies again what is alive. Elsewhere it only takes memory. */
const FLAGS_OF_KEEPING: typeof FLAGS = { 20: ['--semi-space-growth-factor=16'] };

/** Sets Node up for a run that is over in a fraction of a second; a command that lasts is only compiled faster. */
export function startQuickly(command: string | undefined): void {
  if (!LASTING.includes(command)) {
    const [major = ''] = process.versions.node.split('.');
    const all = [FLAGS, ...(KEEPING.includes(command) ? [FLAGS_OF_KEEPING] : [])];
    for (const flag of all.flatMap((flags) => flags[major] ?? [])) setFlagsFromString(flag);
  }
  // Code is kept for each set of flags.
  keepCompiledCode();
}
