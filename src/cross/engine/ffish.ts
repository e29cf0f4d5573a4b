import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Engine } from './engine.js';
import { startFfish, type Prepared, type StartFfish } from './ffish-engine.js';

const require = createRequire(import.meta.filename);

/** The file of the engine proper, where the package is installed. */
function wasmFile(): string {
  return require.resolve('ffish-es6/ffish.wasm');
}

/** That of this thread, or of the one that started it. */
export const prepared: Prepared = { memory: null };

/** The engine as the package has it. */
export function loadFfish(): Promise<Engine> {
  return startFfish(requireFfish(), readFileSync(wasmFile()), prepared);
}

/** An ES module with one default export, though its package and its types take it for CommonJS: `import` would give another shape in a bundle than here. */
function requireFfish(): StartFfish {
  const loaded: unknown = require('ffish-es6');
  return (loaded as { readonly default: StartFfish }).default;
}
