import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    globalSetup: './test/build-first.ts',
    testTimeout: 60_000,
    // By default one core is left alone, and of two that is half of them.
    maxWorkers: availableParallelism(),
    reporters: ['default', './test/closing-line-reporter.ts'],
  },
});
