import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../src/cli/package-root.js';

/** The indexes of rules in src/check, by file name, each with the folder of its rules. */
export const RULE_INDEXES = {
  'rule-index.ts': 'rules',
  'page-rule-index.ts': 'page-rules',
} as const;

/** The text of an index. */
export function ruleIndexText(index: keyof typeof RULE_INDEXES): string {
  const folder = RULE_INDEXES[index];
  const codes = readdirSync(path.join(packageRoot(), 'src/check', folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort();
  const variable = (code: string): string =>
    code.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `// Written by \`npm run generate\` from the files below ${folder}/.`,
    ...codes.map((code) => `import ${variable(code)} from './${folder}/${code}.js';`),
    '',
    // An array, because bundlers would keep every name of a namespace.
    'export const rules = [',
    ...codes.map((code) => `  ${variable(code)},`),
    '];',
    '',
  ].join('\n');
}
