import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { markCalls } from './pure-calls.mjs';

const RULES = path.resolve('src/check/rules');
const EXAMPLES = new Set(['bad', 'good']);

/**
 * An esbuild plugin: takes the examples out of the rules into constants beside them, which `src/check/examples.ts` alone asks for. So
 * what lints, a command or a page, carries no examples, which only the pages of rules show.
 */
export const examplesApart = {
  name: 'examples-apart',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]check[/\\]rules[/\\].*\.ts$/ }, ({ path: file }) => ({
      contents: markCalls(file, moveExamples(file, readFileSync(file, 'utf8'))),
      loader: 'ts',
    }));
    onLoad({ filter: /[/\\]check[/\\]examples\.ts$/ }, () => {
      const files = readdirSync(RULES, { recursive: true }).filter((file) => file.endsWith('.ts'));
      const imports = files.map(
        (file, i) =>
          `import rule${i}, { examples as examples${i} } from ${JSON.stringify(path.join(RULES, file))};`,
      );
      const rows = files.map((_, i) => `[rule${i}, examples${i}]`);
      return {
        contents: `${imports.join('\n')}
          let all;
          export const examplesOf = (rule) => (all ??= new Map([${rows.join(', ')}])).get(rule);`,
        loader: 'js',
        resolveDir: path.dirname(RULES),
      };
    });
  },
};

/** The text of a rule without its examples, which follow as a constant. */
export function moveExamples(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const rule = source.statements.find(ts.isExportAssignment)?.expression;
  const facts = rule !== undefined && ts.isCallExpression(rule) ? rule.arguments[0] : undefined;
  if (facts === undefined || !ts.isObjectLiteralExpression(facts))
    throw new Error(`${file}: no \`export default defineRule({ … })\``);
  const examples = facts.properties.filter(
    ({ name }) => name !== undefined && EXAMPLES.has(name.getText(source)),
  );
  let rest = text;
  for (const { pos, end } of examples.toReversed())
    rest = `${rest.slice(0, pos)}${rest.slice(end + 1)}`;
  const moved = examples.map((property) => property.getText(source)).join(', ');
  return `${rest}\nexport const examples = { ${moved} };\n`;
}
