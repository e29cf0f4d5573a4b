import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import type { MoveClause } from './move-facts.js';
import { BARE_MOVES, CLAUSES, LINK, MOVE_SENTENCE } from './move-sentences.js';
import { goes } from './move-phrases.js';
import type { Names } from './names.js';
import { parserOf, type WordParser } from './parse.js';
import { oneOf, say, type Phrase } from './phrase.js';
import { REFERENCE, REFERENCES } from './references.js';
import { RULE_SENTENCE, RULES, type SaidRule } from './rule-phrases.js';
import type { Subject } from './subject.js';
import { likes } from './way-phrases.js';
import type { Sentence, Word } from './words.js';

/** What a sentence says. */
export interface Said {
  readonly clauses: readonly MoveClause[];
  readonly rules: readonly SaidRule[];
}

/** How "it" moves, which after "it promotes to a hawk" may be the one or the other. */
export function tellsWaysOfOther(
  { clauses }: Said,
  text: string,
  about: readonly Subject[],
): boolean {
  return (
    about.some(({ said }) => said.length > 0) &&
    /^\W*(?:it|they|this|these|he)\b(?! (?:can )?(?:is )?promot)/i.test(text) &&
    clauses.some(
      ({ facts, subject }) => subject === null && facts.some(({ kind }) => kind === 'ways'),
    )
  );
}

/** What was fixed in words that were read. */
export function misspelt(words: readonly Word[], { place }: Excerpt): readonly Diagnostic[] {
  return words
    .filter(({ isCorrected }) => isCorrected === true)
    .map(({ end, image, start, text }) =>
      diagnose(
        'doc/misspelt',
        'info',
        place(start, end),
        image.toLowerCase() === text
          ? `"${image}" is repeated.`
          : `"${image}" is read as "${text}".`,
      ),
    );
}

const SENTENCE: Phrase<Said> = oneOf<Said>(
  MOVE_SENTENCE.as((clauses) => ({ clauses, rules: [] })),
  RULE_SENTENCE.as((rules) => ({ clauses: [], rules })),
  say`${CLAUSES} ${LINK} (except|except that|except for)? ${RULES}`.as(([clauses, , rules]) => ({
    clauses,
    rules,
  })),
  // "Upon promotion they become a hawk that moves like a knight" is about the hawk.
  say`(upon|on|after|when) (promotion|promoting|promoted|it promotes) ,? (it|they|he) (becomes|become|turns into|turn into|is|are) ${REFERENCE} ,? (that|which) ${CLAUSES}`.placed(
    ([form, clauses], from, to): Said => ({
      clauses: clauses.map(({ facts, subject }) => ({ facts, subject: subject ?? [form] })),
      rules: [{ fact: { kind: 'promotes', pieces: null, to: form.name }, from, to }],
    }),
  ),
  // "Rook and bishop gain the king's move on promotion to warden and dean, respectively" is about these.
  say`${REFERENCES} (gain|gains) ${REFERENCE} (move|moves) (on|upon|by|after) (promotion|promoting) (to|into) ${REFERENCES} ,? (respectively)?`
    .placed(([pieces, added, forms], from, to) => ({
      pairs: pieces.map((piece, at) => ({ piece, form: forms[at] })),
      isPaired: pieces.length === forms.length,
      added,
      from,
      to,
    }))
    .when(({ added, from, isPaired, pairs, to }): Said | null =>
      isPaired
        ? {
            clauses: pairs.flatMap(({ form, piece }) =>
              form === undefined ? [] : { subject: [form], facts: goes(likes([piece, added])) },
            ),
            rules: pairs.map(({ form, piece }) => ({
              fact: { kind: 'promotes', pieces: [piece.name], to: form?.name ?? '' },
              from,
              to,
            })),
          }
        : null,
    ),
  // "It promotes from the bishop and gains the move of a knight" says two things.
  say`(in this game ,?)? it? (promotes|is promoted) from ${REFERENCE} (and|,)? (it|which)? (gains|gets|has) (the)? (move|moves|movement) of ${REFERENCES}`.placed(
    ([own, added], from, to): Said => ({
      clauses: [{ subject: null, facts: goes(likes([own, ...added])) }],
      rules: [{ fact: { kind: 'promotes', pieces: [own.name], to: '' }, from, to }],
    }),
  ),
  say`${RULES} ${LINK} ${CLAUSES}`.as(([rules, , clauses]) => ({ clauses, rules })),
);
const BARE: Phrase<Said> = BARE_MOVES.as((clauses) => ({ clauses, rules: [] }));

export const parseSentence: WordParser<Said> = parserOf(SENTENCE);
export const parseBare: WordParser<Said> = parserOf(BARE);
export const parseRule: WordParser<readonly SaidRule[]> = parserOf(RULE_SENTENCE);

/** What a sentence says behind words that stand above it: "**Stalemate** - loss for the player who cannot move". */
export function saidBehind(
  before: readonly string[],
  sentence: readonly Word[],
  start: number,
  names: Names,
): Said | null {
  const words = before.map((text): Word => ({ text, image: text, start, end: start }));
  const { value } = parseSentence([...words, ...sentence], names);
  if (value === null) return null;
  // Places are those of the sentence, which begins behind them.
  const rules = value.rules.map(({ fact, from, to }) => ({
    fact,
    from: Math.max(0, from - words.length),
    to: Math.max(1, to - words.length),
  }));
  return { ...value, rules };
}

/** Says it again what is known, as an explanation. */
export function isIdle(
  { clauses, rules }: Said,
  { adds, isAside }: Sentence,
  about: readonly Subject[],
  text: string,
): boolean {
  if (rules.length > 0) return false;
  const [known] = about;
  if (known === undefined || known.said.length === 0) return isAside && about.length === 0;
  const isOfWays = clauses.every(({ facts }) => facts.every(({ kind }) => kind === 'ways'));
  const isComparison =
    /^\W*(?:this|it|that|which|the \w+(?: \w+)?) (?:is|are|has|behaves|means)\b/i.test(text);
  return isOfWays && (isAside || (isComparison && clauses.length === 1 && !adds));
}
