// Writes the lists of rules in src/check from the files of the rules, and nothing else.
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
const { RULE_LISTS, ruleListText } = (await import('../build/rule-list.cjs')).default;
for (const list of Object.keys(RULE_LISTS)) writeFileSync(`src/check/${list}`, ruleListText(list));
