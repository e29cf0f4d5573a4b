import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The reference of the library, from the doc comments of the exports of `src/index.ts`, with the examples that the tests run. */
export function apiPage(root: string): string {
  const entry = path.join(root, 'src/index.ts');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // Only our own declarations are needed.
  const program = ts.createProgram([entry], { ...options, noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (file === undefined || module === undefined) throw new Error(`no module in ${entry}`);
  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    symbol: (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    name: symbol.name,
  }));
  const entries = exported
    .map(({ name, symbol }) => ({ name, part: partOf(symbol), text: describe(name, symbol) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const section = (title: string, part: Part): readonly string[] => [
    `## ${title}`,
    ...entries.filter((one) => one.part === part).map(({ text }) => text),
  ];
  const intro = ts.getLeadingCommentRanges(file.text, 0)?.[0];
  const head = intro === undefined ? '' : plain(file.text.slice(intro.pos, intro.end));
  return `${[
    '# The library',
    head,
    "Written by `npm run generate` from `src/index.ts` and the examples in `test/library/`. `import { … } from 'fairyc'` gives everything here.",
    ...section('Functions', 'function'),
    ...section('Constants', 'constant'),
    ...section('Types', 'type'),
  ].join('\n\n')}\n`;

  function describe(name: string, symbol: ts.Symbol): string {
    const [declaration] = symbol.declarations ?? [];
    if (declaration === undefined) throw new Error(`${name} has no declaration`);
    const words = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return [
      `### ${name}`,
      ...(words === '' ? [] : [words]),
      fenced('ts', signatureOf(declaration)),
      ...exampleOf(root, name),
    ].join('\n\n');
  }
}

type Part = 'function' | 'constant' | 'type';

function partOf(symbol: ts.Symbol): Part {
  if ((symbol.flags & ts.SymbolFlags.Function) !== 0) return 'function';
  return (symbol.flags & ts.SymbolFlags.Variable) !== 0 ? 'constant' : 'type';
}

/** The text of a declaration, without the body of a function or the value of a constant. */
function signatureOf(declaration: ts.Declaration): string {
  const source = declaration.getSourceFile();
  const from = declaration.getStart(source);
  if (ts.isFunctionDeclaration(declaration)) {
    const end = declaration.body?.getStart(source) ?? declaration.end;
    return source.text.slice(from, end).trim();
  }
  if (ts.isVariableDeclaration(declaration)) {
    const end = declaration.type?.end ?? declaration.end;
    return `const ${source.text.slice(from, end)}`;
  }
  return source.text.slice(from, declaration.end);
}

function exampleOf(root: string, name: string): readonly string[] {
  try {
    const text = readFileSync(path.join(root, 'test/library', `${name}.mjs`), 'utf8');
    return [fenced('js', text.trimEnd())];
  } catch {
    return [];
  }
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The text of a comment without its stars. */
function plain(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^ *\* ?/, '').trim())
    .join(' ')
    .trim();
}
