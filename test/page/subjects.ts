import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinDefinition } from '../../src/definitions.js';
import { definitionsOf } from '../../src/cli/games.js';
import { shippedFolder, shippedLibrary } from '../../src/cli/library.js';
import type { PageSubject } from '../../src/page/subject.js';
import { pageSubjectOf } from '../../src/views.js';

/** The variants of a text, as pages show them; a text without any is a mistake of the test. */
export function subjectsOf(text: string, file = 'test.md'): readonly PageSubject[] {
  const { definitions, diagnostics } = definitionsOf({ file, text }, shippedLibrary());
  if (definitions.length === 0) throw new Error(diagnostics.map((one) => one.message).join('\n'));
  return definitions.map((definition) => pageSubjectOf(definition));
}

/** The first variant of a document. */
export function subjectOfDocument(text: string): PageSubject {
  const [subject] = subjectsOf(text);
  if (subject === undefined) throw new Error('no variant');
  return subject;
}

/** A shipped document. */
export function shippedText(name: string): string {
  return readFileSync(path.join(shippedFolder(), name), 'utf8');
}

/** A built-in variant of the engine. */
export function subjectOfBuiltin(name: string): PageSubject {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`no built-in variant ${name}`);
  return pageSubjectOf(definition);
}
