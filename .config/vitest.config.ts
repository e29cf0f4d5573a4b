import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './slowest-first.js';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    globalSetup: './test/build-first.ts',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What a page takes to answer is no fault of its, on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // By default one core is left alone, and of two that is half of them.
    maxWorkers: availableParallelism(),
    // The modules of the program are loaded once a worker, not once a file: a quarter of the time. No test changes them; who mocks one (`vi.doMock`) resets the modules.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', './test/closing-line-reporter.ts'],
  },
});
