import { pageSubject, type PageDefinition, type PageSubject } from '../page/subject.js';
import { applyOptions } from '../read/ini/apply-options.js';
import type { FoundGame } from './games.js';
import { builtinDefinition, toldGame, type Definition } from '../definitions.js';

/** What the page of a variant shows. */
export function subjectOf({ definition, game }: FoundGame): PageSubject {
  return pageSubject(forPage(definition), toldGame(definition, game), applyOptions);
}

function forPage(definition: Definition): PageDefinition {
  switch (definition.kind) {
    case 'document':
      return { kind: 'document', variant: definition.variant };
    case 'section': {
      const { at, name, rules, source } = definition;
      const isOfFile = at.parent !== null && builtinDefinition(at.parent) === null;
      return {
        kind: 'engine',
        name,
        rules,
        section: {
          text: withoutTail(source.text.slice(at.start, at.end)),
          builtOn: isOfFile ? at.parent : null,
        },
      };
    }
    case 'builtin':
      return { kind: 'engine', name: definition.name, rules: definition.rules, section: null };
  }
}

/** A section without the blank lines and comments behind it, which mostly speak of the next one. */
function withoutTail(section: string): string {
  const lines = section.split('\n');
  const last = lines.findLastIndex((line) => !/^\s*(?:[#;]|$)/.test(line));
  return `${lines.slice(0, last + 1).join('\n')}\n`;
}
