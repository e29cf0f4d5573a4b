// Writes src/check/rule-list.ts from the files of the rules, and nothing else.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

mkdirSync('build', { recursive: true });
await build({
  entryPoints: ['.config/rule-list.ts'],
  outfile: 'build/rule-list.cjs',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  logLevel: 'warning',
  define: { 'import.meta.dirname': '__dirname' },
});
const { ruleListText } = (await import('../build/rule-list.cjs')).default;
writeFileSync('src/check/rule-list.ts', ruleListText());
