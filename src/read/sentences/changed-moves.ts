import { ALWAYS } from '../../ir/movement.js';
import { knownMovement } from './known-pieces.js';
import type { MoveFact } from './move-facts.js';
import { plainName } from './names.js';
import type { PageSoFar, PlacedSentence } from './placed-sentence.js';
import { ADDS_MOVES, IN_ADDITION } from './sentence-kinds.js';
import { gameOfRules } from './stated-rules.js';
import { addFacts, type Subject } from './subject.js';

/** Sentences that say only how the moves of a piece differ from those in the game that the page changes. */

export const isPawn = ({ entry }: Subject): boolean =>
  entry.names.some((name) => /(?:^| )pawn$/.test(plainName(name)));

/** "As usual". The captures of the other game stay, unless a sentence is only about what a piece cannot do. */
const asUsual = (manner: 'both' | 'move'): MoveFact => ({
  kind: 'ways',
  ways: [
    { kind: 'like', piece: { name: '', game: null, isUsual: false }, most: null, steps: null },
  ],
  manner,
  condition: ALWAYS,
});

/** Facts that only take something away: "knights may not capture". */
const RESTRICTING: ReadonlySet<MoveFact['kind']> = new Set(['no-capture', 'not', 'limit']);

const isLess = (facts: readonly MoveFact[]): boolean =>
  facts.every(({ kind }) => RESTRICTING.has(kind));

/** Whether a sentence tells only how the moves of a piece differ from those that it has anyway. */
export function changesMoves(facts: readonly MoveFact[], text: string): boolean {
  return isLess(facts) || ADDS_MOVES.test(text) || IN_ADDITION.test(text);
}

/**
 * "Knights also leap two squares": they have the moves of the other game, too. False if the page changes no game with such a piece, or if a
 * pawn "also moves", for it captures differently from how it moves.
 */
export function addUsualMoves(
  subject: Subject,
  said: readonly MoveFact[],
  placed: PlacedSentence,
  page: PageSoFar,
): boolean {
  const isOpen = (fact: MoveFact): boolean =>
    fact.kind === 'ways' && (fact.manner === 'both' || fact.manner === 'move');
  return (
    isOfOtherGame(subject, page) &&
    !(isPawn(subject) && said.some(isOpen)) &&
    addFacts(subject, [asUsual(isLess(said) ? 'move' : 'both')], placed, [])
  );
}

/** Whether it is a piece of the game that the page changes. */
export function isOfOtherGame({ entry }: Subject, { base, rules }: PageSoFar): boolean {
  const game = base ?? gameOfRules(rules);
  return (
    game !== null &&
    entry.names.some((name) => knownMovement({ noun: plainName(name), game }, null) !== null)
  );
}
