import nodeModule from 'node:module';
import { setFlagsFromString } from 'node:v8';

/** Commands that play games for a long time, or stay, for which optimized code pays. */
const LASTING: readonly (string | undefined)[] = ['perft', 'cross', 'diff', 'lsp'];

/** How each version of V8 is told to optimize a tenth as much: its making was two fifths of the processor time of a short run. */
const FLAGS: Readonly<Partial<Record<string, readonly string[]>>> = {
  20: ['--interrupt-budget=1000000'],
  22: ['--invocation-count-for-turbofan=30000', '--invocation-count-for-maglev=4000'],
};

/** Sets Node up for a run that is over in a fraction of a second; a command that lasts is left alone. */
export function startQuickly(command: string | undefined): void {
  keepCompiledCode();
  if (LASTING.includes(command)) return;
  const [major = ''] = process.versions.node.split('.');
  for (const flag of FLAGS[major] ?? []) setFlagsFromString(flag);
}

/** From Node 22.8 on: what was compiled in one run is read in the next (in the folder for temporary files; `NODE_DISABLE_COMPILE_CACHE=1` switches it off). */
function keepCompiledCode(): void {
  if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
    Reflect.apply(nodeModule.enableCompileCache, nodeModule, []);
}
