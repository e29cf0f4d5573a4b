import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { wordPattern } from '../../../src/read/sentences/word-pattern.js';

const FOLDER = 'src/read/sentences';

/** The texts of `pattern` and `words` in a file. Other arguments than a text are made of texts elsewhere. */
function textsIn(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${FOLDER}/${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      ts.isIdentifier(node.tag) &&
      node.tag.text === 'pattern'
    ) {
      const { template } = node;
      if (ts.isNoSubstitutionTemplateLiteral(template)) texts.push(template.text);
      else
        texts.push(
          template.head.text,
          ...template.templateSpans.map(({ literal }) => literal.text),
        );
    }
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'words'
    )
      for (const argument of node.arguments)
        if (ts.isStringLiteralLike(argument)) texts.push(`( ${argument.text} )`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

test('all patterns can be built: their groups are closed, and they are not too long', () => {
  const texts = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.ts') ? textsIn(file) : []));
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.flatMap((text) => refusal(text))).toEqual([]);
});

function refusal(text: string): readonly string[] {
  try {
    wordPattern(text);
    return [];
  } catch (error) {
    return [String(error)];
  }
}
