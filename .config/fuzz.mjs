// Bundles and runs .config/fuzz.ts: `npm run fuzz -- --seconds 60 --seed 7`. --keep writes failing inputs to test/fuzz/kept.
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';

mkdirSync('build', { recursive: true });
await build({
  entryPoints: ['.config/fuzz.ts'],
  outfile: 'build/fuzz.mjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
});
await import('../build/fuzz.mjs');
