import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Lists all skipped tests, and ends the run with the line that CI reads. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const ended = (state: ReturnType<TestCase['result']>['state']): readonly TestCase[] =>
      tests.filter((test) => test.result().state === state);
    const brokenFiles = modules.filter(
      (module) => module.state() === 'failed' && module.errors().length > 0,
    );
    for (const test of ended('skipped')) {
      process.stdout.write(`skipped: ${test.module.relativeModuleId} > ${test.fullName}\n`);
    }
    const failed = ended('failed').length + brokenFiles.length;
    const skipped = ended('skipped').length;
    process.stdout.write(
      `${ended('passed').length} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}\n`,
    );
  }
}
