/** A rule that authors state in a sentence, and the line of the format that states it. */
interface Wish {
  /** Beginnings of words, all of which must occur. */
  readonly words: readonly string[];
  readonly line: string;
}

const SAID: readonly (readonly [words: string, line: string])[] = [
  ['flying general', '* Facing kings: forbidden'],
  ['king fac', '* Facing kings: forbidden'],
  ['general fac', '* Facing kings: forbidden'],
  ['one pawn file', '1. Only one per column'],
  ['one pawn column', '1. Only one per column'],
  ['two pawn file', '1. Only one per column'],
  ['nifu', '1. Only one per column'],
  ['drop mate', '1. Cannot be dropped to give mate'],
  ['no double', '* Double step: no'],
  ['pawn two', '* Double step: yes'],
  ['pawn double', '* Double step: yes'],
  ['double step', '* Double step: yes'],
  ['pawn three', '* Triple step: a2-h2'],
  ['no passant', '* En passant: none'],
  ['passant', '* En passant: Pawn'],
  ['no castl', '* Castling: no'],
  ['not castle', '* Castling: no'],
  ['castl file', '* Castling to: c, g'],
  ['castl three', '* Castling to: b, h'],
  ['castl', '* Castling: yes'],
  ['must captur', '* Must capture: yes'],
  ['captur compuls', '* Must capture: yes'],
  ['captur mandatory', '* Must capture: yes'],
  ['captur explo', '* Atomic: yes'],
  ['three check', '* Check counting: 3'],
  ['king center', '* Goal: King to d4-e5'],
  ['king centre', '* Goal: King to d4-e5'],
  ['king middle', '* Goal: King to d4-e5'],
  ['king last rank', '* Campmate: yes'],
  ['king farthest rank', '* Campmate: yes'],
  ['bare king', '* Bare king: loss'],
  ['bared', '* Bare king: loss'],
  ['los all pieces wins', '* Losing all pieces: win'],
  ['captur king', '* Capture wins: King'],
  ['arrow', '* Walls: arrow'],
  ['palace', '* Confined: King: d1-f3'],
  ['confined', '* Confined: King: d1-f3'],
  ['cross river', '* Confined: Elephant: *1 *2 *3 *4 *5'],
  ['drop check', '* Drops with check: forbidden'],
  ['drop first rank', '* Drop squares: *1'],
  ['captured drop', '* Drops: yes'],
  ['captured hand', '* Drops: yes'],
  ['promot captured', '* Promotion limit: captured pieces only'],
  ['promot rank', '* Promotion zone: 3 farthest ranks'],
  ['promot compuls', '* Promotion: compulsory'],
  ['promot optional', '* Promotion: optional'],
  ['fifty mov', '* Move rule: 50 moves'],
  ['mov rule', '* Move rule: 50 moves'],
  ['perpetual chas', '* Perpetual chase: loses'],
  ['perpetual check', '* Perpetual check: loses'],
  ['repe draw', '* Repetition: threefold is a draw'],
  ['repe los', '* Repetition: threefold loses'],
  ['repe forbidden', '* Repetition: threefold is forbidden'],
  ['stalemate win', '* Stalemate: win'],
  ['stalemate los', '* Stalemate: loss'],
  ['stalemate draw', '* Stalemate: draw'],
  ['may pass', '* Pass: yes'],
  ['can pass', '* Pass: yes'],
  ['duck', '* Walls: duck'],
  ['pieces row', '* Connect: 5'],
  ['count makruk', '* Counting rule: makruk'],
  ['no royal', '1. Not royal'],
  ['not royal', '1. Not royal'],
  ['royal', '1. Royal piece'],
];

export const WISHES: readonly Wish[] = SAID.map(([words, line]) => ({
  words: words.split(' '),
  line,
}));

/** Longer sentences state more than one rule. */
const MOST_WORDS = 16;

/** The line that states the rule of a short sentence; null if the sentence is not recognised. */
export function wishedLine(sentence: string): string | null {
  const words = sentence
    .toLowerCase()
    .split(/[^a-z]+/, MOST_WORDS + 2)
    .filter((word) => word !== '');
  if (words.length > MOST_WORDS) return null;
  const found = WISHES.find((wish) =>
    wish.words.every((wanted) => words.some((word) => word.startsWith(wanted))),
  );
  return found?.line ?? null;
}
