import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { markCalls } from './pure-calls.mjs';

const RULES = path.resolve('src/check/rules');
const WORDS = new Set(['title', 'why', 'since', 'bad', 'good']);

/**
 * An esbuild plugin: takes what only the page of a rule says out of the rule into a constant beside it, which `src/check/rule-words.ts`
 * alone asks for. So what lints, a command or a web page, does not carry it: a third of the rules.
 */
export const wordsApart = {
  name: 'words-apart',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]check[/\\]rules[/\\].*\.ts$/ }, ({ path: file }) => ({
      contents: markCalls(file, moveWords(file, readFileSync(file, 'utf8'))),
      loader: 'ts',
    }));
    onLoad({ filter: /[/\\]check[/\\]rule-words\.ts$/ }, () => ({
      contents: ruleWords(),
      loader: 'js',
      resolveDir: path.dirname(RULES),
    }));
  },
};

/** What `rule-words.ts` is where the words stand beside the rules. */
export function ruleWords() {
  const files = readdirSync(RULES, { recursive: true }).filter((file) => file.endsWith('.ts'));
  const imports = files.map(
    (file, i) =>
      `import rule${i}, { words as words${i} } from ${JSON.stringify(path.join(RULES, file))};`,
  );
  const rows = files.map((_, i) => `[rule${i}, words${i}]`);
  return `${imports.join('\n')}
    let all;
    export const withWords = (rule) => {
      const words = (all ??= new Map([${rows.join(', ')}])).get(rule);
      const onPage = rule.onPage && { ...rule.onPage, ...words?.onPage };
      return { ...rule, ...words, onPage };
    };`;
}

/** The text of a rule without its words, which follow as a constant. */
export function moveWords(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const rule = source.statements.find(ts.isExportAssignment)?.expression;
  const facts = rule !== undefined && ts.isCallExpression(rule) ? rule.arguments[0] : undefined;
  if (facts === undefined || !ts.isObjectLiteralExpression(facts))
    throw new Error(`${file}: no \`export default defineRule({ … })\``);
  // What makes a rule of other facts has its words from there, but for the examples.
  const isWhole = rule.expression.getText(source) === 'defineRule';
  const moved = facts.properties.filter(({ name }) => {
    const key = name?.getText(source);
    return WORDS.has(key) && (isWhole || key === 'bad' || key === 'good');
  });
  // Where it judges pages, too, it has examples of those.
  const onPage = facts.properties.find(({ name }) => name?.getText(source) === 'onPage');
  const examples = (onPage?.initializer.properties ?? []).filter(({ name }) =>
    ['bad', 'good'].includes(name?.getText(source)),
  );
  let rest = text;
  for (const { pos, end } of [...moved, ...examples].toSorted((a, b) => b.pos - a.pos))
    rest = `${rest.slice(0, pos)}${rest.slice(end + 1)}`;
  const textOf = (properties) => properties.map((property) => property.getText(source)).join(', ');
  return `${rest}\nexport const words = { ${textOf(moved)}, onPage: { ${textOf(examples)} } };\n`;
}
