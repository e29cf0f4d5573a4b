import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../src/cli/package-root.js';

/** The text of src/check/rule-list.ts, from the files of the rules. */
export function ruleListText(): string {
  const codes = readdirSync(path.join(packageRoot(), 'src/check/rules'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort();
  const name = (code: string): string =>
    code.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    '// Written by `npm run generate` from the files below rules/.',
    "import type { Rule } from './rule.js';",
    ...codes.map((code) => `import ${name(code)} from './rules/${code}.js';`),
    '',
    '/** Every rule, by code. */',
    'export const RULES: readonly Rule[] = [',
    ...codes.map((code) => `  ${name(code)},`),
    '];',
    '',
  ].join('\n');
}
