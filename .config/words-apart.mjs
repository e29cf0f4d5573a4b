import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { markCalls } from './pure-calls.mjs';

const RULES = path.resolve('src/check/rules');
const OPTIONS = path.resolve('src/catalog/options');
const WORDS = new Set(['title', 'why', 'since', 'bad', 'good']);

/**
 * An esbuild plugin that moves the texts of a rule's page out of the rule into a separate constant, which only `src/check/rule-words.ts`
 * imports. They are a third of the rules, and commands and web pages that only lint do not load them. The same with what the rows of
 * options say, for `src/catalog/options/option-words.ts`; not in the site, where completion needs them.
 */
export const wordsApart = {
  name: 'words-apart',
  setup({ onLoad }) {
    const transform = (filter, change) =>
      onLoad({ filter }, ({ path: file }) => ({
        contents: markCalls(file, change(file, readFileSync(file, 'utf8'))),
        loader: 'ts',
      }));
    transform(/[/\\]check[/\\](?:rules[/\\].*|facts[/\\]betza-rule)\.ts$/, withoutWords);
    transform(/[/\\]catalog[/\\]options[/\\]option-words\.ts$/, withOptionWords);
    transform(/[/\\]catalog[/\\]options[/\\].*\.ts$/, moveOptionWords);
    onLoad({ filter: /[/\\]check[/\\]rule-words\.ts$/ }, () => ({
      contents: ruleWords(),
      loader: 'js',
      resolveDir: path.dirname(RULES),
    }));
  },
};

/** The text of `rule-words.ts` that imports these constants. */
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

/** The text of a file with rules, or with the factories of rules, without the texts of their pages. Other files stay unchanged. */
export function withoutWords(file, text) {
  if (/[/\\]check[/\\]rules[/\\].*\.ts$/.test(file)) return moveWords(file, text);
  if (!/[/\\]check[/\\]facts[/\\]betza-rule\.ts$/.test(file)) return text;
  const rest = text.replace('...codeWords(code),', '');
  if (rest === text) throw new Error(`${file}: the words of codes are not where they were`);
  return rest;
}

/** Moves the texts of a rule's page into a constant after the rule. */
function moveWords(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const rule = source.statements.find(ts.isExportAssignment)?.expression;
  const facts = rule !== undefined && ts.isCallExpression(rule) ? rule.arguments[0] : undefined;
  if (facts === undefined || !ts.isObjectLiteralExpression(facts))
    throw new Error(`${file}: no \`export default\` of a rule made from \`{ … }\``);
  const moved = facts.properties.filter(({ name }) => WORDS.has(name?.getText(source)));
  // A factory such as `betzaRule` takes the other texts from the code's row.
  const code = facts.properties.find(({ name }) => name?.getText(source) === 'code');
  const ofCode = rule.expression.getText(source) === 'betzaRule' ? [code] : [];
  // A rule that also checks pages has examples of pages.
  const onPage = facts.properties.find(({ name }) => name?.getText(source) === 'onPage');
  const examples = (onPage?.initializer.properties ?? []).filter(({ name }) =>
    ['bad', 'good'].includes(name?.getText(source)),
  );
  const textOf = (properties) => properties.map((property) => property.getText(source)).join(', ');
  return `${without(text, [...moved, ...examples])}\nexport const words = { ${textOf([...ofCode, ...moved])}, onPage: { ${textOf(examples)} } };\n`;
}

/** The text without some properties and the commas after them. */
function without(text, properties) {
  let rest = text;
  for (const { pos, end } of properties.toSorted((a, b) => b.pos - a.pos))
    rest = `${rest.slice(0, pos)}${rest.slice(end + 1)}`;
  return rest;
}

/** Moves what the rows of options say into a constant after them. */
function moveOptionWords(file, text) {
  const rows = optionRows(file, text);
  if (rows.length === 0) return text;
  const rest = without(
    text,
    rows.flatMap(({ moved }) => moved),
  );
  return `${rest}\nexport const words = [${rows.map(({ words }) => `{ ${words} }`).join(',\n')}];\n`;
}

/** The rows of options in a file: the properties that people read, and the text of these with the key. */
function optionRows(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const rows = [];
  const named = (row, names) =>
    row.properties.filter(({ name }) => names.includes(name?.getText(source)));
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node) && named(node, ['type', 'meaning']).length === 2)
      rows.push({
        moved: named(node, ['meaning', 'note']),
        words: named(node, ['key', 'meaning', 'note']).map((one) => one.getText(source)),
      });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return rows;
}

/** The text of `option-words.ts` with these constants instead of the rows. */
function withOptionWords(file, text) {
  const files = readdirSync(OPTIONS).filter(
    (name) => optionRows(name, readFileSync(path.join(OPTIONS, name), 'utf8')).length > 0,
  );
  const imports = files.map(
    (name, i) => `import { words as words${i} } from './${name.replace(/ts$/, 'js')}';\n`,
  );
  const rows = 'Object.values({ ...OPTION_GROUPS, pieces: [] }).flat()';
  const rest = text.replace(rows, `[${files.map((_, i) => `...words${i}`).join(', ')}]`);
  if (rest === text) throw new Error(`${file}: the rows of options are not where they were`);
  return `${imports.join('')}${rest}`;
}
