import { NUMBER_WORDS } from '../../catalog/number-words.js';
import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import { namesOf } from './names.js';
import { parseWith } from './parse.js';
import { listOf, oneOf, Phrase, pattern, wordLike, words } from './phrase.js';
import { sentencesOf } from './words.js';

/** A choice that a page leaves to the players: one of several pieces or rules. */
export interface OptionalRule {
  /** In small letters: `lance`, `drop rule`. */
  readonly of: string;
  /** The number of alternatives, including the usual one. */
  readonly alternatives: number;
  /** True if there are no other alternatives, whatever other sentences say. */
  readonly isWhole: boolean;
  readonly span: Span;
}

/** Words that can be left out without changing the meaning. */
const FILLER = /^(?:optionally|optional|the|an?|specific|normal|usual|standard|standart|ordinary)$/;
const NO_NAME = /^(?:and|or|it|is|are|there|[^\p{L}\p{N}].*)$/u;

/** A name of up to four words. */
const NAME = Phrase.of(({ words: all }, at) => {
  const found: { end: number; value: string }[] = [];
  for (let end = at; end < Math.min(all.length, at + 4); end++) {
    if (NO_NAME.test(all[end]?.text ?? '')) break;
    const name = all.slice(at, end + 1).map(({ image }) => image.toLowerCase());
    found.push({ end: end + 1, value: name.join(' ') });
  }
  return found;
});
const NAMES = listOf(NAME, words('and|or'));
const OF_ANY_RULE =
  /^(?:basic|main|simple|special|key|general|important|additional|extra|other|more|few|further|golden|major|new|easy|house|official)$/;
const REST = Phrase.of<null>(({ words: all }) => [{ end: all.length, value: null }]);
const NUMBER = wordLike((text) => {
  const number = NUMBER_WORDS.findIndex((word) => word === text);
  return number < 2 ? null : number;
});
const REPLACEMENT = words(
  '(there is)? (another|possible|alternative)? (possible|alternative)? (replacement|alternative|substitute|replacements|alternatives|substitutes) (for|to|of)',
);

/** What is chosen, and from how many alternatives. */
interface Choice {
  readonly names: readonly string[];
  readonly alternatives: number;
  readonly isWhole: boolean;
}
const oneMore = (names: readonly string[]): Choice => ({ names, alternatives: 2, isWhole: false });

const CHOICE: Phrase<Choice> = oneOf<Choice>(
  pattern`there are ${NUMBER} (possible|different|alternative)? (variants of|versions of|forms of|kinds of|sets of)? ${NAME} rules ${REST}`.when(
    // "There are two basic rules" counts rules.
    ([alternatives, name]) =>
      OF_ANY_RULE.test(name) ? null : { names: [`${name} rule`], alternatives, isWhole: true },
  ),
  pattern`(instead|in place) of ${NAMES} ,? (players|player|you|one|they) (can|may|could) use ${REST}`.as(
    ([names]) => oneMore(names),
  ),
  pattern`(besides|apart from|in addition to) ${NAMES} , ${REPLACEMENT} it ${REST}`.as(([names]) =>
    oneMore(names),
  ),
  pattern`${REPLACEMENT} ${NAMES} ${REST}`.as(([, names]) => oneMore(names)),
  pattern`${NAMES} (can|may) be replaced (with|by) ${REST}`.as(([names]) => oneMore(names)),
);

const OF_CHOICES = /replace|instead of|in place of|possible|alternative|optional|there\s+are/i;
const NO_NAMES = namesOf([]);

/** The choices that a paragraph leaves to the players, sentence by sentence. Other sentences are ignored. */
export function optionalRules(excerpt: Excerpt): readonly OptionalRule[] {
  if (!OF_CHOICES.test(excerpt.text)) return [];
  return sentencesOf(excerpt).flatMap((sentence) => {
    const kept = sentence.words.filter(({ text }) => !FILLER.test(text));
    const choice = sentence.isAside ? null : parseWith(CHOICE, kept, NO_NAMES).value;
    const span = excerpt.place(kept[0]?.start ?? 0, kept.at(-1)?.end ?? 0);
    return (choice?.names ?? []).map((of) => ({
      of,
      alternatives: choice?.alternatives ?? 2,
      isWhole: choice?.isWhole === true,
      span,
    }));
  });
}

/** Each choice once, with all its alternatives together. */
export function joinedChoices(rules: readonly OptionalRule[]): readonly OptionalRule[] {
  const byName = new Map<string, OptionalRule>();
  for (const rule of rules) {
    const before = byName.get(rule.of);
    const alternatives = before === undefined ? rule.alternatives : together(before, rule);
    byName.set(rule.of, { ...(before ?? rule), alternatives });
  }
  return [...byName.values()];
}

function together(before: OptionalRule, rule: OptionalRule): number {
  return before.isWhole || rule.isWhole
    ? Math.max(before.alternatives, rule.alternatives)
    : before.alternatives + rule.alternatives - 1;
}
