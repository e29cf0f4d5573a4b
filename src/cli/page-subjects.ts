import { pageSubject, type PageDefinition, type PageSubject } from '../page/subject.js';
import { applyOptions } from '../read/ini/apply-options.js';
import { toldGame, type Definition } from '../definitions.js';

/** What the page of a variant shows. */
export function subjectOf(definition: Definition): PageSubject {
  return pageSubject(forPage(definition), toldGame(definition), applyOptions);
}

function forPage(definition: Definition): PageDefinition {
  switch (definition.kind) {
    case 'document':
      return { kind: 'document', variant: definition.variant };
    case 'section': {
      const { at, name, rules, source } = definition;
      return { kind: 'engine', name, rules, section: source.text.slice(at.start, at.end) };
    }
    case 'builtin':
      return { kind: 'engine', name: definition.name, rules: definition.rules, section: null };
  }
}
