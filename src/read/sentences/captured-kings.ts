import type { EngineRules } from '../../ir/engine-rules.js';
import { plainName } from './names.js';
import { factsOfKind, type PlacedFact } from './rule-facts.js';

/**
 * "There is no check; you win by capturing the king": such a king is not royal, and who has lost it has lost.
 * `base` is the game that the page changes; that of atomic chess has no royal king. Where kings can be in check, the same words only say what checkmate is for.
 */
export function withCapturedKings(
  facts: readonly PlacedFact[],
  base: EngineRules | null,
): readonly PlacedFact[] {
  const hasRoyalKing = base?.pieces.some(({ type }) => type === 'king');
  const isWithoutCheck =
    hasRoyalKing === false ||
    facts.some(({ fact }) => fact.kind === 'meaning' && fact.meaning === 'no check');
  const common = new Set(
    factsOfKind(facts, 'royal').flatMap(({ fact }) => (fact.royal ? [] : [plainName(fact.piece)])),
  );
  return facts.flatMap((placed): readonly PlacedFact[] => {
    const { fact } = placed;
    if (fact.kind !== 'royal' || fact.byCapture !== true) return [placed];
    const { piece } = fact;
    const isCommon = common.has(plainName(piece));
    // Where the king is royal, who loses the queen has lost as well. Of other pieces there are several, and one may do.
    const isOther = hasRoyalKing === true && plainName(piece) === 'queen';
    if (!isCommon && !isWithoutCheck && !isOther) return [placed];
    const gone: PlacedFact = { ...placed, fact: { kind: 'extinction', piece } };
    return isCommon || isOther
      ? [gone]
      : [{ ...placed, fact: { kind: 'royal', piece, royal: false } }, gone];
  });
}
