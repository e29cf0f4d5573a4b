// Bundles and runs .config/generate.ts, so that no TypeScript loader is needed.
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';

// First the index of rules, from which the pages are made.
await import('./rules.mjs');
mkdirSync('build', { recursive: true });
await build({
  entryPoints: ['.config/generate.ts'],
  outfile: 'build/generate.cjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'warning',
  external: ['typescript', 'ts-json-schema-generator'],
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
});
await import('../build/generate.cjs');
