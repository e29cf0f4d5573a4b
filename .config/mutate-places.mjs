// For mutate.mjs: finds the places of the program that can be changed, and writes the changes into a file, each behind a switch.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '+',
};

/** The places of a file that can be changed: the expression, its replacement, and a short description. */
export function placesIn(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places = [];
  const add = (node, instead, [at, word] = [node, instead]) => {
    const { character, line } = source.getLineAndCharacterOfPosition(at.getStart());
    const what = `${at.getText()} -> ${word}`.replace(/\s+/g, ' ');
    const where = `${file}:${line + 1}:${character + 1}`;
    places.push({ file, start: node.getStart(), end: node.getEnd(), instead, where, what });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    if (tellsOfBug(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { left, operatorToken, right } = node;
      const operator = OPERATORS[operatorToken.getText()];
      const isBoundary = /^[<>]=?$/.test(operatorToken.getText()) && [left, right].some(isLimit);
      if (operator !== undefined && !isBoundary)
        add(node, `(${left.getText()}) ${operator} (${right.getText()})`, [
          operatorToken,
          operator,
        ]);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node) && !isLeftAlone(node))
      add(node, String(Number(node.text) + 1));
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, `(${node.operand.getText()})`);
    else if (ts.isConditionalExpression(node))
      add(node.condition, `!(${node.condition.getText()})`);
    else if (ts.isIfStatement(node) && !tellsOfBug(node.thenStatement))
      add(node.expression, 'false');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** Whether a statement throws a plain error, which means a bug, so that no test can reach it. */
function tellsOfBug(statement) {
  if (ts.isBlock(statement) && statement.statements.length === 1)
    return tellsOfBug(statement.statements[0]);
  if (!ts.isThrowStatement(statement) || !ts.isNewExpression(statement.expression)) return false;
  return statement.expression.expression.getText() === 'Error';
}

/** Whether an expression is the name of a limit of work, of length or of depth. One more or less is as good. */
function isLimit(expression) {
  return (
    ts.isIdentifier(expression) && /^(?:MOST|LONGEST|LARGEST|DEEPEST)(?:_|$)/.test(expression.text)
  );
}

/** Whether a number is not changed: as a limit, in a table of data, as the name of an element, or as a default that only the compiler requires. */
function isLeftAlone(number) {
  const { parent } = number;
  if (ts.isPrefixUnaryExpression(parent)) return isLeftAlone(parent);
  return (
    (ts.isVariableDeclaration(parent) && isLimit(parent.name)) ||
    ts.isPropertyAssignment(parent) ||
    (ts.isBindingElement(parent) &&
      (parent.propertyName === number || ts.isArrayBindingPattern(parent.parent))) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      parent.right === number &&
      ts.isElementAccessExpression(parent.left))
  );
}

/** The code at the end of each changed file. It runs in tests, programs and threads, and does nothing in a browser. */
const SWITCH = `
var changing: { made: string; reached?: string; seen: Set<number>; add?: (file: string, text: string) => void } | undefined;
function isChanged(place: number): boolean {
  const host = globalThis as any;
  const env = host.process?.env;
  changing ??= host.fairycChanging ??= {
    made: env?.FAIRYC_CHANGE,
    reached: env?.FAIRYC_REACHED,
    seen: new Set(),
    add: host.process?.getBuiltinModule('fs').appendFileSync,
  };
  if (changing!.reached && !changing!.seen.has(place)) {
    changing!.seen.add(place);
    changing!.add!(changing!.reached, \`\${place}\\n\`);
  }
  return changing!.made === String(place);
}
`;

/** The text of a file with its changes behind switches. Changes inside a changed expression are not made at the same time. */
export function switched(text, places) {
  const pieces = places.flatMap(({ end, index, instead, start }) => [
    { at: start, size: end - start, text: `(isChanged(${index}) ? (${instead}) : (` },
    { at: end, size: Infinity, text: '))' },
  ]);
  // If several begin at the same place, the longest comes first.
  pieces.sort((a, b) => a.at - b.at || b.size - a.size);
  let last = 0;
  const parts = pieces.map((piece) => {
    const before = text.slice(last, piece.at);
    last = piece.at;
    return before + piece.text;
  });
  return parts.join('') + text.slice(last) + SWITCH;
}
