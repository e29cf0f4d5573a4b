import { pageSubject, type PageDefinition, type PageSubject } from '../page/subject.js';
import { applyOptions } from '../read/ini/apply-options.js';
import type { Definition } from '../definitions.js';
import type { FoundGame } from './games.js';

/** What the page of a game shows. */
export function subjectOf({ definition, game }: FoundGame): PageSubject {
  return pageSubject(forPage(definition), game, applyOptions);
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
