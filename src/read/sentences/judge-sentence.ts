import { diagnose } from '../../catalog/diagnose.js';
import type { Span } from '../../text/span.js';
import { calledByAside, calledKing } from './called-pieces.js';
import type { MoveFact } from './move-facts.js';
import { plainName } from './names.js';
import { notationIn } from './notations.js';
import type { PageSoFar, PlacedSentence } from './placed-sentence.js';
import {
  kindOfUnread,
  LEADS_ENDS,
  MIRROR,
  OF_MOVES,
  OF_OTHERS,
  OF_RULES,
  outcomeOfList,
  REMARK,
  TALK,
} from './sentence-kinds.js';
import { addFacts, type Subject } from './subject.js';
import { parsed, record, type Understood } from './record-sentence.js';
import type { Verdict } from './described-pieces.js';

/** What was made of a sentence. */
interface Judged extends Understood {
  /** From the first word that was not understood. */
  readonly unrecognized: Span;
}

/** Reads a sentence: the first step that understands it has the verdict. */
export function judgeSentence(placed: PlacedSentence, page: PageSoFar): Judged {
  const { about, index, passage, size, span, text } = placed;
  if (passage.isTalk) return { verdict: 'prose', about, unrecognized: span };
  page.outcome = outcomeOfList(text) ?? page.outcome;
  if (size !== null) page.rules.push({ fact: { kind: 'size', ...size }, about: null, span, index });
  const known =
    bracketBehind(placed) ?? calledPiece(placed, page) ?? notation(placed) ?? mirrorImages(placed);
  if (known !== null) return { verdict: known, about, unrecognized: span };
  const { read, unrecognized } = parsed(placed, page);
  if (read !== null) return { unrecognized, ...record(read, placed, page) };
  const said = LEADS_ENDS.test(text) ? 'read' : (countAlone(placed) ?? boardAlone(placed));
  if (said !== null) return { unrecognized, verdict: said, about };
  return { unrecognized, ...notUnderstood(placed, page) };
}

/** "(FAfW)", "(eight squares in total)": it belongs to the sentence before. */
function bracketBehind({ about, aside, counts, sentence, text }: PlacedSentence): Verdict | null {
  const isNotation = aside?.start === sentence.start && aside.text.length === text.length;
  if (!sentence.isAside || (!isNotation && counts.length === 0)) return null;
  for (const { said } of about)
    if (isNotation) said.at(-1)?.betza.push(aside);
    else said.at(-1)?.counts.push(...counts);
  return about.length === 0 ? 'prose' : 'read';
}

/** "The Horde's king is called the Khan, but moves like a king". */
function calledPiece(placed: PlacedSentence, { subjects }: PageSoFar): Verdict | null {
  const { passage, sentence, span, text } = placed;
  const called = sentence.isAside
    ? calledByAside(passage.excerpt.text.slice(0, sentence.start), text)
    : calledKing(text);
  if (called === null) return null;
  const reference = { name: plainName(called.name), game: null, isUsual: false };
  // Of a piece that the page told of before it says nothing new.
  const found = subjects
    .named(reference, [], span)
    .filter(({ isEntry, said }) => !isEntry && said.length === 0);
  if (!found.every((one) => addFacts(one, called.facts, placed, []))) return null;
  return found.length === 0 ? 'prose' : 'read';
}

/** "(Betza: fW)" */
function notation({ about, passage, sentence }: PlacedSentence): Verdict | null {
  const moves = about.length === 0 ? null : notationIn(sentence, passage.excerpt);
  if (moves === null) return null;
  for (const one of about) one.notations.push(moves);
  return 'read';
}

function mirrorImages(placed: PlacedSentence): Verdict | null {
  if (placed.about.length < 2 || !MIRROR.test(placed.text)) return null;
  for (const one of placed.about) addFacts(one, [{ kind: 'mirror' }], placed, []);
  return 'read';
}

/** A sentence that says no more than to how many squares a piece can go is no longer. */
const MOST_WORDS_OF_COUNT = 14;

function countAlone({ about, counts, sentence }: PlacedSentence): Verdict | null {
  const isCount = counts.length > 0 && sentence.words.length <= MOST_WORDS_OF_COUNT;
  if (!isCount || about.length === 0) return null;
  for (const { said } of about) said.at(-1)?.counts.push(...counts);
  return 'read';
}

/** The size of the board, which is taken from any sentence; it may say more. */
function boardAlone({ size, text }: PlacedSentence): Verdict | null {
  if (size === null) return null;
  const isMore = OF_RULES.test(text) || (OF_MOVES.test(text) && !TALK.test(text));
  return isMore ? 'partly' : 'read';
}

/** Tells talk from what had to be understood, and says of whose moves that is. */
function notUnderstood(placed: PlacedSentence, page: PageSoFar): Understood {
  const { aside, own, passage, sentence, span, text } = placed;
  const { subjects } = page;
  const kind = kindOfUnread(text, {
    isAside: sentence.isAside,
    isDescribed: placed.about.some(
      ({ notations, said }) => said.length > 0 || notations.length > 0,
    ),
    isAlone: placed.about.length === 0,
  });
  // "Horse, too, comes from Korea. It goes …"
  const isOpening = placed.about.length === 0 && own.length === 0 && passage.kind === 'sentences';
  const about = isOpening ? subjects.openedBy(sentence, span) : placed.about;
  if (kind !== 'of-moves') return { verdict: kind, about };
  if (OF_OTHERS.test(text)) return { verdict: 'unread', about };
  if (about.length > 0) page.diagnostics.push(...subjects.unknownNames(sentence, passage.excerpt));
  const named = subjects.firstNamed(sentence) ?? about;
  const isRemark = REMARK.test(text);
  for (const one of named)
    // Before anything is told a remark may be what tells it.
    if (isRemark) one.early.push(span);
    else if (aside === null) one.unread.push(span);
    else useNotation(one, placed, aside, page);
  const isUsed = !isRemark && aside !== null && named.length > 0;
  return { verdict: isUsed ? 'read' : 'unread', about };
}

/** The notation behind a sentence that is not understood stands for it. */
function useNotation(
  subject: Subject,
  { section, span, text }: PlacedSentence,
  aside: NonNullable<PlacedSentence['aside']>,
  { diagnostics }: PageSoFar,
): void {
  const message = `This sentence is not understood; its notation "${aside.text}" is used instead.`;
  diagnostics.push(diagnose('doc/betza-used', 'info', span, message));
  const region = /\b(?:on|from)\s+((?:non-?|un)?connected)\b/i.exec(text)?.[1]?.toLowerCase();
  const from = region === undefined || region === 'connected' ? (region ?? null) : 'unconnected';
  const fact: MoveFact = { kind: 'moves', moves: aside.movement, from };
  subject.said.push({ span, section, facts: [fact], betza: [], counts: [], isOpen: false });
}
