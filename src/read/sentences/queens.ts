import { builtinRules } from '../builtins.js';
import type { Block } from '../page/blocks.js';
import { positionTexts } from '../page/position-texts.js';
import { plainName } from './names.js';
import { factsOfKind, type PlacedFact } from './rule-facts.js';
import { gameOfRules, type ReadSentence } from './stated-rules.js';
import type { Subjects } from './subjects.js';

/** What is known of a page that may tell whether its game has queens. */
interface PageOfPieces {
  readonly facts: readonly PlacedFact[];
  readonly sentences: readonly ReadSentence[];
  readonly subjects: Subjects;
  readonly blocks: readonly Block[];
}

/** "A game without queens", "there are no queens". */
const WITHOUT_QUEENS =
  /\b(?:there (?:are|is) no |(?:game|variant|chess|board|played|setup|array|sides?|players?)\b.{0,60}?\b(?:without (?:a |any |the )?|(?:has|have) no ))queens?\b(?! (?:moves?|promot|can|may|must))/i;

/**
 * Whether the game has no queen: a sentence says so, or the page describes the pawn, and each piece that pawns promote to, but no queen. Then
 * "pawns promote to a rook or a knight" leaves no queen open.
 */
export function hasNoQueens({ blocks, facts, sentences, subjects }: PageOfPieces): boolean {
  if (sentences.some(({ isTalk, text }) => !isTalk && WITHOUT_QUEENS.test(text))) return true;
  const isReplaced = factsOfKind(facts, 'replaced').some(
    ({ fact }) => plainName(fact.piece) === 'queen' && plainName(fact.by) !== 'queen',
  );
  if (isReplaced && subjects.find('queen') === null && !showsQueens(blocks)) return true;
  const choices = factsOfKind(facts, 'pawn-choices').flatMap(({ fact }) => fact.pieces);
  const isDescribed = (name: string): boolean => {
    const piece = subjects.find(name);
    return piece !== null && piece.statements.length + piece.notations.length > 0;
  };
  return (
    choices.length > 0 &&
    ['pawn', ...choices].every(isDescribed) &&
    subjects.find('queen') === null &&
    !takesQueens(facts) &&
    !showsQueens(blocks)
  );
}

/** Whether the game has the queens of another game. */
function takesQueens(facts: readonly PlacedFact[]): boolean {
  const [same] = factsOfKind(facts, 'same-pieces');
  const game = same === undefined ? gameOfRules(facts) : (same.fact.game ?? 'chess');
  const isGone =
    same?.fact.except.some((name) => plainName(name) === 'queen') === true ||
    factsOfKind(facts, 'replaced').some(({ fact }) => plainName(fact.piece) === 'queen');
  const pieces = game === null ? [] : (builtinRules(game)?.pieces ?? []);
  return !isGone && pieces.some(({ type }) => type === 'queen');
}

/** Whether a position on the page has the letter of the queen. */
function showsQueens(blocks: readonly Block[]): boolean {
  return positionTexts(blocks).some(({ excerpt: { text }, form }) =>
    /q/i.test(form === 'line' ? (text.split(' ', 1)[0] ?? '') : text),
  );
}
