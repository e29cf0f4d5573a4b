import { isFragment, leadsChanges } from './sentence-kinds.js';
import type { Word } from './words.js';

/** Words with a colon before or above a sentence: whether they change it, and what the items of a list leave out. */

/** Labels with words of those below that restrict nothing. */
const FREE = /^(?:in (?:addition|general|detail|short|other words|particular)|note)\b/;
/** Words of labels that say when, where or whether moves are possible, or which pieces have them. */
const RESTRICTS =
  /\b(?:not?|never|none|nor|neither|cannot|can ?['’]?t|mustn['’]?t|isn['’]?t|forbidden|illegal|prohibited|banned|disallowed|impossible|unable|limit\w*|restrict\w*|except\w*|unless|if|when\w*|while|once|after|before|until|upon|on|in|at|from|within|inside|outside|during|only|without|with|examples?|un?promoted|promot\w*|demot\w*|black|white|red|blue|gold|silver|sente|gote|first|second|last|initial\w*|start\w*|opening|endgame|variants?|alternativ\w*|option\w*|instead|check|palace|river|zone|hand|drop\w*|captur\w*|attack\w*|tak(?:es?|ing)|wrong|false|myth|misconception|old|former\w*|original\w*|histor\w*)\b/;

/** Whether sentences on moves mean the same without the label above them: "In check: leaps like a knight" does not. Changes of a game are listed outside the entries of its pieces. */
export function standsAlone(label: string, isInEntry: boolean): boolean {
  if (FREE.test(label) || (!isInEntry && leadsChanges(label))) return true;
  return !RESTRICTS.test(label) && !isFragment(label, true);
}

const SUBJECT = "(?:(?:it|they|he|she|this piece|(?:the |an? )?[\\p{L}'’-]+(?: [\\p{L}'’-]+)?) )?";
const LEADS_OF_MOVES = [
  // "It can:", "The duke may either:"
  `${SUBJECT}(?:can|may)(?: also)?(?: do)?(?: either| one of (?:the following|these)(?: things)?)?`,
  // "How it moves:", "It moves in one of these ways:"
  `(?:how )?${SUBJECT}(?:can |may )?(moves?|captures?)(?: as follows| like this| (?:in )?(?:one |any |either )?(?:of )?(?:the following|these|two|three|several)(?: different)? ways)?`,
  // "It has two kinds of moves:"
  `${SUBJECT}(?:has|have) (?:the following|these|two|three|four|several)(?: possible| different)?(?: (?:kinds|types) of)? (moves?|movements|captures|ways (?:of moving|to move))`,
  // "Its moves are:"
  '(?:its|the|their)(?: possible| legal| basic)? (moves|captures)(?: are)?',
].map((lead) => new RegExp(`^\\W*${lead}\\s*:\\s*$`, 'iu'));

/** The words that the items of a list on moves leave out: "It moves in two ways:". Null if the sentence does not start such a list. */
export function leadOfMoves(text: string): string | null {
  const found = LEADS_OF_MOVES.map((lead) => lead.exec(text)).find((match) => match !== null);
  if (found === undefined) return null;
  return /captur/i.test(found[1] ?? '') ? 'it captures' : 'it moves';
}

/** An item without what links it to the others: "or leap like a knight;". */
export function unlinked(words: readonly Word[]): readonly Word[] {
  const first = words.findIndex(({ text }) => !/^(?:and|or|either)$/.test(text));
  const last = words.findLastIndex(({ text }) => !/^(?:and|or|[,;])$/.test(text));
  return first < 0 ? words : words.slice(first, last + 1);
}
