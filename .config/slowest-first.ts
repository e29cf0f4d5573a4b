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
  'growth',
  'cross/options-in-play',
  'read/page/hostile',
  'cli/safety',
  'diff/diff-variants',
  'read/markdown/hostile-documents',
  'generated',
  'cli/formats',
  'play/documents',
];

function place({ moduleId }: TestSpecification): number {
  const found = SLOWEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return found === -1 ? SLOWEST.length : found;
}

/** The order in which files are started. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
