import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../src/workbench');
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/^workers\//.test(file),
);

/** The text and labels of a template that do not come from a table of words. */
function ownWords(template: string): readonly string[] {
  const labels = [...template.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, label = '']) => label,
  );
  // Remove the tags.
  const text = template.replaceAll(/<[^<>]*>/g, ' ');
  return [...labels, text].filter((words) => /\p{L}{2}/u.test(words.replaceAll('HOLE', '')));
}

/** Whether a template inserts the node directly, not as an argument of a call. */
function isShown({ parent }: ts.Node): boolean {
  return (
    ts.isTemplateSpan(parent) ||
    ((ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) && isShown(parent))
  );
}

test('all text that views show is in the table of words of its file, ready for translation', () => {
  expect(FILES).toContain('views/play.ts');
  const found = FILES.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const words: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && /^(?:html|svg)$/.test(node.tag.getText(source))) {
        const { template } = node;
        const whole = ts.isNoSubstitutionTemplateLiteral(template)
          ? template.text
          : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
              .map((part) => part.text)
              .join('HOLE');
        words.push(...ownWords(whole));
      }
      // A sentence or label inserted into a template.
      if (ts.isStringLiteralLike(node) && isShown(node) && /^\p{Lu}|\S \S/u.test(node.text))
        words.push(node.text);
      // `alert('…')` and the like.
      if (
        ts.isCallExpression(node) &&
        /^(?:alert|confirm|prompt)$/.test(node.expression.getText(source)) &&
        node.arguments.some(ts.isStringLiteralLike)
      )
        words.push(node.getText(source));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return words.map((one) => `${file}: ${one.trim()}`);
  });
  expect(found).toEqual([]);
});

test('text outside the table is found', () => {
  expect(ownWords('<p class="line">HOLE Copy</p>')).toHaveLength(1);
  expect(ownWords('<p aria-label="HOLE moves">HOLE</p>')).toHaveLength(1);
  expect(ownWords('<p aria-label="HOLE" class="line">HOLE ×</p>')).toEqual([]);
});
