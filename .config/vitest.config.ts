import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    globalSetup: './test/build-first.ts',
    testTimeout: 60_000,
    reporters: ['default', './test/closing-line-reporter.ts'],
  },
});
