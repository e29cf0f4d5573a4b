import { diagnose } from '../../src/catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../../src/text/diagnostic.js';
import type { Excerpt } from '../../src/text/excerpt.js';
import type { Span } from '../../src/text/span.js';
import { attemptSentence, type Attempt } from './rule-attempt.js';
import { RuleDiscourse } from './rule-discourse.js';
import { mendRuleWords, misspeltTerms, type Misspelling } from './rule-mending.js';
import { mayStateRule } from './rule-nouns.js';
import type { RuleStatement } from './rule-syntax.js';
import { ruleTextOf, type Stretch } from './rule-text.js';
import { topicOf, type RuleTopic } from './rule-topics.js';

/** What is known before a text is read. */
export interface RuleContext {
  /** The heading above it. */
  readonly topic: string | null;
  /** The title of the page: "in Zo Shogi" is then about this game. */
  readonly title: string | null;
  /** Ranks of the board, if another source has them. */
  readonly ranks: number | null;
}

export interface RuleReading {
  readonly statements: readonly RuleStatement[];
  readonly sentences: readonly RuleSentence[];
}

export interface RuleSentence {
  readonly span: Span;
  /** `partly`: it is about rules, and nothing of it is taken. `other`: it is about something else. */
  readonly reading: 'understood' | 'partly' | 'other';
  /** From the first words that were not understood to the end; null: all were, or it is about something else. */
  readonly strange: Span | null;
}

/** Longer than any sentence on rules. */
const LONGEST_SENTENCE = 1000;

/**
 * The rules that a paragraph, or an item of a list, states. Never throws, and takes time in proportion to the text; a sentence that is
 * not fully understood gives no statement.
 */
export function parseRuleProse(excerpt: Excerpt, context: RuleContext): Parsed<RuleReading> {
  const { lead, sentences, words } = ruleTextOf(excerpt.text);
  const reader: Reader = {
    excerpt,
    words,
    context,
    topic: topicOf(context.topic ?? ''),
    discourse: new RuleDiscourse(context.ranks),
    sentences: [],
    terms: misspeltTerms(excerpt.text),
    passed: 0,
    misspellings: new Map(),
  };
  if (lead !== null) {
    const about = topicOf(words.slice(lead.start, lead.end));
    if (about.words.length > 0) reader.topic = about;
    if (lead.isEmphatic) readLead(reader, lead);
  }
  for (const sentence of sentences) reader.sentences.push(readSentence(reader, sentence));
  for (const misspelling of reader.terms) noteMisspelling(reader, misspelling);
  return {
    value: { statements: reader.discourse.statements, sentences: reader.sentences },
    diagnostics: [...reader.misspellings.values()].map((word) => misspelt(word, excerpt)),
  };
}

/** Misspelt terms of rules in a heading. */
export function misspeltInHeading(heading: Excerpt): readonly Diagnostic[] {
  return misspeltTerms(heading.text).map((word) => misspelt(word, heading));
}

interface Reader {
  readonly excerpt: Excerpt;
  /** The text without what says nothing. */
  readonly words: string;
  readonly context: RuleContext;
  topic: RuleTopic;
  readonly discourse: RuleDiscourse;
  readonly sentences: RuleSentence[];
  /** Misspelt terms of rules, in order. */
  readonly terms: readonly Misspelling[];
  /** So many of them stand before the sentence that is read. */
  passed: number;
  /** Words that are read as others, by offset. */
  readonly misspellings: Map<number, Misspelling>;
}

function noteMisspelling({ misspellings }: Reader, word: Misspelling): void {
  if (!misspellings.has(word.start)) misspellings.set(word.start, word);
}

function misspelt({ meant, start, written }: Misspelling, { place }: Excerpt): Diagnostic {
  const message = `"${written}" is read as "${meant}".`;
  return diagnose('doc/misspelt', 'info', place(start, start + written.length), message);
}

/** Words in bold before a dash may be a sentence; they are none of those that are counted. */
function readLead(reader: Reader, lead: Stretch): void {
  const text = reader.words.slice(lead.start, lead.end).replace(/[\s:：–—-]+$/, '');
  takeAttempt(
    reader,
    attemptSentence(reader, text, (offset) => lead.start + offset),
  );
}

function readSentence(reader: Reader, { end, start }: Stretch): RuleSentence {
  const { excerpt, words } = reader;
  const first = start + (/^[\s,;:*_–—-]*/.exec(excerpt.text.slice(start, end))?.[0].length ?? 0);
  const span = excerpt.place(first, end);
  const text = words.slice(first, end);
  const isWorthTrying = mayStateRule(text) || hasTerm(reader, first, end);
  const isQuestion = excerpt.text.charAt(end) === '?';
  if (isQuestion || text.length > LONGEST_SENTENCE || !isWorthTrying)
    return { span, reading: 'other', strange: null };
  const asWritten = attemptSentence(reader, text, (offset) => first + offset);
  if (takeAttempt(reader, asWritten)) return { span, reading: 'understood', strange: null };
  const mended = mendRuleWords(text);
  if (mended.misspellings.length > 0) {
    const attempt = attemptSentence(reader, mended.text, (offset) => first + mended.before(offset));
    if (takeAttempt(reader, attempt)) {
      for (const word of mended.misspellings)
        noteMisspelling(reader, { ...word, start: first + word.start });
      return { span, reading: 'understood', strange: null };
    }
  }
  if (!asWritten.isOfRules) return { span, reading: 'other', strange: null };
  return { span, reading: 'partly', strange: excerpt.place(asWritten.strange, end) };
}

/** True if a misspelt term stands between two places; the first of them never goes back. */
function hasTerm(reader: Reader, first: number, end: number): boolean {
  while ((reader.terms[reader.passed]?.start ?? Infinity) < first) reader.passed++;
  return (reader.terms[reader.passed]?.start ?? Infinity) < end;
}

/** False if it makes no rule. */
function takeAttempt({ discourse, topic }: Reader, { clauses }: Attempt): boolean {
  return clauses !== null && discourse.take(clauses, topic);
}
