import { Phrase } from './phrase.js';

/** Words around a rule that state no rule: reasons, comparisons, talk. */

/** The end of a clause: the next comma, or the one after it if "where …" follows. */
function clauseEnds(all: readonly { readonly text: string }[], from: number): readonly number[] {
  const comma = all.findIndex(({ text }, at) => at > from && text === ',');
  if (comma < from + 2 || comma > from + MOST_WORDS_OF_TALK) return [];
  if (!/^(?:where|which|who|whose|in)$/.test(all[comma + 1]?.text ?? '')) return [comma + 1];
  const next = all.findIndex(({ text }, at) => at > comma && text === ',');
  return next < 0 ? [] : [next + 1];
}

export const MOST_WORDS_OF_TALK = 24;
/** "To avoid long games, …" */
const PURPOSE = /^(?:avoid|prevent|simplify|speed|balance|reduce|compensate|keep)$/;
const STATES_RULE =
  /^(?:promot|drop|castl|stalem|checkm|campm|repe(?:at|t)|perpet|win|won$|los[et]|loss|draw|cannot|must|may$|not$|no$)/;

/** "While it is on the back rank" is no reason. */
const TELLS_WHERE =
  /^(?:on|in|at|within|inside|outside|stands?|standing|ranks?|files?|squares?|hand|check|alive|remains?|stays?)$/;

/** "Unlike in shogi, …", "As the board is small, …", "To avoid long games, …": a comparison, a reason or a purpose that states no rule of its own. */
export const CLAUSE_BEFORE = Phrase.of<null>(({ words: all }, at) => {
  const first = all[at]?.text ?? '';
  const isLikeness = /^(?:unlike|like|similar|similarly|compared|contrary)$/.test(first);
  const isPurpose = first === 'to' && PURPOSE.test(all[at + 1]?.text ?? '');
  const isReason =
    /^(?:because|since|as|due|given|despite|although|while|whereas)$/.test(first) &&
    !/^as (?:long|soon|often|far)$/.test(`${first} ${all[at + 1]?.text ?? ''}`);
  if (!isLikeness && !isPurpose && !isReason) return [];
  return clauseEnds(all, at)
    .filter((end) => isLikeness || !all.slice(at, end).some(({ text }) => STATES_RULE.test(text)))
    .filter(
      (end) => first !== 'while' || !all.slice(at, end).some(({ text }) => TELLS_WHERE.test(text)),
    )
    .map((end) => ({ end, value: null }));
});

/** Words that may restrict what stands before them. What is so because of a piece on f8 is so in one position. */
const NARROWS =
  /^(?:except|unless|if|when|whenever|until|till|provided|but|however|not|no|must|may|can|cannot|could|without|before|after|while|other|from|never|than|once|where|whose|most|some|all|any|each|every|white|black|red|blue|gold|first|second|last|also|too|own|enemy|opponent|\d.*|[^\d]*[a-l]\d{1,2})$/;

/** Those of them that restrict a comparison as well. */
const NEGATES =
  /^(?:except|unless|if|when|whenever|until|provided|but|not|no|must|may|can|cannot|without|only|white|black|[^\d]*[a-l]\d{1,2})$/;

/** Talk behind a rule that neither restricts it nor states another: ", a creature of legends", "which is called bare king". */
export const TALK_BEHIND = Phrase.of<null>((reading, at) => {
  const { words: all } = reading;
  const start = all[at]?.text === ',' || all[at]?.text === '-' ? at + 1 : at;
  const opens = start > at ? OPENS_TALK : OPENS_CLAUSE;
  const first = all[start]?.text ?? '';
  // "Chess, but giving check is compulsory" states a difference.
  if (LEADS_DIFFERENCE.test(all[at - 1]?.text ?? '')) return [];
  if (!opens.test(first) || all.length > at + MOST_WORDS_OF_TALK) return [];
  const isAsIf = first === 'as' && all[start + 1]?.text === 'if';
  // A comparison or a reason may name pieces: "much like a rook attack", "because all pawns stand there".
  const isGloss = isAsIf || /^(?:ie|much|like|similar|because|since)$/.test(first);
  const from = isAsIf ? start + 2 : start;
  const isTalk = all
    .slice(from)
    .every(
      ({ text }, index) =>
        !(isGloss ? NEGATES : NARROWS).test(text) &&
        !STATES_RULE.test(text) &&
        (isGloss || reading.namesAt(from + index).length === 0),
    );
  return isTalk ? [{ end: all.length, value: null }] : [];
});
const LEADS_DIFFERENCE = /^(?:but|except|excepting|with|only|that|which|where|and|:)$/;
const OPENS_CLAUSE = /^(?:which|because|since|making|giving|called|representing|thus)$/;
const OPENS_TALK =
  /^(?:ie|much|like|similar|which|because|since|as|so|making|giving|called|representing|thus|hence|a|an|being|known|this|these|adding|allowing)$/;
