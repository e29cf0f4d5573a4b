import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files start first, so that the workers finish together. Files that wait for a browser come before all others, because
 * types and lint are checked at the same time.
 */
const SLOWEST = [
  'workbench/play',
  'workbench/texts',
  'workbench/workbench',
  'workbench/access',
  'page/browser',
  'cli/package',
  'cli/cross',
  'read/page/hostile',
  'cli/safety',
  'workbench/limits',
  'generated',
  'diff/diff-variants',
  'emit/targets/xboard-accept',
  'cross/options-in-play',
  'read/page/edits',
  'cli/source-documents',
  'cli/formats',
  'vscode/extension',
  'explain/evidence/builtins',
  'cli/init-and-watch',
  'play/witnesses',
  'cross/play-causes',
  'language/memory',
  'cli/engine-perft',
];

/**
 * The files that slow down their worker run last. One makes V8 count executed code, which costs a fifth of the speed until the worker
 * ends. The other resets the program's modules, so that later files load them again.
 */
const LAST = ['growth', 'grammar/examined'];

function place({ moduleId }: TestSpecification): number {
  const isIt = (name: string): boolean => moduleId.endsWith(`/test/${name}.test.ts`);
  const found = SLOWEST.findIndex(isIt);
  return found >= 0 ? found : SLOWEST.length + 1 + LAST.findIndex(isIt);
}

/** Sorts the test files. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
