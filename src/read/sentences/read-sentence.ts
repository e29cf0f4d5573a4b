import { diagnose } from '../../catalog/diagnose.js';
import { addAll } from '../../text/add-all.js';
import type { Span } from '../../text/span.js';
import { changesMeaning } from './brackets.js';
import { letterBehind, movesBehind } from './brackets-of-pieces.js';
import { calledByAside, calledKing, LONGEST_LEAD } from './called-pieces.js';
import { leadOfMoves } from './labels.js';
import type { MoveFact } from './move-facts.js';
import { plainName } from './names.js';
import { notationIn } from './notations.js';
import type { PageSoFar, PlacedSentence } from './placed-sentence.js';
import {
  isFragment,
  kindOfUnread,
  LEADS_ENDS,
  MIRROR,
  OF_MOVES,
  OF_OTHERS,
  OF_RULES,
  outcomeOfList,
  isAddition,
  REMARK,
  TALK,
} from './sentence-kinds.js';
import { addFacts, isInLastStatement, type Subject } from './subject.js';
import { isItemOfMoves, parsed, record, type Understood } from './record-sentence.js';
import type { Verdict } from './described-pieces.js';
import type { Sentence } from './words.js';

/** The verdict on a sentence. */
interface SentenceVerdict extends Understood {
  /** From the first word that was not understood. */
  readonly unrecognized: Span;
  /** The texts in brackets that are part of it. */
  readonly brackets?: readonly Sentence[];
}

/** Reads a sentence. The first step that understands it gives the verdict. */
export function readSentence(placed: PlacedSentence, page: PageSoFar): SentenceVerdict {
  const { about, index, passage, size, span, text } = placed;
  if (passage.isTalk) return { verdict: 'prose', about, unrecognized: span };
  const lead = isAboutThem(placed, page) ? leadOfMoves(text) : null;
  page.listLead = lead ?? outcomeOfList(text) ?? page.listLead;
  if (lead !== null) return { verdict: 'read', about, unrecognized: span };
  if (size !== null) page.rules.push({ fact: { kind: 'size', ...size }, about: null, span, index });
  const known =
    bracketBehind(placed) ??
    letterBehind(placed, page) ??
    movesBehind(placed, page) ??
    calledPiece(placed, page) ??
    notation(placed) ??
    mirrorImages(placed);
  if (known !== null) return { verdict: known, about, unrecognized: span };
  const { read, unrecognized } = parsed(placed, page);
  if (read !== null)
    return { unrecognized, brackets: read.brackets, ...record(read, placed, page) };
  const verdict = LEADS_ENDS.test(text) ? 'read' : (countAlone(placed) ?? boardAlone(placed));
  if (verdict !== null) return { unrecognized, verdict, about };
  return { unrecognized, ...notUnderstood(placed, page) };
}

/** Whether it may lead a list on the pieces that it is about, and on no other. */
function isAboutThem(
  { about, sentence }: PlacedSentence,
  { isBeforeItems, subjects }: PageSoFar,
): boolean {
  if (!isBeforeItems || about.length === 0 || sentence.isAside) return false;
  const named = subjects.firstNamed(sentence);
  if (named !== null) return named.length > 0 && named.every((one) => about.includes(one));
  return /^\W*(?:how |it|they|he|she|this piece|its|their|the (?!\p{L}+ (?:can|may|moves?|captures?|ha[sv]e?)\b)|moves?|captures?|can|may)\b/iu.test(
    sentence.words.map(({ text }) => text).join(' '),
  );
}

/** An aside such as "(FAfW)" or "(eight squares in total)" belongs to the sentence before it. */
function bracketBehind({ about, aside, counts, sentence, text }: PlacedSentence): Verdict | null {
  const isNotation = aside?.start === sentence.start && aside.text.length === text.length;
  if (!sentence.isAside || (!isNotation && counts.length === 0)) return null;
  for (const { statements } of about)
    if (isNotation) statements.at(-1)?.betza.push(aside);
    else for (const count of counts) statements.at(-1)?.counts.push(count);
  return about.length === 0 ? 'prose' : 'read';
}

/** "The Horde's king is called the Khan, but moves like a king". */
function calledPiece(placed: PlacedSentence, { subjects }: PageSoFar): Verdict | null {
  const { passage, sentence, span, text } = placed;
  const called = sentence.isAside
    ? calledByAside(
        passage.excerpt.text.slice(Math.max(0, sentence.start - LONGEST_LEAD), sentence.start),
        text,
      )
    : calledKing(text);
  if (called === null) return null;
  const reference = { name: plainName(called.name), game: null, isUsual: false };
  // A piece that the page has already described gets nothing new from this.
  const found = subjects
    .named(reference, [], span)
    .filter(({ isEntry, statements }) => !isEntry && statements.length === 0);
  if (!found.every((one) => addFacts(one, called.facts, placed, []))) return null;
  return found.length === 0 ? 'prose' : 'read';
}

/** A notation in brackets: "(Betza: fW)". */
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

/** A sentence that only counts the squares that a piece can reach has at most this many words. */
const MOST_WORDS_OF_COUNT = 14;

function countAlone({ about, counts, sentence }: PlacedSentence): Verdict | null {
  const isCount = counts.length > 0 && sentence.words.length <= MOST_WORDS_OF_COUNT;
  if (!isCount || about.length === 0) return null;
  for (const { statements } of about)
    for (const count of counts) statements.at(-1)?.counts.push(count);
  return 'read';
}

/** "On a 10x8 board with archbishops": a difference from another game, perhaps. */
const BESIDE_SIZE =
  /\b(?:but|with(?! \d+ squares\b)|plus|adds?|introduc\w+|new|extra|additional|different\w*|divided)\b/i;

/** A sentence that states the size of the board. The size is taken from any sentence, so this one may contain more. */
function boardAlone({ size, text }: PlacedSentence): Verdict | null {
  if (size === null) return null;
  const isMore = OF_RULES.test(text) || (OF_MOVES.test(text) && !TALK.test(text));
  if (isMore) return 'partly';
  return BESIDE_SIZE.test(text) ? 'prose' : 'read';
}

/** A label under which each sentence states a rule. */
const NAMES_RULE =
  /\b(?:promot\w*|castl\w*|en passant|stalemat\w*|repetition|perpetual|drops?|win(?:s|ning)?|draws?)\b/i;

/** Decides whether a sentence that was not understood is talk or a gap, and which pieces the gap concerns. */
function notUnderstood(placed: PlacedSentence, page: PageSoFar): Understood {
  const { aside, own, passage, sentence, span, text } = placed;
  const { subjects } = page;
  const usual = kindOfUnread(text, {
    isAside: sentence.isAside,
    isDescribed: placed.about.some(
      ({ notations, statements }) => statements.length > 0 || notations.length > 0,
    ),
    isAlone: placed.about.length === 0,
  });
  // "Promotion: yes (queens only)": what the label names is a rule, whatever the words behind it.
  const isOfLabel =
    passage.isLabelled === true && placed.isFirst && NAMES_RULE.test(passage.topic ?? '');
  const told = usual === 'prose' && isOfLabel ? 'unread' : usual;
  const kind = isItemOfMoves(placed, page) ? 'of-moves' : told;
  // "Horse, too, comes from Korea. It goes …"
  const isOpening = placed.about.length === 0 && own.length === 0 && passage.kind === 'sentences';
  const other =
    isOpening || own.length > 0
      ? null
      : (subjects.introducedBy(text, span) ?? subjects.actingIn(sentence, span));
  const about = other ?? (isOpening ? subjects.openedBy(sentence, span) : placed.about);
  // What the piece becomes is lost, so the piece is not read.
  if (PROMOTES_TO.test(text)) for (const one of about) one.unread.push(span);
  const restricted = about.filter((one) => restricts(placed, one));
  if (restricted.length > 0) {
    for (const one of restricted) one.unread.push(span);
    return { verdict: 'unread', about };
  }
  const isPart = about.some((one) => isInLastStatement(one, placed)) && changesMeaning(text);
  if (kind === 'unread' && CONFINES.test(text)) for (const one of about) one.unread.push(span);
  if (kind !== 'of-moves' && !isPart) return { verdict: kind, about };
  if (OF_OTHERS.test(text)) return { verdict: 'unread', about };
  if (about.length > 0) addAll(page.diagnostics, subjects.unknownNames(sentence, passage.excerpt));
  const named = isAddition(text) ? about : (subjects.firstNamed(sentence) ?? about);
  const isRemark = REMARK.test(text);
  for (const one of named)
    // If nothing has been read about a piece yet, the remark may be its description.
    if (isRemark) one.early.push(span);
    else if (aside === null) one.unread.push(span);
    else useNotation(one, placed, aside, page);
  const isUsed = !isRemark && aside !== null && named.length > 0;
  return { verdict: isUsed ? 'read' : 'unread', about };
}

/** "It may not leave the squares …": without it, the piece goes everywhere. */
const CONFINES =
  /^\W*(?:it|they|he|she|this piece|the \p{L}+|\p{L}+s) (?:is|are|must|may|can|cannot|does|do|has|have|never)\b.*\b(?:leave|confined|restricted|limited|stay|remain|enter|cross)\b/iu;

/** How far the end of a sentence may be from the start of the next, with "Note:" between them. */
const NEAR = 12;

/** Whether it is a condition in brackets, or a fragment, behind a sentence on the moves of a piece. */
function restricts(placed: PlacedSentence, piece: Subject): boolean {
  const { sentence, span, text } = placed;
  const last = piece.statements.at(-1)?.span;
  if (last === undefined || placed.aside !== null || !isFragment(text, sentence.isAside))
    return false;
  const isBehind = last.end <= span.start && span.start <= last.end + NEAR;
  return sentence.isAside ? isInLastStatement(piece, placed) || isBehind : isBehind;
}

const PROMOTES_TO = /^\W*(?:it )?promotes? (?:in)?to\b/i;

/** Uses the notation behind a sentence in place of the sentence, which was not understood. */
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
  subject.statements.push({ span, section, facts: [fact], betza: [], counts: [], isOpen: false });
}
