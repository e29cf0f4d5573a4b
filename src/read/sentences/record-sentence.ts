import { addAll } from '../../text/add-all.js';
import type { Span } from '../../text/span.js';
import { mayComplete, withoutBrackets } from './brackets.js';
import { isPawn, isUsualAfterAll, keepsUsualMoves } from './changed-moves.js';
import { plainName } from './names.js';
import type { MoveFact, Way } from './move-facts.js';
import { mayRead, type PageSoFar, type PlacedSentence } from './placed-sentence.js';
import { factHere } from './rule-facts.js';
import type { LocatedFact } from './rule-phrases.js';
import { means, set } from './rule-words.js';
import {
  isRepetition,
  diagnoseMisspellings,
  parseBare,
  parseRule,
  parseSentence,
  parseBehindLead,
  zoneInBrackets,
  mayDescribeOther,
  newPiece,
  type ParsedSentence,
} from './parsed-sentence.js';
import { standsAlone, unlinked } from './labels.js';
import { gameOfRules } from './stated-rules.js';
import { addsMoves, isFragment, mayStateRule } from './sentence-kinds.js';
import {
  factsOf,
  nameOf,
  addFacts,
  isInLastStatement,
  isPartlyPlaced,
  type Subject,
} from './subject.js';
import type { Verdict } from './described-pieces.js';
import { withSubject } from './players.js';
import { withoutSlips, type Sentence, type Word } from './words.js';

/** How far a sentence is understood, and what it is about: the next one perhaps as well. */
export interface Understood {
  readonly verdict: Verdict;
  readonly about: readonly Subject[];
}

/** What the words of a sentence say, and the words, in which slips were put right. */
interface Read {
  readonly said: ParsedSentence;
  readonly words: readonly Word[];
  /** The texts in brackets whose words are among them. */
  readonly brackets: readonly Sentence[];
}

/** What its words mean by the patterns; null: they match none. */
export function parsed(
  placed: PlacedSentence,
  page: PageSoFar,
): { readonly read: Read | null; readonly unrecognized: Span } {
  const { isOfSomething, sentence, span, text } = placed;
  const isTried =
    isOfSomething ||
    mayBeBare(placed) ||
    isItemOfMoves(placed, page) ||
    mayStateRule(text) ||
    isPart(placed);
  if (!isTried || !mayRead(text.length, span, page)) return { read: null, unrecognized: span };
  const parts = placed.brackets.filter((one) => !isWhole(one, page));
  for (const words of withoutBrackets(sentence, parts)) {
    const { said, unrecognized } = parseWords(words, placed, page, true);
    if (said !== null) return { read: { said, words, brackets: parts }, unrecognized };
  }
  const before = placed.passage.excerpt.text.slice(0, sentence.start);
  const ofZone = zoneInBrackets(sentence, before, page.names);
  if (ofZone !== null)
    return { read: { said: ofZone, words: sentence.words, brackets: [] }, unrecognized: span };
  const alone = parseWords(sentence.words, placed, page);
  const other = alone.said === null ? withSubject(sentence.words, before, page.title) : null;
  const first = other === null ? alone : parseWords(other, placed, page);
  const fixed = first.said === null && isOfSomething ? withoutSlips(sentence.words) : null;
  const words = fixed ?? sentence.words;
  const { said, unrecognized } = fixed === null ? first : parseWords(fixed, placed, page);
  return { read: said === null ? null : { said, words, brackets: [] }, unrecognized };
}

const isPart = ({ sentence, text }: PlacedSentence): boolean =>
  sentence.isAside && mayComplete(text);

/** Whether it is an item of a list of moves, which may leave out all words of moving: "straight ahead". */
export function isItemOfMoves({ isFirst }: PlacedSentence, { listLead }: PageSoFar): boolean {
  return isFirst && (listLead?.startsWith('it ') ?? false);
}

/** Whether words in brackets are a sentence of their own: "(any number of squares diagonally)". */
function isWhole({ words }: Sentence, { names }: PageSoFar): boolean {
  const said = parseSentence(words, names).value ?? parseBare(words, names).value;
  const isLinked = /^(?:or|and|but|plus|only)$/.test(words[0]?.text ?? '');
  return (
    !isLinked &&
    said !== null &&
    said.clauses.every(({ facts }) =>
      facts.every((fact) => fact.kind !== 'ways' || !fact.ways.every(isUndistanced)),
    )
  );
}

/** "Guard: one square diagonally." */
function mayBeBare({ about: [first], isFirst, passage: { kind } }: PlacedSentence): boolean {
  return first !== undefined && isFirst && (kind === 'bare' || first.statements.length === 0);
}

function parseWords(
  given: readonly Word[],
  placed: PlacedSentence,
  page: PageSoFar,
  hasBrackets = false,
): { readonly said: ParsedSentence | null; readonly unrecognized: Span } {
  const { isOfSomething, passage, sentence } = placed;
  const { excerpt, topic, under = null } = passage;
  const { listLead, names } = page;
  const isItem = isItemOfMoves(placed, page);
  const words = isItem ? unlinked(given) : given;
  const isFree = under === null || standsAlone(under, placed.own.length > 0);
  const isUnderCondition = under !== null && isFragment(under, true);
  const alone = parseSentence(words, names);
  const stop = words[Math.min(alone.farthest, words.length - 1)];
  const behind = (before: readonly string[] | undefined): ParsedSentence | null =>
    before === undefined || !(isOfSomething || isItem)
      ? null
      : parseBehindLead(before, words, sentence.start, names);
  const lead =
    topic === null || isUnderCondition ? undefined : [...topic.split(/[\s-]+/).slice(0, 4), '-'];
  // "Castling: the king moves two squares" is no move of the king.
  const isOfCastling = topic !== null && /^\W*castling\b/i.test(topic);
  const said =
    (isOfCastling ? behind(lead) : null) ??
    (isFree || (alone.value?.clauses.length === 0 && !isUnderCondition) ? alone.value : null) ??
    behind(listLead?.split(' ')) ??
    behind(lead) ??
    (isFree && words.at(-1)?.text !== ':' && (mayBeBare(placed) || isPart(placed))
      ? parseBare(words, names).value
      : null);
  // What qualifies a rule is no part of the patterns.
  const mayQualify = sentence.isQualified || (sentence.isQualifiedInBrackets && !hasBrackets);
  const isQualified = mayQualify && (said?.rules.length ?? 0) > 0;
  const unrecognized = excerpt.place(stop?.start ?? sentence.start, sentence.end);
  return { said: isQualified ? null : said, unrecognized };
}

/** Adds what brackets repeat to the sentence before, which must agree. False if they restrict it. */
function repeats(
  { clauses }: ParsedSentence,
  placed: PlacedSentence,
  { subjects }: PageSoFar,
): boolean {
  const [about, ...others] = subjects.all.filter((one) => isInLastStatement(one, placed));
  // "Knights are … (…) and bishops are … (…)": which of them is meant is not known.
  if (about === undefined || others.length > 0) return true;
  const repeated = clauses.flatMap(({ facts }) =>
    facts.flatMap((fact): readonly MoveFact[] =>
      fact.kind === 'ways' ? [{ kind: 'repeats', ways: fact.ways, manner: fact.manner }] : [],
    ),
  );
  for (const fact of repeated) about.statements.at(-1)?.facts.push(fact);
  return !/\bonly\b/i.test(placed.text);
}

/** What says nothing of moves, and tells what a piece is. */
const OF_ROYALTY =
  /\broyal\b|essentially the king|like any other|(?:\bnot|n['’]?t) (?:subject to|affected by) checks?\b|\b(?:kings?|generals?) (?:can|may) be (?:captured|taken)\b/i;

/** Adds what a sentence says to the pieces and the rules of the page. */
export function record({ said, words }: Read, placed: PlacedSentence, page: PageSoFar): Understood {
  const { passage, sentence, span, text } = placed;
  addAll(page.diagnostics, diagnoseMisspellings(words, passage.excerpt));
  const { about, isUsed: isMeant } = isRepetition(said, sentence, placed.about, text)
    ? { about: placed.about, isUsed: repeats(said, placed, page) }
    : recordMoves(said, placed, page);
  const last = about.map(({ statements }) => statements.at(-1));
  if (said.isPlaced) for (const one of last) if (one !== undefined) one.isPlaced = true;
  const isUsed = isMeant && !(said.clauses.length > 0 && about.some(isPartlyPlaced));
  if (!isUsed) for (const one of about) one.unread.push(span);
  // "The Prince is a non-royal King" is a rule beside its moves.
  const isOfRoyalty = OF_ROYALTY.test(text);
  const royalty =
    isOfRoyalty && said.rules.length === 0 ? parseRule(words, page.names).value : null;
  const rules = royalty ?? said.rules.flatMap((rule) => ofOwnGame(rule, words, placed, page));
  // "Queens cannot capture, and the king is not royal."
  const isLost =
    isOfRoyalty &&
    royalty === null &&
    said.rules.every(({ fact }) => fact.kind !== 'royal') &&
    said.clauses.length > 1 &&
    said.clauses.some(({ facts }) => facts.length === 0);
  const isRead =
    isUsed && !isLost && rules.every((rule) => recordRule(rule, words, about, placed, page));
  return {
    verdict: isRead ? 'read' : 'unread',
    about: about.length > 0 ? about : introduced(said, placed, page),
  };
}

/** "Instead of a queen, each player has a chancellor. It moves …": the next sentence is about the new piece. */
function introduced(
  { clauses, rules }: ParsedSentence,
  { span }: PlacedSentence,
  { subjects }: PageSoFar,
): readonly Subject[] {
  const piece = clauses.length > 0 ? null : newPiece(rules.map(({ fact }) => fact));
  return piece === null ? [] : subjects.named({ ...piece, name: plainName(piece.name) }, [], span);
}

/** `isUsed`: all of it is said of pieces that are known. */
function recordMoves(
  said: ParsedSentence,
  placed: PlacedSentence,
  page: PageSoFar,
): { readonly about: readonly Subject[]; readonly isUsed: boolean } {
  const { subjects } = page;
  const { counts, own, span, text } = placed;
  let { about } = placed;
  let isUsed = !(placed.isPromoted && mayDescribeOther(said, text, about));
  if (addsCaptures(said, placed)) about.forEach(captureAsDescribed);
  const isChanged = (page.changes ?? gameOfRules([...page.rules, ...said.rules])) !== null;
  const told = new Set<Subject>();
  const known = new Set(subjects.all.filter(({ statements }) => statements.length > 0));
  for (const { facts, subject, turn } of said.clauses) {
    const isTurn = turn?.of === placed.about.length;
    const here =
      turn === undefined ? about : isTurn ? placed.about.slice(turn.at, turn.at + 1) : [];
    const meant = subject?.map((one) => subjects.named(one, own, span)) ?? [here];
    about = meant.flat();
    // "Checkmate: the king cannot move" is what a picture shows.
    const isShown =
      own.length === 0 && facts.length > 0 && facts.every(({ kind }) => kind === 'stay');
    isUsed &&= !isShown && meant.length > 0 && meant.every(({ length }) => length > 0);
    for (const one of about)
      if (one.statements.length === 0 && one.notations.length === 0)
        isUsed &&= keepsUsualMoves(one, facts, placed, page, said.rules);
      else isUsed &&= !isUsualAfterAll(one, facts);
    isUsed &&= !about.some(
      (one) => one.statements.length > 0 && isUnclear(facts, text, !known.has(one)),
    );
    // "Bishops may also move sideways, and knights move like camels": what is added is said of one of them.
    const isOther = told.size > 0 && !about.some((one) => told.has(one));
    isUsed &&= !(isChanged && isOther && addsMoves(text) && timesAdded(text) <= 1);
    // "Horse: the knight leaps …": what the label names is not described.
    if (placed.isFirst && placed.passage.kind === 'bare' && !own.some((one) => about.includes(one)))
      for (const one of own) if (one.statements.length === 0) one.unread.push(span);
    for (const one of about) told.add(one);
    for (const one of about) isUsed &&= addFacts(one, facts, placed, counts);
    // "For its first move, the King can go two squares": the entry goes on under another name.
    const isFirst = facts.some((fact) => fact.kind === 'ways' && fact.condition.initial);
    if (isFirst && about.every(({ isEntry }) => !isEntry))
      for (const one of own) one.unread.push(span);
  }
  return { about, isUsed };
}

const timesAdded = (text: string): number =>
  [...text.matchAll(/\b(?:also|additionally|too|as well|gains?|in addition)\b/gi)].length;

/** "In addition it moves forward and captures diagonally": how it captures by that, not by what was told before. */
function addsCaptures({ clauses }: ParsedSentence, { sentence }: PlacedSentence): boolean {
  const manners = clauses.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'ways' ? [fact.manner] : [])),
  );
  return sentence.adds && manners.includes('capture') && manners.includes('move');
}

function captureAsDescribed({ statements }: Subject): void {
  for (const { facts } of statements)
    for (const [at, fact] of facts.entries())
      if (fact.kind === 'ways' && fact.manner === 'move') facts[at] = { ...fact, manner: 'both' };
}

/** Beside other sentences: "it can also move up to two squares" adds what no direction is known of, "it moves only forward" takes what it does not name. */
function isUnclear(facts: readonly MoveFact[], text: string, isSameSentence: boolean): boolean {
  return facts.some((fact) =>
    fact.kind === 'ways'
      ? /\bonly\b/i.test(text) &&
        fact.ways.every(isUndistanced) &&
        // "Moves one square in any direction, captures only diagonally."
        !(isSameSentence && fact.manner === 'capture')
      : fact.kind === 'limit' && /\balso\b/i.test(text),
  );
}

function isUndistanced(way: Way): boolean {
  return way.kind === 'line' && way.least === null;
}

/** "Unlike in chess, there is no double step for Rabbit pawns" is about all pawns of the game Rabbit. Without chess these may be one army. */
function ofOwnGame(
  { fact, from, to }: LocatedFact,
  words: readonly Word[],
  { text }: PlacedSentence,
  { title }: PageSoFar,
): readonly LocatedFact[] {
  const said = words.slice(from, to);
  const isOwn =
    fact.kind === 'meaning' &&
    fact.meaning === 'no double step for one army' &&
    /\b(?:unlike|differ\w+|contrast)\b[^,]{0,20}\bchess\b/i.test(text) &&
    said.some(({ image }) => /^\p{Lu}\p{Ll}{3}/u.test(image) && title.includes(image));
  if (!isOwn) return [{ fact, from, to }];
  const isEnPassant = said.some(({ text }) => text === 'passant');
  const facts = [...set({ doubleStep: 'false' }), ...(isEnPassant ? means('no en passant') : [])];
  return facts.map((one) => ({ fact: one, from, to }));
}

/** "A soldier moves like a pawn." */
const isLikePawn = (subject: Subject): boolean =>
  factsOf(subject).some(
    (fact) =>
      fact.kind === 'ways' &&
      fact.ways.some((way) => way.kind === 'like' && plainName(way.piece.name) === 'pawn'),
  );

/** What names no piece: "but it may move two squares on its first move". */
const OF_THIS_PIECE =
  /^\W*(?:(?:and|or|but|with|having|the|an?) )*(?:it|they|(?:on|from) (?:its|their)|can|may|cannot|option|choice|possibility)\b/i;

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/**
 * Whether a rule of pawns is told of a piece which is no pawn. It may go two squares in several directions, or only leap. A piece that is like
 * a pawn stands for the pawns, if there are no others.
 */
function isSaidOfOther(
  { fact, from, to }: LocatedFact,
  words: readonly Word[],
  { text }: PlacedSentence,
  {
    subjects,
    about,
  }: { readonly subjects: readonly Subject[]; readonly about: readonly Subject[] },
): boolean {
  const isAllowed = fact.kind === 'option' && fact.value === 'true';
  const isHere =
    [text, textOf(words.slice(from, to))].some((one) => OF_THIS_PIECE.test(one)) ||
    (isAllowed && !/\bpawns?\b/i.test(text));
  const standsForPawn = about.some(isLikePawn) && !subjects.some(isPawn);
  return isHere && about.length > 0 && !about.some(isPawn) && !standsForPawn;
}

const OF_SEVERAL_CAPTURES = /\b(?:captures?|capturing|takes?|taking) (?:both|two|three|four)\b/i;

/** False: here it is no rule of the game. */
function recordRule(
  { fact, from, to }: LocatedFact,
  words: readonly Word[],
  about: readonly Subject[],
  placed: PlacedSentence,
  { base, rules, subjects }: PageSoFar,
): boolean {
  const { index, isElsewhere, other, passage, sentence, span, text } = placed;
  const [first] = about;
  // "The dragon king (promoted rook) of shogi" says whom it means.
  if (sentence.isAside && fact.kind === 'promotes' && fact.to === '') return true;
  if (fact.kind === 'size' && isElsewhere) return false;
  // "Captures both knights": one alone does not decide.
  if (fact.kind === 'royal' && OF_SEVERAL_CAPTURES.test(text)) return false;
  const isOfIt = fact.kind === 'royal' && fact.piece === '';
  if (isOfIt && first === undefined) return false;
  const option = fact.kind === 'option' ? fact.option : null;
  const isOfNobody =
    option === 'doubleStep' && first === undefined && /^\W*(?:it|they)\b/i.test(text);
  const isOfPawns =
    option === 'doubleStep' || (fact.kind === 'meaning' && fact.meaning === 'no en passant');
  const isOfOther =
    isOfPawns &&
    isSaidOfOther({ fact, from, to }, words, placed, { subjects: subjects.all, about });
  // No piece but a pawn captures en passant, so this is no news.
  if (isOfOther && option === null && !about.some(isLikePawn)) return true;
  if (isOfOther) for (const one of about) one.unread.push(span);
  // "As in chess, except:" under a piece tells of the piece. "It is played as in chess" never does.
  const isLikeness =
    fact.kind === 'same-rules' &&
    placed.about.length > 0 &&
    /^\W*(?:it|as|like|same)\b/i.test(text) &&
    !/\bplayed\b/i.test(text);
  const isOfPiece = option === 'castling' && /^\W*(?:(?:it|they) )?can castle/i.test(text);
  if (isOfNobody || isOfOther || isOfPiece || isLikeness) return false;
  rules.push({
    fact: factHere(
      isOfIt && first !== undefined ? { ...fact, piece: nameOf(first) } : fact,
      other,
      base !== null,
    ),
    // The double step is that of the pawns, whichever piece was spoken of before.
    about: first === undefined || option === 'doubleStep' ? null : nameOf(first),
    span: passage.excerpt.place(
      words[from]?.start ?? sentence.start,
      words[to - 1]?.end ?? sentence.end,
    ),
    index,
  });
  return true;
}
