import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../src/cli/package-root.js';

/** The lists of rules in src/check, by file name, each from the files of its rules. */
export const RULE_LISTS = {
  'rule-list.ts': { folder: 'rules', type: 'Rule', module: './rule.js', name: 'RULES' },
  'page-rule-list.ts': {
    folder: 'page-rules',
    type: 'PageRule',
    module: './page/page-rule.js',
    name: 'PAGE_RULES',
  },
} as const;

/** The text of such a list. */
export function ruleListText(list: keyof typeof RULE_LISTS): string {
  const { folder, module, name, type } = RULE_LISTS[list];
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
    `import type { ${type} } from '${module}';`,
    ...codes.map((code) => `import ${variable(code)} from './${folder}/${code}.js';`),
    '',
    '/** Every rule, by code. */',
    `export const ${name}: readonly ${type}[] = [`,
    ...codes.map((code) => `  ${variable(code)},`),
    '];',
    '',
  ].join('\n');
}
