import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { both, DIAGONAL } from './directions.js';
import type { MoveClause, PieceReference } from './move-facts.js';
import { ONE_STEP_PAWNS } from './feature-phrases.js';
import {
  BARE_MOVES,
  CLAUSE_LINK,
  CLAUSES,
  LINK,
  MOVE_SENTENCE,
  SUBJECT,
} from './move-sentences.js';
import { goes } from './move-phrases.js';
import type { Names } from './names.js';
import { REPLACED, SAME_PIECES_BUT } from './other-pieces.js';
import { PROMOTION_OF_IT } from './promotion-phrases.js';
import { parserOf, type WordParser } from './parse.js';
import { listOf, oneOf, pattern, words, type Phrase } from './phrase.js';
import { REFERENCE, REFERENCES } from './references.js';
import { AREA, RULE_SENTENCE, RULES, type LocatedFact } from './rule-phrases.js';
import { ANY_NAME, SQUARE, type Facts } from './rule-words.js';
import type { Subject } from './subject.js';
import { likes } from './like-phrases.js';
import type { Sentence, Word } from './words.js';

/** The meaning of a sentence: clauses on moves, and rules. */
export interface ParsedSentence {
  readonly clauses: readonly MoveClause[];
  readonly rules: readonly LocatedFact[];
  /** A rule says where the move of the sentence is possible. */
  readonly isPlaced?: true;
}

/** Whether the sentence describes the moves of an "it" that may be another piece, as after "it promotes to a hawk". */
export function mayDescribeOther(
  { clauses }: ParsedSentence,
  text: string,
  about: readonly Subject[],
): boolean {
  return (
    about.some(({ statements }) => statements.length > 0) &&
    /^\W*(?:it|they|this|these|he)\b(?! (?:can )?(?:is )?promot)/i.test(text) &&
    clauses.some(
      ({ facts, subject }) => subject === null && facts.some(({ kind }) => kind === 'ways'),
    )
  );
}

/** Notes on the misspellings that were corrected in words that were read. */
export function diagnoseMisspellings(
  words: readonly Word[],
  { place }: Excerpt,
): readonly Diagnostic[] {
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

/** The piece that a sentence introduces in the place of another. Null if there are several. */
export function newPiece(facts: Facts): PieceReference | null {
  const swaps = facts.filter(({ kind }) => kind !== 'same-pieces');
  const names = new Set(swaps.map((fact) => (fact.kind === 'replaced' ? fact.by : '')));
  const [name = ''] = names;
  return names.size === 1 && name !== '' ? { name, game: null, isUsual: false } : null;
}

/** "Like a king, but is not royal": a rule on the piece, whose name is empty here. */
const NOT_ROYAL: Phrase<readonly LocatedFact[]> = words(
  ',? (but|and|though|although|yet)? (it|they)? (is|are)? (not|non) (a)? (royal|royal piece)|,? (but|and|though|although|yet)? (it|they)? (is|are)? (a)? nonroyal|,? (but|and|though|although|yet)? (it|they)? ((has|have|with) no|without) royal (power|powers|status)',
).placed((_, from, to) => [{ fact: { kind: 'royal', piece: '', royal: false }, from, to }]);

const IN_AREA: Phrase<readonly LocatedFact[]> =
  pattern`(only)? (in|within|inside|of) ${AREA} (only)?`.placed((_, from, to) => [
    { fact: { kind: 'confined', pieces: null }, from, to },
  ]);

/** Whether it describes nothing but one step, whose directions are alike: "or diagonally in the palace" would be a second move. */
function isOneStep([only, ...others]: readonly MoveClause[]): boolean {
  const [fact, ...more] = only?.facts ?? [];
  const [way] = fact?.kind === 'ways' && fact.ways.length === 1 ? fact.ways : [];
  if (others.length + more.length > 0 || way?.kind !== 'line' || way.most !== 1) return false;
  const diagonal = both(way.steps, DIAGONAL).length;
  return diagonal === 0 || diagonal === way.steps.length;
}

/** "One step diagonally within the palace". */
const oneStepInArea = (moves: Phrase<readonly MoveClause[]>): Phrase<ParsedSentence> =>
  pattern`${moves} ${IN_AREA}`.when(([clauses, rules]) =>
    isOneStep(clauses) ? { clauses, rules, isPlaced: true } : null,
  );

const PROMOTION_OF_THEM: Phrase<readonly LocatedFact[]> = PROMOTION_OF_IT.placed(
  (facts, from, to) => facts.map((fact) => ({ fact, from, to })),
);

/** A promoted form that only this sentence names. */
const FORM: Phrase<PieceReference> = ANY_NAME.as((name) => ({ name, game: null, isUsual: false }));

/** "Starts on c1 and f1 and". */
const STARTS: Phrase<readonly LocatedFact[]> =
  pattern`(,)? (which|who)? (starts|start|stands|stand|begins|begin|is placed|are placed) (on|at|from) ${listOf(SQUARE, words('and|,'))} (,)? (and)?`.placed(
    (_, from, to) => [{ fact: { kind: 'start-squares' }, from, to }],
  );

const SENTENCE: Phrase<ParsedSentence> = oneOf<ParsedSentence>(
  pattern`${SUBJECT} ${STARTS} ${CLAUSES}`.as(([subject, rules, clauses]) => ({
    clauses: clauses.map((one) => ({ ...one, subject: one.subject ?? subject })),
    rules,
  })),
  // "The queen is replaced by an amazon, which moves …" describes the amazon.
  pattern`${REPLACED.placed((facts, from, to) => ({ facts, from, to }))} (,|:|;|-)? (and|which|that|who)? (it|they|this piece)? ${CLAUSES}`.when(
    ([{ facts, from, to }, clauses]): ParsedSentence | null => {
      const own = newPiece(facts);
      return own === null
        ? null
        : {
            clauses: clauses.map((one) => ({ ...one, subject: one.subject ?? [own] })),
            rules: facts.map((fact) => ({ fact, from, to })),
          };
    },
  ),
  pattern`${CLAUSES} ${NOT_ROYAL}`.as(([clauses, rules]) => ({ clauses, rules })),
  // "All pieces move as in chess, except the knight, which moves like a camel."
  pattern`${SAME_PIECES_BUT.placed((fact, from, to) => ({ fact, from, to }))} ,? (which|who|that) ${CLAUSES}`.as(
    ([{ fact, from, to }, clauses]): ParsedSentence => ({
      clauses: clauses.map(({ facts, subject }) => ({
        facts,
        subject: subject ?? fact.except.map((name) => ({ name, game: null, isUsual: false })),
      })),
      rules: [{ fact, from, to }],
    }),
  ),
  // "Pawns move one square at a time" gives no direction, so it is no description.
  ONE_STEP_PAWNS.placed((facts, from, to) => ({
    clauses: [],
    rules: facts.map((fact) => ({ fact, from, to })),
  })),
  MOVE_SENTENCE.as((clauses) => ({ clauses, rules: [] })),
  RULE_SENTENCE.as((rules) => ({ clauses: [], rules })),
  oneStepInArea(CLAUSES),
  pattern`${CLAUSES} ${LINK} (except|except that|except for)? ${RULES}`.as(
    ([clauses, , rules]) => ({
      clauses,
      rules,
    }),
  ),
  // "Moves one square forward, captures diagonally forward, becomes a queen on the last rank."
  pattern`${CLAUSES} (,|;)? (and|but)? ${PROMOTION_OF_THEM}`.as(
    ([clauses, rules]): ParsedSentence => ({ clauses, rules }),
  ),
  // "Upon promotion they become a hawk that moves like a knight" describes the hawk.
  pattern`(upon|on|after|when) (promotion|promoting|promoted|it promotes) ,? (it|they|he) (becomes|become|turns into|turn into|is|are) ${REFERENCE} ,? (that|which) ${CLAUSES}`.placed(
    ([form, clauses], from, to): ParsedSentence => ({
      clauses: clauses.map(({ facts, subject }) => ({ facts, subject: subject ?? [form] })),
      rules: [{ fact: { kind: 'promotes', pieces: null, to: form.name }, from, to }],
    }),
  ),
  pattern`${REFERENCES} (can|may|must|always)? (be)? (promotes|promote|promoted) (to|into) ${oneOf(REFERENCE, FORM)} ,? (that|which) ${CLAUSES}`.placed(
    ([pieces, form, clauses], from, to): ParsedSentence => ({
      clauses: clauses.map(({ facts, subject }) => ({ facts, subject: subject ?? [form] })),
      rules: [
        {
          fact: { kind: 'promotes', pieces: pieces.map(({ name }) => name), to: form.name },
          from,
          to,
        },
      ],
    }),
  ),
  // "Rook and bishop gain the king's move on promotion to warden and dean, respectively" describes these.
  pattern`${REFERENCES} (gain|gains) ${REFERENCE} (move|moves) (on|upon|by|after) (promotion|promoting) (to|into) ${REFERENCES} ,? (respectively)?`
    .placed(([pieces, added, forms], from, to) => ({
      pairs: pieces.map((piece, at) => ({ piece, form: forms[at] })),
      isPaired: pieces.length === forms.length,
      added,
      from,
      to,
    }))
    .when(({ added, from, isPaired, pairs, to }): ParsedSentence | null =>
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
  // "It promotes from the bishop and gains the move of a knight" states two facts.
  pattern`(in this game ,?)? it? (promotes|is promoted) from ${REFERENCE} (and|,)? (it|which)? (gains|gets|has) (the)? (move|moves|movement) of ${REFERENCES}`.placed(
    ([own, added], from, to): ParsedSentence => ({
      clauses: [{ subject: null, facts: goes(likes([own, ...added])) }],
      rules: [{ fact: { kind: 'promotes', pieces: [own.name], to: '' }, from, to }],
    }),
  ),
  // Below the heading of a piece: "Promotes to a queen or a rook on the last rank."
  PROMOTION_OF_THEM.as((rules): ParsedSentence => ({ clauses: [], rules })),
  pattern`${RULES} ${LINK} ${CLAUSES}`.as(([rules, , clauses]) => ({ clauses, rules })),
  // "Chess, but knights move like camels and there is no castling."
  pattern`${RULES} ${LINK} ${CLAUSES} ${CLAUSE_LINK} ${oneOf(RULES, PROMOTION_OF_THEM)}`.as(
    ([rules, , clauses, , more]) => ({ clauses, rules: [...rules, ...more] }),
  ),
);
const BARE: Phrase<ParsedSentence> = oneOf<ParsedSentence>(
  oneStepInArea(BARE_MOVES),
  pattern`${BARE_MOVES} ${NOT_ROYAL}`.as(([clauses, rules]) => ({ clauses, rules })),
  BARE_MOVES.as((clauses) => ({ clauses, rules: [] })),
  pattern`${BARE_MOVES} ${LINK} ${RULES}`.as(([clauses, , rules]) => ({ clauses, rules })),
);

export const parseSentence: WordParser<ParsedSentence> = parserOf(SENTENCE);
export const parseBare: WordParser<ParsedSentence> = parserOf(BARE);
export const parseRule: WordParser<readonly LocatedFact[]> = parserOf(RULE_SENTENCE);

/** Parses a sentence together with the words that stand above it: "**Stalemate** - loss for the player who cannot move". */
export function parseBehindLead(
  before: readonly string[],
  sentence: readonly Word[],
  start: number,
  names: Names,
): ParsedSentence | null {
  const words = before.map((text): Word => ({ text, image: text, start, end: start }));
  const { value } = parseSentence([...words, ...sentence], names);
  if (value === null) return null;
  // Word positions count from the sentence itself, which starts after those words.
  const rules = value.rules.map(({ fact, from, to }) => ({
    fact,
    from: Math.max(0, from - words.length),
    to: Math.max(1, to - words.length),
  }));
  return { ...value, rules };
}

const ENDS_WITH_ZONE = /\b(?:promotion (?:zone|area|region)|enemy (?:camp|territory))\W*$/i;
const ZONE_IS = ['the', 'promotion', 'zone', 'is'];

/** "The enemy camp (last three ranks)": brackets that tell which ranks they are. */
export function zoneInBrackets(
  { isAside, start, words }: Sentence,
  before: string,
  names: Names,
): ParsedSentence | null {
  return isAside && ENDS_WITH_ZONE.test(before)
    ? parseBehindLead(ZONE_IS, words, start, names)
    : null;
}

/** Whether the sentence only repeats or explains what is known. */
export function isRepetition(
  { clauses, rules }: ParsedSentence,
  { adds, isAside }: Sentence,
  about: readonly Subject[],
  text: string,
): boolean {
  if (rules.length > 0) return false;
  const [known] = about;
  if (known === undefined || known.statements.length === 0) return isAside && about.length === 0;
  const isOfWays = clauses.every(({ facts }) => facts.every(({ kind }) => kind === 'ways'));
  const isComparison =
    /^\W*(?:this|it|that|which|the \w+(?: \w+)?) (?:is|are|has|behaves|means)\b/i.test(text);
  return isOfWays && (isAside || (isComparison && clauses.length === 1 && !adds));
}
