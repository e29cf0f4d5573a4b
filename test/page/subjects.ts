import { builtinDefinition, definitionsOf, gameOf } from '../../src/cli/games.js';
import { shippedFolder, shippedLibrary } from '../../src/cli/library.js';
import { pageSubject, type PageSubject } from '../../src/page/subject.js';
import { applyOptions } from '../../src/read/ini/apply-options.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The variants of a document, as pages show them; errors in it are an error of the test. */
export function subjectsOfDocument(text: string, file = 'test.md'): readonly PageSubject[] {
  const { definitions, diagnostics } = definitionsOf({ file, text }, shippedLibrary());
  if (definitions.length === 0) throw new Error(diagnostics.map((one) => one.message).join('\n'));
  return definitions.flatMap((definition) =>
    definition.kind === 'document'
      ? pageSubject(
          { kind: 'document', variant: definition.variant },
          gameOf(definition, 'as-engine'),
          applyOptions,
        )
      : [],
  );
}

/** The first variant of a document. */
export function subjectOfDocument(text: string): PageSubject {
  const [subject] = subjectsOfDocument(text);
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
  if (definition?.kind !== 'builtin') throw new Error(`no built-in variant ${name}`);
  return pageSubject(
    { kind: 'engine', name, rules: definition.rules, section: null },
    gameOf(definition, 'as-engine'),
    applyOptions,
  );
}
