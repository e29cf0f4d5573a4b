import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FairyStockfish, Module } from 'ffish-es6';

const require = createRequire(import.meta.url);

export type Ffish = FairyStockfish;

/** The engine in WebAssembly, as sites use it. */
export async function openFfish(): Promise<Ffish> {
  const loaded: unknown = require('ffish-es6');
  const open = (loaded as { readonly default: typeof Module }).default;
  const wasmBinary = readFileSync(require.resolve('ffish-es6/ffish.wasm'));
  const options = { wasmBinary, print: () => undefined, printErr: () => undefined };
  const ffish = await open(options);
  ffish.loadVariantConfig('');
  return ffish;
}
