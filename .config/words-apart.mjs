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
    onLoad(
      { filter: /[/\\]check[/\\](?:rules[/\\].*|facts[/\\]betza-rule)\.ts$/ },
      ({ path: file }) => ({
        contents: markCalls(file, withoutWords(file, readFileSync(file, 'utf8'))),
        loader: 'ts',
      }),
    );
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
    import { codeWords } from ${JSON.stringify(path.resolve('src/check/facts/betza-words.ts'))};
    let all;
    export const withWords = (rule) => {
      const { code, ...words } = (all ??= new Map([${rows.join(', ')}])).get(rule) ?? {};
      const onPage = rule.onPage && { ...rule.onPage, ...words.onPage };
      return { ...rule, ...(code && codeWords(code)), ...words, onPage };
    };`;
}

/** A file of rules, or what makes rules of codes, as bundles have it; any other stays. */
export function withoutWords(file, text) {
  if (/[/\\]check[/\\]rules[/\\].*\.ts$/.test(file)) return moveWords(file, text);
  if (!/[/\\]check[/\\]facts[/\\]betza-rule\.ts$/.test(file)) return text;
  const rest = text.replace('...codeWords(code),', '');
  if (rest === text) throw new Error(`${file}: the words of codes are not where they were`);
  return rest;
}

/** The text of a rule without its words, which follow as a constant. */
function moveWords(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const rule = source.statements.find(ts.isExportAssignment)?.expression;
  const facts = rule !== undefined && ts.isCallExpression(rule) ? rule.arguments[0] : undefined;
  if (facts === undefined || !ts.isObjectLiteralExpression(facts))
    throw new Error(`${file}: no \`export default\` of a rule made from \`{ … }\``);
  const moved = facts.properties.filter(({ name }) => WORDS.has(name?.getText(source)));
  // What makes a rule of a code has the other words from there.
  const code = facts.properties.find(({ name }) => name?.getText(source) === 'code');
  const ofCode = rule.expression.getText(source) === 'betzaRule' ? [code] : [];
  // Where it judges pages, too, it has examples of those.
  const onPage = facts.properties.find(({ name }) => name?.getText(source) === 'onPage');
  const examples = (onPage?.initializer.properties ?? []).filter(({ name }) =>
    ['bad', 'good'].includes(name?.getText(source)),
  );
  let rest = text;
  for (const { pos, end } of [...moved, ...examples].toSorted((a, b) => b.pos - a.pos))
    rest = `${rest.slice(0, pos)}${rest.slice(end + 1)}`;
  const textOf = (properties) => properties.map((property) => property.getText(source)).join(', ');
  return `${rest}\nexport const words = { ${textOf([...ofCode, ...moved])}, onPage: { ${textOf(examples)} } };\n`;
}
