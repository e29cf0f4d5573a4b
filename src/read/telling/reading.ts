import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import type { Block } from '../page/blocks.js';
import { passagesOf, type Entry, type Passage } from './entries.js';
import type { MoveClause, PieceReference } from './move-facts.js';
import { BARE_MOVES, CLAUSES, LINK, MOVE_SENTENCE } from './move-phrases.js';
import { notationIn, notationOf } from './notations.js';
import { boldNames, namesOf, plainName, USUAL_LETTERS, type Names } from './names.js';
import { oneOf, say, type Phrase, type Reading } from './phrase.js';
import type { PlacedFact } from './rule-facts.js';
import type { GameFacts } from './rule-options.js';
import { RULE_SENTENCE, RULES, type SaidRule } from './rule-phrases.js';
import {
  farthestNamed,
  gameOfRules,
  toldRules,
  withThatLoses,
  type ToldRule,
  type ToldSentence,
} from './told-rules.js';
import { toldPieces, type Subject, type ToldPiece, type Verdict } from './told-pieces.js';
import {
  DIFFERENTLY,
  JUMPING,
  MAY_STATE_RULE,
  MOTION,
  outcomeOfList,
  OF_MOVES,
  OF_OTHERS,
  OF_RULES,
  REMARK,
  SIZE,
  TALK,
} from './sentence-kinds.js';
import { LONGEST_SENTENCE, sentencesOf, type Sentence, type Word } from './words.js';

export interface Telling {
  /** Null: no sentence says it. */
  readonly size: { readonly files: number; readonly ranks: number } | null;
  readonly pieces: readonly ToldPiece[];
  readonly rules: readonly ToldRule[];
  /** The same before they are options, and what no option says. */
  readonly facts: readonly PlacedFact[];
  readonly sentences: readonly ToldSentence[];
}

/** So many steps of matching a sentence may take, and all sentences of a page for each of its characters. */
const MOST_STEPS = 40_000;

/** What is known of a page before its sentences are read. */
export interface TellingContext {
  /** The game that its title names. */
  readonly base: string | null;
  /** Ranks of the board, as another source of the page has them. */
  readonly ranks: number | null;
}

/** Reads what the sentences of a page say of its pieces and rules. */
export function readTelling(blocks: readonly Block[], context: TellingContext): Telling {
  const passages = passagesOf(blocks);
  const names = namesOf([
    ...passages.flatMap(({ entry }) => entry?.names ?? []),
    ...boldNames(blocks),
  ]);
  const reader = new Reader(names, context);
  for (const passage of passages) reader.read(passage);
  return reader.result();
}

/** What a sentence says. */
interface Said {
  readonly clauses: readonly MoveClause[];
  readonly rules: readonly SaidRule[];
}

const SENTENCE: Phrase<Said> = oneOf<Said>(
  MOVE_SENTENCE.as((clauses) => ({ clauses, rules: [] })),
  RULE_SENTENCE.as((rules) => ({ clauses: [], rules })),
  say`${CLAUSES} ${LINK} (except|except that|except for)? ${RULES}`.as(([clauses, , rules]) => ({
    clauses,
    rules,
  })),
  say`${RULES} ${LINK} ${CLAUSES}`.as(([rules, , clauses]) => ({ clauses, rules })),
);
const BARE: Phrase<Said> = BARE_MOVES.as((clauses) => ({ clauses, rules: [] }));

/** What the words of a sentence say, or up to which word they make sense. */
interface Parsed<T> {
  readonly value: T | null;
  readonly farthest: number;
}

function parseWith<T>(phrase: Phrase<T>, words: readonly Word[], names: Names): Parsed<T> {
  if (words.length > LONGEST_SENTENCE) return { value: null, farthest: 0 };
  const reading: Reading = {
    words,
    has: new Set(words.map(({ text }) => text)),
    namesAt: (at) => names.at(words, at),
    budget: { left: MOST_STEPS, farthest: 0 },
  };
  const whole = phrase.match(reading, 0).find(({ end }) => end === words.length);
  return { value: whole?.value ?? null, farthest: reading.budget.farthest };
}

class Reader {
  readonly #subjects: Subject[] = [];
  readonly #sentences: ToldSentence[] = [];
  readonly #rules: PlacedFact[] = [];
  readonly #names: Names;
  readonly #base: string | null;
  readonly #ranks: number | null;
  /** What the items of a list bring about: "The game is a draw if:". */
  #outcome: string | null = null;

  constructor(names: Names, { base, ranks }: TellingContext) {
    this.#names = names;
    this.#base = base;
    this.#ranks = ranks;
  }

  read({ entry, excerpt, isTalk, kind, topic }: Passage): void {
    const isItem = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(excerpt.text);
    if (!isItem) this.#outcome = null;
    let about = entry === null ? [] : [this.#subjectOf(entry)];
    if (kind === 'heading') return;
    for (const [index, sentence] of sentencesOf(excerpt).entries()) {
      const text = excerpt.text.slice(sentence.start, sentence.end).split(/\s+/).join(' ').trim();
      const span = excerpt.place(sentence.start, sentence.end);
      let strange = span;
      const judge = (verdict: Verdict): void =>
        void this.#sentences.push({ span, text, verdict, strange });
      const size = SIZE.exec(text);
      if (size !== null && !/\bpalace|ring|zone|box|not\b/i.test(text) && !isTalk)
        this.#rules.push({
          fact: { kind: 'size', files: Number(size[1]), ranks: Number(size[2]) },
          about: null,
          span,
          index: this.#sentences.length,
        });
      const isShortUnderTopic =
        topic !== null &&
        sentence.words.length <= 4 &&
        (OF_RULES.test(topic) || /\b(?:board|size)\b/.test(topic));
      this.#outcome = outcomeOfList(text) ?? this.#outcome;
      const isOfSomething = OF_MOVES.test(text) || OF_RULES.test(text) || isShortUnderTopic;
      if (isTalk) {
        judge('prose');
        continue;
      }
      const notation = notationIn(sentence, excerpt);
      if (notation !== null && about.length > 0) {
        for (const one of about) one.notations.push(notation);
        judge('read');
        continue;
      }
      const subject = about[0];
      const mayBeBare =
        subject !== undefined && index === 0 && (kind === 'bare' || subject.facts.length === 0);
      const isWorthTrying = isOfSomething || mayBeBare || MAY_STATE_RULE.test(text);
      const alone = isWorthTrying
        ? parseWith(SENTENCE, sentence.words, this.#names)
        : { value: null, farthest: 0 };
      const first = sentence.words[Math.min(alone.farthest, sentence.words.length - 1)];
      strange = excerpt.place(first?.start ?? sentence.start, sentence.end);
      const found =
        alone.value ??
        (isOfSomething && this.#outcome !== null
          ? this.#parseBehind(this.#outcome.split(' '), sentence)
          : null) ??
        (isOfSomething && topic !== null ? this.#parseUnderTopic(topic, sentence) : null) ??
        (mayBeBare ? parseWith(BARE, sentence.words, this.#names).value : null);
      // What qualifies a rule is no part of the patterns.
      const said = sentence.isQualified && (found?.rules.length ?? 0) > 0 ? null : found;
      if (said !== null) {
        const isIdle = said.clauses.length > 0 && this.#isIdle(said, sentence, about, text);
        if (isIdle !== null) {
          if (!isIdle) {
            let isUsed = true;
            for (const { facts, subject } of said.clauses) {
              if (subject !== null) {
                const meant = subject.map((one) => this.#named(one, entry, span));
                if (meant.some((one) => one === null)) isUsed = false;
                about = meant.flatMap((one) => one ?? []);
              }
              if (about.length === 0) isUsed = false;
              for (const one of about) one.facts.push(...facts);
            }
            if (!isUsed) {
              judge('unread');
              for (const one of about) one.unread.push(span);
              continue;
            }
          }
          // "The Prince is a non-royal King" is a rule beside its moves.
          const rules =
            said.rules.length === 0 && /\broyal\b|essentially the king/i.test(text)
              ? (parseWith(RULE_SENTENCE, sentence.words, this.#names).value ?? [])
              : said.rules;
          for (const { fact, from, to } of rules)
            this.#rules.push({
              fact,
              about: about[0]?.entry.names.at(-1) ?? null,
              span: excerpt.place(
                sentence.words[from]?.start ?? sentence.start,
                sentence.words[to - 1]?.end ?? sentence.end,
              ),
              index: this.#sentences.length,
            });
          judge('read');
          continue;
        }
      }
      if (size !== null) {
        judge(isOfSomething && !TALK.test(text) ? 'partly' : 'read');
        continue;
      }
      const isTold = about.some(({ facts, notations }) => facts.length > 0 || notations.length > 0);
      const isRemark =
        sentence.isAside ||
        ((REMARK.test(text) || TALK.test(text)) &&
          (isTold || about.length === 0) &&
          !(isTold && JUMPING.test(text) && !TALK.test(text)));
      const isOpen =
        !DIFFERENTLY.test(text) &&
        OF_MOVES.test(text) &&
        (MOTION.test(text) || !TALK.test(text)) &&
        (!isRemark || (about.length > 0 && !isTold));
      if (!isOpen) {
        judge(OF_RULES.test(text) && !sentence.isAside && !REMARK.test(text) ? 'unread' : 'prose');
        continue;
      }
      judge('unread');
      if (OF_OTHERS.test(text)) continue;
      const named = this.#firstNamed(sentence);
      for (const one of named ?? about) one.unread.push(span);
    }
  }

  /** "**Stalemate** - loss for the player who cannot move". */
  #parseUnderTopic(topic: string, sentence: Sentence): Said | null {
    return this.#parseBehind([...topic.split(/[\s-]+/).slice(0, 4), '-'], sentence);
  }

  /** Behind words that stand above it. */
  #parseBehind(before: readonly string[], sentence: Sentence): Said | null {
    const { start } = sentence;
    const words = before.map((text): Word => ({ text, image: text, start, end: start }));
    const { value } = parseWith(SENTENCE, [...words, ...sentence.words], this.#names);
    if (value === null) return null;
    // Places are those of the sentence, which begins behind them.
    const rules = value.rules.map(({ fact, from, to }) => ({
      fact,
      from: Math.max(0, from - words.length),
      to: Math.max(1, to - words.length),
    }));
    return { ...value, rules };
  }

  /** Says it again what is known, as an explanation: true; null: it contradicts what is known. */
  #isIdle(
    { clauses, rules }: Said,
    sentence: Sentence,
    about: readonly Subject[],
    text: string,
  ): boolean | null {
    if (rules.length > 0) return false;
    const facts = clauses.flatMap((clause) => clause.facts);
    const known = about[0];
    if (known === undefined || known.facts.length === 0)
      return sentence.isAside && about.length === 0 ? true : false;
    const isComparison =
      /^\W*(?:this|it|that|which|the \w+(?: \w+)?) (?:is|are|has|behaves|means)\b/i.test(text) &&
      facts.every((fact) => fact.kind === 'ways');
    if (sentence.isAside && facts.every((fact) => fact.kind === 'ways')) return true;
    return isComparison && clauses.length === 1 && !sentence.adds ? true : false;
  }

  #subjectOf(entry: Entry): Subject {
    const same = this.#subjects.find((one) =>
      one.entry.names.some((name) =>
        entry.names.some((other) => plainName(other) === plainName(name)),
      ),
    );
    if (
      same !== undefined &&
      (entry.letters.length === 0 || same.entry.letters.join() === entry.letters.join())
    )
      return same;
    if (same !== undefined && same.entry.letters.length === 0) {
      same.entry = { ...entry, names: [...new Set([...entry.names, ...same.entry.names])] };
      return same;
    }
    const subject: Subject = {
      entry,
      facts: [],
      unread: [],
      notations: entry.notations.flatMap((one) => {
        const movement = notationOf(one);
        return movement === null ? [] : [movement];
      }),
      isEntry: true,
    };
    this.#subjects.push(subject);
    return subject;
  }

  #find(name: string): Subject | null {
    const plain = plainName(name);
    const has = (isSame: (one: string) => boolean) =>
      this.#subjects.find(({ entry }) => entry.names.some((one) => isSame(plainName(one))));
    return has((one) => one === plain) ?? has((one) => one.endsWith(` ${plain}`)) ?? null;
  }

  #named({ game, name }: PieceReference, entry: Entry | null, span: Span): Subject | null {
    if (
      entry?.names.some(
        (one) => plainName(one).split(' ').includes(name) || plainName(one) === name,
      ) === true
    )
      return this.#subjectOf(entry);
    const known = this.#find(name);
    if (known !== null) return known;
    if (game !== null) return null;
    const title = name.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
    const subject: Subject = {
      entry: { names: [title], letters: [], span, notations: [] },
      facts: [],
      unread: [],
      notations: [],
      isEntry: false,
    };
    this.#subjects.push(subject);
    return subject;
  }

  /** The piece of the page with which a sentence begins. */
  #firstNamed(sentence: Sentence): readonly Subject[] | null {
    const at = /^(?:the|an?|all|each|every|both)$/.test(sentence.words[0]?.text ?? '') ? 1 : 0;
    const [name] = this.#names.at(sentence.words, at);
    if (name === undefined) return null;
    const found = this.#find(name.value);
    return found === null ? [] : [found];
  }

  result(): Telling {
    const size =
      this.#rules.flatMap(({ fact }) =>
        fact.kind === 'size' ? [{ files: fact.files, ranks: fact.ranks }] : [],
      )[0] ?? null;
    const base = builtinOf(this.#base ?? gameOfRules(this.#rules));
    const known: GameFacts = {
      ranks:
        size?.ranks ??
        this.#ranks ??
        builtinOf(this.#base)?.maxRank ??
        farthestNamed(this.#sentences),
      letter: (name) => this.#letter(name),
      choices: ['q', 'r', 'b', 'n'],
      base,
    };
    const facts = withThatLoses(this.#rules);
    const { rules, unsaid } = toldRules(facts, this.#sentences, known);
    return {
      size,
      pieces: toldPieces(this.#subjects, (name) => this.#find(name), this.#base),
      rules,
      facts: facts.filter(({ index }) => !unsaid.has(index)),
      sentences: this.#sentences.map((sentence, index) =>
        unsaid.has(index) ? { ...sentence, verdict: 'partly' } : sentence,
      ),
    };
  }

  #letter(name: string): string | null {
    const own = this.#find(name)?.entry.letters.find((one) => /^[A-Z]$/.test(one));
    if (own !== undefined) return own.toLowerCase();
    const pieces = builtinOf(this.#base)?.pieces ?? [];
    const plain = plainName(name);
    const there = pieces.find(({ type }) =>
      ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names.some(
        (one) => one === plain || one === `${plain} general`,
      ),
    );
    return there?.letter.toLowerCase() ?? USUAL_LETTERS.get(plain) ?? null;
  }
}

function builtinOf(name: string | null): EngineRules | null {
  return name === null ? null : builtinRules(name);
}
