import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compiledSources } from './compiled-sources.js';
import { SlowestFirst } from './slowest-first.js';

/** Each worker runs most functions too rarely for optimized code to pay off: a seventh less of the processor's time (measured). Other versions count otherwise. */
const OPTIMIZE_LATER = process.versions.node.startsWith('20.') ? ['--interrupt-budget=600000'] : [];

export default defineConfig({
  plugins: [compiledSources()],
  // Load packages as users get them. By default, Vitest loads their development code, which checks more and is slower: a twentieth of the time.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    include: ['test/**/*.test.ts'],
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    globalSetup: './test/build-first.ts',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // On a busy machine, a page may answer slowly.
    expect: { poll: { timeout: 20_000 } },
    // One more than the number of cores, because a worker often waits for a browser, a program or a command. Each loads the program anew.
    maxWorkers: availableParallelism() + 1,
    // Load the program's modules once per worker, not per file: a quarter of the time. No test changes them; `vi.doMock` comes with a reset.
    isolate: false,
    // Tests create many small objects; with more room for them, the garbage collector runs less often. Four times as much room as here
    // takes an eighth more of the processor's time, because new memory is not free either (measured). All cores are busy, so more threads
    // for the collector only cost time.
    execArgv: [
      ...OPTIMIZE_LATER,
      '--min-semi-space-size=16',
      '--max-semi-space-size=32',
      '--single-threaded-gc',
    ],
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', './test/closing-line-reporter.ts'],
  },
});
