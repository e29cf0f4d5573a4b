import {
  Alternation,
  Alternative,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  Terminal,
  tokenMatcher,
  type IProduction,
  type IToken,
  type TokenType,
} from 'chevrotain';

/** Tells whether a production can begin with a word; what cannot is not tried, for going back costs more than looking. */
export function firstWords(productions: readonly IProduction[]): (word: IToken) => boolean {
  const firsts = firstsOf(productions).types;
  const known = new Map<TokenType, boolean>();
  return (word) => {
    const answer = known.get(word.tokenType);
    if (answer !== undefined) return answer;
    const fits = firsts.some((type) => tokenMatcher(word, type));
    known.set(word.tokenType, fits);
    return fits;
  };
}

interface Firsts {
  readonly types: readonly TokenType[];
  /** It may be of no word at all. */
  readonly isOptional: boolean;
}

function firstsOf(sequence: readonly IProduction[]): Firsts {
  const types: TokenType[] = [];
  for (const production of sequence) {
    const firsts = firstsOfOne(production);
    types.push(...firsts.types);
    if (!firsts.isOptional) return { types, isOptional: false };
  }
  return { types, isOptional: true };
}

function firstsOfOne(production: IProduction): Firsts {
  if (production instanceof Terminal)
    return { types: [production.terminalType], isOptional: false };
  if (
    production instanceof NonTerminal ||
    production instanceof Alternative ||
    production instanceof RepetitionMandatory
  )
    return firstsOf(production.definition);
  if (production instanceof Alternation) {
    const each = production.definition.map(firstsOfOne);
    return {
      types: each.flatMap(({ types }) => types),
      isOptional: each.some(({ isOptional }) => isOptional),
    };
  }
  if (production instanceof Option || production instanceof Repetition)
    return { types: firstsOf(production.definition).types, isOptional: true };
  return { types: [], isOptional: true };
}
