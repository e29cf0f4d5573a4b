import { differenceOf, LARGEST_BOARD } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import { asUsual } from './as-usual.js';
import { PLAINEST } from './choices.js';
import { knownMovement } from './known-pieces.js';
import type { MoveFact } from './move-facts.js';
import { movementOf } from './movement.js';
import { plainName } from './names.js';
import type { PageSoFar, PlacedSentence } from './placed-sentence.js';
import { ADDED, addsMoves, ADDS_TO_USUAL, ALSO, IN_ADDITION } from './sentence-kinds.js';
import type { PlacedFact } from './rule-facts.js';
import { gameOfRules } from './stated-rules.js';
import { addFacts, type Subject } from './subject.js';

/** Sentences that say only how the moves of a piece differ from those in the game that the page changes. */

export const isPawn = ({ entry }: Subject): boolean =>
  entry.names.some((name) => /(?:^| )pawn$/.test(plainName(name)));

const isKing = ({ entry }: Subject): boolean =>
  entry.names.some((name) => /^(?:king|general)$/.test(plainName(name)));

/** Which of the usual moves stay. "Knights also capture like bishops" keeps the captures, too. */
function mannerOfUsual(said: readonly MoveFact[], text: string): 'both' | 'move' | 'quiet' {
  if (isLess(said)) return 'move';
  return isOfCaptures(said) && !addsMoves(text) && !IN_ADDITION.test(text) ? 'quiet' : 'both';
}

/** Facts that only take something away: "knights may not capture". */
const RESTRICTING: ReadonlySet<MoveFact['kind']> = new Set(['no-capture', 'not', 'limit']);

const isLess = (facts: readonly MoveFact[]): boolean =>
  facts.every(({ kind }) => RESTRICTING.has(kind));

/** "Wizards gain …": beside moves that another sentence tells. Promoted forms gain beside those of the piece. */
const gains = (text: string): boolean => ADDED.test(text) && !/\bpromot/i.test(text);

/** "Horses cannot be blocked." */
const isUnblocked = (facts: readonly MoveFact[]): boolean =>
  facts.every((fact) => fact.kind === 'jumps' && fact.jumps);

/** "Cannons capture like rooks": without capturing they move as usual. */
const isOfCaptures = (facts: readonly MoveFact[]): boolean =>
  facts.every((fact) => fact.kind === 'ways' && fact.manner === 'capture');

/** Whether a sentence before said only how the piece captures, and this one says how it moves without capturing. */
export function isUsualAfterAll({ statements }: Subject, said: readonly MoveFact[]): boolean {
  const [first] = statements[0]?.facts ?? [];
  return (
    first?.kind === 'ways' &&
    first.manner === 'quiet' &&
    first.ways.every((way) => way.kind === 'like' && way.piece.name === '') &&
    said.some((fact) => fact.kind === 'ways' && fact.manner !== 'capture')
  );
}

/** Whether a sentence tells only how the moves of a piece differ from those that it has anyway. */
function changesMoves(facts: readonly MoveFact[], text: string): boolean {
  return (
    facts.length > 0 &&
    (isLess(facts) ||
      isUnblocked(facts) ||
      isOfCaptures(facts) ||
      addsMoves(text) ||
      IN_ADDITION.test(text))
  );
}

/**
 * Gives a piece that is not described otherwise the moves of the other game, if a sentence only changes them: "knights also leap two squares".
 * False if the sentence cannot be used: the page changes no game with such a piece, or a pawn "also moves", for it captures differently from
 * how it moves. `here` is what the sentence itself says of rules: "Chess, except that bishops also move" names the game.
 */
export function keepsUsualMoves(
  subject: Subject,
  said: readonly MoveFact[],
  placed: PlacedSentence,
  page: PageSoFar,
  here: readonly Pick<PlacedFact, 'fact'>[],
): boolean {
  // What an entry says is how its piece moves, unless it adds moves to those that the piece has anyway.
  if (subject.isEntry && !addsMoves(placed.text)) return true;
  // "Bishops have the added move of a horse" is about the bishops of chess, if the page names no game.
  const game =
    page.changes ??
    gameOfRules(page.rules) ??
    gameOfRules(here) ??
    (ADDED.test(placed.text) ? 'chess' : null);
  // "Rooks move almost like bishops" is a remark only if other sentences give the moves. That kings may not move into check is no news.
  if (said.length === 0 && isOf(game, subject) && !isKing(subject)) subject.early.push(placed.span);
  if (!changesMoves(said, placed.text)) return !mayAddMoves(subject, said, placed, game);
  // "In addition, the wizard moves one square" may introduce a piece, and so may "the yurt also captures as it moves" if it names no game.
  if (!isOf(page.base ?? game, subject))
    return (
      (subject.isEntry || !(ALSO.test(placed.text) || gains(placed.text))) &&
      !ADDS_TO_USUAL.test(placed.text) &&
      (gameOfRules(here) === null || !addsMoves(placed.text))
    );
  const isOpen = (fact: MoveFact): boolean =>
    fact.kind === 'ways' && (fact.manner === 'both' || fact.manner === 'move');
  return (
    !(isPawn(subject) && said.some(isOpen)) &&
    addFacts(subject, [asUsual(mannerOfUsual(said, placed.text))], placed, [])
  );
}

/** "Kings may move two squares": in place of their usual moves in the game that the page changes, or beside them. */
function mayAddMoves(
  subject: Subject,
  said: readonly MoveFact[],
  { text }: PlacedSentence,
  game: string | null,
): boolean {
  return (
    PERMITS.test(text) &&
    said.some(({ kind }) => kind === 'ways') &&
    isOf(game, subject) &&
    !isUsual(subject, said, game)
  );
}

/** Whether it is what the piece does in that game anyway: "a pawn can move forward one square". Captures are told apart in other sentences. */
function isUsual(subject: Subject, said: readonly MoveFact[], game: string | null): boolean {
  const { entry } = subject;
  const told = movementOf(said, {
    resolve: () => null,
    choice: PLAINEST,
    openKinds: new Set(),
    isPawn: isPawn(subject),
  });
  const quiet = (moves: Movement): Movement =>
    moves.map((move) => ({ ...move, modality: 'quiet' as const }));
  const usual = entry.names.flatMap(
    (name) => knownMovement({ noun: plainName(name), game }, null) ?? [],
  );
  return (
    'made' in told &&
    differenceOf(quiet(told.made.movement), quiet(usual), LARGEST_BOARD).onlyInFirst.length === 0
  );
}

const PERMITS = /^(?!.*\b(?:only|instead|no longer)\b).*\b(?:may|can)\b/is;

/** Whether it is a piece of the game that the page changes. */
function isOf(game: string | null, { entry }: Subject): boolean {
  return (
    game !== null &&
    entry.names.some((name) => knownMovement({ noun: plainName(name), game }, null) !== null)
  );
}
