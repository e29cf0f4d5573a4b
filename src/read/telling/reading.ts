import { diagnose } from '../../catalog/diagnose.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import type { Block } from '../page/blocks.js';
import { betzaAsides, type BetzaAside } from './betza-asides.js';
import { passagesOf, sectionOf, type Passage, type Section } from './entries.js';
import { calledByAside, calledKing } from './called-pieces.js';
import { moveCounts, type MoveCount } from './move-counts.js';
import type { MoveFact } from './move-facts.js';
import { boldNames, namesOf, plainName, type Names } from './names.js';
import { notationIn } from './notations.js';
import { isOfOtherGame, otherBoard } from './other-boards.js';
import { reachRemarks } from './open-readings.js';
import { pieceMoves } from './piece-moves.js';
import { toldOf, type PlacedFact } from './rule-facts.js';
import type { GameFacts } from './rule-options.js';
import {
  isIdle,
  misspelt,
  parseBare,
  parseRule,
  parseSentence,
  saidBehind,
  tellsWaysOfOther,
  type Said,
} from './said.js';
import {
  kindOfUnread,
  MAY_STATE_RULE,
  MIRROR,
  OF_MOVES,
  OF_OTHERS,
  OF_RULES,
  PROMOTES_TO,
  outcomeOfList,
  REMARK,
  sizeIn,
  TALK,
} from './sentence-kinds.js';
import { Subjects } from './subjects.js';
import { sayOf, type Subject } from './subject.js';
import { toldPieces, type Verdict } from './told-pieces.js';
import {
  farthestNamed,
  gameOfRules,
  toldRules,
  withThatLoses,
  type ToldSentence,
} from './told-rules.js';
import type { Telling, TellingContext } from './telling.js';
import { sentencesOf, withoutSlips, type Sentence, type Word } from './words.js';

/** Reads what the sentences of a page say of its pieces and rules. */
export function readTelling(blocks: readonly Block[], context: TellingContext): Telling {
  const passages = passagesOf(blocks);
  const own = [
    ...passages.flatMap(({ entries }) => entries.flatMap(({ names: own }) => own)),
    ...boldNames(blocks),
    ...(context.names ?? []),
  ];
  const isOwnName = new Set(own.map(plainName));
  const reader = new Reader(namesOf(own), context, (name) => isOwnName.has(plainName(name)));
  for (const passage of passages) reader.read(passage);
  return reader.result(blocks);
}

/** Where a sentence stands. */
interface Place {
  readonly passage: Passage;
  /** The pieces of the entry. */
  readonly own: readonly Subject[];
  /** What the words before it were about. */
  readonly about: readonly Subject[];
  /** By where they start. */
  readonly asides: ReadonlyMap<number, BetzaAside>;
  readonly counts: readonly MoveCount[];
  /** The sentence before says to what a piece promotes. */
  readonly isPromoted: boolean;
}

/** A sentence that says no more than to how many squares a piece can go is no longer. */
const MOST_WORDS_OF_COUNT = 14;
/** More than pages say of their pieces and rules: more takes longer to read than anybody waits. */
const MOST_TEXT_OF_PAGE = 100_000;

class Reader {
  readonly #subjects: Subjects;
  readonly #sentences: ToldSentence[] = [];
  readonly #rules: PlacedFact[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #names: Names;
  readonly #isOwnName: (name: string) => boolean;
  readonly #context: TellingContext;
  /** What the passage before was about, and its words. */
  #before: { readonly about: readonly Subject[]; readonly text: string } = { about: [], text: '' };
  /** What the items of a list bring about: "The game is a draw if:". */
  #outcome: string | null = null;
  /** How many letters of sentences may still be read. */
  #left = MOST_TEXT_OF_PAGE;

  constructor(names: Names, context: TellingContext, isOwnName: (name: string) => boolean) {
    this.#names = names;
    this.#isOwnName = isOwnName;
    this.#subjects = new Subjects(names);
    this.#context = context;
  }

  read(passage: Passage): void {
    const { entries, excerpt, kind } = passage;
    const isItem = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(excerpt.text);
    if (!isItem) this.#outcome = null;
    const own = this.#subjects.isFull ? [] : entries.map((entry) => this.#subjects.of(entry));
    if (kind === 'heading') return;
    if (kind === 'picture') {
      const above = this.#before.text.trimEnd().split('\n').at(-1) ?? '';
      for (const one of own.length > 0 ? own : this.#before.about)
        one.pictures.push({ picture: excerpt, above });
      return;
    }
    let about: readonly Subject[] = own;
    /** About what the sentence in brackets is. */
    let outside = about;
    const asides = new Map(betzaAsides(excerpt).map((aside) => [aside.start, aside]));
    const counts = moveCounts(excerpt);
    let isPromoted = false;
    for (const [index, sentence] of sentencesOf(excerpt).entries()) {
      const place = { passage, own, asides, counts, isPromoted };
      if (sentence.isAside) {
        this.#sentence(sentence, index, { ...place, about: outside });
        continue;
      }
      outside = this.#sentence(sentence, index, { ...place, about });
      isPromoted = PROMOTES_TO.test(excerpt.text.slice(sentence.start, sentence.end));
      // What one of several does is an example: the next sentence is about all of them again.
      about = own.length > 1 ? own : outside;
    }
    const place = excerpt.place(0, excerpt.text.length);
    for (const one of own.length > 0 ? own : about) one.texts.push(place);
    this.#before = { about, text: excerpt.text };
  }

  /** Reads one sentence, and says what it is about. */
  #sentence(sentence: Sentence, index: number, place: Place): readonly Subject[] {
    const { asides, own, passage } = place;
    const { excerpt, isTalk, kind, topic } = passage;
    let about = place.about;
    const text = excerpt.text.slice(sentence.start, sentence.end).split(/\s+/).join(' ').trim();
    const span = excerpt.place(sentence.start, sentence.end);
    const here = { span, section: sectionOf(passage) };
    let unrecognized = span;
    const judge = (verdict: Verdict): readonly Subject[] => {
      this.#sentences.push({ span, text, verdict, unrecognized });
      return about;
    };
    const isHere = ({ start }: { readonly start: number }): boolean =>
      sentence.start <= start && start < sentence.end;
    const { base } = this.#context;
    const other = passage.game?.name === base ? null : passage.game;
    const isElsewhere = other?.isRules === false || isOfOtherGame(topic, base);
    const size = isTalk || isElsewhere ? null : sizeIn(text);
    if (size !== null)
      this.#rules.push({
        fact: { kind: 'size', ...size },
        about: null,
        span,
        index: this.#sentences.length,
      });
    if (isTalk) return judge('prose');
    const isShortUnderTopic =
      topic !== null &&
      sentence.words.length <= 4 &&
      (OF_RULES.test(topic) || /\b(?:board|size)\b/.test(topic));
    this.#outcome = outcomeOfList(text) ?? this.#outcome;
    const isOfSomething = OF_MOVES.test(text) || OF_RULES.test(text) || isShortUnderTopic;
    const isCount = place.counts.some(isHere);
    if (sentence.isAside) {
      const aside = asides.get(sentence.start);
      const isNotation = aside !== undefined && aside.text.length === text.length;
      if (isNotation || isCount) {
        for (const one of about) {
          const last = one.said.at(-1);
          if (isNotation) last?.betza.push(aside);
          else last?.counts.push(...place.counts.filter(isHere));
        }
        return judge(about.length === 0 ? 'prose' : 'read');
      }
    }
    const called = sentence.isAside
      ? calledByAside(excerpt.text.slice(0, sentence.start), text)
      : calledKing(text);
    const callee = called === null ? [] : this.#callee(called.name, span);
    if (called !== null && callee.every((one) => sayOf(one, called.facts, here, [])))
      return judge(callee.length === 0 ? 'prose' : 'read');
    const notation = notationIn(sentence, excerpt);
    if (notation !== null && about.length > 0) {
      for (const one of about) one.notations.push(notation);
      return judge('read');
    }
    if (about.length > 1 && MIRROR.test(text)) {
      for (const one of about) sayOf(one, [{ kind: 'mirror' }], here, []);
      return judge('read');
    }
    const first = about[0];
    const mayBeBare =
      first !== undefined && index === 0 && (kind === 'bare' || first.said.length === 0);
    const isTried = isOfSomething || mayBeBare || MAY_STATE_RULE.test(text);
    const isWithin = isTried && this.#isWithin(text.length, span);
    const parse = (words: readonly Word[]): Said | null => {
      if (!isWithin) return null;
      const alone = parseSentence(words, this.#names);
      const stop = words[Math.min(alone.farthest, words.length - 1)];
      unrecognized = excerpt.place(stop?.start ?? sentence.start, sentence.end);
      const found =
        alone.value ??
        (isOfSomething && this.#outcome !== null
          ? saidBehind(this.#outcome.split(' '), words, sentence.start, this.#names)
          : null) ??
        (isOfSomething && topic !== null
          ? saidBehind(
              [...topic.split(/[\s-]+/).slice(0, 4), '-'],
              words,
              sentence.start,
              this.#names,
            )
          : null) ??
        (mayBeBare ? parseBare(words, this.#names).value : null);
      // What qualifies a rule is no part of the patterns.
      return sentence.isQualified && (found?.rules.length ?? 0) > 0 ? null : found;
    };
    let { words } = sentence;
    let said = parse(words);
    const fixed = said === null && isOfSomething ? withoutSlips(words) : null;
    if (fixed !== null) {
      said = parse(fixed);
      words = fixed;
    }
    const isSaidAgain =
      said !== null && said.clauses.length > 0 && isIdle(said, sentence, about, text);
    if (said !== null && isSaidAgain !== null) {
      this.#diagnostics.push(...misspelt(words, excerpt));
      if (!isSaidAgain) {
        let isUsed = !(place.isPromoted && tellsWaysOfOther(said, text, about));
        for (const { facts, subject } of said.clauses) {
          if (subject !== null) {
            const meant = subject.map((one) => this.#subjects.named(one, own, span));
            if (meant.some(({ length }) => length === 0)) isUsed = false;
            about = meant.flat();
          }
          if (about.length === 0) isUsed = false;
          // "Checkmate: the king cannot move" is what a picture shows.
          if (own.length === 0 && facts.length > 0 && facts.every(({ kind }) => kind === 'stay'))
            isUsed = false;
          for (const one of about)
            if (isUsed && !sayOf(one, facts, here, place.counts.filter(isHere))) isUsed = false;
          // "For its first move, the King can go two squares": the entry goes on under another name.
          const isFirst = facts.some((fact) => fact.kind === 'ways' && fact.condition.initial);
          if (isFirst && about.every(({ isEntry }) => !isEntry))
            for (const one of own) one.unread.push(span);
        }
        if (!isUsed) {
          for (const one of about) one.unread.push(span);
          return judge('unread');
        }
      }
      // "The Prince is a non-royal King" is a rule beside its moves.
      const rules =
        said.rules.length === 0 && /\broyal\b|essentially the king/i.test(text)
          ? (parseRule(words, this.#names).value ?? [])
          : said.rules;
      for (const { fact, from, to } of rules) {
        // "The dragon king (promoted rook) of shogi" says whom it means.
        if (sentence.isAside && fact.kind === 'promotes' && fact.to === '') continue;
        if (fact.kind === 'size' && isElsewhere) return judge('unread');
        const option = fact.kind === 'option' ? fact.option : null;
        const isOfNobody =
          option === 'doubleStep' && about.length === 0 && /^\W*(?:it|they)\b/i.test(text);
        const isOfPiece = option === 'castling' && /^\W*(?:(?:it|they) )?can castle/i.test(text);
        if (isOfNobody || isOfPiece) return judge('unread');
        this.#rules.push({
          fact: toldOf(fact, other, base !== null),
          about: about[0]?.entry.names.at(-1) ?? null,
          span: excerpt.place(
            words[from]?.start ?? sentence.start,
            words[to - 1]?.end ?? sentence.end,
          ),
          index: this.#sentences.length,
        });
      }
      return judge('read');
    }
    if (isCount && sentence.words.length <= MOST_WORDS_OF_COUNT && first !== undefined) {
      for (const one of about) one.said.at(-1)?.counts.push(...place.counts.filter(isHere));
      return judge('read');
    }
    if (size !== null)
      return judge(
        OF_RULES.test(text) || (OF_MOVES.test(text) && !TALK.test(text)) ? 'partly' : 'read',
      );
    const isTold = about.some(({ notations, said: all }) => all.length > 0 || notations.length > 0);
    const rest = kindOfUnread(text, {
      isAside: sentence.isAside,
      isTold,
      isAlone: about.length === 0,
    });
    // "Horse, too, comes from Korea. It goes …"
    if (about.length === 0 && own.length === 0 && passage.kind === 'sentences')
      about = this.#subjects.openedBy(sentence, span);
    if (rest !== 'of-moves') return judge(rest);
    if (OF_OTHERS.test(text)) return judge('unread');
    if (about.length > 0) this.#diagnostics.push(...this.#subjects.unknownNames(sentence, excerpt));
    const named = this.#subjects.firstNamed(sentence) ?? about;
    if (REMARK.test(text)) {
      // Before anything is told it may be what tells it.
      for (const one of named) one.early.push(span);
      return judge('unread');
    }
    const aside = [...asides.values()].find(isHere);
    for (const one of named) {
      if (aside === undefined) one.unread.push(span);
      else this.#sayNotation(one, aside, text, here);
    }
    return judge(aside === undefined || named.length === 0 ? 'unread' : 'read');
  }

  /** A piece that a sentence names in passing; none: the page has told of it before. */
  #callee(name: string, span: Span): readonly Subject[] {
    const all = this.#subjects.named(
      { name: plainName(name), game: null, isUsual: false },
      [],
      span,
    );
    return all.filter(({ isEntry, said }) => !isEntry && said.length === 0);
  }

  /** Is there time to read so much more? What is not read is said once. */
  #isWithin(length: number, span: Span): boolean {
    if (this.#left <= 0) return false;
    this.#left -= length;
    if (this.#left <= 0) {
      const message = `fairyc reads the first ${MOST_TEXT_OF_PAGE} letters of a page's sentences about pieces and rules. The rest is ignored.`;
      this.#diagnostics.push(diagnose('doc/too-large', 'warning', span, message));
    }
    return true;
  }

  /** The notation behind a sentence that is not understood stands for it. */
  #sayNotation(
    subject: Subject,
    aside: BetzaAside,
    text: string,
    here: { readonly section: Section; readonly span: Span },
  ): void {
    const message = `This sentence is not understood; its notation "${aside.text}" is used instead.`;
    this.#diagnostics.push(diagnose('doc/betza-used', 'info', here.span, message));
    const region = /\b(?:on|from)\s+((?:non-?|un)?connected)\b/i.exec(text)?.[1]?.toLowerCase();
    const from = region === undefined || region === 'connected' ? (region ?? null) : 'unconnected';
    const fact: MoveFact = { kind: 'moves', moves: aside.movement, from };
    subject.said.push({ ...here, facts: [fact], betza: [], counts: [], isOpen: false });
  }

  result(blocks: readonly Block[]): Telling {
    const { base, ranks } = this.#context;
    const size =
      this.#rules.flatMap(({ fact }) =>
        fact.kind === 'size' ? [{ files: fact.files, ranks: fact.ranks }] : [],
      )[0] ?? null;
    const game: GameFacts = {
      ranks: size?.ranks ?? ranks ?? builtinOf(base)?.maxRank ?? farthestNamed(this.#sentences),
      letter: (name) => this.#subjects.letter(name, builtinOf(base)),
      choices: ['q', 'r', 'b', 'n'],
      base: builtinOf(base ?? gameOfRules(this.#rules)),
    };
    const facts = withThatLoses(this.#rules);
    const { rules, unsaid } = toldRules(facts, this.#sentences, game);
    const remarks = reachRemarks(blocks);
    const elsewhere = otherBoard(blocks);
    if (elsewhere !== null) for (const one of this.#subjects.all) one.unread.push(elsewhere);
    return {
      size,
      piecesBy: ({ decided, ...known }) =>
        toldPieces(
          this.#subjects.all,
          pieceMoves((name) => this.#subjects.find(name), known),
          { remarks, decided, isNamed: this.#isOwnName },
        ),
      diagnostics: this.#diagnostics,
      rules,
      facts: facts.filter(({ index }) => !unsaid.has(index)),
      sentences: this.#sentences.map((sentence, index) =>
        unsaid.has(index) ? { ...sentence, verdict: 'partly' } : sentence,
      ),
    };
  }
}

const builtinOf = (name: string | null): EngineRules | null =>
  name === null ? null : builtinRules(name);
