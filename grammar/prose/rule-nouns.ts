import type { IToken, TokenType } from 'chevrotain';
import * as t from './rule-lexer.js';

/** Words that name a rule, and words that say something of it, which make a sentence one of rules. */
const PAIRS: readonly (readonly [nouns: readonly TokenType[], verbs: readonly TokenType[]])[] = [
  [
    [
      ...[t.Castling, t.Passing, t.NMoveRule, t.Impasse, t.DoubleStep, t.Campmate, t.Stalemate],
      ...[t.Repetition, t.Fold, t.PerpetualCheck, t.GivesPerpetual, t.BareKings, t.OnlyKings],
      ...[t.PromotionZone, t.Promotion, t.DropRule, t.Drop, t.Dropped, t.Dropping, t.Nifu],
      ...[t.CapturedPieces, t.Uchifuzume, t.SamePosition, t.NoProgress],
    ],
    [
      ...[t.Wins, t.Loses, t.CausesLoss, t.Draw, t.LossNoun, t.WinNoun, t.Vary, t.IsIllegal],
      ...[t.IsLegal, t.Apply, t.Cannot, t.Compulsory, t.NotCompulsory, t.NoOne, t.ThereIsNo],
      ...[t.ThereIs, t.None, t.Without, t.NotUses, t.Must],
    ],
  ],
  [
    [t.Player, t.NoOne, t.FirstPlayer, t.Opponent],
    [t.Wins, t.Loses, t.CausesLoss, t.LossNoun, t.WinNoun, t.HasNoMove, t.OnlyIllegal, t.Vary],
  ],
  [
    [t.White, t.Black, t.Sente, t.Gote, t.SenteGote, t.FirstPlayer],
    [t.MovesFirst, t.MovesNext, t.Called],
  ],
  [[t.Board], [t.Size]],
  [
    [t.AllRules, t.OtherRules],
    [t.SameAs, t.SimilarTo, t.Apply],
  ],
];

/** Words that make a sentence one of rules by themselves. */
const SUFFICIENT: readonly TokenType[] = [
  ...[t.MustPromote, t.NeedNotPromote, t.DoesNotPromote, t.BecomesPromoted, t.PromotedForm],
  ...[t.CannotBeDropped, t.CanBeDropped, t.Royal, t.NonRoyal, t.AloneMate, t.VariantOf],
];

/** Stems of which each sentence on rules has one; looking for them is many times faster than reading it. */
const STEMS =
  /drop|castl|\bpass|skip|null move|[- ]moves?[- ]rule|moves (?:\w{1,20} ){0,9}without|impasse|jishogi|nyugyoku|entering|double[- ]|two-step|campmate|stalemat|mat(?:e|es|ing)\b|repeat|repetit|recur|fold\b|sennichite|same (?:pos|sit|arr|conf)|perpetual|continu(?:ous|al)|promot|compulsory|mandatory|royal|kings?\b|\bwin|\blos[est]|defeat|\bdraw|\btied?\b|forfeit|first|sente\b|gote\b|\bboard|\bsize|rules?\b|variant|variation|captured|\bhand\b|nifu|uchi|illegal|forbid|prohibit|allowed|permitted|goal|\baim\b|object|essentially|convert|counterpart|alternate|everything else|\brest\b|called check|\bstarts?\b|\bbegins?\b|game (?:continues|goes|ends|lasts)|distances|\bfiles?\b|ranks?\b|following|positions?\b|\bnone\b|^\s*(?:no|yes)\b|optional|occurrence|played (?:like|as)|based on|everything|\d\s?[x×]\s?\d/i;

/** False for most sentences that state no rule. */
export function mayStateRule(sentence: string): boolean {
  return STEMS.test(sentence);
}

/** True if a sentence names a rule and says something of it. */
export function isOfRules(words: readonly IToken[]): boolean {
  const has = (types: readonly TokenType[]): boolean =>
    words.some(({ tokenType }) => types.includes(tokenType));
  return has(SUFFICIENT) || PAIRS.some(([nouns, verbs]) => has(nouns) && has(verbs));
}
