import { LIMITING, REMARK, TALK } from './sentence-kinds.js';
import type { Sentence, Word } from './words.js';

/** Text in brackets that may complete its sentence: "one square forward (straight or diagonally)". */

const OF_DIRECTION =
  'straight|diagonal(?:ly|s)?|orthogonal(?:ly|s)?|horizontal(?:ly)?|vertical(?:ly)?|forwards?|backwards?|sideways|left|right|ahead';
const COMPLETES = new RegExp(
  `\\b(?:${OF_DIRECTION}|squares?|spaces?|cells?|fields?|points?|tiles?|steps?|once|twice|captur(?:e|es|ing)|moves?|moving|jump(?:s|ing)?|leap(?:s|ing)?|slid(?:e|es|ing))\\b|^\\W*(?:only|up to|at most|(?:a |the )?max(?:imum)?|range|any of)\\b`,
  'i',
);
/** "(left quail)" behind "left" says which of two pieces it is. */
const OF_TWINS = /^\W*(?:left|right) (?!or\b|and\b|only\b)/i;
/** It begins like the rest of a sentence, so it is hardly a remark. */
const CONTINUES = new RegExp(
  `^\\W*(?:or|and|but|plus|up to|at most|(?:a |the )?max(?:imum)?|range|exactly|only|any|one|two|three|four|five|\\d+|${OF_DIRECTION}|twice|never|not|does|do|cannot|can not|must)\\b`,
  'i',
);

/** Whether a text in brackets may be part of its sentence, not an aside about something else. */
export function mayComplete(text: string): boolean {
  const isRemark =
    TALK.test(text) || REMARK.test(text) || OF_TWINS.test(text) || namesBothSides(text);
  return COMPLETES.test(text) && !isRemark;
}

/** Words with which brackets go on with a rule: "(to a queen or a rook)", "(without moving into check)". */
const COMPLETES_RULE =
  /^\W*(?:only|to|into|on|in|within|without|from|or|and|but|except|unless|mandatory \w+|compulsory \w+|by)\b|\bonly\W*$/i;

/** "(d4, e4, d5 and e5)" */
const ARE_SQUARES = /^\W*[a-p]\d{1,2}(?:[\s,/]+(?:(?:and|or)\s+)?[a-p]\d{1,2}){0,15}\W*$/;

/** Whether a text in brackets may be part of its sentence about a rule. */
export function mayCompleteRule(text: string): boolean {
  const isRest = COMPLETES_RULE.test(text) || ARE_SQUARES.test(text);
  return isRest && !REMARK.test(text) && !namesBothSides(text);
}

/** Words that limit, permit or deny moves: "(could not capture)", "(maximum of three)", "(initially two)", "(or two)". */
const LIMITS = new RegExp(
  `\\b(?:${LIMITING}|at (?:the )?(?:most|least)|captur\\w*|tak(?:e|es|ing)|attack\\w*|limit(?:ed)?|optional(?:ly)?)\\b|^\\W*(?:or|and|plus) (?:one|two|three|four|five|\\d)\\b`,
  'i',
);

/** Whether its sentence means something else without it. */
export function changesMeaning(text: string): boolean {
  const isRemark = TALK.test(text) || REMARK.test(text);
  return (CONTINUES.test(text) && mayComplete(text)) || (LIMITS.test(text) && !isRemark);
}

/** Sides that together leave nothing out. */
const OPPOSITES = new Map([
  ['left', 'right'],
  ['right', 'left'],
  ['forward', 'backward'],
  ['backward', 'forward'],
  ['horizontal', 'vertical'],
  ['vertical', 'horizontal'],
  ['up', 'down'],
  ['down', 'up'],
]);

/** "(left or right)", "(to either side)" add nothing to "diagonally forward", nor to "sideways". */
function namesBothSides(text: string): boolean {
  if (/^\W*(?:to|on)? ?(?:either|both|each) sides?\W*$/i.test(text)) return true;
  const words = text
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => !/^(?:|and|or|either|both|to|the)$/.test(word))
    .map((word) => word.replace(/(?<=[^s])s$|ly$/, ''));
  const isBoth = (word: string): boolean => words.includes(OPPOSITES.get(word) ?? 'nowhere');
  return words.length > 0 && words.every(isBoth);
}

/** The texts in brackets of the sentence at `at`, which follow it. */
export function bracketsBehind(sentences: readonly Sentence[], at: number): readonly Sentence[] {
  if (sentences[at]?.isAside !== false || sentences[at + 1]?.isAside !== true) return [];
  let end = at + 1;
  while (sentences[end]?.isAside === true) end += 1;
  return sentences.slice(at + 1, end);
}

/** The words of a sentence as if they were written without brackets, then with a comma before each. */
export function withoutBrackets(
  { words }: Sentence,
  brackets: readonly Sentence[],
): readonly (readonly Word[])[] {
  if (brackets.length === 0) return [];
  const inserted = (before: readonly Word[]): readonly Word[] =>
    [...words, ...before, ...brackets.flatMap((one) => one.words)].toSorted(
      (one, other) => one.start - other.start,
    );
  const commas = brackets.map(({ start }): Word => {
    const place = start - 1;
    return { text: ',', image: ',', start: place, end: place };
  });
  return [inserted([]), inserted(commas)];
}
