// `npm run prose -- labels.json pages/` measures how much of the labelled pages the reader of sentences understands correctly.
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';

mkdirSync('build', { recursive: true });
await build({
  entryPoints: ['.config/prose.ts'],
  outfile: 'build/prose.cjs',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  logLevel: 'warning',
  define: { 'import.meta.dirname': '__dirname' },
});
await import('../build/prose.cjs');
