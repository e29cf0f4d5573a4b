import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Engine } from './engine.js';
import { startFfish, type Prepared, type StartFfish } from './ffish-engine.js';

const require = createRequire(import.meta.filename);

/** The path of the engine's WebAssembly file in the installed package. */
function wasmFile(): string {
  return require.resolve('ffish-es6/ffish.wasm');
}

/** Prepared by this thread, or by the one that started it. */
export const prepared: Prepared = { memory: null };

/** The engine from the package. */
export function loadFfish(): Promise<Engine> {
  return startFfish(requireFfish(), readFileSync(wasmFile()), prepared);
}

/**
 * The package is an ES module with one default export, but package.json and its types declare CommonJS. `import` would give different shapes in
 * a bundle and here.
 */
function requireFfish(): StartFfish {
  const loaded: unknown = require('ffish-es6');
  return (loaded as { readonly default: StartFfish }).default;
}
