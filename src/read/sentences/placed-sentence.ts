import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { mayComplete, mayCompleteRule } from './brackets.js';
import { keeper } from '../../text/keep.js';
import type { Span } from '../../text/span.js';
import { upTo } from '../../text/up-to.js';
import { betzaAsides, type BetzaAside } from './betza-asides.js';
import { sectionOf, type Passage, type Section } from './passage.js';
import { moveCounts, type MoveCount } from './move-counts.js';
import type { Names } from './names.js';
import { isOfOtherGame } from './other-boards.js';
import type { PlacedFact } from './rule-facts.js';
import { OF_MOVES, OF_RULES, sizeIn } from './sentence-kinds.js';
import type { Subject } from './subject.js';
import type { Subjects } from './subjects.js';
import type { Sentence } from './words.js';

/** What has been read of a page so far. Each sentence adds to it. */
export interface PageSoFar {
  /** The built-in game that the title names. Null if it names none. */
  readonly base: string | null;
  /** The game that a later sentence names as the one that the page changes. Null if none does, or before it is known. */
  readonly changes: string | null;
  /** The first heading. */
  readonly title: string;
  readonly names: Names;
  readonly subjects: Subjects;
  readonly rules: PlacedFact[];
  readonly diagnostics: Diagnostic[];
  /** The words that the items of a list leave out: "draw if" below "The game is a draw if:". */
  listLead: string | null;
  /** The next passage is an item of a list. */
  isBeforeItems: boolean;
  /** How many characters of sentences may still be read. */
  lettersLeft: number;
}

/** More than any page has about its pieces and rules. Reading more takes too long. */
export const MOST_TEXT_OF_PAGE = 100_000;

/** Whether so much more text may be read. The first text that may not is reported. */
export function mayRead(length: number, span: Span, page: PageSoFar): boolean {
  if (page.lettersLeft <= 0) return false;
  page.lettersLeft -= length;
  if (page.lettersLeft <= 0) {
    const message = `fairyc reads the first ${MOST_TEXT_OF_PAGE} letters of a page's sentences about pieces and rules. The rest is ignored.`;
    page.diagnostics.push(diagnose('doc/too-large', 'warning', span, message));
  }
  return true;
}

/** The context of a sentence from the sentences before it. */
interface Before {
  /** The pieces of the entry. */
  readonly own: readonly Subject[];
  /** The pieces that the sentence before it is about. */
  readonly about: readonly Subject[];
  /** The sentence before it says what a piece promotes to. */
  readonly isPromoted: boolean;
}

/** A sentence with its context. */
export interface PlacedSentence extends Before {
  readonly sentence: Sentence;
  readonly passage: Passage;
  /** The texts in brackets that may complete it. */
  readonly brackets: readonly Sentence[];
  /** It is the first of its passage. */
  readonly isFirst: boolean;
  /** Its number on the page, from 0. */
  readonly index: number;
  /** Its text on one line, without bold marks. */
  readonly text: string;
  readonly span: Span;
  readonly section: Section;
  /** The notation in brackets that it contains or consists of. Null if there is none. */
  readonly aside: BetzaAside | null;
  readonly counts: readonly MoveCount[];
  /** The other game that this part of the page is about. Null if it is about the page's own game. */
  readonly other: Passage['game'];
  readonly isElsewhere: boolean;
  /** The board size that it states. Null if it states none. */
  readonly size: ReturnType<typeof sizeIn>;
  /** It contains words about moves or rules. */
  readonly isOfSomething: boolean;
}

/** Gives the sentences of a passage their context. */
export function placing(
  passage: Passage,
  base: string | null,
): (
  sentence: Sentence,
  brackets: readonly Sentence[],
  isFirst: boolean,
  index: number,
  before: Before,
) => PlacedSentence {
  const { excerpt, isTalk, topic } = passage;
  const [asides, counts] = [betzaAsides(excerpt), moveCounts(excerpt)];
  const other = passage.game?.name === base ? null : passage.game;
  const isElsewhere = other?.isRules === false || isOfOtherGame(topic, base);
  const isTopic = topic !== null && (traitsOf(topic).isOfRules || /\b(?:board|size)\b/.test(topic));
  const isPart = (bracket: Sentence): boolean =>
    startingIn(asides, bracket)[0]?.start !== bracket.start &&
    startingIn(counts, bracket).length === 0 &&
    [mayComplete, mayCompleteRule].some((may) =>
      may(excerpt.text.slice(bracket.start, bracket.end)),
    );
  return (sentence, brackets, isFirst, index, { about, isPromoted, own }) => {
    const { end, start, words } = sentence;
    const { isOfMoves, isOfRules, size, text } = traitsOf(excerpt.text.slice(start, end));
    // Written out, because spreading an object and adding a dozen fields took a tenth of the time of reading a page again.
    return {
      own,
      about,
      isPromoted,
      sentence,
      passage,
      brackets: brackets.filter(isPart),
      isFirst,
      index,
      text,
      span: excerpt.place(start, end),
      section: sectionOf(passage),
      aside: startingIn(asides, sentence)[0] ?? null,
      counts: startingIn(counts, sentence),
      other,
      isElsewhere,
      size: isTalk || isElsewhere ? null : size,
      isOfSomething: isOfMoves || isOfRules || (isTopic && words.length <= 4),
    };
  };
}

/** Those of a sorted list that start in a stretch of the text. */
function startingIn<T extends { readonly start: number }>(
  sorted: readonly T[],
  { end, start }: Sentence,
): readonly T[] {
  const startOf = (one: T): number => one.start;
  return sorted.slice(upTo(sorted, start - 1, startOf), upTo(sorted, end - 1, startOf));
}

/** What a sentence states regardless of its context. */
interface Traits extends Pick<PlacedSentence, 'size' | 'text'> {
  readonly isOfMoves: boolean;
  readonly isOfRules: boolean;
}

/** Room for two of the largest pages. Most edits change only one sentence. */
const keep = keeper<Traits>(4 * MOST_TEXT_OF_PAGE);

function traitsOf(words: string): Traits {
  return keep(words, () => {
    const text = words
      .replace(/\*\*|\*(?=\p{L})|(?<=\p{L})\*/gu, '')
      .split(/\s+/)
      .join(' ')
      .trim();
    const size = sizeIn(text);
    return { text, size, isOfMoves: OF_MOVES.test(text), isOfRules: OF_RULES.test(text) };
  });
}
