import type { EngineRules } from '../../ir/engine-rules.js';
import type { Span } from '../../text/span.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import { builtinRules } from '../builtins.js';
import type { Block } from '../page/blocks.js';
import { ITEM, passagesOf } from './entries.js';
import type { Passage } from './passage.js';
import { readSentence } from './read-sentence.js';
import { namesInText, namesOf, plainName, USUAL_LETTERS } from './names.js';
import { reachRemarks } from './open-readings.js';
import { otherBoard } from './other-boards.js';
import { pieceMoves } from './piece-moves.js';
import { MOST_TEXT_OF_PAGE, placing, type PageSoFar } from './placed-sentence.js';
import { hasNoQueens } from './queens.js';
import { factsOfKind, type PlacedFact } from './rule-facts.js';
import type { GameFacts } from './rule-options.js';
import { isPlainHeading } from './heading-entries.js';
import { isFragment, PROMOTES_TO, sizeInTitle } from './sentence-kinds.js';
import type { Subject } from './subject.js';
import { Subjects } from './subjects.js';
import type { SentenceReading, SentenceContext } from './sentence-reading.js';
import { bracketsBehind } from './brackets.js';
import { describedPieces, type Verdict } from './described-pieces.js';
import {
  farthestNamed,
  gameOfRules,
  statedRules,
  withAdditions,
  withoutRefuted,
  withThatLoses,
  type ReadSentence,
} from './stated-rules.js';
import { withCapturedKings } from './captured-kings.js';
import { sentencesOf, type Sentence } from './words.js';

/** Reads the sentences of a page about its pieces and rules. */
export function readSentences(blocks: readonly Block[], context: SentenceContext): SentenceReading {
  const passages = passagesOf(blocks);
  const own = [
    ...passages.flatMap(({ entries }) => entries.flatMap(({ names: own }) => own)),
    ...namesInText(blocks),
    ...(context.names ?? []),
  ];
  const isOwnName = new Set(own.map(plainName));
  const title = blocks.find(({ kind }) => kind === 'heading')?.excerpt.text ?? '';
  const isOwn = (name: string): boolean => isOwnName.has(plainName(name));
  const names = namesOf(own);
  const read = (changes: string | null): Reader => {
    const subjects = new Subjects(
      names,
      passages.flatMap(({ entries }) => entries),
    );
    const reader = new Reader({ names, subjects, changes }, context, title, isOwn);
    for (const [at, passage] of passages.entries()) reader.read(passage, passages[at + 1]);
    reader.readTitle(blocks[0]);
    return reader;
  };
  const reader = read(null);
  // "Rooks also move like knights. All other rules are as in chess."
  const later = reader.gameNamedLater();
  return (later === null ? reader : read(later)).result(blocks);
}

/** Reads a page passage by passage. */
class Reader {
  readonly #page: PageSoFar;
  readonly #sentences: ReadSentence[] = [];
  readonly #isOwnName: (name: string) => boolean;
  readonly #context: SentenceContext;
  /** The subject of the previous passage, and its text. */
  #before: { readonly about: readonly Subject[]; readonly text: string } = { about: [], text: '' };

  constructor(
    { changes, names, subjects }: Pick<PageSoFar, 'names' | 'subjects' | 'changes'>,
    context: SentenceContext,
    title: string,
    isOwnName: (name: string) => boolean,
  ) {
    this.#isOwnName = isOwnName;
    this.#context = context;
    this.#page = {
      base: context.base,
      changes,
      title,
      names,
      subjects,
      rules: [],
      diagnostics: [],
      listLead: null,
      isBeforeItems: false,
      lettersLeft: MOST_TEXT_OF_PAGE,
    };
  }

  read(passage: Passage, next: Passage | undefined): void {
    const { entries, excerpt, kind } = passage;
    const { subjects } = this.#page;
    if (!isItem(passage)) this.#page.listLead = null;
    this.#page.isBeforeItems = next !== undefined && isItem(next);
    const own = subjects.isFull ? [] : entries.map((entry) => subjects.of(entry));
    if (kind === 'heading') return;
    if (kind === 'picture') {
      const above = this.#before.text.trimEnd().split('\n').at(-1) ?? '';
      for (const one of own.length > 0 ? own : this.#before.about)
        one.pictures.push({ picture: excerpt, above });
      return;
    }
    const place = excerpt.place(0, excerpt.text.length);
    const game = this.#page.base === null ? gameOfDifferences(passage) : null;
    if (game !== null && gameOfRules(this.#page.rules) !== game)
      this.#page.rules.push({
        fact: { kind: 'same-rules', game, extent: 'variant' },
        about: null,
        span: place,
        index: this.#sentences.length,
      });
    const about = this.#readSentences(passage, own);
    for (const one of own.length > 0 ? own : about) one.texts.push(place);
    this.#before = { about, text: excerpt.text };
  }

  /** "Chess 9x9" says how large the board is if no sentence does. */
  readTitle(first: Block | undefined): void {
    const { rules } = this.#page;
    if (first === undefined || (first.kind !== 'heading' && !isPlainHeading(first))) return;
    const { place, text } = first.excerpt;
    const size = sizeInTitle(text);
    if (size === null || rules.some(({ fact }) => fact.kind === 'size')) return;
    const span = place(0, text.length);
    rules.push({ fact: { kind: 'size', ...size }, about: null, span, index: NO_SENTENCE });
  }

  /** Reads the sentences of a passage. Returns the pieces that the last sentence is about. */
  #readSentences(passage: Passage, own: readonly Subject[]): readonly Subject[] {
    const place = placing(passage, this.#page.base);
    let about = own;
    /** What the last sentence outside brackets was about. */
    let outside = about;
    let isPromoted = false;
    /** The number of the last sentence outside brackets in this passage. */
    let outsideAt: number | null = null;
    const sentences = sentencesOf(passage.excerpt);
    /** Texts in brackets that were read with their sentence, and how it was read. */
    const partOf = new Map<Sentence, Verdict>();
    for (const [at, sentence] of sentences.entries()) {
      const before = { own, about: sentence.isAside ? outside : about, isPromoted };
      const brackets = bracketsBehind(sentences, at);
      const placed = place(sentence, brackets, at === 0, this.#sentences.length, before);
      const { span, text } = placed;
      const whole = partOf.get(sentence);
      if (whole !== undefined) {
        this.#sentences.push({ span, text, verdict: whole, unrecognized: span, isTalk: false });
        continue;
      }
      const judged = readSentence(placed, this.#page);
      const { unrecognized, verdict } = judged;
      for (const one of judged.brackets ?? []) partOf.set(one, verdict);
      const isRest =
        verdict !== 'read' && isFragment(text, sentence.isAside) && this.#takeBack(outsideAt);
      this.#sentences.push({
        span,
        text,
        verdict: isRest ? 'unread' : verdict,
        unrecognized,
        isTalk: passage.isTalk,
      });
      if (sentence.isAside) continue;
      outsideAt = placed.index;
      outside = judged.about;
      isPromoted = PROMOTES_TO.test(text);
      // A sentence on one of several pieces is an example. The next sentence is about all of them again.
      about = own.length > 1 ? own : outside;
    }
    return about;
  }

  /** Takes back the rules of a sentence, which words behind it restrict. False if it states none. */
  #takeBack(index: number | null): boolean {
    const { rules } = this.#page;
    const sentence = index === null ? undefined : this.#sentences[index];
    const others = rules.filter((one) => one.index !== index);
    if (index === null || sentence === undefined || others.length === rules.length) return false;
    rules.splice(0, rules.length, ...others);
    this.#sentences[index] = { ...sentence, verdict: 'unread', unrecognized: sentence.span };
    return true;
  }

  /** The game that the page changes, if a sentence behind others names it. */
  gameNamedLater(): string | null {
    const { rules } = this.#page;
    const game = gameOfRules(rules);
    return game === gameOfRules(rules.filter(({ index }) => index === 0)) ? null : game;
  }

  result(blocks: readonly Block[]): SentenceReading {
    const { base, ranks, shownRanks } = this.#context;
    const { diagnostics, rules: found, subjects } = this.#page;
    const [size = null] = found.flatMap(({ fact }) =>
      fact.kind === 'size' ? [{ files: fact.files, ranks: fact.ranks }] : [],
    );
    const like = builtinOf(base ?? gameOfRules(found));
    const letter = (name: string): string | null => subjects.letter(name, builtinOf(base));
    const game: GameFacts = {
      ranks:
        size?.ranks ??
        ranks ??
        builtinOf(base)?.maxRank ??
        shownRanks?.() ??
        farthestNamed(this.#sentences, like),
      files: size?.files ?? builtinOf(base)?.maxFile ?? null,
      letter,
      freeInitial: subjects.freeInitials(builtinOf(base)),
      isDescribed: (name) => subjects.find(name) !== null,
      choices: usualChoices(found, letter),
      base: like,
      mayCheck: found.every(({ fact }) => fact.kind !== 'option' || fact.option !== 'checking'),
    };
    const facts = withoutRefuted(
      withAdditions(withCapturedKings(withThatLoses(found), like), this.#sentences),
      like,
    );
    const { rules, incomplete } = statedRules(
      facts,
      this.#sentences,
      game,
      hasNoQueens({ facts, sentences: this.#sentences, subjects, blocks }),
    );
    const lost = new Set(subjects.all.flatMap(remarksWithoutMoves));
    const remarks = reachRemarks(blocks);
    const elsewhere = otherBoard(blocks);
    if (elsewhere !== null) for (const one of subjects.all) one.unread.push(elsewhere);
    return {
      size,
      piecesBy: ({ decided, ...known }) =>
        describedPieces(
          subjects.all,
          pieceMoves((name) => subjects.find(name), known),
          { remarks, decided, isNamed: this.#isOwnName },
        ),
      diagnostics,
      rules,
      facts: facts.filter(({ index }) => !incomplete.has(index)),
      sentences: this.#sentences.map((sentence, index) => {
        const { span, verdict } = sentence;
        if (incomplete.has(index)) return { ...sentence, verdict: 'partly', unrecognized: span };
        const isLost = verdict === 'read' && lost.has(span);
        return isLost ? { ...sentence, verdict: 'unread', unrecognized: span } : sentence;
      }),
    };
  }
}

/** The number of the sentence that states what a title does. */
const NO_SENTENCE = -1;

/** What is said of a piece without telling its moves, if no sentence does: "the queen lacks the moves of a rook". */
const remarksWithoutMoves = ({ early, notations, statements }: Subject): readonly Span[] =>
  statements.length + notations.length > 0 ? [] : early;

/** "Differences from chess" as a heading: what is below changes that game. */
function gameOfDifferences({ topic }: Passage): string | null {
  const [, other] =
    /^(?:the |main |only )*(?:differences|changes|deviations|exceptions) (?:from|to|with|compared (?:to|with)) (?:the |rules of |normal |orthodox |standard |regular )*(.{1,40})$/i.exec(
      topic ?? '',
    ) ?? [];
  return other === undefined ? null : builtinNamed(other);
}

const isItem = ({ excerpt, isLabelled }: Passage): boolean =>
  isLabelled === true || ITEM.test(excerpt.text);

/** The letters of what pawns promote to in chess, with the pieces that stand in the place of those. */
function usualChoices(
  facts: readonly PlacedFact[],
  letter: GameFacts['letter'],
): readonly string[] | null {
  const swaps = factsOfKind(facts, 'replaced');
  const letters = ['queen', 'rook', 'bishop', 'knight'].map((name) => {
    const swap = swaps.find(({ fact }) => plainName(fact.piece) === name);
    return swap === undefined ? (USUAL_LETTERS.get(name) ?? null) : letter(swap.fact.by);
  });
  return letters.every((one) => one !== null) ? letters : null;
}

const builtinOf = (name: string | null): EngineRules | null =>
  name === null ? null : builtinRules(name);
