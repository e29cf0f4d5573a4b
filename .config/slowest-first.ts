import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest begins: the workers end together. Those that wait for a browser come before all others, as
 * types and lint are checked meanwhile.
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
 * One has V8 count what is run, which makes the program slower by a fifth for as long as the worker lives; the other has the worker
 * forget the modules of the program: whatever comes after loads them anew.
 */
const LAST = ['growth', 'grammar/examined'];

function place({ moduleId }: TestSpecification): number {
  const isIt = (name: string): boolean => moduleId.endsWith(`/test/${name}.test.ts`);
  const found = SLOWEST.findIndex(isIt);
  return found >= 0 ? found : SLOWEST.length + 1 + LAST.findIndex(isIt);
}

/** The order in which files are started. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
