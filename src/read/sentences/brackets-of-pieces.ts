import { LONGEST_LEAD, namesBefore } from './called-pieces.js';
import type { Verdict } from './described-pieces.js';
import type { MoveFact } from './move-facts.js';
import { plainName } from './names.js';
import { parseBare, parseSentence } from './parsed-sentence.js';
import type { PageSoFar, PlacedSentence } from './placed-sentence.js';
import type { RuleFact } from './rule-facts.js';
import { addFacts } from './subject.js';

/** Brackets behind the name of a piece that say something of that piece, not of the one that the sentence is about. */

/** The names that end right before a bracket, the longest first. */
function namesBehind({ passage, sentence }: PlacedSentence): readonly string[] {
  const { start } = sentence;
  return namesBefore(passage.excerpt.text.slice(Math.max(0, start - LONGEST_LEAD), start));
}

/** A letter behind the name of a piece that a sentence describes: "The archbishop (A) combines …". */
export function letterBehind(placed: PlacedSentence, { subjects }: PageSoFar): Verdict | null {
  const { sentence, text } = placed;
  if (!sentence.isAside || !/^[A-Z]$/.test(text)) return null;
  for (const name of namesBehind(placed)) {
    const piece = subjects.find(name);
    const isMeant = piece?.entry.names.some((one) => plainName(one) === plainName(name)) === true;
    if (piece === null || !isMeant) continue;
    const isTaken = subjects.all.some(({ entry }) => entry.letters.includes(text));
    if (isTaken || piece.entry.letters.length > 0) return null;
    piece.entry = { ...piece.entry, letters: [text] };
    return 'read';
  }
  return null;
}

/** How many sentences the brackets of a sentence are, at most. */
const MOST_BRACKETS = 4;

/** The moves of a piece that the sentence introduces: "It promotes to a gold (one step orthogonally or diagonally forward)". */
export function movesBehind(placed: PlacedSentence, page: PageSoFar): Verdict | null {
  const { index, sentence, span } = placed;
  if (!sentence.isAside) return null;
  const introduced = page.rules
    .filter((rule) => rule.index < index && rule.index >= index - MOST_BRACKETS)
    .flatMap(({ fact }) => introducedBy(fact).map(plainName));
  const name = namesBehind(placed).find((one) => introduced.includes(plainName(one)));
  if (name === undefined) return null;
  const said =
    parseBare(sentence.words, page.names).value ?? parseSentence(sentence.words, page.names).value;
  if (said === null || said.rules.length > 0) return null;
  const facts = said.clauses.flatMap((clause) => clause.facts);
  const isOfIt = said.clauses.every(({ subject }) => subject === null);
  if (!isOfIt || !facts.some(({ kind }) => kind === 'ways')) return null;
  const [piece, ...others] = page.subjects.named(
    { name: plainName(name), game: null, isUsual: false },
    [],
    span,
  );
  if (piece === undefined || others.length > 0) return null;
  const isKnown = piece.statements.length > 0;
  return addFacts(piece, isKnown ? repeated(facts) : facts, placed, []) ? 'read' : null;
}

function introducedBy(fact: RuleFact): readonly string[] {
  if (fact.kind === 'promotes') return [fact.to];
  if (fact.kind === 'pawn-choices') return fact.pieces;
  return fact.kind === 'replaced' ? [fact.by] : [];
}

/** Of a piece that is described elsewhere the bracket says the same again. */
function repeated(facts: readonly MoveFact[]): readonly MoveFact[] {
  return facts.flatMap((fact): readonly MoveFact[] =>
    fact.kind === 'ways' ? [{ kind: 'repeats', ways: fact.ways, manner: fact.manner }] : [],
  );
}
