import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * An esbuild plugin that marks every call that computes a constant of a module as pure. Our modules (and the packages in the library)
 * do nothing else when they are imported, so bundlers may leave out unused constants.
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

/** The text with a mark before each call in the value of a constant, outside of functions. */
export function markCalls(file, text) {
  const marks = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node) => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    // `f(x).map(g)` is a call of a call. A mark at its start applies only to the last call, so brackets separate them.
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
  // At the same place, closing brackets come first, then the outer opening ones.
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
