import type { Span } from '../../text/span.js';
import { optionsOf, type GameFacts, type RuleFact, type ToldRule } from './rule-facts.js';
import type { Verdict } from './told-pieces.js';

export interface ToldSentence {
  readonly span: Span;
  readonly text: string;
  readonly verdict: Verdict;
}

/** A rule as a sentence states it. */
export interface StatedFact {
  readonly fact: RuleFact;
  /** The piece that the text is about. */
  readonly about: string | null;
  /** Of its sentence. */
  readonly index: number;
}

/** What sentences state as options, each once; `unsaid` are the sentences that do not say enough, or otherwise than one before. */
export function toldRules(
  facts: readonly StatedFact[],
  sentences: readonly ToldSentence[],
  game: GameFacts,
): { readonly rules: readonly ToldRule[]; readonly unsaid: ReadonlySet<number> } {
  const rules: ToldRule[] = [];
  const unsaid = new Set<number>();
  const isStated = new Set<string>();
  const stated = new Map<string, string | null>();
  for (const { about, fact, index } of facts) {
    const sentence = sentences[index];
    const values = optionsOf(fact, about, game);
    if (values === null || isOpenChoice(fact, sentence?.text ?? '')) {
      unsaid.add(index);
      continue;
    }
    for (const value of values) {
      const key = `${value.option ?? ''} ${value.value ?? ''} ${value.meaning ?? ''}`;
      if (fact.kind === 'size' && isStated.has('maxFile')) continue;
      if (value.option !== null && isStated.has(key)) continue;
      // What another sentence says otherwise is not decided here.
      const other =
        value.option === null || GROWING.has(value.option) ? undefined : stated.get(value.option);
      if (other !== undefined && other !== value.value) {
        unsaid.add(index);
        continue;
      }
      if (value.option !== null) stated.set(value.option, value.value);
      isStated.add(key);
      if (sentence !== undefined)
        rules.push({ ...value, span: sentence.span, text: sentence.text });
    }
    if (fact.kind === 'size') isStated.add('maxFile');
  }
  return { rules: joined(rules), unsaid };
}

/** Options to which one sentence after another adds. */
const GROWING: ReadonlySet<string> = new Set(['promotedPieceType', 'dropNoDoubled']);

/** "Pawns may be promoted to kings": alone, or as well? */
function isOpenChoice(fact: RuleFact, text: string): boolean {
  if (fact.kind !== 'pawn-choices' || fact.adds || fact.pieces.includes('queen')) return false;
  return !/\b(?:only|must|always)\b/i.test(text);
}

/** "The 7th, 8th, and 9th ranks": a board of nine ranks, if no sentence says how large it is. */
export function farthestNamed(sentences: readonly ToldSentence[]): number | null {
  const numbers = sentences.flatMap(({ text, verdict }) =>
    verdict === 'prose' || !/\branks?\b/i.test(text)
      ? []
      : [...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g)].map(([, number]) => Number(number)),
  );
  const most = Math.max(0, ...numbers);
  return most >= 8 && most <= 16 ? most : null;
}

/** One line for all pieces that promote, each under its own heading. */
function joined(rules: readonly ToldRule[]): readonly ToldRule[] {
  const all = rules.filter(({ option }) => option === 'promotedPieceType');
  if (all.length < 2) return rules;
  const value = [...new Set(all.flatMap((rule) => rule.value?.split(' ') ?? []))].join(' ');
  const [first] = all;
  return rules.flatMap((rule) =>
    rule === first ? [{ ...rule, value }] : all.includes(rule) ? [] : [rule],
  );
}
