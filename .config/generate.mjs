// Bundles .config/generate.ts and runs it: no loader for TypeScript is needed.
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';

// First the list of rules, which the pages are made from.
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
