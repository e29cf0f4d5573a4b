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
    // Two more than there are cores: there are always some that wait for a browser, a program or a command.
    maxWorkers: availableParallelism() + 2,
    // The modules of the program are loaded once a worker, not once a file: a quarter of the time. No test changes them; who mocks one (`vi.doMock`) resets the modules.
    isolate: false,
    // Tests make many small objects: where there is room for them, the collector runs less often.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', './test/closing-line-reporter.ts'],
  },
});
