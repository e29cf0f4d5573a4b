import type { IToken } from 'chevrotain';
import type { Excerpt } from '../../src/text/excerpt.js';
import type { Span } from '../../src/text/span.js';
import { isForeignGame, isOwnGame } from './rule-games.js';
import { But, Comma, ruleLexer, While } from './rule-lexer.js';
import { isOfRules } from './rule-nouns.js';
import { OPENERS, RuleParser } from './rule-parser.js';
import type { RuleTopic } from './rule-topics.js';
import type { PlacedClause, SettingTree } from './rule-trees.js';

/** Where a sentence stands, and what is known of it. */
export interface Surroundings {
  readonly excerpt: Excerpt;
  readonly topic: RuleTopic;
  readonly context: { readonly title: string | null };
}

export interface Attempt {
  /** Null: not fully understood. */
  readonly clauses: readonly PlacedClause[] | null;
  /** Offset of the first word that was not understood. */
  readonly strange: number;
  readonly isOfRules: boolean;
}

/** Gives the offset in the excerpt. */
type OffsetMap = (this: void, offset: number) => number;

let parser: RuleParser | null = null;

/** Tries to understand one sentence, alone or behind the words of its topic. */
export function attemptSentence(
  { context, excerpt, topic }: Surroundings,
  text: string,
  at: OffsetMap,
): Attempt {
  const words = withoutStrayCommas(ruleLexer().tokenize(text).tokens);
  const about = isOfRules(words);
  const failed = (offset: number): Attempt => ({
    clauses: null,
    strange: at(offset),
    isOfRules: about,
  });
  if (words.length === 0) return failed(0);
  parser ??= new RuleParser();
  const places = placesIn(excerpt, at, text.length);
  const { game, length } = settingOf(parser, words, places);
  const turns = words
    .slice(length)
    .some(({ tokenType }) => tokenType === But || tokenType === While);
  if (game !== null && !turns && isForeignGame(game.text, context.title))
    return about ? { clauses: [], strange: at(0), isOfRules: true } : failed(0);
  if (game !== null && !isOwnGame(game.text, context.title)) return failed(0);
  const alone = parseWords(parser, words, length, places);
  const strange = parser.farthest;
  const clauses = alone ?? parseBehindTopic(parser, words, length, topic, places);
  return clauses === null ? failed(strange) : { clauses, strange: at(0), isOfRules: true };
}

const NO_SETTING: SettingTree = { game: null, length: 0 };

function settingOf(
  ruleParser: RuleParser,
  words: readonly IToken[],
  { ofName }: Places,
): SettingTree {
  const [first] = words;
  if (first === undefined || !OPENERS.includes(first.tokenType)) return NO_SETTING;
  ruleParser.begin(words, ofName);
  return ruleParser.setting();
}

function parseBehindTopic(
  ruleParser: RuleParser,
  words: readonly IToken[],
  from: number,
  topic: RuleTopic,
  places: Places,
): readonly PlacedClause[] | null {
  const first = words[from];
  if (first === undefined || topic.words.length === 0) return null;
  const subject = topic.words.map((word) => ({ ...word, startOffset: first.startOffset }));
  return parseWords(ruleParser, [...subject, ...words.slice(from)], 0, places);
}

interface Places {
  readonly ofName: (this: void, first: IToken, last: IToken) => Span;
  /** With the articles before it; they are no words of the grammar. */
  readonly ofClause: (this: void, before: IToken | null, first: IToken, last: IToken) => Span;
}

const ARTICLES = /[A-Za-z][A-Za-z\s]{0,40}$/;

function placesIn({ place, text }: Excerpt, at: OffsetMap, length: number): Places {
  const endOf = ({ image, startOffset }: IToken): number =>
    at(Math.min(startOffset + image.length, length));
  return {
    ofName: (first, last) => place(at(first.startOffset), endOf(last)),
    ofClause: (before, first, last) => {
      const start = at(first.startOffset);
      const from = Math.max(before === null ? at(0) : endOf(before), start - 41);
      const articles = ARTICLES.exec(text.slice(Math.min(from, start), start))?.[0] ?? '';
      return place(start - articles.length, endOf(last));
    },
  };
}

/** The clauses of the words behind the first `from`. */
function parseWords(
  ruleParser: RuleParser,
  words: readonly IToken[],
  from: number,
  places: Places,
): readonly PlacedClause[] | null {
  ruleParser.begin(words.slice(from), places.ofName);
  const clauses = ruleParser.sentence();
  if (clauses === null || ruleParser.errors.length > 0) return null;
  if (clauses.some(({ drafts }) => drafts.some(({ kind }) => kind === 'nonsense'))) return null;
  return clauses.map((clause) => {
    const before = words[words.indexOf(clause.first) - 1] ?? null;
    return { ...clause, span: places.ofClause(before, clause.first, clause.last) };
  });
}

/** Fillers leave commas behind. */
function withoutStrayCommas(words: readonly IToken[]): readonly IToken[] {
  const kept = words.filter(
    ({ tokenType }, index) =>
      tokenType !== Comma || (index > 0 && words[index - 1]?.tokenType !== Comma),
  );
  return kept.at(-1)?.tokenType === Comma ? kept.slice(0, -1) : kept;
}
