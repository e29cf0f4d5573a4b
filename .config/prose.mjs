// `npm run prose -- labels.json pages/` measures how much of the labelled pages the reader of sentences understands correctly.
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';

if (process.argv.slice(2).filter((word) => !word.startsWith('--')).length !== 2) {
  console.error('Usage: npm run prose -- labels.json pages/ [--all]');
  process.exit(2);
}

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
