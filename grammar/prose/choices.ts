import { EmbeddedActionsParser, Lexer, type IToken, type TokenType } from 'chevrotain';
import { NUMBER_WORDS } from '../../src/catalog/number-words.js';
import type { Excerpt } from '../../src/text/excerpt.js';
import type { Span } from '../../src/text/span.js';
import { once } from '../../src/text/once.js';
import { createToken } from '../token.js';

/** Something that a page leaves to the players: which of several pieces, or of several rules. */
export interface OptionalRule {
  /** In small letters: `lance`, `drop rule`. */
  readonly of: string;
  /** How many there are to choose from, the usual one included. */
  readonly alternatives: number;
  /** True: there are no others, whatever other sentences say. */
  readonly isWhole: boolean;
  readonly span: Span;
}

const WORD = /[A-Za-z0-9\u00c0-\uffff]+(?:['’-][A-Za-z0-9\u00c0-\uffff]+)*/;
const Word = createToken({ name: 'Word', pattern: WORD });
const KEYWORDS: TokenType[] = [];

function phrase(name: string, source: string): TokenType {
  const pattern = new RegExp(`(?:${source.replaceAll(' ', '\\s+')})(?![\\w\\u00c0-\\uffff])`, 'i');
  const token = createToken({ name, pattern, line_breaks: true });
  KEYWORDS.push(token);
  return token;
}

const CanBeReplaced = phrase(
  'CanBeReplaced',
  '(?:can|may) (?:also |optionally )?be (?:optionally )?replaced (?:with|by)',
);
const InsteadOf = phrase('InsteadOf', 'instead of|in place of');
const MayUse = phrase(
  'MayUse',
  '(?:(?:the )?players?|you|one|they) (?:can|may|could) (?:also )?use',
);
const Replacement = phrase(
  'Replacement',
  '(?:another |an )?(?:optional|possible|alternative) (?:replacement|alternative|substitute)s? (?:for|to|of)',
);
const ThereAre = phrase('ThereAre', 'there are(?: also)?');
const ThereIs = phrase('ThereIs', 'there is(?: also)?');
const Besides = phrase('Besides', 'besides|apart from|in addition to');
const Possible = phrase('Possible', 'possible|optional|different|alternative');
const VariantsOf = phrase('VariantsOf', '(?:variants|versions|forms|kinds|sets) of');
const Rules = phrase('Rules', 'rules');
const And = phrase('And', 'and|or');
const It = phrase('It', 'it');
const NumberWord = phrase('NumberWord', NUMBER_WORDS.slice(2).join('|'));
/** Words without which a sentence says the same. */
const Filler = createToken({
  name: 'Filler',
  pattern:
    /(?:optionally|optional|also|the|a|an|specific|normal|usual|standard|standart|ordinary)(?![\w\u00c0-\uffff'’-])/i,
  group: Lexer.SKIPPED,
});
const Comma = createToken({ name: 'Comma', pattern: /[,;:]/ });
const FullStop = createToken({ name: 'FullStop', pattern: /[.!?]/ });
const Aside = createToken({
  name: 'Aside',
  pattern: /\([^()]{0,400}\)/,
  group: Lexer.SKIPPED,
  line_breaks: true,
});
const Blank = createToken({ name: 'Blank', pattern: /[\s*_`]+/, group: Lexer.SKIPPED });
const Other = createToken({ name: 'Other', pattern: /[^\s]/ });

const TOKENS = [Blank, Aside, ...KEYWORDS, Filler, Word, Comma, FullStop, Other];

const choiceLexer = once(
  () => new Lexer(TOKENS, { positionTracking: 'onlyOffset', skipValidations: true }),
);

/** What is chosen, and how many more there are than the usual one; `it` is what the sentence spoke of before. */
interface ChoiceTree {
  readonly names: readonly (readonly IToken[])[];
  readonly more: number;
  /** True: that is all of them, however often it is said. */
  readonly isWhole: boolean;
  /** Behind each name, in what it is said to be: "rules". */
  readonly suffix: string;
}

/** One sentence; README.md, section "Optional rules". */
class ChoiceParser extends EmbeddedActionsParser {
  constructor() {
    super(TOKENS, { recoveryEnabled: false, skipValidations: true });
    this.performSelfAnalysis();
  }

  readonly sentence = this.RULE(
    'sentence',
    (): ChoiceTree =>
      this.OR([
        { ALT: () => this.SUBRULE(this.several) },
        { ALT: () => this.SUBRULE(this.insteadOf) },
        { ALT: () => this.SUBRULE(this.besides) },
        { ALT: () => this.SUBRULE(this.replaced) },
      ]),
    { recoveryValueFunc: () => ({ names: [], more: 0, isWhole: false, suffix: '' }) },
  );

  /** "There are two possible drop rules". */
  private readonly several = this.RULE('several', (): ChoiceTree => {
    this.CONSUME(ThereAre);
    const count = this.CONSUME(NumberWord);
    this.OPTION(() => this.CONSUME(Possible));
    this.OPTION2(() => this.CONSUME(VariantsOf));
    const name = this.SUBRULE(this.name);
    this.CONSUME(Rules);
    const at = NUMBER_WORDS.findIndex((word) => word === count.image.toLowerCase());
    return { names: [name], more: at - 1, isWhole: true, suffix: ' rule' };
  });

  /** "Instead of the horse and the lance players may use the usual ones". */
  private readonly insteadOf = this.RULE('insteadOf', (): ChoiceTree => {
    // Behind "also".
    this.OPTION(() => this.CONSUME(Comma));
    this.CONSUME(InsteadOf);
    const names = this.SUBRULE(this.names);
    this.OPTION2(() => this.CONSUME2(Comma));
    this.CONSUME(MayUse);
    return { names, more: 1, isWhole: false, suffix: '' };
  });

  /** "Besides the usual lance, another optional replacement for it is …". */
  private readonly besides = this.RULE('besides', (): ChoiceTree => {
    const spoken = this.OPTION(() => {
      this.CONSUME(Besides);
      const names = this.SUBRULE(this.names);
      this.CONSUME(Comma);
      return names;
    });
    this.OPTION2(() => this.CONSUME(ThereIs));
    this.CONSUME(Replacement);
    const names = this.OR([
      {
        ALT: () => {
          this.CONSUME(It);
          return spoken ?? [];
        },
      },
      { ALT: () => this.SUBRULE2(this.names) },
    ]);
    return { names, more: 1, isWhole: false, suffix: '' };
  });

  /** "Optionally the king can be replaced with …". */
  private readonly replaced = this.RULE('replaced', (): ChoiceTree => {
    const names = this.SUBRULE(this.names);
    this.CONSUME(CanBeReplaced);
    return { names, more: 1, isWhole: false, suffix: '' };
  });

  private readonly names = this.RULE('names', (): readonly (readonly IToken[])[] => {
    const names: (readonly IToken[])[] = [];
    names.push(this.SUBRULE(this.name));
    this.MANY(() => {
      this.CONSUME(And);
      names.push(this.SUBRULE2(this.name));
    });
    return names;
  });

  private readonly name = this.RULE('name', (): readonly IToken[] => {
    const words: IToken[] = [];
    this.AT_LEAST_ONE(() => words.push(this.CONSUME(Word)));
    return words;
  });
}

let parser: ChoiceParser | null = null;

/** What a paragraph leaves to the players, sentence by sentence; sentences about anything else say nothing of it. Never throws. */
export function parseChoices(excerpt: Excerpt): readonly OptionalRule[] {
  if (excerpt.text.length > LONGEST_TEXT || !OF_CHOICES.test(excerpt.text)) return [];
  parser ??= new ChoiceParser();
  const own = parser;
  return sentencesOf(choiceLexer().tokenize(excerpt.text).tokens).flatMap((words) => {
    own.input = [...words];
    const { isWhole, more, names, suffix } = own.sentence();
    const isLate = own.errors.every(({ name }) => name === 'NotAllInputParsedException');
    const [first] = words;
    const last = words.at(-1);
    if (!isLate || first === undefined || last === undefined) return [];
    const span = excerpt.place(first.startOffset, last.startOffset + last.image.length);
    return names.map((name) => ({
      of: `${name.map(({ image }) => image.toLowerCase()).join(' ')}${suffix}`,
      alternatives: more + 1,
      isWhole,
      span,
    }));
  });
}

const LONGEST_TEXT = 20_000;
const OF_CHOICES = /replace|instead of|in place of|possible|alternative|optional|there\s+are/i;

function sentencesOf(tokens: readonly IToken[]): readonly (readonly IToken[])[] {
  const sentences: IToken[][] = [[]];
  for (const token of tokens) {
    if (token.tokenType === FullStop) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((words) => words.length > 0);
}

/** Each thing that is chosen once, with all its alternatives together. */
export function joinedChoices(rules: readonly OptionalRule[]): readonly OptionalRule[] {
  const byName = new Map<string, OptionalRule>();
  for (const rule of rules) {
    const before = byName.get(rule.of);
    byName.set(
      rule.of,
      before === undefined ? rule : { ...before, alternatives: together(before, rule) },
    );
  }
  return [...byName.values()];
}

function together(before: OptionalRule, rule: OptionalRule): number {
  return before.isWhole || rule.isWhole
    ? Math.max(before.alternatives, rule.alternatives)
    : before.alternatives + rule.alternatives - 1;
}
