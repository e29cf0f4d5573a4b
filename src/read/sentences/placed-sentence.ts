import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { mayComplete, mayCompleteRule } from './brackets.js';
import { keeper } from '../../text/keep.js';
import type { Span } from '../../text/span.js';
import { betzaAsides, type BetzaAside } from './betza-asides.js';
import { sectionOf, type Passage, type Section } from './entries.js';
import { moveCounts, type MoveCount } from './move-counts.js';
import type { Names } from './names.js';
import { isOfOtherGame } from './other-boards.js';
import type { PlacedFact } from './rule-facts.js';
import { OF_MOVES, OF_RULES, sizeIn } from './sentence-kinds.js';
import type { Subject } from './subject.js';
import type { Subjects } from './subjects.js';
import type { Sentence } from './words.js';

/** What was read of a page up to a sentence, which adds to it. */
export interface PageSoFar {
  /** The built-in game that the title names; null: none. */
  readonly base: string | null;
  readonly names: Names;
  readonly subjects: Subjects;
  readonly rules: PlacedFact[];
  readonly diagnostics: Diagnostic[];
  /** What the items of a list bring about: "The game is a draw if:". */
  outcome: string | null;
  /** How many letters of sentences may still be read. */
  lettersLeft: number;
}

/** More than pages say of their pieces and rules: more takes longer to read than anybody waits. */
export const MOST_TEXT_OF_PAGE = 100_000;

/** Is there time to read so much more? What is not read is said once. */
export function mayRead(length: number, span: Span, page: PageSoFar): boolean {
  if (page.lettersLeft <= 0) return false;
  page.lettersLeft -= length;
  if (page.lettersLeft <= 0) {
    const message = `fairyc reads the first ${MOST_TEXT_OF_PAGE} letters of a page's sentences about pieces and rules. The rest is ignored.`;
    page.diagnostics.push(diagnose('doc/too-large', 'warning', span, message));
  }
  return true;
}

/** What the sentences before it say of a sentence. */
interface Before {
  /** The pieces of the entry. */
  readonly own: readonly Subject[];
  /** What the words before it are about. */
  readonly about: readonly Subject[];
  /** They say to what a piece promotes. */
  readonly isPromoted: boolean;
}

/** A sentence, and all that its place says of it. */
export interface PlacedSentence extends Before {
  readonly sentence: Sentence;
  readonly passage: Passage;
  /** The texts in brackets that may complete it. */
  readonly brackets: readonly Sentence[];
  /** It begins the passage. */
  readonly isFirst: boolean;
  /** Among the sentences of the page, from 0. */
  readonly index: number;
  /** Its words on one line. */
  readonly text: string;
  readonly span: Span;
  readonly section: Section;
  /** The notation in brackets that stands in it, or that it is. */
  readonly aside: BetzaAside | null;
  readonly counts: readonly MoveCount[];
  /** It stands where the page tells of another game. */
  readonly other: Passage['game'];
  readonly isElsewhere: boolean;
  /** The board that it says; null: none. */
  readonly size: ReturnType<typeof sizeIn>;
  /** It has words of moves or rules. */
  readonly isOfSomething: boolean;
}

/** Puts the sentences of a passage into their place. */
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
    !asides.some(({ start }) => start === bracket.start) &&
    !counts.some(({ start }) => bracket.start <= start && start < bracket.end) &&
    [mayComplete, mayCompleteRule].some((may) =>
      may(excerpt.text.slice(bracket.start, bracket.end)),
    );
  return (sentence, brackets, isFirst, index, { about, isPromoted, own }) => {
    const { end, start, words } = sentence;
    const { isOfMoves, isOfRules, size, text } = traitsOf(excerpt.text.slice(start, end));
    const isHere = (one: { readonly start: number }): boolean =>
      start <= one.start && one.start < end;
    // Written out: to spread one object and add a dozen fields to it was a tenth of reading a page again.
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
      aside: asides.find(isHere) ?? null,
      counts: counts.filter(isHere),
      other,
      isElsewhere,
      size: isTalk || isElsewhere ? null : size,
      isOfSomething: isOfMoves || isOfRules || (isTopic && words.length <= 4),
    };
  };
}

/** What the words of a sentence say wherever it stands. */
interface Traits extends Pick<PlacedSentence, 'size' | 'text'> {
  readonly isOfMoves: boolean;
  readonly isOfRules: boolean;
}

/** Two of the largest pages: most edits leave all sentences but one as they were. */
const keep = keeper<Traits>(4 * MOST_TEXT_OF_PAGE);

function traitsOf(words: string): Traits {
  return keep(words, () => {
    const text = words.split(/\s+/).join(' ').trim();
    const size = sizeIn(text);
    return { text, size, isOfMoves: OF_MOVES.test(text), isOfRules: OF_RULES.test(text) };
  });
}
