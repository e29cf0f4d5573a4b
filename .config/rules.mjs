// Writes only the indexes of rules in src/check, from the files of the rules.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

mkdirSync('build', { recursive: true });
await build({
  entryPoints: ['.config/rule-index.ts'],
  outfile: 'build/rule-index.cjs',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  logLevel: 'warning',
  define: { 'import.meta.dirname': '__dirname' },
});
const { RULE_INDEXES, ruleIndexText } = (await import('../build/rule-index.cjs')).default;
for (const index of Object.keys(RULE_INDEXES))
  writeFileSync(`src/check/${index}`, ruleIndexText(index));
