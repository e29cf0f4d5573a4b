import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * An esbuild plugin: marks every call that makes the value of a constant of a module as pure. Importing a module of ours (or of a
 * package that goes into the library) does nothing but make such values, so a bundler may leave out those that nobody uses.
 */
export const pureCalls = {
  name: 'pure-calls',
  setup({ onLoad }) {
    onLoad({ filter: /\.[jt]s$/ }, ({ path: file }) => ({
      contents: markCalls(file, readFileSync(file, 'utf8')),
      loader: path.extname(file) === '.ts' ? 'ts' : 'js',
    }));
  },
};

const MARK = '/* @__PURE__ */ ';

/** The text with a mark before each call outside functions, in what a constant is set to. */
export function markCalls(file, text) {
  const marks = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node) => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    // `f(x).map(g)` is one call of a call; a mark before the first word holds for the last call alone, so brackets part them.
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      marks.push({ at: node.getStart(source), text: `(${MARK}` }, { at: node.end, text: ')' });
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { initializer } of statement.declarationList.declarations)
        if (initializer !== undefined) visit(initializer);
  }
  // Of those at one place, closing brackets come first, and then the outer opening ones.
  const pieces = [];
  let last = 0;
  for (const mark of marks.toSorted(
    (a, b) => a.at - b.at || (a.text === ')' ? -1 : 0) - (b.text === ')' ? -1 : 0),
  )) {
    pieces.push(text.slice(last, mark.at), mark.text);
    last = mark.at;
  }
  return pieces.join('') + text.slice(last);
}
